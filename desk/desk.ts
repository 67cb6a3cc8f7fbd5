import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ANSWER } from '#content/answer.ts';
import { type App, FORM, PAGE, type PageRequest } from '#http/schemas.ts';
import { blockTime, problemOf, TimeTaken, unblockTime } from '#leads/calls/appointments.ts';
import { recordAct, setAmount } from '#leads/db/audit.ts';
import { findLeadByPrefix, findLeads } from '#leads/db/find-leads.ts';
import { errorMessage } from '#leads/error-message.ts';
import { contactOf } from '#leads/lead-types/lead-types.ts';
import { isOneMailbox } from '#leads/mail-address.ts';
import { retry } from '#leads/record/lead-record.ts';
import { leadTexts } from '#leads/record/lead-texts.ts';
import { erase } from '#leads/removal/erase.ts';
import { addDays, instantHere, wallTimeHere } from '#leads/time-zones.ts';
import { UUID } from '#leads/validation.ts';
import { findAct } from './acts.ts';
import { askedLeads } from './asked-leads.ts';
import { guardDesk } from './guard.ts';
import { fieldsOf, NOTICES, sendNotice, sendPage } from './send-page.ts';
import { DESK, type DeskServices } from './services.ts';

/** Registers the desk's pages on their own listener (decision 3). They run no script and are never cached. */
export async function deskPages(app: App, services: DeskServices): Promise<void> {
  const { store, watched, freeTimes, onChange, makeBackup } = services;
  const { backups, databaseFile } = watched;
  guardDesk(app, services);

  app.get('/desk.css', async (_request, reply) => {
    const { STYLES } = await import('./pages.tsx');
    return reply.type('text/css; charset=utf-8').header('cache-control', 'private, max-age=300').send(STYLES);
  });

  app.get('/', ({ query }, reply) => sendPage(reply, 'inbox', ({ inboxPage }) => inboxPage(services, query)));

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

  app.get('/leads/:id', PAGE, async (request, reply) => showLead(request, reply));

  app.post('/leads/:id/erase', FORM, async (request, reply) => {
    const lead = await leadOf(request);
    if (!lead) return sendNotice(reply, 404, NOTICES.missing);
    const { address } = contactOf(lead.table, lead);
    if (!isOneMailbox(address, fieldsOf(request).address ?? '')) {
      const text = 'That is not their address. Nothing was erased.';
      return showLead(request, reply, 422, text);
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

  app.post('/leads/:id/:act', FORM, async (request, reply) => {
    const lead = await leadOf(request);
    const act = findAct(request.params.act ?? '');
    if (!lead || !act) return sendNotice(reply, 404, NOTICES.missing);
    const acting = act({ services, lead, fields: fieldsOf(request) });
    const problem = await acting.then(() => undefined, problemOf);
    freeTimes.changed();
    onChange();
    if (!problem) return reply.redirect(`/leads/${lead.id}`, 303);
    const status = ['past', 'missing', 'link', 'long'].includes(problem) ? 422 : 409;
    return showLead(request, reply, status, ANSWER.problems[problem]);
  });

  const showCalendar = (reply: FastifyReply, status?: number, problem?: string) =>
    sendPage(reply, 'calendar', ({ calendarPage }) => calendarPage(services), status, problem);

  app.get('/calendar', async (_request, reply) => showCalendar(reply));

  app.post('/calendar/block', async (request, reply) => {
    const { date = '', from = '', until = '', note = '' } = fieldsOf(request);
    try {
      const start = instantHere(date, from);
      const end = instantHere(until > from ? date : addDays(date, 1), until);
      if (end <= new Date()) throw new RangeError('That time is over.');
      if ([...note].length > 1000) throw new RangeError('What it is for may have at most 1,000 letters.');
      await blockTime(store, DESK, { start, end }, note.trim() || null);
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

  async function showLead(request: PageRequest, reply: FastifyReply, status?: number, problem?: string) {
    const lead = await leadOf(request);
    if (!lead) return sendNotice(reply, 404, NOTICES.missing);
    return sendPage(reply, 'lead', ({ leadPage }) => leadPage(services, lead), status, problem);
  }

  async function leadOf({ params: { id = '' } }: PageRequest) {
    return UUID.test(id) ? await findLeadByPrefix(store, id.toLowerCase()) : undefined;
  }
}
