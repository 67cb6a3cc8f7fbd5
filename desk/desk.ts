import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TERMS } from '#content/terms.ts';
import { answerCall, readAnswer } from '#leads/calls/answer-call.ts';
import { blockTime, problemOf, TimeTaken, unblockTime } from '#leads/calls/appointments.ts';
import { type AnswerProblem, type CallState, findCallState } from '#leads/calls/call-state.ts';
import type { Span } from '#leads/calls/free-times.ts';
import { findTakenTimes } from '#leads/calls/taken-times.ts';
import { type Actor, findActs, recordAct, setAmount } from '#leads/db/audit.ts';
import {
  findDeliveries,
  findFirstLeads,
  findLeadByPrefix,
  findLeads,
  findUndelivered,
  type LeadFilter,
} from '#leads/db/find-leads.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { CALLS, OUTCOMES } from '#leads/db/tables.ts';
import { HOUR_MS } from '#leads/durations.ts';
import { errorMessage } from '#leads/error-message.ts';
import { contactOf } from '#leads/lead-types/lead-types.ts';
import { isOneMailbox } from '#leads/mail/mail-address.ts';
import { findCopies } from '#leads/manage/copies.ts';
import { countLeads } from '#leads/manage/count-leads.ts';
import { erase } from '#leads/manage/erase.ts';
import { health, type Watched } from '#leads/manage/health.ts';
import { endLinks, markAnswered, retry, saveNote, saveOutcome } from '#leads/manage/lead-record.ts';
import { leadTexts } from '#leads/manage/lead-texts.ts';
import { makeCopy } from '#leads/manage/make-copy.ts';
import { type DeliveryKind, kindsOfNewLead } from '#leads/outbox/kinds.ts';
import { findGivenUp, trust } from '#leads/outbox/outbox.ts';
import { addDays, instantHere, wallTimeHere } from '#leads/time-zones.ts';
import { UUID } from '#leads/validation.ts';
import type { LeadView } from './Lead.tsx';
import type { DeskPage } from './pages.tsx';
import { formToken, isFromOwnPage, isLetIn, isOwnHost, isSame, sessionCookie } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The CSRF token for the page's forms. */
    formToken: string;
  }
}

export interface DeskServices {
  store: LeadStore;
  /** The inputs of the health checks, the same as in `leads check`. */
  watched: Omit<Watched, 'open'>;
  kinds: readonly DeliveryKind[];
  /** Undefined if there are no call hours. */
  callTimes:
    | { times(): readonly Date[]; busy(): readonly Span[]; refresh(): Promise<void>; expire(): void }
    | undefined;
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

const PAGE_LEADS = 50;

/**
 * How many overdue leads are listed first, and how old they may be. Without limits, the search would read the whole
 * table.
 */
const [LATE_LEADS, LATE_DAYS] = [20, 60];

const CALENDAR_DAYS = 14;

const FILTERS = {
  all: {},
  waiting: { isWaiting: true },
  calls: { table: CALLS },
  quiz: { table: 'quiz_submissions' },
  messages: { table: 'support_messages' },
  suspected: { isSuspected: true },
} satisfies Record<string, LeadFilter>;

export type FilterName = keyof typeof FILTERS;

const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

type Fields = Record<string, string>;

/** Registers the desk's pages on their own listener (decision 3). They run no script and are never cached. */
export async function deskPages(app: FastifyInstance, services: DeskServices): Promise<void> {
  const { store, watched, kinds, callTimes, deskUrl, limit, onChange } = services;
  const { backups, databaseFile } = watched;
  const ofNewLead = kindsOfNewLead(kinds);

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
    request.formToken = formToken(key);
    const given = method === 'GET' ? (request.query as { key?: unknown }).key : undefined;
    if (typeof given === 'string') {
      if (!isSame(given, key)) {
        const wait = limit(request.ip);
        if (wait !== undefined) reply.header('retry-after', wait);
        return page(reply, wait === undefined ? 401 : 429, { name: 'closed' });
      }
      const isSecure = deskUrl === `https://${headers.host}`;
      reply.header('set-cookie', sessionCookie(key, new Date(), isSecure));
      return reply.redirect(`/${url.split('?')[0]?.replace(/^[/\\]+/, '')}`, 303);
    }
    if (!isLetIn(key, headers, new Date())) {
      // Browsers withhold a SameSite=Strict cookie when a link in a mail is followed. A reload then sends the cookie.
      const isFollowed = method === 'GET' && headers['sec-fetch-site'] === 'cross-site';
      return page(reply, 401, { name: 'closed', isFollowed });
    }
    if (request.is404) return missing(reply);
  });

  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST') return;
    const isOurs = isSame(fieldsOf(request).token ?? '', request.formToken);
    if (!isOurs || !isFromOwnPage(request.headers))
      return page(reply, 403, { name: 'notice', ...NOTICES.foreign });
  });

  app.setErrorHandler((error, request, reply) => {
    const { message, statusCode, stack } = error as Error & { statusCode?: number };
    if (statusCode && statusCode < 500)
      return page(reply, statusCode, { name: 'notice', ...NOTICES.foreign });
    // Don't log the whole error: PostgreSQL's errors contain the row.
    request.log.error({ reason: message, stack }, 'the desk failed to answer a request');
    return page(reply, 503, { name: 'notice', ...NOTICES.failed });
  });

  app.get('/desk.css', async (_request, reply) => {
    const { STYLES } = await import('./pages.tsx');
    return reply.type('text/css; charset=utf-8').header('cache-control', 'private, max-age=300').send(STYLES);
  });

  app.get('/', async (request, reply) => {
    const asked = askedFor(request);
    const now = new Date();
    const isFirst = !asked.after && asked.text === '' && asked.name !== 'suspected';
    const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
    const span = { before: at(TERMS.confirmationHours), since: at(LATE_DAYS * 24) };
    const late = isFirst
      ? await findFirstLeads(store, { ...FILTERS[asked.name], ...span, isWaiting: true }, LATE_LEADS)
      : { leads: [], hasMore: false };
    const listed = await findFirstLeads(store, asked.filter, PAGE_LEADS);
    const shown = new Set(late.leads.map(({ id }) => id));
    const leads = listed.leads.filter(({ id }) => !shown.has(id));
    const undelivered = await findUndelivered(store.db, [...shown, ...leads.map(({ id }) => id)]);
    const last = listed.hasMore ? listed.leads.at(-1) : undefined;
    return page(reply, 200, {
      name: 'inbox',
      ...{ filters: FILTER_NAMES, filter: asked.name, text: asked.text, now, late, leads, undelivered },
      next: last && `${last.created_at}_${last.id}`,
    });
  });

  app.get('/export.csv', async (request, reply) => {
    const { filter, name } = askedFor(request);
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

  app.get('/leads/:id', async (request, reply) => showLead(request, reply, 200));

  app.post('/leads/:id/:act', async (request, reply) => {
    const lead = await leadOf(request);
    const { act = '' } = request.params as Fields;
    const fields = fieldsOf(request);
    if (!lead) return missing(reply);
    const { id, table, suspicion } = lead;
    if (act === 'erase') {
      const { address } = contactOf(table, lead);
      if (!isOneMailbox(address, fields.address ?? ''))
        return showLead(request, reply, 422, { problem: 'address', act });
      await erase(store, address, DESK, backups?.folder);
      callTimes?.expire();
      return page(reply, 200, {
        name: 'notice',
        heading: 'Erased',
        text: erasedText(await store.emptyLog()),
      });
    }
    const state = table === CALLS ? await findCallState(store.db, id) : undefined;
    const decide = state && (() => answer(state, { ...fields, do: act }));
    const isOutcome = OUTCOMES.some((outcome) => outcome === fields.outcome);
    /**
     * Actions by name; falsy if the action isn't possible for this lead. If an action fails, it returns the reason as a
     * string.
     */
    const acts: Record<string, (() => Promise<unknown>) | false | undefined> = {
      ...{ confirm: decide, move: decide, decline: decide },
      answered: table !== CALLS && (() => markAnswered(store, lead, DESK)),
      note: () => saveNote(store, lead, DESK, fields.note ?? ''),
      outcome: isOutcome && (() => saveOutcome(store, lead, DESK, fields.outcome)),
      trust: suspicion !== null && (() => trust(store, { lead_table: table, lead_id: id }, ofNewLead, DESK)),
      retry: () => retry(store, DESK, id),
      revoke: () => endLinks(store, lead, DESK, backups?.folder),
    };
    if (!Object.hasOwn(acts, act)) return missing(reply);
    const done = acts[act] ? await acts[act]() : 'meanwhile';
    callTimes?.expire();
    onChange();
    if (typeof done !== 'string') return reply.redirect(`/leads/${id}`, 303);
    const problem = done as AnswerProblem;
    return showLead(request, reply, ['past', 'missing', 'link'].includes(problem) ? 422 : 409, {
      problem,
      act,
    });
  });

  app.get('/calendar', async (_request, reply) => showCalendar(reply, 200));

  app.post('/calendar/:act', async (request, reply) => {
    const { act } = request.params as Fields;
    const { date = '', from = '', until = '', note = '', id = '' } = fieldsOf(request);
    if (act === 'unblock' && UUID.test(id)) await unblockTime(store, DESK, { id });
    else if (act === 'block') {
      const problem = await block(date, from, until, note.slice(0, 1000)).catch((error: unknown) => {
        if (error instanceof RangeError || error instanceof TimeTaken) return errorMessage(error);
        throw error;
      });
      if (problem) return showCalendar(reply, 422, problem);
    } else return missing(reply);
    callTimes?.expire();
    return reply.redirect('/calendar', 303);
  });

  app.get('/numbers', async (request, reply) => {
    const { weeks: asked } = request.query as { weeks?: unknown };
    const weeks = [4, 13, 52].find((each) => String(each) === asked) ?? 13;
    const counts = await countLeads(store, weeks, new Date(), true);
    return page(reply, 200, { name: 'numbers', span: weeks, counts });
  });

  app.get('/health', async (_request, reply) => showHealth(reply, 200));

  app.post('/health/:act', async (request, reply) => {
    const { act } = request.params as Fields;
    if (act === 'retry') await retry(store, DESK);
    else if (act === 'backup' && backups && databaseFile !== undefined) {
      const problem = await makeCopy(databaseFile, backups.folder).then(() => undefined, errorMessage);
      if (problem) return showHealth(reply, 500, problem);
    } else return missing(reply);
    onChange();
    return reply.redirect('/health', 303);
  });

  async function answer(state: CallState, fields: Fields): Promise<AnswerProblem | undefined> {
    const read = readAnswer(fields, 'team', state);
    if ('problem' in read) return read.problem;
    const terms = { kinds, free: [], confirms: false };
    return await answerCall(store, DESK, state, read.answer, terms).then(() => undefined, problemOf);
  }

  async function block(date: string, from: string, until: string, note: string): Promise<string | undefined> {
    const start = instantHere(date, from);
    const end = instantHere(until > from ? date : addDays(date, 1), until);
    if (end <= new Date()) return 'That time is over.';
    await blockTime(store, DESK, { start, end }, note.trim() || null);
    return undefined;
  }

  async function showLead(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    failed: Pick<LeadView, 'problem' | 'act'> = {},
  ): Promise<FastifyReply> {
    const lead = await leadOf(request);
    if (!lead) return missing(reply);
    await callTimes?.refresh();
    const { db } = store;
    const { address } = contactOf(lead.table, lead);
    const others = await findFirstLeads(store, { address }, 20);
    return page(reply, status, {
      name: 'lead',
      ...{ lead, now: new Date(), fields: fieldsOf(request), ...failed },
      call: lead.table === CALLS ? await findCallState(db, lead.id) : undefined,
      free: callTimes?.times() ?? [],
      deliveries: await findDeliveries(db, lead.id),
      isUndelivered: (await findUndelivered(db, [lead.id])).has(lead.id),
      acts: await findActs(db, lead.id),
      others: others.leads.filter(({ id }) => id !== lead.id),
    });
  }

  async function showCalendar(reply: FastifyReply, status: number, problem?: string): Promise<FastifyReply> {
    await callTimes?.refresh();
    const now = new Date();
    const today = wallTimeHere(now).date;
    const end = instantHere(addDays(today, CALENDAR_DAYS), '00:00');
    const taken = await findTakenTimes(store.db, { start: now, end }, now);
    const busy = (callTimes?.busy() ?? [])
      .filter((span) => span.end > now && span.start < end)
      .map(({ start, end }) => ({ start, end, status: 'busy' as const }));
    const free = (callTimes?.times() ?? []).filter((start) => start < end);
    const days = Array.from({ length: CALENDAR_DAYS }, (_, index) => addDays(today, index));
    const all = [...taken, ...busy].toSorted((a, b) => Number(a.start) - Number(b.start));
    return page(reply, status, { name: 'calendar', days, taken: all, free, problem });
  }

  async function showHealth(reply: FastifyReply, status: number, problem?: string): Promise<FastifyReply> {
    const findings = await health({ ...watched, open: async () => store });
    const givenUp = await findGivenUp(store.db, 50);
    const all = backups && databaseFile ? findCopies(backups.folder, databaseFile) : undefined;
    const copies = all?.toReversed().slice(0, 10);
    return page(reply, status, { name: 'health', findings, givenUp, copies, problem });
  }

  /** @param leftIn the file that may still contain erased rows */
  function erasedText(leftIn: string | undefined): string {
    const texts = [
      'Exported files, mails and webhooks are yours to remove.',
      backups && `Backups of the database may hold the person for ${backups.keep} more days.`,
      leftIn && `${leftIn} may hold them until no other process reads the database: erase once more then.`,
    ];
    return texts.filter(Boolean).join(' ');
  }

  function missing(reply: FastifyReply): Promise<FastifyReply> {
    return page(reply, 404, { name: 'notice', ...NOTICES.missing });
  }

  async function leadOf(request: FastifyRequest) {
    const { id = '' } = request.params as Fields;
    return UUID.test(id) ? await findLeadByPrefix(store, id.toLowerCase()) : undefined;
  }

  async function page(reply: FastifyReply, status: number, view: DeskPage): Promise<FastifyReply> {
    // Load React on the first request: it takes more memory than the rest of the server.
    const { renderPage } = await import('./pages.tsx');
    const html = renderPage(view, reply.request.formToken);
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  }
}

/** Allows the desk's own styles and forms but no scripts, so markup that a visitor typed could never run. */
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const NOTICES = {
  missing: { heading: 'Nothing here', text: 'It may have been erased. The inbox has what is there.' },
  foreign: {
    heading: 'That was not done',
    text: 'This desk takes a form only from its own page. Go back, load the page again, and press once more.',
  },
  failed: {
    heading: 'That did not work',
    text: 'The database did not answer, or something failed; the server’s log says what. Try again in a moment.',
  },
};

/** Reads the inbox's filter, search text and page from the query string. */
function askedFor(request: FastifyRequest) {
  const { filter, q, after } = request.query as Record<string, unknown>;
  const name = FILTER_NAMES.find((each) => each === filter) ?? 'all';
  const text = typeof q === 'string' ? q.trim().slice(0, 200).toWellFormed().replaceAll('\0', '') : '';
  const [, created_at = '', id = ''] = /^([\d:.TZ-]{20,30})_([\da-f-]{36})$/.exec(String(after)) ?? [];
  const last = UUID.test(id) && !Number.isNaN(Date.parse(created_at)) ? { created_at, id } : undefined;
  const filters: LeadFilter = { ...FILTERS[name], text: text || undefined, after: last };
  return { name, text, after: last, filter: filters };
}

/** Returns a posted form's text fields. Drops fields that are posted more than once. */
function fieldsOf({ body }: FastifyRequest): Fields {
  const fields = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(fields);
}
