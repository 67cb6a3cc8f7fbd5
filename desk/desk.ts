import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type App, FIELDS, FORM, PAGE, type PageRequest } from '#http/schemas.ts';
import { Doubtful } from '#leads/calls/answer-call.ts';
import { problemOf, TimeTaken, unblockTime } from '#leads/calls/appointments.ts';
import { clearTime, undoClearing } from '#leads/calls/clear-time.ts';
import { findTakenTimes, type TakenTime } from '#leads/calls/taken-times.ts';
import { recordAct, setAmount } from '#leads/db/audit.ts';
import {
  countWaiting,
  findLeadByPrefix,
  findLeads,
  type LeadFilter,
  type ListedLead,
} from '#leads/db/find-leads.ts';
import { errorMessage } from '#leads/error-message.ts';
import { contactOf } from '#leads/lead-types/lead-types.ts';
import { isOneMailbox } from '#leads/mail-address.ts';
import { addLead } from '#leads/record/add-lead.ts';
import { isComing } from '#leads/record/count-leads.ts';
import { retry } from '#leads/record/lead-record.ts';
import { contactTexts, leadTexts } from '#leads/record/lead-texts.ts';
import { erase } from '#leads/removal/erase.ts';
import { isCalendarDay, wallTimeHere } from '#leads/time-zones.ts';
import { UUID } from '#leads/validation.ts';
import { fieldsFor, findAct, keepOthers, messageOf, PREVIEWED, startsOf } from './acts.ts';
import { askedLeads } from './asked-leads.ts';
import { idsIn, readBlock, readCalls } from './block.ts';
import { guardDesk } from './guard.ts';
import { type Fields, fieldsOf, NOTICES, type Pages, sendNotice, sendPage } from './send-page.ts';
import { DESK, type DeskServices } from './services.ts';
import { signIn } from './sign-in.ts';
import { findWaiting, waitingSince } from './waiting.ts';
import { weekOf } from './week.ts';

/** Registers the desk's pages on their own listener (decision 3). They run no script and are never cached. */
export async function deskPages(app: App, services: DeskServices): Promise<void> {
  const { store, watched, freeTimes, onChange, makeBackup, preview } = services;
  const { backups, databaseFile } = watched;
  app.decorate('countWaiting', () => countWaiting(store, waitingSince(), 100));
  guardDesk(app, services);
  signIn(app, services);

  app.get('/desk.css', async (_request, reply) => {
    const { STYLES } = await import('./pages.tsx');
    return reply.type('text/css; charset=utf-8').header('cache-control', 'private, max-age=300').send(STYLES);
  });

  app.get('/', async (_request, reply) => sendPage(reply, 'today', ({ todayPage }) => todayPage(services)));

  app.get('/inbox', ({ query }, reply) =>
    sendPage(reply, 'inbox', ({ inboxPage }) => inboxPage(services, query)),
  );

  app.get('/people/:id', PAGE, async (request, reply) => {
    const lead = await leadOf(request);
    if (!lead) return sendNotice(reply, 404, NOTICES.missing);
    return sendPage(reply, 'person', ({ peoplePage }) => peoplePage(services, lead));
  });

  app.get('/new', async (_request, reply) => sendPage(reply, 'new', ({ newPage }) => newPage()));

  app.post('/new', async (request, reply) => {
    const { name = '', email = '', message = '', ...typed } = fieldsOf(request);
    const id = UUID.test(typed.id ?? '') ? String(typed.id) : crypto.randomUUID();
    const adding = addLead(store, DESK, { ...typed, id, name, email, message });
    const problem = await adding.then(() => undefined, messageOf);
    if (problem) return sendPage(reply, 'new', ({ newPage }) => newPage(), 422, problem);
    return reply.redirect(`/leads/${id}`, 303);
  });

  app.get('/export.csv', async (request, reply) => {
    const { filter, name } = askedLeads(request.query);
    return sendCsv(reply, 'leads', `as csv, ${name}`, filter, leadTexts);
  });

  app.get('/contacts.csv', async (_request, reply) =>
    sendCsv(reply, 'contacts', 'as contacts', {}, contactTexts),
  );

  async function sendCsv(
    reply: FastifyReply,
    name: string,
    detail: string,
    filter: LeadFilter,
    textsOf: (leads: AsyncIterable<ListedLead>) => AsyncIterable<string>,
  ) {
    const act = await recordAct(store.db, DESK, { act: 'export', detail });
    let written = 0;
    async function* leads() {
      for await (const lead of findLeads(store, filter)) {
        written += 1;
        yield lead;
      }
      await setAmount(store.db, act, written);
    }
    const day = wallTimeHere(new Date()).date;
    reply.header('content-disposition', `attachment; filename="${name}-${day}.csv"`);
    return reply.type('text/csv; charset=utf-8').send(Readable.from(textsOf(leads())));
  }

  app.get('/leads/:id', PAGE, async (request, reply) => showLead(request, reply));

  // Looks for the lead only when it is asked for: with 100,000 answered leads, this takes half a second.
  for (const [way, isOldestFirst] of [
    ['next', true],
    ['previous', false],
  ] as const)
    app.get(`/leads/:id/${way}`, PAGE, async (request, reply) => {
      const lead = await leadOf(request);
      if (!lead) return sendNotice(reply, 404, NOTICES.missing);
      const [found] = (await findWaiting(store, { isOldestFirst, after: lead }, 1)).leads;
      return reply.redirect(found ? `/leads/${found.id}` : '/', 303);
    });

  app.post('/leads/:id/erase', FORM, async (request, reply) => {
    const lead = await leadOf(request);
    if (!lead) return sendNotice(reply, 404, NOTICES.missing);
    const { address } = contactOf(lead.table, lead);
    const typed = fieldsFor('erase', fieldsOf(request));
    if (!isOneMailbox(address, typed.address ?? '')) {
      const text = 'That is not their address. Nothing was erased.';
      return showLead(request, reply, 422, text);
    }
    const leads = await Array.fromAsync(findLeads(store, { email: address }));
    if (typed.anyway !== 'yes' && leads.some((each) => isComing(each, new Date()))) {
      const text = 'They have a call to come. Cancel it first, so that they are told. Nothing was erased.';
      return showLead(request, reply, 409, text);
    }
    await erase(store, address, DESK, backups?.folder);
    freeTimes.changed();
    const left = await store.emptyLog();
    const texts = [
      'Exported files, mails and webhooks are yours to remove.',
      backups && `Backups of the database may hold the person for ${backups.keep} more days.`,
      left && `${left} may hold them until no other process reads the database: erase once more then.`,
    ];
    return sendNotice(reply, 200, { heading: 'Erased', text: texts.filter(Boolean).join(' ') });
  });

  app.post('/leads/:id/:act', { schema: { params: FIELDS } }, async (request, reply) => {
    const lead = await leadOf(request);
    const { act: name = '' } = request.params;
    const act = findAct(name);
    const typed = fieldsOf(request);
    const isPreview = typed.preview === name;
    if (!lead || !act || (isPreview && !PREVIEWED.includes(name)))
      return sendNotice(reply, 404, NOTICES.missing);
    const asked = { services, lead, fields: fieldsFor(name, typed), starts: startsOf(request.body) };
    let mail: string | undefined;
    let next = lead.id;
    const acting = isPreview
      ? preview(lead.id, (tried) => act({ ...asked, services: { ...services, store: tried } }))
      : act(asked);
    const problem = await acting.then(
      (shown) => {
        if (isPreview) mail = String(shown ?? 'No email goes out: SMTP_URL is not set.');
        else if (typeof shown === 'string') next = shown;
      },
      (error) => ({
        text: messageOf(error),
        is: problemOf(error),
        fields: { ...typed, ...(error instanceof Doubtful && { sure: error.sure }) },
      }),
    );
    if (mail !== undefined) return showLead(request, reply, 200, undefined, { ...typed, mail });
    freeTimes.changed();
    onChange();
    if (problem) {
      const status = ['past', 'missing', 'many', 'link', 'long'].includes(problem.is) ? 422 : 409;
      return showLead(request, reply, status, problem.text, problem.fields);
    }
    // What was typed for other actions stays in its fields.
    const left = await keepOthers(name, typed, services, lead);
    if (Object.keys(left).length === 0) return reply.redirect(`/leads/${next}`, 303);
    return showLead(request, reply, 200, undefined, left);
  });

  app.get('/calendar', async ({ query }, reply) =>
    sendPage(reply, 'calendar', ({ calendarPage }) => calendarPage(services, query)),
  );

  app.post('/calendar/block', async (request, reply) => {
    const { date = '', words = '', ...fields } = fieldsOf(request);
    let taken: TakenTime[] = [];
    try {
      const span = readBlock({ date, ...fields });
      taken = await findTakenTimes(store.db, span, new Date());
      const { moved, isSure } = readCalls(taken, fields);
      // If the form doesn't say what to do about the calls, the block fails at the first of them.
      const clearing = { taken: isSure ? taken : [], moved, words, free: await freeTimes.free() };
      const done = await clearTime(store, DESK, span, clearing);
      freeTimes.changed();
      onChange();
      const undo = moved.length > 0 ? `&moved=${done.moved}&blocks=${done.blocks}` : '';
      return reply.redirect(`/calendar?week=${weekOf(date)}${undo}`, 303);
    } catch (error) {
      const isOurs = error instanceof RangeError || error instanceof TimeTaken;
      const problem = isOurs ? error.message : messageOf(error);
      const show = ({ calendarPage }: Pages) =>
        calendarPage(services, { week: isCalendarDay(date) && weekOf(date) }, taken);
      return sendPage(reply, 'calendar', show, 422, problem);
    }
  });

  app.post('/calendar/undo', async (request, reply) => {
    const { moved, blocks, week = '' } = fieldsOf(request);
    const undoing = undoClearing(store, DESK, { moved: idsIn(moved), blocks: idsIn(blocks) });
    const problem = await undoing.then(() => undefined, messageOf);
    freeTimes.changed();
    const show = ({ calendarPage }: Pages) => calendarPage(services, { week });
    return problem
      ? sendPage(reply, 'calendar', show, 409, problem)
      : reply.redirect(`/calendar?week=${encodeURIComponent(week)}`, 303);
  });

  app.post('/calendar/unblock', async (request, reply) => {
    const { id = '' } = fieldsOf(request);
    if (!UUID.test(id)) return sendNotice(reply, 404, NOTICES.missing);
    await unblockTime(store, DESK, { id });
    freeTimes.changed();
    return reply.redirect('/calendar', 303);
  });

  app.get('/numbers', ({ query }, reply) =>
    sendPage(reply, 'numbers', ({ numbersPage }) => numbersPage(services, query)),
  );

  const showHealth = (reply: FastifyReply, status?: number, problem?: string) =>
    sendPage(reply, 'health', ({ healthPage }) => healthPage(services), status, problem);

  app.get('/health', async (_request, reply) => showHealth(reply));

  app.post('/health/retry', async (_request, reply) => {
    await retry(store, DESK);
    onChange();
    return reply.redirect('/health', 303);
  });

  app.post('/health/backup', async (_request, reply) => {
    if (!backups || databaseFile === undefined) return sendNotice(reply, 404, NOTICES.missing);
    const problem = await makeBackup().then(() => undefined, errorMessage);
    return problem ? showHealth(reply, 500, problem) : reply.redirect('/health', 303);
  });

  async function showLead(
    request: PageRequest,
    reply: FastifyReply,
    status?: number,
    problem?: string,
    fields?: Fields,
  ) {
    const lead = await leadOf(request);
    if (!lead) return sendNotice(reply, 404, NOTICES.missing);
    return sendPage(reply, 'lead', ({ leadPage }) => leadPage(services, lead), status, problem, fields);
  }

  async function leadOf({ params: { id = '' } }: PageRequest) {
    return UUID.test(id) ? await findLeadByPrefix(store, id.toLowerCase()) : undefined;
  }
}
