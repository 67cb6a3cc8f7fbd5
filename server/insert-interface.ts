import { METHODS } from 'node:http';
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentId } from '#leads/content-id.ts';
import type { DeliveryKind } from '#leads/delivery/channels.ts';
import { DEVICE_ZONE_FIELD, DEVICE_ZONE_HEADER, knownZone } from '#leads/device-zone.ts';
import {
  type FormSignals,
  HONEYPOT_FIELD,
  HONEYPOT_HEADER,
  SECONDS_HEADER,
  spamReason,
} from '#leads/spam.ts';
import { type LeadStore, StoreUnavailable } from '#leads/store/lead-store.ts';
import { isLeadTable, LEAD_TYPES, type LeadTable, leadType } from '#leads/types.ts';
import type { FormValues, Problem } from '#leads/validation.ts';
import { NO_STORE } from './cache-policies.ts';
import { isCrossSite } from './cross-site.ts';
import * as insertError from './insert-error.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { closesAfterAnswer } from './request-body.ts';
import { DATA_POLICY, PAGE_POLICY } from './security-headers.ts';

interface Options {
  store: LeadStore;
  limit: RateLimiter;
  /** The deliveries of each new lead. */
  deliveries: readonly DeliveryKind[];
  /** Called after a lead with deliveries is stored. */
  onLead: () => void;
  /** Whether leads sent by programs count as genuine. */
  trustClients: boolean;
  /** The site's public origin, if known. */
  siteUrl: string | undefined;
  /** Renders the error page of a plain HTML form. */
  problemPage: (problems: string[], formPath: string) => string;
}

/**
 * The insert interface, modelled on PostgREST: `POST /rest/v1/TABLE` takes one row, as JSON or as a plain HTML form.
 * Every other request is an error. `docs/operations.md` has the table of answers.
 */
export async function insertInterface(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  app.removeContentTypeParser('text/plain');
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', NO_STORE).header('x-request-id', request.id);
    const { table } = request.params as { table: string };
    if (!isLeadTable(table)) return sendError(request, reply, insertError.unknownTable(table), options);
    if (request.method !== 'POST' || asksForRow(request)) {
      return sendError(request, reply, insertError.permissionDenied(table), options);
    }
    if (isCrossSite(request.headers, options.siteUrl)) {
      return sendError(request, reply, insertError.crossSitePost(), options);
    }
    // A closed socket has no address to count.
    if (request.socket.destroyed) return sendError(request, reply, insertError.malformedJson(), options);
    const wait = await options.limit(request.ip);
    if (wait !== undefined) return sendError(request, reply, insertError.tooManyRequests(wait), options);
  });

  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendError(request, reply, errorFor(error, request), options),
  );

  app.all<{ Params: { table: LeadTable } }>(
    '/rest/v1/:table',
    { bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const { table } = request.params;
      const input = rowOf(request, table);
      if (input === undefined) return sendError(request, reply, insertError.malformedJson(), options);

      const checked = LEAD_TYPES[table].check(input, yesterday());
      if (!checked.ok)
        return sendError(
          request,
          reply,
          errorForProblems(table, checked.problems),
          options,
          checked.problems,
        );

      const row = { ...checked.row, id: checked.row.id ?? idFor(request, table, checked.row) };
      const suspicion = spamReason(signalsOf(request), options.trustClients);
      const deliveries = suspicion === undefined ? options.deliveries : [];
      const outcome = await options.store.insert(table, row, {
        suspicion,
        deliveries,
        deviceZone: leadType(table).timeZone(row) && deviceZoneOf(request),
      });
      request.log.info({ table, id: row.id, outcome, suspicion }, 'lead received');
      if (outcome === 'stored' && deliveries.length > 0) options.onLead();
      if (outcome === 'conflict') return sendError(request, reply, insertError.idTaken(), options);
      if (isFormPost(request)) return reply.redirect(LEAD_TYPES[table].thanksPath, 303);
      if (outcome === 'duplicate') return sendError(request, reply, insertError.duplicateId(table), options);
      return reply.code(201).send();
    },
  );
}

const BODY_LIMIT = 64 * 1024;

/** Reads one row from a form, an object, or a list of one object, which Supabase's client sends. */
function rowOf(request: FastifyRequest, table: LeadTable): unknown {
  const { body } = request;
  if (isFormPost(request)) return LEAD_TYPES[table].fromForm(body as FormValues);
  const row = Array.isArray(body) && body.length === 1 ? body[0] : body;
  return typeof row === 'object' && row !== null && !Array.isArray(row) ? row : undefined;
}

/** Reads the fields of a plain form, or the headers that our script sends with a row. */
function signalsOf(request: FastifyRequest): FormSignals {
  const hasFetchMetadata = Object.keys(request.headers).some((name) => name.startsWith('sec-fetch-'));
  if (isFormPost(request)) {
    const honeypot = (request.body as FormValues)[HONEYPOT_FIELD];
    return { honeypot: honeypot === undefined ? undefined : String(honeypot), hasFetchMetadata };
  }
  const { [HONEYPOT_HEADER]: honeypot, [SECONDS_HEADER]: seconds } = request.headers;
  return {
    honeypot: honeypot === undefined ? undefined : String(honeypot),
    seconds: seconds === undefined ? undefined : Number(seconds),
    hasFetchMetadata,
  };
}

/** Reads the zone of the visitor's device, which our script sends along. */
function deviceZoneOf(request: FastifyRequest): string | undefined {
  return knownZone(
    isFormPost(request)
      ? (request.body as FormValues)[DEVICE_ZONE_FIELD]
      : request.headers[DEVICE_ZONE_HEADER],
  );
}

function idFor(request: FastifyRequest, table: LeadTable, row: object): string {
  return isFormPost(request) ? contentId(table, row) : crypto.randomUUID();
}

/** The earliest day to accept: the visitor's day may be one behind UTC's (spec section 5). */
function yesterday(): string {
  return new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Whether an insert asks for the stored row back. Nothing can be read. */
function asksForRow(request: FastifyRequest): boolean {
  return /return=representation/.test(String(request.headers.prefer ?? ''));
}

function isFormPost(request: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');
}

function errorForProblems(table: LeadTable, problems: Problem[]): insertError.InsertError {
  const unknown = problems.find(({ kind }) => kind === 'unknown');
  if (unknown) return insertError.unknownColumn(table, unknown.field);
  const [first, ...others] = problems;
  return first ? insertError.invalidRow([first, ...others]) : insertError.internalError();
}

function errorFor(error: FastifyError, request: FastifyRequest): insertError.InsertError {
  if (error instanceof StoreUnavailable) {
    if (!error.isAnnounced) request.log.error({ reason: error.message }, 'the store is not reachable');
    return insertError.storeUnavailable();
  }
  if (error.statusCode === 413) return insertError.bodyTooLarge();
  if (error.statusCode === 415) return insertError.unsupportedType();
  if (error.statusCode && error.statusCode < 500) return insertError.malformedJson();
  // Not the whole error: PostgreSQL's contains the row.
  request.log.error({ reason: error.message, code: error.code, stack: error.stack }, 'an insert failed');
  return insertError.internalError();
}

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, retryAfter, ...body }: insertError.InsertError,
  { problemPage }: Options,
  problems: Problem[] = [],
): FastifyReply {
  reply.code(status);
  // Fastify closes a connection whose body it did not read; then the client may never see the answer.
  if (!closesAfterAnswer(request.headers)) reply.removeHeader('connection');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const { table } = request.params as { table: string };
  if (isFormPost(request) && isLeadTable(table)) {
    const messages = problems.length > 0 ? problems.map(({ message }) => message) : [body.message];
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(problemPage(messages, LEAD_TYPES[table].formPath));
  }
  return reply.header('content-security-policy', DATA_POLICY).send(body);
}
