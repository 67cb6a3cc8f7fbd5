import { Argument } from 'commander';
import { answerCall } from '#leads/calls/answer-call.ts';
import { type Decision, Refused } from '#leads/calls/appointments.ts';
import { actsFor, type CallState, findCallState } from '#leads/calls/call-state.ts';
import { operator } from '#leads/db/audit.ts';
import { inTransaction } from '#leads/db/connection.ts';
import { findLeadByPrefix, type ListedLead } from '#leads/db/find-leads.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { CALLS, OUTCOMES } from '#leads/db/tables.ts';
import { leadType } from '#leads/lead-types/lead-types.ts';
import { trust } from '#leads/outbox/outbox.ts';
import { onOneLine } from '#leads/printable.ts';
import { addNote } from '#leads/record/entries.ts';
import { endLinks, markAnswered, retry, saveOutcome } from '#leads/record/lead-record.ts';
import { formatForVisitor, formatHere, visitorClocks } from '#leads/time-zones.ts';
import { id, link, parseStart } from './arguments.ts';
import type { AddCommand, CliContext } from './context.ts';
import { print } from './terminal.ts';

export function addDecisionCommands(command: AddCommand, context: CliContext): void {
  const { open, backups } = context;
  command('confirm', 'Confirms a call, and mails the visitor an invitation. Confirming again moves the call.')
    .argument('<id>', 'the booking’s id', id)
    .option(
      '--at <time>',
      "'asked' for the time they asked for, a time on their clock (2026-12-01 15:30), or a time with an offset; by default the agreed time, or else the time they asked for",
    )
    .option('--link <url>', 'where the call is held', link)
    .option('--force', 'even if the call was decided or cancelled')
    .action((bookingId, options) => confirm(bookingId, options, context));

  command('decline', 'Declines a call, and tells the visitor.')
    .argument('<id>', 'the booking’s id', id)
    .option('--note <text>', 'a line to the visitor that says why')
    .option('--force', 'even if the call was decided or cancelled')
    .action(async (bookingId: string, { note, force }: { note?: string; force?: true }) => {
      const store = await open();
      const state = await requireCall(store, bookingId, 'decline', force);
      await decide(store, state, { status: 'declined', note, seen: force ? undefined : state.version });
    });

  command('answered', 'Marks quizzes or messages as answered, so that they no longer wait.')
    .argument('<id...>', 'their ids', (text, ids: string[] = []) => [...ids, id(text)])
    .action(async (ids: string[]) => {
      const store = await open();
      for (const each of ids) await markAnswered(store, await requireLead(store, each), operator());
      print('Noted: answered.');
    });

  command('note', 'Adds a dated note about a lead, for your own use. Nothing is sent.')
    .argument('<id>', 'the lead’s id', id)
    .argument('<text>', 'the note')
    .action(async (leadId: string, text: string) => {
      const store = await open();
      const lead = await requireLead(store, leadId);
      if (text.trim() === '') throw new Error('The note is empty. Nothing was added');
      await inTransaction(store, (transaction) => addNote(transaction, lead, operator(), text));
      print('Noted.');
    });

  command('outcome', 'Records the outcome of a lead.')
    .argument('<id>', 'the lead’s id', id)
    .addArgument(new Argument('<outcome>').choices(OUTCOMES))
    .action(async (leadId: string, outcome: string) => {
      const store = await open();
      await saveOutcome(store, await requireLead(store, leadId), operator(), outcome);
      print(`Noted: ${outcome}.`);
    });

  command('revoke', 'Revokes all links for a lead in the mails sent so far.')
    .argument('<id>', 'the lead’s id', id)
    .action(async (leadId: string) => {
      const store = await open();
      await endLinks(store, await requireLead(store, leadId), operator(), backups?.folder);
      print('The links in its mails are revoked. Later mails contain new links.');
    });

  command('trust', 'Marks spam as real, and sends the deliveries that were held back.')
    .alias('not-spam')
    .argument('<id>', 'the lead’s id', id)
    .action(async (leadId: string) => {
      const store = await open();
      const { table, id: whole } = await requireLead(store, leadId);
      await trust(store, { lead_table: table, lead_id: whole }, operator());
      if (store.kinds.length > 0)
        print('No longer spam. Deliveries held back are sent while the server runs.');
      else print('No longer spam. Nothing is sent: neither SMTP_URL nor WEBHOOK_URL is set.');
    });

  command('retry', 'Retries deliveries that were given up or wait for their next attempt.')
    .argument('[id]', 'only the deliveries of this lead', id)
    .option('--forget', 'discard the deliveries that were given up, instead of retrying them')
    .action(async (prefix: string | undefined, { forget }: { forget?: true }) => {
      const store = await open();
      const leadId = prefix && (await requireLead(store, prefix)).id;
      const count = await retry(store, operator(), leadId, forget);
      print(forget ? `${count} discarded.` : `${count} to be sent while the server runs.`);
    });
}

async function confirm(
  bookingId: string,
  { at, link, force }: { at?: string; link?: string; force?: true },
  context: CliContext,
) {
  const store = await context.open();
  const state = await requireCall(store, bookingId, 'confirm', force);
  const { booking, deviceZone, startsAt: agreed } = state;
  const isConfirmed = state.status === 'confirmed';
  const [clock] = visitorClocks(booking.timezone, deviceZone);
  const startsAt =
    at === undefined && isConfirmed ? agreed : parseStart(at ?? 'asked', state.askedStart, clock);
  const isTold = isConfirmed && state.decided?.by === 'team';
  const isSame = isTold && startsAt.getTime() === agreed.getTime() && (link ?? state.link) === state.link;
  if (isSame && !force)
    throw new Error('The call already has this time and link. --force mails the invitation again.');
  if (startsAt <= new Date()) throw new Error(`${formatHere(startsAt)} is over`);
  // Print the time before confirming, so that the operator can interrupt the command if the time zone is wrong.
  print(`Their time: ${formatForVisitor(booking.timezone, deviceZone, startsAt).join('; ')}`);
  print(`Our time: ${formatHere(startsAt)}`);
  const seen = force ? undefined : state.version;
  await decide(store, state, { status: 'confirmed', startsAt, link, seen });
}

async function decide(store: LeadStore, state: CallState, decision: Decision) {
  const answering = answerCall(store, operator(), state, decision);
  const isQueued = await answering.catch(async (error: unknown) => {
    if (!(error instanceof Refused) || error.problem !== 'meanwhile') throw error;
    const now = await findCallState(store.db, state.booking.id);
    throw new Error(`Meanwhile ${now ? describeState(now) : 'the booking was erased'}. Nothing was done.`);
  });
  print(`${decision.status === 'declined' ? 'Declined' : 'Confirmed'}: ${onOneLine(state.booking.name)}.`);
  if (isQueued) print('The visitor is mailed while the server runs.');
  else print('No mail is sent: SMTP_URL is not set. Tell the visitor yourself.');
}

/** Returns a call's state. @throws if the lead isn't a booking, or its state forbids the act and `force` isn't set */
async function requireCall(store: LeadStore, leadId: string, act: 'confirm' | 'decline', force?: true) {
  const { table, id: bookingId } = await requireLead(store, leadId);
  const state = table === CALLS ? await findCallState(store.db, bookingId) : undefined;
  const { name } = leadType(table);
  if (!state)
    throw new Error(`That lead is a ${name} submission; only bookings can be confirmed or declined`);
  const acts = actsFor('team', state, new Date());
  const mayAct =
    acts.includes(act) || (act === 'confirm' && acts.includes('move') && state.status !== 'declined');
  if (!mayAct && !force) throw new Error(`${describeState(state)}. Nothing was done; --force overrides.`);
  return state;
}

function describeState({ status, startsAt, decided, booking }: CallState): string {
  const name = onOneLine(booking.name);
  if (!decided) return `${name} asks for ${formatHere(startsAt)}`;
  const by = decided.by === 'visitor' ? name : `the ${decided.by}`;
  return `${by} ${status} the call on ${formatHere(startsAt)}, at ${formatHere(decided.at)}`;
}

export async function requireLead(store: LeadStore, leadId: string): Promise<ListedLead> {
  const lead = await findLeadByPrefix(store, leadId);
  if (!lead) throw new Error(`There is no lead ${leadId}`);
  return lead;
}
