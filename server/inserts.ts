import { METHODS } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type App, textsOf } from '#http/schemas.ts';
import { contentId } from '#leads/content-id.ts';
import { CALLS } from '#leads/db/tables.ts';
import { DEVICE_ZONE_FIELD, DEVICE_ZONE_HEADER, knownZone } from '#leads/device-zone.ts';
import { DAY_MS } from '#leads/durations.ts';
import { errorMessage } from '#leads/error-message.ts';
import { requestedStart } from '#leads/lead-types/booking.ts';
import { checkLead, isLeadTable, type LeadTable, leadType } from '#leads/lead-types/lead-types.ts';
import { insertLead, type NewLead } from '#leads/record/insert-lead.ts';
import { knownSource, SOURCE_HEADER } from '#leads/source.ts';
import { HONEYPOT_FIELD, HONEYPOT_HEADER, SECONDS_HEADER, spamReason } from '#leads/spam.ts';
import type { FormValues, Problem } from '#leads/validation.ts';
import { CALL_TIME_HEADER, pickTimes } from './call-times.ts';
import { isCrossSite } from './cross-site.ts';
import { createRateLimiter, networkOf } from './rate-limiter.ts';
import { isFormPost } from './request-body.ts';
import { OTHER_TYPE, restError } from './rest-error.ts';
import { PAGE_POLICY } from './security-headers.ts';
import type { Services } from './services.ts';
import { pageWith } from './site.ts';

/**
 * Adds the insert interface, modelled on PostgREST: `POST /rest/v1/TABLE` accepts one row, as JSON or as a form posted
 * without JavaScript. Every other request is an error. `docs/specification.md` section 7 lists the responses.
 */
export async function insertInterface(app: App, services: Services): Promise<void> {
  const { store, freeTimes, config, onLead } = services;
  const limit = createRateLimiter(config.rateLimit);
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    const { table } = textsOf(request.params);
    if (table !== undefined) {
      if (!isLeadTable(table))
        return refuse(reply, 404, 'PGRST205', `Could not find the table '${table}' in the schema cache`);
      // Nothing is readable, not even the row just inserted.
      if (request.method !== 'POST' || /return=representation/.test(String(request.headers.prefer ?? '')))
        return refuse(reply, 401, '42501', `permission denied for table ${table}`);
    }
    if (isCrossSite(request.headers, config.siteUrl))
      return refuse(reply, 403, '42501', 'Pages of other sites may not post here');
    const wait = limit(request.ip);
    if (wait !== undefined) return refuse(reply.header('retry-after', wait), 429, 'PGRST429', TOO_MANY);
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { code, stack, statusCode = 500 } = error;
    const reason = errorMessage(error);
    if (statusCode === 413) return refuse(reply, 413, 'PGRST413', 'The body is larger than 64 KiB');
    if (statusCode === 415) return refuse(reply, 415, 'PGRST415', OTHER_TYPE);
    if (statusCode < 500) return refuse(reply, 400, 'PGRST102', NO_ROW);
    if (store.isUnavailable(error)) {
      request.log.error({ reason }, 'the store is not reachable');
      return refuse(reply.header('retry-after', 5), 503, 'PGRST000', NOT_STORED_NOW);
    }
    // Don't log the whole error: PostgreSQL's errors contain the row.
    request.log.error({ reason, code, stack }, 'an insert failed');
    return refuse(reply, 500, 'XX000', 'An unexpected error occurred. Please try again later.');
  });

  app.all<InsertRoute>('/rest/v1/:table', async (request, reply) => {
    const submission = readSubmission(request);
    if ('refusal' in submission) return refuse(reply, 400, ...submission.refusal);
    const suspicion = judge(request, submission);
    const { table, row } = submission;
    const { result, callTime: heard = 'requested' } = await storeLead(request, submission, suspicion);
    // The requested time's status, as shown to the visitor: `requested` if the team has to check the time.
    const isAnswered = freeTimes.isOffered && table === CALLS && result !== 'conflict';
    const callTime = isAnswered ? heard : undefined;
    request.log.info({ table, id: row.id, outcome: result, suspicion, callTime }, 'lead received');
    return sendResult(reply, submission, result, callTime);
  });

  pickTimes(app, services);

  function judge({ headers }: FastifyRequest, { table, form }: Submission): string | undefined {
    const seconds = form ? undefined : headers[SECONDS_HEADER];
    const signals = {
      honeypot: (form ? form[HONEYPOT_FIELD] : headers[HONEYPOT_HEADER])?.toString(),
      seconds: seconds === undefined ? undefined : Number(seconds),
      hasFetchMetadata: Object.keys(headers).some((name) => name.startsWith('sec-fetch-')),
    };
    return spamReason(signals, leadType(table).fastestSeconds, config.trustClients);
  }

  /** Stores a lead and queues its deliveries. Suspected spam takes no call time, sends nothing and uses up no quota. */
  async function storeLead({ headers, ip }: FastifyRequest, submission: Submission, suspicion?: string) {
    const { table, row, form } = submission;
    const isTrusted = suspicion === undefined;
    const asksFor = isTrusted && submission.table === CALLS ? requestedStart(submission.row) : undefined;
    const time = asksFor && (await freeTimes.askedTime(asksFor));
    const deviceZone = form ? form[DEVICE_ZONE_FIELD] : headers[DEVICE_ZONE_HEADER];
    const insertion = await insertLead(store, table, row, {
      ...{ suspicion, time },
      deviceZone: leadType(table).timeZone(row) && knownZone(deviceZone?.toString()),
      source: knownSource(headers[SOURCE_HEADER], headers.host),
      network: isTrusted ? networkOf(ip) : undefined,
    });
    const isStored = insertion.result === 'stored';
    if (isStored && isTrusted) onLead();
    if (isStored && time) freeTimes.changed();
    return insertion;
  }

  function sendResult(reply: FastifyReply, { table, form }: Submission, result: string, callTime?: string) {
    if (result === 'conflict') return refuse(reply, 409, 'PGRST409', ID_TAKEN);
    if (callTime) reply.header(CALL_TIME_HEADER, callTime);
    const hasPage = callTime === 'taken' || callTime === 'confirmed';
    if (form) return reply.redirect(hasPage ? `/book-call/${callTime}` : leadType(table).thanksPath, 303);
    if (result === 'stored') return reply.code(201).send();
    return refuse(reply, 409, '23505', `duplicate key value violates unique constraint "${table}_pkey"`);
  }

  /** Sends an error in PostgREST's format, or an error page in response to a form posted without JavaScript. */
  async function refuse(
    reply: FastifyReply,
    status: number,
    code: string,
    message: string,
    problems: Problem[] = [],
  ): Promise<FastifyReply> {
    const { table = '' } = textsOf(reply.request.params);
    reply.code(status);
    if (isFormPost(reply.request) && isLeadTable(table)) {
      const messages = problems.length > 0 ? problems.map((problem) => problem.message) : [message];
      const { renderFormProblem } = await import('#site/screens/render-main.tsx');
      const main = renderFormProblem(messages, leadType(table).formPath);
      return reply
        .header('content-security-policy', PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(pageWith(services.site, 'form-problem', main));
    }
    const details = problems.map((problem) => `${problem.field}: ${problem.message}`).join('\n') || null;
    return restError(reply, status, code, message, details);
  }
}

type InsertRoute<Table = LeadTable> = { Params: { table: Table } };

type Submission<Table extends LeadTable = LeadTable> = {
  [Name in Table]: { table: Name; row: NewLead<Name>; form: FormValues | undefined };
}[Table];

/** Validates the row in a request. @returns the submission, or the reason to refuse it */
function readSubmission<Table extends LeadTable>(
  request: FastifyRequest<InsertRoute<Table>>,
): Submission<Table> | { refusal: [code: string, message: string, problems?: Problem[]] } {
  const { body } = request;
  const { table } = request.params;
  const form = isFormPost(request) ? request.body : undefined;
  // Supabase's client sends the row in a list.
  const sent = Array.isArray(body) && body.length === 1 ? body[0] : body;
  const input = form ? leadType(table).fromForm(form) : sent;
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { refusal: ['PGRST102', NO_ROW] };
  // The visitor's date may be one day behind UTC (spec section 5).
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const checked = checkLead(table, input, yesterday, form);
  if (checked.ok) {
    const { row } = checked;
    const id = row.id ?? (form ? contentId(table, row, new Date()) : crypto.randomUUID());
    const submission: Submission<Table> = { table, row: { ...row, id }, form };
    return submission;
  }
  const { problems } = checked;
  const unknown = problems.find(({ kind }) => kind === 'unknown');
  const column = `Could not find the '${unknown?.field}' column of '${table}' in the schema cache`;
  if (unknown) return { refusal: ['PGRST204', column] };
  const code = problems[0]?.kind === 'missing' ? '23502' : '23514';
  return { refusal: [code, problems[0]?.message ?? '', problems] };
}

const NO_ROW = 'The body must be one row as a JSON object';
const NOT_STORED_NOW = 'The lead could not be stored just now. Please send it again in a moment.';
const TOO_MANY = 'Too many submissions. Please wait a minute and send it again.';

/** Don't send this with the code `23505`: clients would treat the lead as stored. */
const ID_TAKEN =
  'This was not stored: another submission has the same id. Please change a word and send it again.';
