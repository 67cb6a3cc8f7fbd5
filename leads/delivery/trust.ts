import { type Actor, recordAct } from '../audit.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { LeadTable } from '../types.ts';
import type { DeliveryKind } from './channels.ts';
import { addDeliveries } from './outbox.ts';

/**
 * Takes the mark off a suspected lead, and lets out what was held back.
 * @param kinds the deliveries of each new lead
 * @throws if it is not suspected
 */
export async function trust(
  store: LeadStore,
  { table, id }: { table: LeadTable; id: string },
  kinds: readonly DeliveryKind[],
  by: Actor,
): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('suspicions')
      .where('lead_table', '=', table)
      .where('lead_id', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new Error('That lead is not suspected');
    await addDeliveries(transaction, { lead_table: table, lead_id: id }, kinds);
    await recordAct(transaction, by, { act: 'trust', lead_id: id });
  });
}
