import { sql, type Transaction } from 'kysely';
import { recordAct } from '../audit.ts';
import type { DeliveryKind } from '../delivery/channels.ts';
import { renewDeliveries } from '../delivery/outbox.ts';
import { type AskedTime, type CallTime, HOLD_HOURS } from '../store/asked-time.ts';
import { findAppointment } from '../store/find-lead.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { kindsFor } from '../store/rows-beside.ts';
import type { Tables } from '../store/tables.ts';
import { CALLS, clearTime, TimeTaken, takingTime } from './take-time.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long after the booking its visitor may pick another time. */
const PICK_MS = HOUR_MS;

/** A time that a visitor picks; its wish is undefined if it is none that visitors may have. */
export type PickedTime = Omit<AskedTime, 'wish'> & { wish: CallTime | undefined };

/**
 * Gives another time to a booking of the last hour that nobody answered and that has none. A second call for the same
 * time hears what the first one did.
 * @param kinds the deliveries of each new lead
 * @returns undefined if there is no such booking or no such time
 */
export async function pickTime(
  store: LeadStore,
  id: string,
  time: PickedTime,
  kinds: readonly DeliveryKind[],
): Promise<CallTime | undefined> {
  return await store.available(() =>
    takingTime(store, async (transaction) => {
      if (!(await lockBooking(transaction, store, id))) return undefined;
      const current = await findAppointment(transaction, id);
      if (current?.picked_start === time.start.toISOString()) {
        return current.invitation === null ? 'held' : 'confirmed';
      }
      if (current && current.status !== 'taken') return undefined;
      if (time.wish === undefined || time.wish === 'taken') return time.wish;
      try {
        await clearTime(transaction, store.dialect, id, time);
      } catch (error) {
        if (error instanceof TimeTaken) return 'taken';
        throw error;
      }
      await giveTime(transaction, store, id, { ...time, wish: time.wish }, kinds);
      return time.wish;
    }),
  );
}

/**
 * Locks a booking against another pick, as an update does on both databases.
 * @returns whether there is such a booking, of the last hour and not of a bot
 */
async function lockBooking(
  transaction: Transaction<Tables>,
  { dialect }: Pick<LeadStore, 'dialect'>,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`update ${sql.table(CALLS)} set id = id
    where id = ${id} and created_at > ${dialect.in(-PICK_MS)}
      and not exists (select 1 from suspicions where lead_table = ${CALLS} and lead_id = ${id})
    returning id`.execute(transaction);
  return rows.length > 0;
}

/** Writes down that a booking has a time, and queues the mails that say so. */
async function giveTime(
  transaction: Transaction<Tables>,
  { dialect }: Pick<LeadStore, 'dialect'>,
  id: string,
  { start, end, wish }: AskedTime,
  kinds: readonly DeliveryKind[],
): Promise<void> {
  const isConfirmed = wish === 'confirmed';
  // The visitor of a held time was told already that an answer comes.
  const told = kindsFor(wish, kinds).filter(
    (kind) => kind !== 'webhook' && (isConfirmed || kind !== 'acknowledgement'),
  );
  const ids = await renewDeliveries(transaction, { lead_table: CALLS, lead_id: id }, told);
  const values = {
    status: wish,
    starts_at: start.toISOString(),
    picked_start: start.toISOString(),
    ends_at: end.toISOString(),
    held_until: isConfirmed ? null : dialect.in(HOLD_HOURS * HOUR_MS),
    // The row may be as old as the booking.
    decided_at: isConfirmed ? dialect.now : null,
    invitation: isConfirmed ? (ids[told.indexOf('acknowledgement')] ?? crypto.randomUUID()) : null,
  };
  await transaction
    .insertInto('appointments')
    .values({ booking_id: id, ...values })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(values))
    .execute();
  if (isConfirmed)
    await recordAct(transaction, { actor: 'server', user_name: null }, { act: 'confirm', lead_id: id });
}
