import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { LEAD_TABLES } from '../types.ts';
import { ALERTS, type DeliveryKind } from './channels.ts';
import { addDeliveries, type Outbox } from './outbox.ts';

/** Returns what the team has to mend, a sentence each. They name nobody. */
export type Health = () => Promise<string[]>;

/** An arbitrary number, used by no other advisory lock. */
const LOCK_ID = 7_310_015;

/** Transactions that wait for each other don't begin in the order in which they go on. */
const CLOCK_TOLERANCE_MS = 60_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Puts an alert over each channel into the outbox if something is wrong: at most one a day from all servers together.
 * @param kinds those that can be sent
 * @returns whether there is something to send
 */
export async function raiseAlerts(
  { db, dialect }: Outbox,
  kinds: readonly DeliveryKind[],
  health: Health,
): Promise<boolean> {
  const wanted = ALERTS.filter((kind) => kinds.includes(kind));
  if (wanted.length === 0 || (await health()).length === 0) return false;
  return await db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction, LOCK_ID);
    const ofToday = await transaction
      .selectFrom('deliveries')
      .select('id')
      .where('kind', 'in', wanted)
      .where('created_at', '>', dialect.in(-DAY_MS))
      // One from the future was made by a clock that was ahead, and would silence all others until then.
      .where('created_at', '<', dialect.in(CLOCK_TOLERANCE_MS))
      .executeTakeFirst();
    if (ofToday) return false;
    // An id that no lead has.
    const noLead = { lead_table: LEAD_TABLES[0], lead_id: crypto.randomUUID() };
    await addDeliveries(transaction, noLead, wanted);
    return true;
  });
}

/** Deletes the alerts from before a point in time, UTC: no lead takes them along. */
export async function forgetAlerts(db: Kysely<Tables>, before: string): Promise<void> {
  await db.deleteFrom('deliveries').where('kind', 'in', ALERTS).where('created_at', '<', before).execute();
}
