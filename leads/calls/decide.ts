import type { Transaction } from 'kysely';
import { TERMS } from '#content/terms.ts';
import { type Actor, recordAct } from '../audit.ts';
import { addDeliveries } from '../delivery/outbox.ts';
import { onOneLine } from '../printable.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { Tables } from '../store/tables.ts';
import { readHere } from '../time-zones.ts';
import type { Booking } from '../types/booking.ts';

/** The table of the leads that ask for a call. */
export const CALLS = 'call_bookings';

interface Confirmation {
  startsAt: Date;
  link: string | null;
}

/** A time that can't be given to a call; the message says what is in the way. */
class TimeTaken extends Error {
  override name = 'TimeTaken';
}

/**
 * Confirms a call and queues the mail that tells the visitor. Confirming again moves the call.
 * @param by whoever decided
 * @param sendsMail whether mails are configured
 * @returns the id of the delivery, if mails are configured
 * @throws TimeTaken if another confirmed call overlaps; the message names it
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
    ends_at: new Date(startsAt.getTime() + TERMS.callMinutes * 60_000).toISOString(),
    link,
    note: null,
  } as const;
  for (let tries = 1; ; tries++) {
    try {
      return await decide(store, by, booking, sendsMail && 'confirmation', call);
    } catch (error) {
      // Another command confirmed a call at the same time; the next attempt sees it.
      if (tries === 3 || !hasCode(error, [EXCLUSION_VIOLATION, DEADLOCK_DETECTED])) throw error;
    }
  }
}

/** PostgreSQL's error codes, https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const EXCLUSION_VIOLATION = '23P01';
const DEADLOCK_DETECTED = '40P01';

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Declines a call and queues the mail that tells the visitor. */
export function declineBooking(
  store: LeadStore,
  by: Actor,
  booking: Booking,
  note: string | null,
  sendsMail: boolean,
): Promise<string | undefined> {
  return decide(store, by, booking, sendsMail && 'decline', { status: 'declined', note });
}

type Decision =
  | { status: 'confirmed'; starts_at: string; ends_at: string; link: string | null; note: null }
  | { status: 'declined'; note: string | null };

async function decide(
  { db }: LeadStore,
  by: Actor,
  { id }: Booking,
  kind: 'confirmation' | 'decline' | false,
  decision: Decision,
): Promise<string | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const overlapping = decision.status === 'confirmed' ? await overlapsOf(transaction, id, decision) : 0;
    const values = { ...decision, overlapping };
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
      .where('kind', 'in', ['confirmation', 'decline'])
      .where('delivered_at', 'is', null)
      .execute();
    const [delivery] = await addDeliveries(transaction, lead, [kind]);
    return delivery;
  });
}

interface Span {
  starts_at: string;
  ends_at: string;
}

/**
 * Checks that a call may take this time. The database forbids overlaps too, but can't say whose call is in the way.
 * @returns the new value of `overlapping`: unchanged if the call keeps its time, else 0
 * @throws TimeTaken naming the call that is in the way
 */
async function overlapsOf(
  db: Transaction<Tables>,
  id: string,
  { starts_at, ends_at }: Span,
): Promise<number> {
  const current = await db
    .selectFrom('appointments')
    .select(['starts_at', 'overlapping'])
    .where('booking_id', '=', id)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  if (current?.starts_at === starts_at) return current.overlapping;
  const other = await db
    .selectFrom('appointments as call')
    .innerJoin(`${CALLS} as lead`, 'lead.id', 'call.booking_id')
    .select(['lead.id', 'lead.name', 'lead.company_name', 'call.starts_at'])
    .where('call.status', '=', 'confirmed')
    .where('call.booking_id', '<>', id)
    .where('call.starts_at', '<', ends_at)
    .where('call.ends_at', '>', starts_at)
    .orderBy('call.starts_at')
    .executeTakeFirst();
  if (!other) return 0;
  const who = onOneLine(`${other.name}, ${other.company_name}`);
  const when = readHere(new Date(other.starts_at ?? starts_at));
  throw new TimeTaken(`That time is taken: the call with ${who} is on ${when} (${other.id})`);
}
