import { type Kysely, sql } from 'kysely';
import type { LeadStore } from '../store/lead-store.ts';
import type { Tables } from '../store/tables.ts';
import { LEAD_TABLES, leadType } from '../types.ts';
import { type LeadFilter, type ListedLead, readLeads } from './read-leads.ts';

/** Leads per transaction, few enough for the server's inserts to get in between. */
const BATCH = 500;

/** Counts the leads of each table that match, and the records beside them. */
export async function countLeads(store: LeadStore, filter: LeadFilter): Promise<Record<string, number>> {
  const counts: Record<string, number> = {
    ...Object.fromEntries(LEAD_TABLES.map((table) => [table, 0])),
    deliveries: 0,
    appointments: 0,
    suspicions: 0,
    device_zones: 0,
    revocations: 0,
  };
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  let batch: string[] = [];
  const countBeside = async () => {
    if (batch.length === 0) return;
    for (const [table, column] of BESIDE) {
      const { count } = await store.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where(sql.ref<string>(column), 'in', batch)
        .executeTakeFirstOrThrow();
      add(table, Number(count));
    }
    batch = [];
  };
  for await (const { table, id } of readLeads(store, filter)) {
    add(table, 1);
    batch.push(id);
    if (batch.length === BATCH) await countBeside();
  }
  await countBeside();
  return counts;
}

/**
 * Deletes leads and all records beside them. Copies stay in SQLite's log until the store's `emptyLog`.
 * @param record writes a batch into the audit table, in its transaction
 * @returns the number of leads
 */
export async function removeLeads(
  store: LeadStore,
  filter: LeadFilter,
  record: (transaction: Kysely<Tables>, leads: readonly ListedLead[]) => Promise<void>,
  onProgress: (removed: number) => void = () => {},
): Promise<number> {
  let removed = 0;
  let batch: ListedLead[] = [];
  const removeBatch = async () => {
    if (batch.length === 0) return;
    const leads = batch;
    await store.db.transaction().execute(async (transaction) => {
      await deleteLeads(transaction, leads);
      await record(transaction, leads);
    });
    removed += batch.length;
    batch = [];
    onProgress(removed);
  };
  for await (const lead of readLeads(store, filter)) {
    batch.push(lead);
    if (batch.length === BATCH) await removeBatch();
  }
  await removeBatch();
  return removed;
}

/** The tables beside the leads, each with the column that references a lead. */
const BESIDE = [
  ['deliveries', 'lead_id'],
  ['suspicions', 'lead_id'],
  ['device_zones', 'lead_id'],
  ['revocations', 'lead_id'],
  ['appointments', 'booking_id'],
] as const;

/** Deletes a batch of leads and what is beside them. By table and id, since two old leads may share an id. */
export async function deleteLeads(
  transaction: Kysely<Tables>,
  leads: readonly Pick<ListedLead, 'table' | 'id'>[],
): Promise<void> {
  for (const table of LEAD_TABLES) {
    const ids = leads.filter((lead) => lead.table === table).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const beside of ['deliveries', 'suspicions', 'device_zones', 'revocations'] as const) {
      const query = transaction.deleteFrom(beside).where('lead_table', '=', table);
      await query.where('lead_id', 'in', ids).execute();
    }
    if (leadType(table).answerWithinHours !== undefined) {
      await transaction.deleteFrom('appointments').where('booking_id', 'in', ids).execute();
    }
    await transaction.deleteFrom(table).where('id', 'in', ids).execute();
  }
}
