import { isDeepStrictEqual } from 'node:util';
import { bookTime } from '../calls/appointments.ts';
import { mayTakeTime, networkHash } from '../calls/quotas.ts';
import { LEAD_TABLES, type LeadTable } from '../lead-types/lead-types.ts';
import { type Outbox, queueDeliveries } from '../outbox/outbox.ts';
import { findLead } from './find-lead.ts';
import type { InsertOutcome, LeadExtras, NewLead } from './lead-store.ts';
import type { Db } from './tables.ts';

/** Stores a lead and what belongs to it, as `LeadStore.insert` promises. */
export function insertLead<Name extends LeadTable>(
  { db, dialect }: Outbox,
  table: Name,
  row: NewLead<Name>,
  { suspicion, deviceZone, source, network, deliveries = [], time }: LeadExtras = {},
): Promise<InsertOutcome> {
  const { id } = row;
  return db.transaction().execute(async (transaction) => {
    // First, so that of two leads with one id the second waits for the first, in whatever table.
    const record = { id, lead_table: table, suspicion, device_zone: deviceZone, source };
    for (const insert of [
      transaction.insertInto('leads').values({ ...record, network: await networkHash(transaction, network) }),
      transaction.insertInto(table as LeadTable).values(row as never),
    ]) {
      const query = insert.onConflict((conflict) => conflict.column('id').doNothing());
      const { numInsertedOrUpdatedRows } = await query.executeTakeFirstOrThrow();
      if (Number(numInsertedOrUpdatedRows) === 0) return await compare(transaction, table, row);
    }
    const outbox = { db: transaction, dialect };
    if (time && (await mayTakeTime(outbox, id))) await bookTime(outbox, id, time, deliveries);
    else await queueDeliveries(transaction, { lead_table: table, lead_id: id }, deliveries);
    return 'stored';
  });
}

/** Compares the stored lead, `created_at` aside. One that was erased meanwhile is a conflict, so that the sender tries again. */
async function compare(transaction: Db, table: LeadTable, sent: { id: string }) {
  const stored = await findLead(transaction, table, sent.id);
  if (!stored) return 'conflict';
  const { created_at: _, ...known }: Record<string, unknown> = { ...stored };
  const given: Record<string, unknown> = { ...sent };
  const isSame = Object.entries(known).every(([column, value]) => {
    const sent = given[column] ?? null;
    // UTF-8 has no half of a surrogate pair, so that both databases hold U+FFFD for it.
    return isDeepStrictEqual(value, typeof sent === 'string' ? sent.toWellFormed() : sent);
  });
  return isSame ? 'duplicate' : 'conflict';
}

/**
 * Inserts and deletes a row in one transaction, which nobody ever sees: a read still works on a full disk.
 * @throws the database's error
 */
export async function proveWritable(db: Db): Promise<void> {
  const id = crypto.randomUUID();
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('leads').values({ id, lead_table: LEAD_TABLES[0] }).execute();
    await transaction.deleteFrom('leads').where('id', '=', id).execute();
  });
}
