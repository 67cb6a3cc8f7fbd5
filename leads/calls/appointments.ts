import { type Insertable, type InsertObject, sql } from 'kysely';
import type { CallTimeStatus } from '../call.ts';
import { type Actor, recordAct } from '../db/audit.ts';
import { type Connection, databaseTime, inLockedTransaction, inTransaction } from '../db/connection.ts';
import { beginsWith, findAppointment } from '../db/find-leads.ts';
import { type Appointment, CALLS, type Db, TAKES_TIME, type Tables } from '../db/tables.ts';
import { type DeliveryKind, NEW_LEAD_KINDS } from '../delivery-kinds.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { queueDeliveries } from '../outbox/outbox.ts';
import { onOneLine } from '../printable.ts';
import { formatHere } from '../time-zones.ts';
import { callAt, holdEnd } from './call-hours.ts';
import { type AnswerProblem, versionOf } from './call-state.ts';
import type { AskedTime, Span } from './free-times.ts';
import { findRequester, isWithinQuota, type Requester } from './quotas.ts';
import { findTakenTimes, type TakenTime } from './taken-times.ts';

// Assigns times to bookings and saves decisions about calls. Each change that can take a time runs in a transaction
// that locks all calls; otherwise, concurrent changes could take the same time.

/** How long after submitting a booking the visitor may pick another time. */
const PICK_MS = HOUR_MS;

export class Refused extends Error {
  readonly problem: AnswerProblem;

  constructor(problem: AnswerProblem, message: string = problem) {
    super(message);
    this.problem = problem;
  }
}

/** Thrown if a time is taken. The message names the call or block that takes it. */
export class TimeTaken extends Refused {
  constructor({ status, start, end, heldUntil, name, company }: TakenTime) {
    const who = onOneLine(`${name}, ${company}`);
    const call = heldUntil
      ? `${formatHere(start)} is held for ${who} until ${formatHere(heldUntil)}`
      : `the call with ${who} is on ${formatHere(start)}`;
    const block = `it is blocked from ${formatHere(start)} to ${formatHere(end)}`;
    super('taken', `That time is taken: ${status === 'blocked' ? block : call}`);
  }
}

/** Returns why an answer was refused. @throws any other error unchanged */
export function problemOf(error: unknown): AnswerProblem {
  if (error instanceof Refused) return error.problem;
  throw error;
}

type NewAppointment = Omit<InsertObject<Tables, 'appointments'>, 'booking_id'>;

/** The mails about each decision. The mail to the visitor comes first; for a held time, there is none. */
const MAILS = {
  confirmed: ['confirmation', 'team_confirmation'],
  declined: ['decline', 'team_cancellation'],
  proposed: ['proposal', 'team_cancellation'],
  cancelled: ['cancellation', 'team_cancellation'],
  held: ['notification'],
} as const satisfies Record<string, DeliveryKind[]>;

/** A decision about a call, by the team or the visitor. */
export interface Decision {
  /** `confirmed` also moves a confirmed call. `held`: the visitor asked for another time. */
  status: Exclude<keyof typeof MAILS, 'proposed'>;
  /** With `declined`: the times that the team proposes instead. */
  proposed?: readonly Date[] | undefined;
  /** With `proposed`: the id of the earlier call, if the booking was added to propose a follow-up to it. */
  followsUp?: string | undefined;
  /** The start of the call; required for `confirmed` and `held`. */
  startsAt?: Date | undefined;
  link?: string | null | undefined;
  /** A message to the other side. */
  note?: string | null | undefined;
  /** The version of the call that the decision is based on; undefined skips the version check. */
  seen?: string | undefined;
}

/**
 * Saves a decision about a call, and queues the mails about it in place of unsent mails of the same kinds.
 * @returns whether an email to the visitor was queued
 * @throws TimeTaken if another call or a block has that time
 * @throws Refused if the call has changed since `seen`, the booking was erased, or the visitor's quota is used up
 */
export function decideCall(
  connection: Connection,
  id: string,
  { status, startsAt, proposed, followsUp, link = null, note = null, seen }: Decision,
  by: Actor,
): Promise<boolean> {
  const span = startsAt && (status === 'confirmed' || status === 'held') ? callAt(startsAt) : undefined;
  return inLockedTransaction(connection, async (transaction) => {
    const { db, dialect } = transaction;
    const before = await findAppointment(db, id);
    const isErased = !(await lockBooking(transaction, id));
    if (isErased || (seen !== undefined && versionOf(before) !== seen)) throw new Refused('meanwhile');
    const decided_by = by.actor === 'visitor' ? ('visitor' as const) : ('team' as const);
    const isAccepted = decided_by === 'visitor' && before?.proposed?.includes(span?.start.toJSON() ?? '-');
    const isNewTime = decided_by === 'visitor' && span && before?.status !== 'confirmed' && !isAccepted;
    if (isNewTime && !(await isWithinQuota(transaction, await findRequester(db, id))))
      throw new Refused('often');
    const wasConfirmed = before?.was_confirmed || before?.status === 'confirmed';
    // A call that was confirmed automatically had its answer when it was booked.
    const answered = wasConfirmed ? before?.created_at : undefined;
    const values = {
      ...{ note, status, decided_by, decided_at: dialect.now },
      held_until: status === 'held' && span ? holdEnd(span.start, await databaseTime(transaction)) : null,
      was_confirmed: wasConfirmed ? 1 : 0,
      proposed: proposed ? JSON.stringify(proposed) : null,
      undo: decided_by === 'team' ? await undoOf(transaction, id, before, followsUp) : null,
      answered_at: before?.answered_at ?? (decided_by === 'team' ? (answered ?? dialect.now) : null),
      ...(status === 'confirmed' && { link }),
      ...(status === 'held' && { picked_start: span?.start.toISOString() }),
    };
    const other = span && (await takeTime(transaction, id, span, values));
    if (other) throw new TimeTaken(other);
    if (!span) await saveAppointment(db, id, values);
    const confirm = decided_by === 'visitor' && !isAccepted ? ('move' as const) : ('confirm' as const);
    const decline = proposed ? ('propose' as const) : ('decline' as const);
    const act = { confirmed: confirm, declined: decline, cancelled: 'cancel', held: 'move' } as const;
    await recordAct(db, by, { act: act[status], lead_id: id });
    // A decision also answers the visitor's last email.
    if (decided_by === 'team')
      await db.updateTable('leads').set({ heard_at: null }).where('id', '=', id).execute();
    // Drop the unsent acknowledgement that carries the invitation: the mail about the new decision replaces it.
    if (before?.invitation) {
      const unsent = db.deleteFrom('deliveries').where('delivered_at', 'is', null);
      await unsent.where('id', '=', before.invitation).execute();
    }
    // Don't send the team a cancellation if it made the decision itself and its calendar has no entry to cancel.
    const isKnown = status !== 'cancelled' && before?.status !== 'confirmed';
    const [first, ...others] = MAILS[proposed ? 'proposed' : status];
    const mails = [first, ...others].filter((kind) => !(isKnown && kind === 'team_cancellation'));
    const waitMs = by.actor === 'desk' ? UNDO_MS : 0;
    const queued = await queueDeliveries(transaction, { lead_table: CALLS, lead_id: id }, mails, {}, waitMs);
    return status !== 'held' && queued.some((kind) => kind === first);
  });
}

/** How long a decision can be undone. Meanwhile, the emails about a decision at the desk wait. */
const UNDO_MS = MINUTE_MS;

/** What a decision replaced: the call's row and the unsent deliveries, and until when both can be brought back. */
interface Undo {
  until: string;
  row: Omit<Appointment, 'undo'> | null;
  unsent: Insertable<Tables['deliveries']>[];
  followsUp?: string | undefined;
}

async function undoOf(
  { db, dialect }: Connection,
  id: string,
  before: Appointment | undefined,
  followsUp: string | undefined,
) {
  // The generated column `lead_id` can't be written.
  const { undo: _undo, lead_id: _generated, ...row } = { lead_id: '', ...before };
  const ofLead = db.selectFrom('deliveries').selectAll().where('lead_id', '=', id);
  const unsent = await ofLead.where('delivered_at', 'is', null).execute();
  const until = new Date((await databaseTime({ db, dialect })).getTime() + UNDO_MS).toISOString();
  return JSON.stringify({ until, row: before ? row : null, unsent, followsUp });
}

/** Returns until when a call's last decision can be undone, unless its emails leave earlier. */
export function undoUntil({ undo }: { undo: string | undefined }): Date | undefined {
  return undo === undefined ? undefined : new Date((JSON.parse(undo) as Undo).until);
}

/**
 * Brings a call back to what it was before the team's last decision, whose emails are then never sent. Removes a booking
 * that was only added for a follow-up call.
 * @param seen the version of the call that shall be undone; undefined skips the version check
 * @returns the id of the booking to show then
 * @throws Refused if the decision is older than a minute, or if one of its emails has left or is leaving
 * @throws TimeTaken if another call has got the time that the call had before
 */
export function undoDecision(connection: Connection, id: string, by: Actor, seen?: string): Promise<string> {
  return inLockedTransaction(connection, async (transaction) => {
    const { db } = transaction;
    const isErased = !(await lockBooking(transaction, id));
    const current = await findAppointment(db, id);
    const isOther = seen !== undefined && versionOf(current) !== seen;
    if (isErased || isOther || !current?.undo) throw new Refused('undo');
    const { until, row, unsent, followsUp }: Undo = JSON.parse(current.undo);
    if (new Date(until) <= (await databaseTime(transaction))) throw new Refused('undo');
    const known = new Set(unsent.map((delivery) => delivery.id));
    const ours = await db.selectFrom('deliveries').selectAll().where('lead_id', '=', id).execute();
    const decidedAt = Date.parse(current.decided_at ?? '');
    const added = ours.filter((each) => !known.has(each.id) && Date.parse(each.created_at) >= decidedAt);
    // A worker that has claimed one of them is sending it.
    for (const { id: delivery } of added) {
      const waiting = db.deleteFrom('deliveries').where('id', '=', delivery).where('attempts', '=', 0);
      if ((await waiting.executeTakeFirst()).numDeletedRows === 0n) throw new Refused('undo');
    }
    const left = new Set(ours.map((delivery) => delivery.id));
    const missing = unsent.filter((delivery) => !left.has(delivery.id ?? ''));
    if (missing.length > 0) await db.insertInto('deliveries').values(missing).execute();
    if (row) await bringBack(transaction, id, row);
    else await db.deleteFrom('appointments').where('booking_id', '=', id).execute();
    // Notes that were added meanwhile stay with the earlier call.
    if (followsUp !== undefined) {
      await db.updateTable('entries').set({ lead_id: followsUp }).where('lead_id', '=', id).execute();
      for (const table of [CALLS, 'leads'] as const)
        await db.deleteFrom(table).where('id', '=', id).execute();
    }
    await recordAct(db, by, { act: 'undo', lead_id: id });
    return followsUp ?? id;
  });
}

async function bringBack(transaction: Connection, id: string, row: Omit<Appointment, 'undo'>): Promise<void> {
  const { sequence: _sequence, created_at: _created, starts_at, ends_at, ...values } = row;
  const takesTime = row.status === 'confirmed' || row.status === 'held';
  const span = starts_at && ends_at ? { start: new Date(starts_at), end: new Date(ends_at) } : undefined;
  const other =
    takesTime && span ? await takeTime(transaction, id, span, { ...values, undo: null }) : undefined;
  if (other) throw new TimeTaken(other);
  if (!takesTime || !span)
    await saveAppointment(transaction.db, id, { ...values, starts_at, ends_at, undo: null });
}

/**
 * Gives a new booking the requested time if it is free and the visitor's quota allows it, and queues the deliveries of
 * a new lead. Locks all calls until the transaction ends. @returns undefined if the visitor's quota is used up
 */
export async function bookTime(transaction: Connection, requester: Requester, time: AskedTime) {
  const { id } = requester;
  await transaction.dialect.lock(transaction.db);
  const callTime = (await isWithinQuota(transaction, requester))
    ? await giveTime(transaction, id, time, NEW_LEAD_KINDS, { first_answer: time.status })
    : undefined;
  if (callTime === 'held' || callTime === 'confirmed') return callTime;
  const lost = { starts_at: time.start.toISOString(), ends_at: time.end.toISOString() };
  if (callTime)
    await saveAppointment(transaction.db, id, { ...lost, status: 'taken', first_answer: 'taken' });
  await queueDeliveries(transaction, { lead_table: CALLS, lead_id: id }, NEW_LEAD_KINDS);
  return callTime;
}

/**
 * Gives another time to a booking that was made in the last hour and has neither a time nor an answer. A retry for the
 * same time returns the first result. @returns undefined if there is no such booking or its visitor's quota is used up
 */
export function pickTime(connection: Connection, id: string, time: AskedTime) {
  return inLockedTransaction<CallTimeStatus | undefined>(connection, async (transaction) => {
    const { db, dialect } = transaction;
    const requester = (await lockBooking(transaction, id)) && (await findRequester(db, id));
    if (!requester || requester.suspicion !== null) return undefined;
    const recent = db.selectFrom(CALLS).select('id').where('created_at', '>', dialect.in(-PICK_MS));
    if (!(await recent.where('id', '=', id).executeTakeFirst())) return undefined;
    const current = await findAppointment(db, id);
    const picked_start = time.start.toISOString();
    if (current?.picked_start === picked_start) return current.invitation === null ? 'held' : 'confirmed';
    if ((current && current.status !== 'taken') || !(await isWithinQuota(transaction, requester)))
      return undefined;
    const isConfirmed = time.status === 'confirmed';
    // Skip the acknowledgement if the time is only held: the booking's acknowledgement already promises an answer.
    const told = isConfirmed ? (['acknowledgement', 'notification'] as const) : (['notification'] as const);
    // Record when the call was confirmed: `created_at` is the time of the booking, not of this pick.
    const values = { picked_start, decided_at: isConfirmed ? dialect.now : null };
    return await giveTime(transaction, id, time, told, values);
  });
}

/** Blocks a time from being booked. @returns the block's id @throws TimeTaken if it overlaps a call or another block */
export async function blockTime(connection: Connection, by: Actor, span: Span, note: string | null) {
  const id = crypto.randomUUID();
  await inLockedTransaction(connection, async (transaction) => {
    const other = await takeTime(transaction, id, span, { status: 'blocked', note });
    if (other) throw new TimeTaken(other);
    const detail = `${span.start.toISOString()} to ${span.end.toISOString()}`;
    await recordAct(transaction.db, by, { act: 'block', detail });
  });
  return id;
}

/**
 * Removes a block. @param which its start, or the beginning of its id
 * @returns the time that is free again; undefined if there is no such block @throws if several ids begin like this
 */
export async function unblockTime(
  connection: Connection,
  by: Actor,
  which: { id: string } | { start: Date },
) {
  return await inTransaction(connection, async ({ db }) => {
    const blocks = db.deleteFrom('appointments').where('status', '=', 'blocked');
    const block =
      'id' in which
        ? blocks.where(beginsWith('booking_id', which.id))
        : blocks.where('starts_at', '=', which.start.toISOString());
    const [removed, other] = await block.returning(['starts_at', 'ends_at']).execute();
    if (other) throw new Error('Several blocks have an id that begins like this. Nothing was done');
    if (!removed?.starts_at || !removed.ends_at) return undefined;
    const { starts_at, ends_at } = removed;
    await recordAct(db, by, { act: 'unblock', detail: `${starts_at} to ${ends_at}` });
    return { start: new Date(starts_at), end: new Date(ends_at) };
  });
}

/** Locks a booking against erasure until the transaction ends. @returns false if the booking has already been erased */
async function lockBooking({ db, dialect }: Connection, id: string): Promise<boolean> {
  const found = await sql`select 1 from call_bookings where id = ${id} ${dialect.lockingRow}`.execute(db);
  return found.rows.length > 0;
}

async function giveTime(
  transaction: Connection,
  id: string,
  { status, ...span }: AskedTime,
  kinds: readonly DeliveryKind[],
  values: Omit<NewAppointment, 'status'>,
): Promise<CallTimeStatus> {
  if (status === 'taken') return status;
  const isConfirmed = status === 'confirmed';
  const held_until = isConfirmed ? null : holdEnd(span.start, await databaseTime(transaction));
  // Choose the acknowledgement's id now: the mail carries the invitation, so the appointment stores its id.
  const invitation = isConfirmed ? crypto.randomUUID() : null;
  if (await takeTime(transaction, id, span, { ...values, status, held_until, invitation })) return 'taken';
  const told = isConfirmed ? [...kinds, 'team_confirmation' as const] : kinds;
  const ids = invitation ? { acknowledgement: invitation } : {};
  await queueDeliveries(transaction, { lead_table: CALLS, lead_id: id }, told, ids);
  if (isConfirmed)
    await recordAct(transaction.db, { actor: 'server', user_name: null }, { act: 'confirm', lead_id: id });
  return status;
}

/** Assigns a time to a booking or a block. @returns the appointment that overlaps; undefined if the time was free */
async function takeTime({ db, dialect }: Connection, id: string, span: Span, appointment: NewAppointment) {
  const [starts_at, ends_at] = [span.start.toISOString(), span.end.toISOString()];
  // Repeat the TAKES_TIME condition, without which the query can't use the partial index.
  await sql`update appointments set status = 'taken' where status = 'held' and held_until <= ${dialect.now}
    and booking_id <> ${id} and ends_at > ${starts_at} and starts_at < ${ends_at}
    and ${sql.raw(TAKES_TIME)}`.execute(db);
  // Don't rely on the database's constraint against overlaps: its error doesn't name the other appointment. Pass the
  // epoch as `now`, so that every remaining hold counts: the update above has ended the expired holds.
  const taken = await findTakenTimes(db, span, new Date(0));
  const other = taken.find((one) => one.id !== id);
  if (!other) await saveAppointment(db, id, { ...appointment, starts_at, ends_at });
  return other;
}

/**
 * Stores an exported appointment or block. A hold that has expired loses its time to any other call or block.
 * @throws TimeTaken if another call or a block has that time
 */
export async function importAppointment(
  transaction: Connection,
  row: Record<string, unknown>,
): Promise<void> {
  const { booking_id: id, status, starts_at, ends_at, held_until } = row as unknown as Appointment;
  await transaction.dialect.lock(transaction.db);
  const values = row as unknown as NewAppointment;
  const span = starts_at && ends_at ? { start: new Date(starts_at), end: new Date(ends_at) } : undefined;
  const takesTime = status === 'confirmed' || status === 'held' || status === 'blocked';
  const other = takesTime && span ? await takeTime(transaction, id, span, values) : undefined;
  const isOver = status === 'held' && held_until && new Date(held_until) <= (await databaseTime(transaction));
  if (other && !isOver) throw new TimeTaken(other);
  if (other) await saveAppointment(transaction.db, id, { ...values, status: 'taken' });
  else if (!takesTime || !span) await saveAppointment(transaction.db, id, values);
}

async function saveAppointment(db: Db, id: string, appointment: NewAppointment): Promise<void> {
  const change = { ...appointment, sequence: sql<number>`appointments.sequence + 1` };
  const insert = db.insertInto('appointments').values({ ...appointment, booking_id: id });
  await insert.onConflict((conflict) => conflict.column('booking_id').doUpdateSet(change)).execute();
}
