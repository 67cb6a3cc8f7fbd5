import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { ANSWER } from '#content/answer.ts';
import { makeCopy } from '#leads/backup/make-copy.ts';
import { answerCall, readAnswer } from '#leads/calls/answer-call.ts';
import { blockTime, problemOf, TimeTaken, unblockTime } from '#leads/calls/appointments.ts';
import { type AnswerProblem, findCallState } from '#leads/calls/call-state.ts';
import type { FreeTimes } from '#leads/calls/free-times.ts';
import { type Actor, recordAct, setAmount } from '#leads/db/audit.ts';
import { findLeadByPrefix, findLeads } from '#leads/db/find-leads.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { CALLS, OUTCOMES } from '#leads/db/tables.ts';
import { errorMessage } from '#leads/error-message.ts';
import type { Watched } from '#leads/health/health.ts';
import { contactOf } from '#leads/lead-types/lead-types.ts';
import { isOneMailbox } from '#leads/mail-address.ts';
import { trust } from '#leads/outbox/outbox.ts';
import { endLinks, markAnswered, retry, saveNote, saveOutcome } from '#leads/record/lead-record.ts';
import { leadTexts } from '#leads/record/lead-texts.ts';
import { erase } from '#leads/removal/erase.ts';
import { addDays, instantHere, wallTimeHere } from '#leads/time-zones.ts';
import { UUID } from '#leads/validation.ts';
import { askedLeads } from './asked-leads.ts';
import { formToken, isFromOwnPage, isLetIn, isOwnHost, isSame, sessionCookie } from './session.ts';

export interface DeskServices {
  store: LeadStore;
  /** The inputs of the health checks, the same as in `leads check`. */
  watched: Omit<Watched, 'open'>;
  freeTimes: FreeTimes;
  /** The desk's public address, if it has one (`DESK_URL`). */
  deskUrl: string | undefined;
  /** Returns the current key of the desk. */
  key(): Promise<string>;
  /** Counts a wrong key. @returns the seconds to wait after too many attempts from this address, otherwise undefined */
  limit(address: string): number | undefined;
  /** Called after an action that may have queued a delivery. */
  onChange(): void;
}

const DESK: Actor = { actor: 'desk', user_name: null };

type Fields = Record<string, string>;

/** Registers the desk's pages on their own listener (decision 3). They run no script and are never cached. */
export async function deskPages(app: FastifyInstance, services: DeskServices): Promise<void> {
  const { store, watched, freeTimes, deskUrl, limit, onChange } = services;
  const { backups, databaseFile } = watched;

  app.decorateRequest('formToken', '');
  app.addHook('onRequest', async (request, reply) => {
    const { url, method, headers } = request;
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    if (!isOwnHost(headers.host, deskUrl)) return reply.code(403).type('text/plain').send('Wrong host\n');
    const key = await services.key();
    request.setDecorator('formToken', formToken(key));
    const given = method === 'GET' ? (request.query as { key?: unknown }).key : undefined;
    if (typeof given === 'string') {
      if (!isSame(given, key)) {
        const wait = limit(request.ip);
        if (wait !== undefined) reply.header('retry-after', wait);
        return closed(reply, wait === undefined ? 401 : 429);
      }
      const isSecure = deskUrl === `https://${headers.host}`;
      reply.header('set-cookie', sessionCookie(key, new Date(), isSecure));
      return reply.redirect(`/${url.split('?')[0]?.replace(/^[/\\]+/, '')}`, 303);
    }
    if (!isLetIn(key, headers, new Date())) {
      // Browsers withhold a SameSite=Strict cookie when a link in a mail is followed. A reload then sends the cookie.
      const mustReload = method === 'GET' && headers['sec-fetch-site'] === 'cross-site';
      return closed(reply, 401, mustReload);
    }
    if (request.is404) return notice(reply, 404, NOTICES.missing);
  });

  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST') return;
    const isOurs = isSame(fieldsOf(request).token ?? '', request.getDecorator('formToken'));
    if (!isOurs || !isFromOwnPage(request.headers)) return notice(reply, 403, NOTICES.foreign);
  });

  app.setErrorHandler((error, request, reply) => {
    const { message, statusCode, stack } = error as Error & { statusCode?: number };
    if (statusCode && statusCode < 500) return notice(reply, statusCode, NOTICES.foreign);
    // Don't log the whole error: PostgreSQL's errors contain the row.
    request.log.error({ reason: message, stack }, 'the desk failed to answer a request');
    return notice(reply, 503, NOTICES.failed);
  });

  app.get('/desk.css', async (_request, reply) => {
    const { STYLES } = await import('./pages.tsx');
    return reply.type('text/css; charset=utf-8').header('cache-control', 'private, max-age=300').send(STYLES);
  });

  app.get('/', ({ query }, reply) => page(reply, 'inbox', ({ inboxPage }) => inboxPage(services, query)));

  app.get('/export.csv', async (request, reply) => {
    const { filter, name } = askedLeads(request.query);
    const act = await recordAct(store.db, DESK, { act: 'export', detail: `as csv, ${name}` });
    let written = 0;
    async function* leads() {
      for await (const lead of findLeads(store, filter)) {
        written += 1;
        yield lead;
      }
      await setAmount(store.db, act, written);
    }
    const day = wallTimeHere(new Date()).date;
    reply.header('content-disposition', `attachment; filename="leads-${day}.csv"`);
    return reply.type('text/csv; charset=utf-8').send(Readable.from(leadTexts(leads())));
  });

  app.get('/leads/:id', async (request, reply) => showLead(request, reply));

  app.post('/leads/:id/:act', async (request, reply) => {
    const lead = await leadOf(request);
    const { act = '' } = request.params as Fields;
    const fields = fieldsOf(request);
    if (!lead) return notice(reply, 404, NOTICES.missing);
    const { id, table, suspicion } = lead;
    if (act === 'erase') {
      const { address } = contactOf(table, lead);
      if (!isOneMailbox(address, fields.address ?? ''))
        return showLead(request, reply, 422, 'That is not their address. Nothing was erased.');
      await erase(store, address, DESK, backups?.folder);
      freeTimes.changed();
      const left = await store.emptyLog();
      const texts = [
        'Exported files, mails and webhooks are yours to remove.',
        backups && `Backups of the database may hold the person for ${backups.keep} more days.`,
        left && `${left} may hold them until no other process reads the database: erase once more then.`,
      ];
      return notice(reply, 200, { heading: 'Erased', text: texts.filter(Boolean).join(' ') });
    }
    const state = table === CALLS ? await findCallState(store.db, id) : undefined;
    const decide = async () => {
      if (!state) return 'meanwhile';
      const read = readAnswer({ ...fields, do: act }, 'team', state);
      if ('problem' in read) return read.problem;
      return await answerCall(store, DESK, state, read.decision).then(() => undefined, problemOf);
    };
    const isOutcome = OUTCOMES.some((outcome) => outcome === fields.outcome);
    // An entry is falsy if this lead doesn't allow the action. An action that fails returns the reason as a string.
    const acts: Record<string, (() => Promise<unknown>) | false | undefined> = {
      ...{ confirm: decide, move: decide, decline: decide },
      answered: table !== CALLS && (() => markAnswered(store, lead, DESK)),
      note: () => saveNote(store, lead, DESK, fields.note ?? ''),
      outcome: isOutcome && (() => saveOutcome(store, lead, DESK, fields.outcome)),
      trust: suspicion !== null && (() => trust(store, { lead_table: table, lead_id: id }, DESK)),
      retry: () => retry(store, DESK, id),
      revoke: () => endLinks(store, lead, DESK, backups?.folder),
    };
    if (!Object.hasOwn(acts, act)) return notice(reply, 404, NOTICES.missing);
    const done = acts[act] ? await acts[act]() : 'meanwhile';
    freeTimes.changed();
    onChange();
    if (typeof done !== 'string') return reply.redirect(`/leads/${id}`, 303);
    const status = ['past', 'missing', 'link'].includes(done) ? 422 : 409;
    return showLead(request, reply, status, ANSWER.problems[done as AnswerProblem]);
  });

  const showCalendar = (reply: FastifyReply, status?: number, problem?: string) =>
    page(reply, 'calendar', ({ calendarPage }) => calendarPage(services), status, problem);

  app.get('/calendar', async (_request, reply) => showCalendar(reply));

  app.post('/calendar/block', async (request, reply) => {
    const { date = '', from = '', until = '', note = '' } = fieldsOf(request);
    try {
      const start = instantHere(date, from);
      const end = instantHere(until > from ? date : addDays(date, 1), until);
      if (end <= new Date()) throw new RangeError('That time is over.');
      await blockTime(store, DESK, { start, end }, note.slice(0, 1000).trim() || null);
    } catch (error) {
      if (error instanceof RangeError || error instanceof TimeTaken)
        return showCalendar(reply, 422, error.message);
      throw error;
    }
    freeTimes.changed();
    return reply.redirect('/calendar', 303);
  });

  app.post('/calendar/unblock', async (request, reply) => {
    const { id = '' } = fieldsOf(request);
    if (!UUID.test(id)) return notice(reply, 404, NOTICES.missing);
    await unblockTime(store, DESK, { id });
    freeTimes.changed();
    return reply.redirect('/calendar', 303);
  });

  app.get('/numbers', ({ query }, reply) =>
    page(reply, 'numbers', ({ numbersPage }) => numbersPage(services, query)),
  );

  const showHealth = (reply: FastifyReply, status?: number, problem?: string) =>
    page(reply, 'health', ({ healthPage }) => healthPage(services), status, problem);

  app.get('/health', async (_request, reply) => showHealth(reply));

  app.post('/health/retry', async (_request, reply) => {
    await retry(store, DESK);
    onChange();
    return reply.redirect('/health', 303);
  });

  app.post('/health/backup', async (_request, reply) => {
    if (!backups || databaseFile === undefined) return notice(reply, 404, NOTICES.missing);
    const problem = await makeCopy(databaseFile, backups.folder).then(() => undefined, errorMessage);
    return problem ? showHealth(reply, 500, problem) : reply.redirect('/health', 303);
  });

  async function showLead(request: FastifyRequest, reply: FastifyReply, status?: number, problem?: string) {
    const lead = await leadOf(request);
    if (!lead) return notice(reply, 404, NOTICES.missing);
    return page(reply, 'lead', ({ leadPage }) => leadPage(services, lead), status, problem);
  }

  async function leadOf(request: FastifyRequest) {
    const { id = '' } = request.params as Fields;
    return UUID.test(id) ? await findLeadByPrefix(store, id.toLowerCase()) : undefined;
  }
}

/** Sends a page of the desk. @param content renders the page's content @param problem why the posted action failed */
async function page(
  reply: FastifyReply,
  name: string,
  content: (pages: typeof import('./pages.tsx').PAGES) => ReactNode,
  status = 200,
  problem?: string,
): Promise<FastifyReply> {
  const { request } = reply;
  // Load React on the first request: it takes more memory than the rest of the server.
  const { PAGES, renderPage } = await import('./pages.tsx');
  const token = request.getDecorator<string>('formToken');
  const posted = { token, path: request.url, fields: fieldsOf(request) };
  const html = renderPage(name, await content(PAGES), posted, problem);
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

function notice(reply: FastifyReply, status: number, { heading, text }: { heading: string; text: string }) {
  return page(reply, 'notice', ({ noticePage }) => noticePage(heading, text), status);
}

/** Sends the page for browsers without a session. It doesn't reveal whose desk this is. */
function closed(reply: FastifyReply, status: number, mustReload = false): FastifyReply {
  const refresh = mustReload ? '<meta http-equiv="refresh" content="0">' : '';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>Closed</title><main><h1>Closed</h1></main></html>`;
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

/** Allows the desk's own styles and forms but no scripts, so markup that a visitor typed could never run. */
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const NOTICES = {
  missing: { heading: 'Nothing here', text: 'It may have been erased. The inbox lists all leads.' },
  foreign: {
    heading: 'That was not done',
    text: 'The form didn’t come from a current page of this desk. Go back, reload the page and try again.',
  },
  failed: {
    heading: 'That did not work',
    text: 'The database didn’t answer, or something else failed: see the server’s log. Try again in a moment.',
  },
};

/** Returns a posted form's text fields. Drops fields that are posted more than once. */
function fieldsOf({ body }: FastifyRequest): Fields {
  const fields = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(fields);
}
