import { Argument } from 'commander';
import { readCalendar } from '#leads/calendar/read-calendar.ts';
import type { CallAct } from '#leads/call.ts';
import { answerCall, checkTimes, Doubtful, inOrder, MAX_PROPOSED } from '#leads/calls/answer-call.ts';
import { type Decision, Refused, undoDecision } from '#leads/calls/appointments.ts';
import { callHours } from '#leads/calls/call-hours.ts';
import { actsFor, type CallState, findCallState } from '#leads/calls/call-state.ts';
import { operator } from '#leads/db/audit.ts';
import { inTransaction } from '#leads/db/connection.ts';
import { findLeadByPrefix, type ListedLead } from '#leads/db/find-leads.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { CALLS, OUTCOMES } from '#leads/db/tables.ts';
import { leadType } from '#leads/lead-types/lead-types.ts';
import { trust } from '#leads/outbox/outbox.ts';
import { onOneLine } from '#leads/printable.ts';
import { followUp } from '#leads/record/add-lead.ts';
import { addNote } from '#leads/record/entries.ts';
import { endLinks, markAnswered, retry, saveOutcome } from '#leads/record/lead-record.ts';
import { formatForVisitor, formatHere, visitorClocks } from '#leads/time-zones.ts';
import { id, link, parseStart } from './arguments.ts';
import type { AddCommand, CliContext } from './context.ts';
import { print, printError } from './terminal.ts';

const FORCE = 'even if the call was decided or cancelled, or your calendar is busy';

const TIMES = "times on the visitor's clock (2026-12-01 15:30), or times with an offset";

type Options = { words?: string; force?: true };

export function addDecisionCommands(command: AddCommand, context: CliContext): void {
  const { open, backups } = context;
  const onCall = (name: string, description: string, force = FORCE) =>
    command(name, description)
      .argument('<id>', 'the booking’s id', id)
      .option('--words <text>', 'a few words to the visitor')
      .option('--force', force);

  const end =
    (act: 'cancel' | 'decline') => async (bookingId: string, options: Options & { note?: string }) => {
      const { force, note, words = note } = options;
      const store = await open();
      const state = await requireCall(store, bookingId, act, force);
      const status = act === 'cancel' || state.status === 'confirmed' ? 'cancelled' : 'declined';
      await decide(context, store, state, { status, note: words }, force);
    };

  onCall('confirm', 'Confirms a call, and mails the visitor an invitation. Confirming again moves the call.')
    .option(
      '--at <time>',
      "'asked' for the time they asked for, a time on their clock (2026-12-01 15:30), or a time with an offset; by default the agreed time, or else the time they asked for",
    )
    .option('--link <url>', 'where the call is held', link)
    .action((bookingId, options) => confirm(bookingId, options, context));

  onCall('propose', 'Proposes times for a call. The visitor chooses one, which confirms it.')
    .argument('<time...>', TIMES)
    .action(async (bookingId: string, times: string[], { words, force }: Options) => {
      const store = await open();
      const state = await requireCall(store, bookingId, 'propose', force);
      const proposed = readTimes(times, state);
      await decide(context, store, state, { status: 'declined', proposed, note: words }, force);
    });

  const about = 'Proposes times for another call, after a call or a no-show.';
  onCall('follow-up', about, 'even if a time is doubtful')
    .argument('<time...>', TIMES)
    .action(async (bookingId: string, times: string[], { words, force }: Options) => {
      const store = await open();
      const state = await findCall(store, bookingId);
      const proposed = readTimes(times, state);
      const decision = { status: 'declined', proposed, note: words } as const;
      if (!force) await check(context, { ...state, status: 'asked' }, decision);
      print(`Proposed: ${await followUp(store, state, decision, operator())}.`);
    });

  onCall('cancel', 'Cancels a confirmed call. The visitor is told, and can choose another time.').action(
    end('cancel'),
  );

  command('undo', 'Undoes the last decision about a call, until its email leaves: after a minute at most.')
    .argument('<id>', 'the booking’s id', id)
    .action(async (bookingId: string) => {
      const store = await open();
      const undoing = undoDecision(store, (await requireLead(store, bookingId)).id, operator());
      await undoing.catch((error) => {
        const isLate = error instanceof Refused && error.problem === 'undo';
        throw isLate ? new Error('That can’t be undone any more. Nothing was done') : error;
      });
      print('Undone. Nobody is told.');
    });

  onCall('decline', 'Declines a call, and tells the visitor.')
    .option('--note <text>', 'the same as --words')
    .action(end('decline'));

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

  command('revoke', 'Revokes all links for a lead in the emails sent so far.')
    .argument('<id>', 'the lead’s id', id)
    .action(async (leadId: string) => {
      const store = await open();
      await endLinks(store, await requireLead(store, leadId), operator(), backups?.folder);
      print('The links in its emails are revoked. Later emails contain new links.');
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
  { at, link, words, force }: { at?: string; link?: string } & Options,
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
  await decide(context, store, state, { status: 'confirmed', startsAt, link, note: words }, force);
}

async function decide(
  context: CliContext,
  store: LeadStore,
  state: CallState,
  decision: Decision,
  force?: true,
) {
  if (!force) await check(context, state, decision);
  const seen = force ? undefined : state.version;
  const answering = answerCall(store, operator(), state, { ...decision, seen });
  const isQueued = await answering.catch(async (error: unknown) => {
    if (!(error instanceof Refused) || error.problem !== 'meanwhile') throw error;
    const now = await findCallState(store.db, state.booking.id);
    throw new Error(`Meanwhile ${now ? describeState(now) : 'the booking was erased'}. Nothing was done.`);
  });
  const done = decision.proposed ? 'Proposed' : decision.status.replace(/^./, (first) => first.toUpperCase());
  print(`${done}: ${onOneLine(state.booking.name)}.`);
  if (isQueued) print('The visitor is mailed while the server runs.');
  else print('No mail is sent: SMTP_URL is not set. Tell the visitor yourself.');
}

/** Warns of a time that may be a mistake. @throws if our own calendar is busy then */
async function check({ calendarUrl, owners }: CliContext, state: CallState, decision: Decision) {
  const hours = callHours();
  if (!hours) return;
  const { busy = [], problem } = calendarUrl ? await readCalendar(calendarUrl, hours, owners) : {};
  if (problem !== undefined) printError(`Your own calendar may be busy then: ${problem}`);
  try {
    checkTimes(decision, state, busy, hours);
  } catch (error) {
    if (!(error instanceof Doubtful)) throw error;
    if (error.problem === 'busy') throw new Error(`${error.message}. Nothing was done; --force overrides.`);
    printError(`${error.message}.`);
  }
}

/** Reads and prints the times to propose. @throws if one is over, or there are too many */
function readTimes(texts: readonly string[], { booking, deviceZone, askedStart }: CallState): Date[] {
  const [clock] = visitorClocks(booking.timezone, deviceZone);
  const starts = inOrder(texts.map((text) => parseStart(text, askedStart, clock)));
  if (starts.length > MAX_PROPOSED) throw new Error(`At most ${MAX_PROPOSED} times can be proposed`);
  for (const start of starts) {
    if (start <= new Date()) throw new Error(`${formatHere(start)} is over`);
    print(
      `Their time: ${formatForVisitor(booking.timezone, deviceZone, start)[0]}; ours: ${formatHere(start)}`,
    );
  }
  return starts;
}

/** Returns a call's state. @throws if the lead isn't a booking */
async function findCall(store: LeadStore, leadId: string): Promise<CallState> {
  const { table, id: bookingId } = await requireLead(store, leadId);
  const state = table === CALLS ? await findCallState(store.db, bookingId) : undefined;
  const { name } = leadType(table);
  if (!state)
    throw new Error(`That lead is a ${name} submission; only bookings can be confirmed or declined`);
  return state;
}

/** Returns a call's state. @throws if its state forbids the act and `force` isn't set */
async function requireCall(store: LeadStore, leadId: string, act: CallAct, force?: true) {
  const state = await findCall(store, leadId);
  const acts = actsFor('team', state, new Date());
  const mayAct =
    acts.includes(act) ||
    (act === 'confirm' && acts.includes('move') && !['declined', 'cancelled'].includes(state.status)) ||
    (act === 'decline' && acts.includes('cancel'));
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
