import type { Transaction } from 'kysely';
import { type Actor, recordAct } from '../audit.ts';
import type { DeliveryKind } from '../delivery/channels.ts';
import { addDeliveries, renewDeliveries } from '../delivery/outbox.ts';
import { HOLD_HOURS } from '../store/asked-time.ts';
import { type Appointment, findAppointment } from '../store/find-lead.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { QueryDialect } from '../store/query-dialects.ts';
import type { Tables } from '../store/tables.ts';
import type { Booking } from '../types/booking.ts';
import { callAt } from './call-at.ts';
import { isVersion } from './call-version.ts';
import { CALLS, clearTime, takingTime } from './take-time.ts';

interface Confirmation {
  startsAt: Date;
  link: string | null;
  /** A line from whoever decided to the other side. */
  note?: string | null;
}

/** How a decision is made. */
interface Making {
  by: Actor;
  /** The kinds of delivery that can be sent. */
  kinds: readonly DeliveryKind[];
  /** The version of the call that was decided on; undefined to decide whatever it is. */
  seen?: string;
}

/** Somebody else decided since. */
export class AnsweredMeanwhile extends Error {
  override name = 'AnsweredMeanwhile';
}

/**
 * Confirms a call and queues the mails that bring the invitation. Confirming again moves the call.
 * @returns the id of the delivery to the visitor, if mails are configured
 * @throws TimeTaken if something else has that time; the message names it
 * @throws AnsweredMeanwhile
 */
export async function confirmBooking(
  store: LeadStore,
  booking: Booking,
  { startsAt, link, note = null }: Confirmation,
  making: Making,
): Promise<string | undefined> {
  const call = {
    status: 'confirmed',
    starts_at: startsAt.toISOString(),
    ends_at: callAt(startsAt).end.toISOString(),
    link,
    note,
  } as const;
  return await takingTime(store, (transaction) => decide(transaction, store.dialect, booking, call, making));
}

/**
 * Declines a call and queues the mails that tell of it.
 * @returns the id of the delivery to the visitor, if mails are configured
 * @throws AnsweredMeanwhile
 */
export function declineBooking(
  store: LeadStore,
  booking: Booking,
  note: string | null,
  making: Making,
): Promise<string | undefined> {
  return callOff(store, booking, { status: 'declined', note }, making);
}

/**
 * Takes a call or a request back for its visitor, and queues the mails that tell of it.
 * @throws AnsweredMeanwhile
 */
export async function cancelBooking(
  store: LeadStore,
  booking: Booking,
  note: string | null,
  making: Making,
): Promise<void> {
  await callOff(store, booking, { status: 'cancelled', note }, making);
}

/**
 * Holds another time for a booking that nobody answered, and tells the team of it.
 * @throws TimeTaken if something else has that time
 * @throws AnsweredMeanwhile
 */
export async function moveRequest(
  store: LeadStore,
  booking: Booking,
  { startsAt, note }: Pick<Confirmation, 'startsAt' | 'note'>,
  { by, kinds, seen }: Making,
): Promise<void> {
  const { dialect } = store;
  const call = callAt(startsAt);
  await takingTime(store, async (transaction) => {
    await clearTime(transaction, dialect, booking.id, call);
    const values = {
      status: 'held',
      starts_at: call.start.toISOString(),
      picked_start: call.start.toISOString(),
      ends_at: call.end.toISOString(),
      held_until: dialect.in(HOLD_HOURS * 60 * 60 * 1000),
      note: note ?? null,
    } as const;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('appointments')
      .values({ booking_id: booking.id, ...values })
      .onConflict((conflict) =>
        conflict
          .column('booking_id')
          .doUpdateSet((eb) => ({ ...values, sequence: eb('appointments.sequence', '+', 1) }))
          .where(isVersion(seen)),
      )
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) === 0) throw new AnsweredMeanwhile();
    await recordAct(transaction, by, { act: 'move', lead_id: booking.id });
    const told = kinds.filter((kind) => kind === 'notification');
    await renewDeliveries(transaction, { lead_table: CALLS, lead_id: booking.id }, told);
  });
}

function callOff(
  { db, dialect }: LeadStore,
  booking: Booking,
  decision: Decision,
  making: Making,
): Promise<string | undefined> {
  return db.transaction().execute((transaction) => decide(transaction, dialect, booking, decision, making));
}

type Decision =
  | { status: 'confirmed'; starts_at: string; ends_at: string; link: string | null; note: string | null }
  | { status: 'declined' | 'cancelled'; note: string | null };

/** The mails about each decision, the visitor's first. */
const MAILS = {
  confirmed: ['confirmation', 'team_confirmation'],
  declined: ['decline', 'team_cancellation'],
  cancelled: ['cancellation', 'team_cancellation'],
} as const satisfies Record<Decision['status'], DeliveryKind[]>;

async function decide(
  transaction: Transaction<Tables>,
  dialect: QueryDialect,
  { id }: Booking,
  decision: Decision,
  { by, kinds, seen }: Making,
): Promise<string | undefined> {
  const before = await findAppointment(transaction, id);
  const overlapping =
    decision.status === 'confirmed'
      ? await overlappingOf(transaction, dialect, id, decision.starts_at, before)
      : 0;
  const was_confirmed = before?.was_confirmed || before?.status === 'confirmed' ? 1 : 0;
  const decided_by = by.actor === 'visitor' ? 'visitor' : 'team';
  const made = {
    ...decision,
    overlapping,
    held_until: null,
    was_confirmed,
    decided_by,
    decided_at: dialect.now,
  } as const;
  const answered_at = decided_by === 'team' ? dialect.now : null;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('appointments')
    .values({ booking_id: id, ...made, answered_at })
    .onConflict((conflict) =>
      conflict
        .column('booking_id')
        .doUpdateSet((eb) => ({
          ...made,
          ...(answered_at && { answered_at: eb.fn.coalesce('appointments.answered_at', answered_at) }),
          sequence: eb('appointments.sequence', '+', 1),
        }))
        .where(isVersion(seen)),
    )
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === 0) throw new AnsweredMeanwhile();
  await recordAct(transaction, by, { act: actOf(decision.status, by), lead_id: id });
  // An unsent mail about an earlier decision is no longer true.
  const untold = await transaction
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
  const tellsTeam =
    decision.status === 'cancelled' ||
    before?.status === 'confirmed' ||
    untold.some(({ kind }) => kind === 'team_cancellation');
  const mails = MAILS[decision.status].filter(
    (kind) =>
      kinds.includes(kind) &&
      // Else the team has nothing in its calendar, and declined it itself.
      (kind !== 'team_cancellation' || tellsTeam),
  );
  const [delivery] = await addDeliveries(transaction, { lead_table: CALLS, lead_id: id }, mails);
  return mails[0] === MAILS[decision.status][0] ? delivery : undefined;
}

function actOf(status: Decision['status'], { actor }: Actor): 'confirm' | 'move' | 'decline' | 'cancel' {
  if (status === 'declined') return 'decline';
  if (status === 'cancelled') return 'cancel';
  return actor === 'visitor' ? 'move' : 'confirm';
}

/**
 * Checks that a call may take this time.
 * @returns the new value of `overlapping`: unchanged if the call keeps its time, else 0
 * @throws TimeTaken naming what is in the way
 */
async function overlappingOf(
  db: Transaction<Tables>,
  dialect: QueryDialect,
  id: string,
  starts_at: string,
  before: Appointment | undefined,
): Promise<number> {
  if (before?.status === 'confirmed' && before.starts_at === starts_at) return before.overlapping;
  await clearTime(db, dialect, id, callAt(new Date(starts_at)));
  return 0;
}
