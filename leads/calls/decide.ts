import type { Transaction } from 'kysely';
import { type Actor, recordAct } from '../audit.ts';
import type { DeliveryKind } from '../delivery/channels.ts';
import { addDeliveries, renewDeliveries } from '../delivery/outbox.ts';
import { type Appointment, findAppointment } from '../store/find-lead.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { Tables } from '../store/tables.ts';
import type { Booking } from '../types/booking.ts';
import { HOLD_MS } from './book-time.ts';
import { callAt } from './call-at.ts';
import { CALLS, changeCalls, saveAppointment, takeTime } from './take-time.ts';

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

/** The mails about each decision, the visitor's first. */
const MAILS = {
  confirmed: ['confirmation', 'team_confirmation'],
  declined: ['decline', 'team_cancellation'],
  cancelled: ['cancellation', 'team_cancellation'],
} as const satisfies Record<string, DeliveryKind[]>;

type Decision = keyof typeof MAILS;

/**
 * Confirms a call and queues the mails that bring the invitation. Confirming again moves the call.
 * @returns the id of the delivery to the visitor, if mails are configured
 * @throws TimeTaken if something else has that time; the message names it
 * @throws AnsweredMeanwhile
 */
export function confirmBooking(
  store: LeadStore,
  { id }: Booking,
  { startsAt, link, note = null }: Confirmation,
  making: Making,
): Promise<string | undefined> {
  return changeCalls(store, async (transaction) => {
    const before = await findAppointment(transaction, id);
    const values = { ...decisionValues(store, 'confirmed', before, making), link, note };
    await takeTime(transaction, store.dialect, id, callAt(startsAt), values, making.seen);
    return await tellOf(transaction, 'confirmed', id, before, making);
  });
}

/**
 * Declines a call, or takes it back for its visitor, and queues the mails that tell of it.
 * @returns the id of the delivery to the visitor, if mails are configured
 * @throws AnsweredMeanwhile
 */
export function callOff(
  store: LeadStore,
  decision: 'declined' | 'cancelled',
  { id }: Booking,
  note: string | null,
  making: Making,
): Promise<string | undefined> {
  return changeCalls(store, async (transaction) => {
    const before = await findAppointment(transaction, id);
    const values = { ...decisionValues(store, decision, before, making), note };
    await saveAppointment(transaction, id, values, making.seen);
    return await tellOf(transaction, decision, id, before, making);
  });
}

/**
 * Holds another time for a booking that nobody answered, and tells the team of it.
 * @throws TimeTaken if something else has that time
 * @throws AnsweredMeanwhile
 */
export async function moveRequest(
  store: LeadStore,
  { id }: Booking,
  { startsAt, note = null }: Pick<Confirmation, 'startsAt' | 'note'>,
  { by, kinds, seen }: Making,
): Promise<void> {
  const { dialect } = store;
  await changeCalls(store, async (transaction) => {
    const held = {
      status: 'held',
      picked_start: startsAt.toISOString(),
      held_until: dialect.in(HOLD_MS),
    } as const;
    await takeTime(transaction, dialect, id, callAt(startsAt), { ...held, note }, seen);
    await recordAct(transaction, by, { act: 'move', lead_id: id });
    const told = kinds.filter((kind) => kind === 'notification');
    await renewDeliveries(transaction, { lead_table: CALLS, lead_id: id }, told);
  });
}

/** What every decision saves. */
function decisionValues(
  { dialect }: Pick<LeadStore, 'dialect'>,
  status: Decision,
  before: Appointment | undefined,
  { by }: Making,
) {
  const decided_by = by.actor === 'visitor' ? ('visitor' as const) : ('team' as const);
  return {
    status,
    held_until: null,
    was_confirmed: before?.was_confirmed || before?.status === 'confirmed' ? 1 : 0,
    decided_by,
    decided_at: dialect.now,
    answered_at: before?.answered_at ?? (decided_by === 'team' ? dialect.now : null),
  };
}

/**
 * Records a decision, and queues the mails about it in place of those about an earlier one.
 * @returns the id of the delivery to the visitor, if there is one
 */
async function tellOf(
  transaction: Transaction<Tables>,
  decision: Decision,
  id: string,
  before: Appointment | undefined,
  { by, kinds }: Making,
): Promise<string | undefined> {
  await recordAct(transaction, by, { act: actOf(decision, by), lead_id: id });
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
    decision === 'cancelled' ||
    before?.status === 'confirmed' ||
    unsent.some(({ kind }) => kind === 'team_cancellation');
  const mails = MAILS[decision].filter(
    (kind) => kinds.includes(kind) && (kind !== 'team_cancellation' || tellsTeam),
  );
  const [delivery] = await addDeliveries(transaction, { lead_table: CALLS, lead_id: id }, mails);
  return mails[0] === MAILS[decision][0] ? delivery : undefined;
}

function actOf(decision: Decision, { actor }: Actor): 'confirm' | 'move' | 'decline' | 'cancel' {
  if (decision === 'declined') return 'decline';
  if (decision === 'cancelled') return 'cancel';
  return actor === 'visitor' ? 'move' : 'confirm';
}
