import { Temporal } from 'temporal-polyfill';
import { askedFor } from '../delivery/lead-mail.ts';
import { addDeliveries } from '../delivery/outbox.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { instantIn } from '../time-zones.ts';
import type { DeskBooking } from './leads.ts';

/** A command that can't be carried out as it is asked; the message says why. */
export class Refused extends Error {
  override name = 'Refused';
}

/**
 * The point in time that `--at` means: `asked` for what the visitor asked for, a day and a time of day in the
 * visitor's zone, or a full ISO 8601 time with its offset.
 * @throws Refused where it can't be read
 */
export function readStart(text: string, booking: DeskBooking): Date {
  if (text === 'asked') return askedFor(booking);
  const local = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)$/.exec(text.trim());
  try {
    const [, date, time] = local ?? [];
    if (date && time) return instantIn(booking.timezone, date, time);
    return new Date(Temporal.Instant.from(text.trim()).epochMilliseconds);
  } catch {
    throw new Refused(
      `--at takes asked, a time such as '2026-12-01 15:30' in the visitor's zone, or 2026-12-01T15:30:00+01:00`,
    );
  }
}

interface Confirmation {
  startsAt: Date;
  link: string | null;
}

/**
 * Records that a call is confirmed, and that the visitor is to be told. Confirming again moves the call.
 * @returns the id of the delivery, where mails are set up
 */
export function confirmBooking(
  store: LeadStore,
  booking: DeskBooking,
  { startsAt, link }: Confirmation,
  sendsMail: boolean,
): Promise<string | undefined> {
  const starts_at = startsAt.toISOString();
  return decide(store, booking, sendsMail && 'confirmation', {
    status: 'confirmed',
    starts_at,
    link,
    note: null,
  });
}

/** Records that a call is declined, and that the visitor is to be told. */
export function declineBooking(
  store: LeadStore,
  booking: DeskBooking,
  note: string | null,
  sendsMail: boolean,
): Promise<string | undefined> {
  return decide(store, booking, sendsMail && 'decline', { status: 'declined', note });
}

type Decision =
  | { status: 'confirmed'; starts_at: string; link: string | null; note: null }
  | { status: 'declined'; note: string | null };

async function decide(
  { db }: LeadStore,
  { id }: DeskBooking,
  kind: 'confirmation' | 'decline' | false,
  decision: Decision,
): Promise<string | undefined> {
  return await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('appointments')
      .values({ booking_id: id, ...decision })
      .onConflict((conflict) =>
        conflict
          .column('booking_id')
          .doUpdateSet((eb) => ({ ...decision, sequence: eb('appointments.sequence', '+', 1) })),
      )
      .execute();
    if (!kind) return undefined;
    const lead = { lead_table: 'call_bookings', lead_id: id } as const;
    // What an earlier decision had not told yet is no longer true.
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
