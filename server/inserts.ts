import { METHODS } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { findFirstAnswer, pickTime } from '#leads/calls/appointments.ts';
import type { AskedTime, CallTime } from '#leads/calls/call.ts';
import { contentId } from '#leads/content-id.ts';
import { type LeadStore, StoreUnavailable } from '#leads/db/lead-store.ts';
import { CALLS } from '#leads/db/tables.ts';
import { DEVICE_ZONE_FIELD, DEVICE_ZONE_HEADER, knownZone } from '#leads/device-zone.ts';
import type { DeliveryKind } from '#leads/outbox/kinds.ts';
import {
  type FormSignals,
  HONEYPOT_FIELD,
  HONEYPOT_HEADER,
  SECONDS_HEADER,
  spamReason,
} from '#leads/spam.ts';
import { type Booking, requestedStart } from '#leads/types/booking.ts';
import { isLeadTable, LEAD_TYPES, type LeadTable, leadType } from '#leads/types.ts';
import { type FormValues, type Problem, UUID } from '#leads/validation.ts';
import { CALL_TIMES_PATH, type CallTimes } from './call-times.ts';
import { isCrossSite } from './cross-site.ts';
import * as insertError from './insert-error.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { isFormPost } from './request-body.ts';
import { DATA_POLICY, PAGE_POLICY } from './security-headers.ts';
import { pageWith, type Site } from './site.ts';

interface Options {
  store: LeadStore;
  limit: RateLimiter;
  deliveries: readonly DeliveryKind[];
  onLead: () => void;
  /** Undefined if visitors are offered no times. */
  callTimes: CallTimes | undefined;
  config: Pick<Config, 'siteUrl' | 'trustClients'>;
  site: Site;
}

/**
 * The insert interface, modelled on PostgREST: `POST /rest/v1/TABLE` takes one row, as JSON or as a plain HTML form.
 * Every other request is an error. `docs/specification.md` 7 has the table of answers.
 */
export async function insertInterface(app: FastifyInstance, options: Options): Promise<void> {
  const { store, callTimes, config } = options;
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    const { table } = request.params as { table?: string };
    if (table !== undefined) {
      if (!isLeadTable(table)) return refuse(reply, insertError.unknownTable(table));
      // Nothing can be read, nor the stored row of an insert.
      if (request.method !== 'POST' || /return=representation/.test(String(request.headers.prefer ?? ''))) {
        return refuse(reply, insertError.permissionDenied(table));
      }
    }
    if (isCrossSite(request.headers, config.siteUrl)) {
      return refuse(reply, insertError.CROSS_SITE_POST);
    }
    const wait = options.limit(request.ip);
    if (wait !== undefined) return refuse(reply, insertError.tooManyRequests(wait));
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => refuse(reply, errorFor(error, request)));

  app.all<{ Params: { table: LeadTable } }>('/rest/v1/:table', async (request, reply) => {
    const { table } = request.params;
    const input = rowOf(request, table);
    if (input === undefined) return refuse(reply, insertError.MALFORMED_JSON);

    // The visitor's day may be one behind UTC's (spec section 5).
    const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
    const checked = LEAD_TYPES[table].check(input, yesterday);
    if (!checked.ok) {
      const unknown = checked.problems.find(({ kind }) => kind === 'unknown');
      const error = unknown
        ? insertError.unknownColumn(table, unknown.field)
        : insertError.invalidRow(checked.problems);
      return refuse(reply, error, checked.problems);
    }

    const isForm = isFormPost(request);
    const newId = () => (isForm ? contentId(table, checked.row, new Date()) : crypto.randomUUID());
    const row = { ...checked.row, id: checked.row.id ?? newId() };
    const { fastestSeconds, timeZone, thanksPath } = leadType(table);
    const suspicion = spamReason(signalsOf(request), fastestSeconds, config.trustClients);
    const deliveries = suspicion === undefined ? options.deliveries : [];
    const time = suspicion === undefined ? await timeOf(table, row, options) : undefined;
    const sentDeviceZone = sentBeside(request, DEVICE_ZONE_FIELD, DEVICE_ZONE_HEADER);
    const outcome = await store.insert(table, row, {
      suspicion,
      deliveries,
      deviceZone: timeZone(row) && knownZone(sentDeviceZone),
      time,
    });
    if (outcome === 'stored' && deliveries.length > 0) options.onLead();
    if (outcome === 'stored' && time) callTimes?.expire();
    const hasAnswer = callTimes && table === CALLS && outcome !== 'conflict';
    const callTime = hasAnswer ? await callTimeOf(row.id, outcome === 'stored' && !time) : undefined;
    request.log.info({ table, id: row.id, outcome, suspicion, callTime }, 'lead received');
    if (outcome === 'conflict') return refuse(reply, insertError.ID_TAKEN);
    if (callTime) reply.header(CALL_TIME_HEADER, callTime);
    if (isForm) {
      const isSaid = callTime === 'taken' || callTime === 'confirmed';
      return reply.redirect(isSaid ? `/book-call/${callTime}` : thanksPath, 303);
    }
    if (outcome === 'duplicate') return refuse(reply, insertError.duplicateId(table));
    return reply.code(201).send();
  });

  app.post(CALL_TIMES_PATH, async (request, reply) => {
    if (isFormPost(request)) return refuse(reply, insertError.UNSUPPORTED_TYPE);
    const picked = callTimes && pickOf(request.body);
    const time = picked && (await callTimes.askedTime(picked.start));
    const callTime = time && (await pickTime(store, picked.id, time, options.deliveries));
    request.log.info({ id: picked?.id, callTime }, 'time picked');
    if (callTime === undefined) return refuse(reply, insertError.NO_SUCH_PICK);
    callTimes?.expire();
    if (callTime === 'taken') return refuse(reply, insertError.TIME_TAKEN);
    options.onLead();
    return reply.code(204).header(CALL_TIME_HEADER, callTime).send();
  });

  /**
   * What the visitor hears of the time; `requested` where the team has to look at it. The lead is stored: an answer that
   * can't be read now makes it no less so.
   */
  async function callTimeOf(id: string, isRequested: boolean): Promise<CallTime | 'requested'> {
    const answer = () => store.available(() => findFirstAnswer(store.db, id));
    return (!isRequested && (await answer().catch(() => undefined))) || 'requested';
  }

  async function refuse(
    reply: FastifyReply,
    { status, retryAfter, ...body }: insertError.InsertError,
    problems: Problem[] = [],
  ): Promise<FastifyReply> {
    const { request } = reply;
    reply.code(status);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    const { table } = request.params as { table: string };
    if (isFormPost(request) && isLeadTable(table)) {
      const messages = problems.length > 0 ? problems.map(({ message }) => message) : [body.message];
      const { renderFormProblem } = await import('#site/screens/render-main.tsx');
      const main = renderFormProblem(messages, LEAD_TYPES[table].formPath);
      return reply
        .header('content-security-policy', PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(pageWith(options.site, 'form-problem', main));
    }
    return reply.header('content-security-policy', DATA_POLICY).send(body);
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Says what became of the time that a booking asks for. PostgREST's clients pass over it. */
const CALL_TIME_HEADER = 'call-time';

/** The time that a booking asks for, if it is one that visitors may have. */
async function timeOf(table: LeadTable, row: object, { callTimes }: Options): Promise<AskedTime | undefined> {
  if (!callTimes || table !== CALLS) return undefined;
  const { status, ...span } = await callTimes.askedTime(requestedStart(row as Booking));
  return status && { ...span, status };
}

/** Reads the booking's id and the time of a pick; undefined if either is none. */
function pickOf(body: unknown): { id: string; start: Date } | undefined {
  const { id, time } = (body ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !UUID.test(id) || typeof time !== 'string') return undefined;
  const start = new Date(time);
  return /^\d{4}-\d\d-\d\dT.*Z$/.test(time) && !Number.isNaN(start.getTime())
    ? { id: id.toLowerCase(), start }
    : undefined;
}

/** Reads one row from a form, an object, or a list of one object, which Supabase's client sends. */
function rowOf(request: FastifyRequest, table: LeadTable): unknown {
  const { body } = request;
  if (isFormPost(request)) return LEAD_TYPES[table].fromForm(body as FormValues);
  const row = Array.isArray(body) && body.length === 1 ? body[0] : body;
  return typeof row === 'object' && row !== null && !Array.isArray(row) ? row : undefined;
}

/** Reads a field of a plain form, or the header that our script sends with a row. */
function sentBeside(request: FastifyRequest, field: string, header: string): string | undefined {
  const { body, headers } = request;
  return (isFormPost(request) ? (body as FormValues)[field] : headers[header])?.toString();
}

function signalsOf(request: FastifyRequest): FormSignals {
  const seconds = isFormPost(request) ? undefined : request.headers[SECONDS_HEADER];
  return {
    honeypot: sentBeside(request, HONEYPOT_FIELD, HONEYPOT_HEADER),
    seconds: seconds === undefined ? undefined : Number(seconds),
    hasFetchMetadata: Object.keys(request.headers).some((name) => name.startsWith('sec-fetch-')),
  };
}

function errorFor(error: FastifyError, request: FastifyRequest): insertError.InsertError {
  if (error instanceof StoreUnavailable) {
    request.log.error({ reason: error.message }, 'the store is not reachable');
    return insertError.STORE_UNAVAILABLE;
  }
  if (error.statusCode === 413) return insertError.BODY_TOO_LARGE;
  if (error.statusCode === 415) return insertError.UNSUPPORTED_TYPE;
  if (error.statusCode && error.statusCode < 500) return insertError.MALFORMED_JSON;
  // Not the whole error: PostgreSQL's contains the row.
  request.log.error({ reason: error.message, code: error.code, stack: error.stack }, 'an insert failed');
  return insertError.INTERNAL_ERROR;
}
