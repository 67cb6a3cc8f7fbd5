import { type InsertObject, sql } from 'kysely';
import type { CallTime } from '../call.ts';
import { type Actor, recordAct } from '../db/audit.ts';
import { findAppointment, findRecord } from '../db/find-leads.ts';
import { CALLS, type Db, TAKES_TIME, type Tables } from '../db/tables.ts';
import { HOUR_MS } from '../durations.ts';
import type { DeliveryKind } from '../outbox/kinds.ts';
import { databaseTime, type Outbox, queueDeliveries } from '../outbox/outbox.ts';
import { onOneLine } from '../printable.ts';
import { formatHere } from '../time-zones.ts';
import { callAt, holdEnd } from './call-hours.ts';
import { type AnswerProblem, versionOf } from './call-state.ts';
import type { AskedTime, Span } from './free-times.ts';
import { mayTakeTime } from './quotas.ts';
import { findTakenTimes, type TakenTime } from './taken-times.ts';

// Whose a time is, and what is decided about calls. Each change is one transaction, in which calls are locked: it decides
// by what the ones before it left.

/** How long after the booking its visitor may pick another time. */
const PICK_MS = HOUR_MS;

/** A time that can't be had; the message says what is in the way. */
export class TimeTaken extends Error {
  override name = 'TimeTaken';

  constructor({ status, start, end, heldUntil, name, company, id }: TakenTime) {
    const who = onOneLine(`${name}, ${company}`);
    const call = heldUntil
      ? `${formatHere(start)} is held for ${who} until ${formatHere(heldUntil)}`
      : `the call with ${who} is on ${formatHere(start)}`;
    const block = `it is blocked from ${formatHere(start)} to ${formatHere(end)}`;
    super(`That time is taken: ${status === 'blocked' ? block : call} (${id})`);
  }
}

/** Somebody else decided since, or erased it; the time is not free any more; the quotas let the visitor take no other. */
export class AnsweredMeanwhile extends Error {}
export class NotOffered extends Error {}
export class OverQuota extends Error {}

/**
 * Returns what a page says of an answer that was not taken.
 * @throws every other error
 */
export function problemOf(error: unknown): AnswerProblem {
  if (error instanceof AnsweredMeanwhile) return 'meanwhile';
  if (error instanceof TimeTaken || error instanceof NotOffered) return 'taken';
  if (error instanceof OverQuota) return 'often';
  throw error;
}

type NewAppointment = Omit<InsertObject<Tables, 'appointments'>, 'booking_id'>;

interface Decision {
  by: Actor;
  kinds: readonly DeliveryKind[];
  /** The version of the call that was decided on; undefined to decide whatever it is. */
  seen?: string | undefined;
}

/** The mails about each decision, the visitor's first. */
const MAILS = {
  confirmed: ['confirmation', 'team_confirmation'],
  declined: ['decline', 'team_cancellation'],
  cancelled: ['cancellation', 'team_cancellation'],
  held: ['notification'],
} as const satisfies Record<string, DeliveryKind[]>;

interface Verdict {
  /** Confirming again moves it. `held`: its visitor asks for another time. */
  status: keyof typeof MAILS;
  /** Of a call that is confirmed or held. */
  startsAt?: Date;
  link?: string | null | undefined;
  /** A line from whoever decided to the other side. */
  note?: string | null | undefined;
}

/**
 * Saves and records a decision, and queues the mails about it. Those about an earlier one are not true any more by then.
 * @returns whether the visitor is mailed
 * @throws TimeTaken if something else has that time; the message names it
 * @throws AnsweredMeanwhile if it is not the version that was seen
 * @throws OverQuota if a visitor may not take a time
 */
export function decideCall(
  store: Outbox,
  id: string,
  { status, startsAt, link = null, note = null }: Verdict,
  { by, kinds, seen }: Decision,
): Promise<boolean> {
  const span = startsAt && (status === 'confirmed' || status === 'held') ? callAt(startsAt) : undefined;
  return changeCalls(store, async (outbox) => {
    const { db, dialect } = outbox;
    const before = await findAppointment(db, id);
    const isErased = !(await lockBooking(outbox, id));
    if (isErased || (seen !== undefined && versionOf(before) !== seen)) throw new AnsweredMeanwhile();
    const decided_by = by.actor === 'visitor' ? ('visitor' as const) : ('team' as const);
    const takesOne = decided_by === 'visitor' && span && before?.status !== 'confirmed';
    if (takesOne && !(await mayTakeTime(outbox, id))) throw new OverQuota();
    const values = {
      ...{ note, status, decided_by, decided_at: dialect.now },
      held_until: status === 'held' && span ? holdEnd(span.start, await databaseTime(outbox)) : null,
      was_confirmed: before?.was_confirmed || before?.status === 'confirmed' ? 1 : 0,
      answered_at: before?.answered_at ?? (decided_by === 'team' ? dialect.now : null),
      ...(status === 'confirmed' && { link }),
      ...(status === 'held' && { picked_start: span?.start.toISOString() }),
    };
    const other = span && (await takeTime(outbox, id, span, values));
    if (other) throw new TimeTaken(other);
    if (!span) await saveAppointment(db, id, values);
    const confirm = decided_by === 'visitor' ? ('move' as const) : ('confirm' as const);
    const act = { confirmed: confirm, declined: 'decline', cancelled: 'cancel', held: 'move' } as const;
    await recordAct(db, by, { act: act[status], lead_id: id });
    // It would bring the same invitation.
    if (before?.invitation) {
      const unsent = db.deleteFrom('deliveries').where('delivered_at', 'is', null);
      await unsent.where('id', '=', before.invitation).execute();
    }
    // The team has nothing in its calendar, and declined the call itself.
    const isKnown = status !== 'cancelled' && before?.status !== 'confirmed';
    const told = kinds.filter((kind) => !(isKnown && kind === 'team_cancellation'));
    const mails = MAILS[status].filter((kind) => told.includes(kind));
    await queueDeliveries(db, { lead_table: CALLS, lead_id: id }, mails);
    return mails.some((kind) => kind === MAILS[status][0]);
  });
}

/**
 * Gives a new booking the time that it asks for, unless somebody else has it, and queues its deliveries.
 * @param outbox the transaction that stores the booking, in which `mayTakeTime` locked calls
 * @param kinds the deliveries of each new lead
 */
export async function bookTime(outbox: Outbox, id: string, time: AskedTime, kinds: readonly DeliveryKind[]) {
  const callTime = await giveTime(outbox, id, time, kinds, { first_answer: time.status });
  if (callTime !== 'taken') return callTime;
  const lost = { starts_at: time.start.toISOString(), ends_at: time.end.toISOString() };
  await saveAppointment(outbox.db, id, { ...lost, status: 'taken', first_answer: 'taken' });
  await queueDeliveries(outbox.db, { lead_table: CALLS, lead_id: id }, kinds);
  return callTime;
}

/**
 * Gives another time to a booking of the last hour that nobody answered and that has none. A second call for the same
 * time hears what the first one did.
 * @param kinds the deliveries of each new lead
 * @returns undefined if there is no such booking, or the quotas are used up
 */
export function pickTime(store: Outbox, id: string, time: AskedTime, kinds: readonly DeliveryKind[]) {
  return changeCalls<CallTime | undefined>(store, async (outbox) => {
    const { db, dialect } = outbox;
    const recent = db.selectFrom(CALLS).select('id').where('created_at', '>', dialect.in(-PICK_MS));
    const booking = await recent.where('id', '=', id).executeTakeFirst();
    if (!booking || !(await lockBooking(outbox, id)) || (await findRecord(db, id))?.suspicion)
      return undefined;
    const current = await findAppointment(db, id);
    const picked_start = time.start.toISOString();
    if (current?.picked_start === picked_start) return current.invitation === null ? 'held' : 'confirmed';
    if ((current && current.status !== 'taken') || !(await mayTakeTime(outbox, id))) return undefined;
    const isConfirmed = time.status === 'confirmed';
    // The visitor of a held time was told already that an answer comes.
    const told = kinds.filter((kind) => kind !== 'webhook' && (isConfirmed || kind !== 'acknowledgement'));
    // The row may be as old as the booking.
    const values = { picked_start, decided_at: isConfirmed ? dialect.now : null };
    return await giveTime(outbox, id, time, told, values);
  });
}

/**
 * Takes a time off the calendar.
 * @returns the block's id
 * @throws TimeTaken if something has some of that time; the message names it
 */
export async function blockTime(store: Outbox, by: Actor, span: Span, note: string | null) {
  const id = crypto.randomUUID();
  await changeCalls(store, async (outbox) => {
    const other = await takeTime(outbox, id, span, { status: 'blocked', note });
    if (other) throw new TimeTaken(other);
    const detail = `${span.start.toISOString()} to ${span.end.toISOString()}`;
    await recordAct(outbox.db, by, { act: 'block', detail });
  });
  return id;
}

/**
 * Gives the time of a block back.
 * @param which its id or its start
 * @returns its time; undefined if there is none
 */
export async function unblockTime({ db }: Outbox, by: Actor, which: { id: string } | { start: Date }) {
  return await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('appointments')
      .where('status', '=', 'blocked')
      .where((eb) =>
        'id' in which ? eb('booking_id', '=', which.id) : eb('starts_at', '=', which.start.toISOString()),
      )
      .returning(['starts_at', 'ends_at'])
      .executeTakeFirst();
    if (!removed?.starts_at || !removed.ends_at) return undefined;
    const { starts_at, ends_at } = removed;
    await recordAct(transaction, by, { act: 'unblock', detail: `${starts_at} to ${ends_at}` });
    return { start: new Date(starts_at), end: new Date(ends_at) };
  });
}

/**
 * Keeps a booking from being erased until the transaction ends: an appointment of nobody would take its time for good.
 * @returns false if it is erased
 */
async function lockBooking({ db, dialect }: Outbox, id: string): Promise<boolean> {
  const found = await sql`select 1 from call_bookings where id = ${id} ${dialect.lockingRow}`.execute(db);
  return found.rows.length > 0;
}

/** Runs a transaction that changes calls, one at a time. */
async function changeCalls<Result>({ db, dialect }: Outbox, work: (outbox: Outbox) => Promise<Result>) {
  return await db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction);
    return await work({ db: transaction, dialect });
  });
}

/** Takes a time for a booking, and queues the mails that say so, unless somebody else has it. */
async function giveTime(
  outbox: Outbox,
  id: string,
  { status, ...span }: AskedTime,
  kinds: readonly DeliveryKind[],
  values: Omit<NewAppointment, 'status'>,
): Promise<CallTime> {
  if (status === 'taken') return status;
  const isConfirmed = status === 'confirmed';
  const held_until = isConfirmed ? null : holdEnd(span.start, await databaseTime(outbox));
  // The acknowledgement brings the invitation.
  const invitation = isConfirmed ? crypto.randomUUID() : null;
  if (await takeTime(outbox, id, span, { ...values, status, held_until, invitation })) return 'taken';
  const tellsTeam = isConfirmed && kinds.includes('notification');
  const told = tellsTeam ? [...kinds, 'team_confirmation' as const] : kinds;
  const ids = invitation ? { acknowledgement: invitation } : {};
  await queueDeliveries(outbox.db, { lead_table: CALLS, lead_id: id }, told, ids);
  if (isConfirmed)
    await recordAct(outbox.db, { actor: 'server', user_name: null }, { act: 'confirm', lead_id: id });
  return status;
}

/**
 * Gives a time to a booking or a block. Ends the holds on it that are over. The database forbids overlaps too, but can't
 * say what is in the way.
 * @returns what is in the way, if so
 */
async function takeTime({ db, dialect }: Outbox, id: string, span: Span, appointment: NewAppointment) {
  const [starts_at, ends_at] = [span.start.toISOString(), span.end.toISOString()];
  // With the condition of an index.
  await sql`update appointments set status = 'taken' where status = 'held' and held_until <= ${dialect.now}
    and booking_id <> ${id} and ends_at > ${starts_at} and starts_at < ${ends_at}
    and ${sql.raw(TAKES_TIME)}`.execute(db);
  // With every hold that is left.
  const taken = await findTakenTimes(db, span, new Date(0));
  const other = taken.find((one) => one.id !== id);
  if (!other) await saveAppointment(db, id, { ...appointment, starts_at, ends_at });
  return other;
}

/** Saves what became of a booking's call, and counts the change. */
async function saveAppointment(db: Db, id: string, appointment: NewAppointment): Promise<void> {
  await db
    .insertInto('appointments')
    .values({ ...appointment, booking_id: id })
    .onConflict((conflict) =>
      conflict
        .column('booking_id')
        .doUpdateSet((eb) => ({ ...appointment, sequence: eb('appointments.sequence', '+', 1) })),
    )
    .execute();
}
