import type { Command } from 'commander';
import { revokeLinks } from '../calls/answer-links.ts';
import { decideCall } from '../calls/appointments.ts';
import { findAppointment, findLead, findRecord } from '../db/find-lead.ts';
import { findListed, type ListedLead } from '../db/find-leads.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { CALLS } from '../db/tables.ts';
import { markAnswered } from '../manage/answered.ts';
import { operator, recordAct } from '../manage/audit.ts';
import { recordEnded } from '../manage/ended.ts';
import { kindsOfNewLead } from '../outbox/kinds.ts';
import { forgetGivenUp, retryDeliveries, trust } from '../outbox/outbox.ts';
import { onOneLine } from '../printable.ts';
import { formatForVisitor, formatHere, visitorClocks } from '../time-zones.ts';
import type { Booking } from '../types/booking.ts';
import { leadType } from '../types.ts';
import { id, link, parseStart } from './arguments.ts';
import type { CliContext } from './context.ts';
import { print } from './terminal.ts';

export function addDecisionCommands(program: Command, context: CliContext): void {
  const { open, kinds, backups } = context;
  program
    .command('confirm')
    .description('Confirms a call, and mails the visitor an invitation. Confirming again moves the call.')
    .argument('<id>', 'the booking’s id', id)
    .option(
      '--at <time>',
      'asked for the time they asked for, a time by their clock (2026-12-01 15:30), or one with its offset',
      'asked',
    )
    .option('--link <url>', 'where the call is held', link)
    .action((bookingId: string, options: ConfirmOptions) => confirm(bookingId, options, context));

  program
    .command('decline')
    .description('Declines a call, and tells the visitor.')
    .argument('<id>', 'the booking’s id', id)
    .option('--note <text>', 'a line to the visitor that says why')
    .action(async (bookingId: string, { note }: { note?: string }) => {
      const store = await open();
      const { name } = await requireBooking(store, bookingId);
      const verdict = { status: 'declined', note } as const;
      const mail = await decideCall(store, bookingId, verdict, { by: operator(), kinds });
      print(`Declined: ${onOneLine(name)}.\n${formatMail(mail)}`);
    });

  program
    .command('answered')
    .description('Says that quizzes or messages are answered, so that they wait no longer.')
    .argument('<id...>', 'their ids', (text, ids: string[] = []) => [...ids, id(text)])
    .action(async (ids: string[]) => {
      const store = await open();
      for (const each of ids) await markAnswered(store, await requireLead(store, each), operator());
      print('Noted: answered.');
    });

  program
    .command('revoke')
    .description('Ends all links that act on a lead in the mails that went out so far.')
    .argument('<id>', 'the lead’s id', id)
    .action(async (leadId: string) => {
      const store = await open();
      const { table } = await requireLead(store, leadId);
      await store.db.transaction().execute(async (transaction) => {
        const amount = await revokeLinks(transaction, { lead_table: table, id: leadId });
        await recordAct(transaction, operator(), { act: 'revoke', lead_id: leadId });
        if (backups) recordEnded(backups.folder, [{ act: 'revoke', table, id: leadId, amount }]);
      });
      print('The links in its mails have ended. Mails that are still to come have new ones.');
    });

  program
    .command('trust')
    .description('Says that a suspected lead is real, and sends what was held back.')
    .argument('<id>', 'the lead’s id', id)
    .action(async (leadId: string) => {
      const store = await open();
      const { table } = await requireLead(store, leadId);
      await trust(store, { lead_table: table, lead_id: leadId }, kindsOfNewLead(kinds), operator());
      print(
        kinds.length > 0
          ? 'The mark is off. What was held back goes out while the server runs.'
          : 'The mark is off. Nothing is sent: neither SMTP_URL nor WEBHOOK_URL is set.',
      );
    });

  program
    .command('retry')
    .description('Tries again to send what was given up, or still waits for its next try.')
    .argument('[id]', 'only what belongs to this lead', id)
    .option('--forget', 'let go of what was given up, instead of trying it again')
    .action(async (leadId: string | undefined, { forget }: { forget?: true }) => {
      const { db, dialect } = await open();
      const count = await db.transaction().execute(async (transaction) => {
        const outbox = { db: transaction, dialect };
        const amount = await (forget ? forgetGivenUp(outbox, leadId) : retryDeliveries(outbox, leadId));
        const act = { act: forget ? ('forget' as const) : ('retry' as const), lead_id: leadId, amount };
        await recordAct(transaction, operator(), act);
        return amount;
      });
      print(forget ? `${count} let go.` : `${count} to be sent while the server runs.`);
    });
}

interface ConfirmOptions {
  at: string;
  link?: string;
}

async function confirm(bookingId: string, { at, link }: ConfirmOptions, { open, kinds }: CliContext) {
  const store = await open();
  const booking = await requireBooking(store, bookingId);
  const appointment = await findAppointment(store.db, bookingId);
  const deviceZone = (await findRecord(store.db, bookingId))?.device_zone;
  const [clock] = visitorClocks(booking.timezone, deviceZone);
  const startsAt = parseStart(at, booking, clock, appointment?.picked_start);
  if (startsAt <= new Date()) throw new Error(`${formatHere(startsAt)} is over`);
  const call = { status: 'confirmed' as const, startsAt, link };
  // Before it acts: a time by the wrong clock is seen in time to stop.
  print(`Their time: ${formatForVisitor(booking.timezone, deviceZone, startsAt).join('; ')}`);
  print(`Our time: ${formatHere(startsAt)}`);
  const mail = await decideCall(store, bookingId, call, { by: operator(), kinds });
  print(`Confirmed: ${onOneLine(booking.name)}.\n${formatMail(mail)}`);
}

function formatMail(isQueued: boolean): string {
  if (isQueued) return 'The visitor is mailed while the server runs.';
  return 'No mail is sent: SMTP_URL is not set. Tell the visitor yourself.';
}

async function requireBooking(store: LeadStore, bookingId: string): Promise<Booking> {
  const booking = await findLead(store.db, CALLS, bookingId);
  if (booking) return booking;
  const { table } = await requireLead(store, bookingId);
  throw new Error(
    `That lead is a ${leadType(table).name} submission; only bookings can be confirmed or declined`,
  );
}

/** @throws if there is no such lead */
async function requireLead(store: LeadStore, leadId: string): Promise<ListedLead> {
  const lead = await findListed(store, leadId);
  if (!lead) throw new Error(`There is no lead ${leadId}`);
  return lead;
}
