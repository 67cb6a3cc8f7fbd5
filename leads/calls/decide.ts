import type { Transaction } from 'kysely';
import { type Actor, recordAct } from '../audit.ts';
import { addDeliveries } from '../delivery/outbox.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { QueryDialect } from '../store/query-dialects.ts';
import type { Tables } from '../store/tables.ts';
import type { Booking } from '../types/booking.ts';
import { callAt } from './call-at.ts';
import { CALLS, clearTime, takingTime } from './take-time.ts';

interface Confirmation {
  startsAt: Date;
  link: string | null;
}

/**
 * Confirms a call and queues the mail that tells the visitor. Confirming again moves the call.
 * @param by whoever decided
 * @param sendsMail whether mails are configured
 * @returns the id of the delivery, if mails are configured
 * @throws TimeTaken if something else has that time; the message names it
 */
export async function confirmBooking(
  store: LeadStore,
  by: Actor,
  booking: Booking,
  { startsAt, link }: Confirmation,
  sendsMail: boolean,
): Promise<string | undefined> {
  const call = {
    status: 'confirmed',
    starts_at: startsAt.toISOString(),
    ends_at: callAt(startsAt).end.toISOString(),
    link,
    note: null,
  } as const;
  return await takingTime(store, (transaction) =>
    decide(transaction, store.dialect, by, booking, sendsMail && 'confirmation', call),
  );
}

/** Declines a call and queues the mail that tells the visitor. */
export function declineBooking(
  { db, dialect }: LeadStore,
  by: Actor,
  booking: Booking,
  note: string | null,
  sendsMail: boolean,
): Promise<string | undefined> {
  const decision = { status: 'declined', note } as const;
  return db
    .transaction()
    .execute((transaction) => decide(transaction, dialect, by, booking, sendsMail && 'decline', decision));
}

type Decision =
  | { status: 'confirmed'; starts_at: string; ends_at: string; link: string | null; note: null }
  | { status: 'declined'; note: string | null };

async function decide(
  transaction: Transaction<Tables>,
  dialect: QueryDialect,
  by: Actor,
  { id }: Booking,
  kind: 'confirmation' | 'decline' | false,
  decision: Decision,
): Promise<string | undefined> {
  const overlapping =
    decision.status === 'confirmed' ? await overlappingOf(transaction, dialect, id, decision) : 0;
  const values = { ...decision, overlapping, held_until: null };
  await transaction
    .insertInto('appointments')
    .values({ booking_id: id, ...values })
    .onConflict((conflict) =>
      conflict
        .column('booking_id')
        .doUpdateSet((eb) => ({ ...values, sequence: eb('appointments.sequence', '+', 1) })),
    )
    .execute();
  const act = decision.status === 'confirmed' ? 'confirm' : 'decline';
  await recordAct(transaction, by, { act, lead_id: id });
  if (!kind) return undefined;
  const lead = { lead_table: CALLS, lead_id: id } as const;
  // An unsent mail about an earlier decision is no longer true.
  await transaction
    .deleteFrom('deliveries')
    .where('lead_id', '=', id)
    .where((eb) =>
      eb.or([
        eb('kind', 'in', ['confirmation', 'decline']),
        eb('id', 'in', eb.selectFrom('appointments').select('invitation').where('booking_id', '=', id)),
      ]),
    )
    .where('delivered_at', 'is', null)
    .execute();
  const [delivery] = await addDeliveries(transaction, lead, [kind]);
  return delivery;
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
  { starts_at }: { starts_at: string },
): Promise<number> {
  const current = await db
    .selectFrom('appointments')
    .select(['starts_at', 'overlapping'])
    .where('booking_id', '=', id)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  if (current?.starts_at === starts_at) return current.overlapping;
  await clearTime(db, dialect, id, callAt(new Date(starts_at)));
  return 0;
}
