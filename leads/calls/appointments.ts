import { type InsertObject, type Kysely, sql, type Transaction } from 'kysely';
import type { Dialect } from '../db/dialects.ts';
import { type Appointment, findAppointment, findRecord } from '../db/find-lead.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { CALLS, TAKES_TIME, type Tables } from '../db/tables.ts';
import { type Actor, recordAct } from '../manage/audit.ts';
import type { DeliveryKind } from '../outbox/kinds.ts';
import { addDeliveries, type Outbox, renewDeliveries } from '../outbox/outbox.ts';
import { onOneLine } from '../printable.ts';
import { formatHere } from '../time-zones.ts';
import type { AskedTime, CallTime } from './call.ts';
import { callAt } from './call-hours.ts';
import type { Span } from './free-times.ts';

// Whose a time is, and what is decided about calls. Each change is one transaction, in which calls are locked: it decides
// by what the ones before it left.

/** How long a time is held for a visitor who waits for an answer. */
export const HOLD_MS = 48 * 60 * 60 * 1000;

/** How long after the booking its visitor may pick another time. */
const PICK_MS = 60 * 60 * 1000;

/** An arbitrary number, used by no other advisory lock. */
const LOCK_ID = 7_310_018;

/** A time that can't be had; the message says what is in the way. */
export class TimeTaken extends Error {
  override name = 'TimeTaken';
}

/** Somebody else decided since. */
export class AnsweredMeanwhile extends Error {
  override name = 'AnsweredMeanwhile';
}

type NewAppointment = Omit<InsertObject<Tables, 'appointments'>, 'booking_id'>;

export interface Decision {
  by: Actor;
  kinds: readonly DeliveryKind[];
  /** The version of the call that was decided on; undefined to decide whatever it is. */
  seen?: string;
}

/** The mails about each decision, the visitor's first. */
const MAILS = {
  confirmed: ['confirmation', 'team_confirmation'],
  declined: ['decline', 'team_cancellation'],
  cancelled: ['cancellation', 'team_cancellation'],
} as const satisfies Record<string, DeliveryKind[]>;

/** What is decided about a call, with a line from whoever decided to the other side. Confirming again moves it. */
type Verdict = { note?: string | null | undefined } & (
  | { status: 'confirmed'; startsAt: Date; link?: string | null | undefined }
  | { status: 'declined' | 'cancelled' }
);

/**
 * Saves and records a decision, and queues the mails about it in place of those about an earlier one.
 * @returns whether the visitor is mailed
 * @throws TimeTaken if something else has that time; the message names it
 * @throws AnsweredMeanwhile
 */
export function decideCall(
  store: Outbox,
  id: string,
  { status, note = null, ...call }: Verdict,
  { by, kinds, seen }: Decision,
): Promise<boolean> {
  const { dialect } = store;
  return changeCalls(store, async (transaction) => {
    const before = await findSeen(transaction, id, seen);
    const decided_by = by.actor === 'visitor' ? ('visitor' as const) : ('team' as const);
    const values = {
      ...{ note, status, held_until: null, decided_by, decided_at: dialect.now },
      was_confirmed: before?.was_confirmed || before?.status === 'confirmed' ? 1 : 0,
      answered_at: before?.answered_at ?? (decided_by === 'team' ? dialect.now : null),
    };
    if ('startsAt' in call) {
      await takeTime(transaction, dialect, id, callAt(call.startsAt), { ...values, link: call.link ?? null });
    } else await saveAppointment(transaction, id, values);
    const confirm = decided_by === 'visitor' ? ('move' as const) : ('confirm' as const);
    const act = { confirmed: confirm, declined: 'decline', cancelled: 'cancel' } as const;
    await recordAct(transaction, by, { act: act[status], lead_id: id });
    const unsent = await transaction
      .deleteFrom('deliveries')
      .where('lead_id', '=', id)
      .where((eb) =>
        eb.or([
          eb('kind', 'in', Object.values(MAILS).flat()),
          eb('id', 'in', eb.selectFrom('appointments').select('invitation').where('booking_id', '=', id)),
        ]),
      )
      .where('delivered_at', 'is', null)
      .returning('kind')
      .execute();
    // Else the team has nothing in its calendar, and declined it itself.
    const tellsTeam =
      status === 'cancelled' ||
      before?.status === 'confirmed' ||
      unsent.some(({ kind }) => kind === 'team_cancellation');
    const mails = MAILS[status].filter(
      (kind) => kinds.includes(kind) && (kind !== 'team_cancellation' || tellsTeam),
    );
    await addDeliveries(transaction, { lead_table: CALLS, lead_id: id }, mails);
    return mails.some((kind) => kind === MAILS[status][0]);
  });
}

/**
 * Holds another time for a booking that nobody answered, and tells the team of it.
 * @throws TimeTaken if something else has that time
 * @throws AnsweredMeanwhile
 */
export function moveRequest(
  store: Outbox,
  id: string,
  { startsAt, note }: { startsAt: Date; note: string | null },
  { by, kinds, seen }: Decision,
): Promise<void> {
  const { dialect } = store;
  return changeCalls(store, async (transaction) => {
    const picked_start = startsAt.toISOString();
    const held = { status: 'held', picked_start, held_until: dialect.in(HOLD_MS), note } as const;
    await findSeen(transaction, id, seen);
    await takeTime(transaction, dialect, id, callAt(startsAt), held);
    await recordAct(transaction, by, { act: 'move', lead_id: id });
    const told = kinds.filter((kind) => kind === 'notification');
    await renewDeliveries(transaction, { lead_table: CALLS, lead_id: id }, told);
  });
}

/**
 * Gives a new booking the time that it asks for, unless somebody else has it, and queues its deliveries. Belongs to the
 * transaction that stores the booking.
 * @param kinds the deliveries of each new lead
 */
export async function bookTime(
  transaction: Transaction<Tables>,
  dialect: Dialect,
  id: string,
  time: AskedTime,
  kinds: readonly DeliveryKind[],
): Promise<void> {
  await dialect.lock(transaction, LOCK_ID);
  const outcome = await giveTime(transaction, dialect, id, time, kinds, { first_answer: time.status });
  if (outcome !== 'taken') return;
  const span = { starts_at: time.start.toISOString(), ends_at: time.end.toISOString() };
  await saveAppointment(transaction, id, { ...span, status: 'taken', first_answer: 'taken' });
  await renewDeliveries(transaction, { lead_table: CALLS, lead_id: id }, kinds);
}

/** What the visitor of a booking heard about the time when it was stored; undefined if nothing was said. */
export async function findFirstAnswer(db: Kysely<Tables>, id: string): Promise<CallTime | undefined> {
  return (await findAppointment(db, id))?.first_answer ?? undefined;
}

/**
 * Gives another time to a booking of the last hour that nobody answered and that has none. A second call for the same
 * time hears what the first one did.
 * @param time its status is undefined if it is none that visitors may have
 * @param kinds the deliveries of each new lead
 * @returns undefined if there is no such booking or no such time
 */
export function pickTime(
  store: LeadStore,
  id: string,
  { status, ...span }: Span & { status: CallTime | undefined },
  kinds: readonly DeliveryKind[],
): Promise<CallTime | undefined> {
  const { dialect } = store;
  const change = async (transaction: Transaction<Tables>) => {
    const booking = await transaction
      .selectFrom(CALLS)
      .select('id')
      .where('id', '=', id)
      .where('created_at', '>', dialect.in(-PICK_MS))
      .executeTakeFirst();
    if (!booking || (await findRecord(transaction, id))?.suspicion) return undefined;
    const current = await findAppointment(transaction, id);
    const picked_start = span.start.toISOString();
    if (current?.picked_start === picked_start) return current.invitation === null ? 'held' : 'confirmed';
    if ((current && current.status !== 'taken') || status === undefined) return undefined;
    const isConfirmed = status === 'confirmed';
    // The visitor of a held time was told already that an answer comes.
    const told = kinds.filter((kind) => kind !== 'webhook' && (isConfirmed || kind !== 'acknowledgement'));
    // The row may be as old as the booking.
    const values = { picked_start, decided_at: isConfirmed ? dialect.now : null };
    return await giveTime(transaction, dialect, id, { ...span, status }, told, values);
  };
  return store.available(() => changeCalls(store, change));
}

/**
 * Takes a time off the calendar.
 * @returns the block's id
 * @throws TimeTaken if something has some of that time; the message names it
 */
export async function blockTime(store: Outbox, by: Actor, span: Span, note: string | null) {
  const id = crypto.randomUUID();
  await changeCalls(store, async (transaction) => {
    await takeTime(transaction, store.dialect, id, span, { status: 'blocked', note });
    const detail = `${span.start.toISOString()} to ${span.end.toISOString()}`;
    await recordAct(transaction, by, { act: 'block', detail });
  });
  return id;
}

/**
 * Gives the time of a block back.
 * @param which its id or its start
 * @returns its time; undefined if there is none
 */
export async function unblockTime(
  { db }: Outbox,
  by: Actor,
  which: { id: string } | { start: Date },
): Promise<Span | undefined> {
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

/** Names a state of a call, so that an answer to an earlier one is not taken for one to this. */
export function versionOf(appointment: Appointment | undefined): string {
  return appointment ? `${appointment.status} ${appointment.sequence}` : 'new';
}

/** Runs a transaction that changes calls, one at a time. */
async function changeCalls<Result>(
  { db, dialect }: Outbox,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return await db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction, LOCK_ID);
    return await work(transaction);
  });
}

/** Finds a call that is about to change. @throws AnsweredMeanwhile if it is not the version that was seen */
async function findSeen(transaction: Transaction<Tables>, id: string, seen: string | undefined) {
  const current = await findAppointment(transaction, id);
  if (seen !== undefined && versionOf(current) !== seen) throw new AnsweredMeanwhile();
  return current;
}

/** Takes a time for a booking, and queues the mails that say so, unless somebody else has it. */
async function giveTime(
  transaction: Transaction<Tables>,
  dialect: Dialect,
  id: string,
  { status, ...span }: AskedTime,
  kinds: readonly DeliveryKind[],
  values: Pick<NewAppointment, 'first_answer' | 'picked_start' | 'decided_at'>,
): Promise<CallTime> {
  if (status === 'taken') return status;
  const isConfirmed = status === 'confirmed';
  const held_until = isConfirmed ? null : dialect.in(HOLD_MS);
  // The acknowledgement brings the invitation.
  const invitation = isConfirmed ? crypto.randomUUID() : null;
  try {
    await takeTime(transaction, dialect, id, span, { ...values, status, held_until, invitation });
  } catch (error) {
    if (error instanceof TimeTaken) return 'taken';
    throw error;
  }
  const tellsTeam = isConfirmed && kinds.includes('notification');
  const told = tellsTeam ? [...kinds, 'team_confirmation' as const] : kinds;
  const ids = invitation ? { acknowledgement: invitation } : {};
  await renewDeliveries(transaction, { lead_table: CALLS, lead_id: id }, told, ids);
  if (isConfirmed) {
    await recordAct(transaction, { actor: 'server', user_name: null }, { act: 'confirm', lead_id: id });
  }
  return status;
}

/**
 * Gives a time to a booking or a block. Ends the holds on it that are over. The database forbids overlaps too, but can't
 * say what is in the way.
 * @throws TimeTaken naming what is in the way
 */
async function takeTime(
  transaction: Transaction<Tables>,
  dialect: Dialect,
  id: string,
  span: Span,
  appointment: NewAppointment,
): Promise<void> {
  const [starts_at, ends_at] = [span.start.toISOString(), span.end.toISOString()];
  const overlapping = sql<boolean>`${sql.raw(TAKES_TIME)} and booking_id <> ${id}
    and ends_at > ${starts_at} and starts_at < ${ends_at}`;
  await transaction
    .updateTable('appointments')
    .set({ status: 'taken' })
    .where('status', '=', 'held')
    .where('held_until', '<=', dialect.now)
    .where(overlapping)
    .execute();
  const other = await transaction
    .selectFrom('appointments')
    .leftJoin(`${CALLS} as lead`, 'lead.id', 'booking_id')
    .select(['booking_id', 'status', 'starts_at', 'ends_at', 'held_until', 'lead.name', 'company_name'])
    .where(overlapping)
    .orderBy('starts_at')
    .executeTakeFirst();
  if (other) throw new TimeTaken(`That time is taken: ${formatHolder(other)} (${other.booking_id})`);
  await saveAppointment(transaction, id, { ...appointment, starts_at, ends_at });
}

type Holder = Pick<Appointment, 'status' | 'starts_at' | 'ends_at' | 'held_until'> & {
  name: string | null;
  company_name: string | null;
};

function formatHolder({ status, starts_at, ends_at, held_until, name, company_name }: Holder): string {
  const at = (instant: string | null) => formatHere(new Date(instant ?? 0));
  const who = onOneLine(`${name}, ${company_name}`);
  if (status === 'blocked') return `it is blocked from ${at(starts_at)} to ${at(ends_at)}`;
  if (status === 'held') return `${at(starts_at)} is held for ${who} until ${at(held_until)}`;
  return `the call with ${who} is on ${at(starts_at)}`;
}

/** Saves what became of a booking's call, and counts the change. */
async function saveAppointment(
  transaction: Transaction<Tables>,
  id: string,
  appointment: NewAppointment,
): Promise<void> {
  await transaction
    .insertInto('appointments')
    .values({ ...appointment, booking_id: id })
    .onConflict((conflict) =>
      conflict
        .column('booking_id')
        .doUpdateSet((eb) => ({ ...appointment, sequence: eb('appointments.sequence', '+', 1) })),
    )
    .execute();
}
