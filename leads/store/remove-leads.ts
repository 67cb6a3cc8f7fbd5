import { type Kysely, sql } from 'kysely';
import { answerWithinHours, LEAD_TABLES } from '../types.ts';
import type { LeadStore } from './lead-store.ts';
import { type LeadFilter, type ListedLead, readLeads } from './read-leads.ts';
import type { Tables } from './tables.ts';

/** Leads per transaction, few enough for the server's inserts to get in between. */
const BATCH = 500;

/** Counts the leads of each table that match, and the records beside them. */
export async function countLeads(store: LeadStore, filter: LeadFilter): Promise<Record<string, number>> {
  const tables = [...LEAD_TABLES, ...BESIDE.map(([table]) => table)];
  const counts: Record<string, number> = Object.fromEntries(tables.map((table) => [table, 0]));
  const add = (table: string, count: number) => {
    counts[table] = (counts[table] ?? 0) + count;
  };
  for await (const leads of inBatches(readLeads(store, filter))) {
    for (const { table } of leads) add(table, 1);
    const ids = leads.map(({ id }) => id);
    for (const [table, column] of BESIDE) {
      const { count } = await store.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where(sql.ref<string>(column), 'in', ids)
        .executeTakeFirstOrThrow();
      add(table, Number(count));
    }
  }
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
): Promise<number> {
  let removed = 0;
  for await (const leads of inBatches(readLeads(store, filter))) {
    await store.db.transaction().execute(async (transaction) => {
      await deleteLeads(transaction, leads);
      await record(transaction, leads);
    });
    removed += leads.length;
  }
  return removed;
}

async function* inBatches(leads: AsyncIterable<ListedLead>): AsyncGenerator<ListedLead[]> {
  let batch: ListedLead[] = [];
  for await (const lead of leads) {
    batch.push(lead);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The tables beside the leads, each with the column that references a lead. */
const BESIDE = [
  ['deliveries', 'lead_id'],
  ['appointments', 'booking_id'],
  ['suspicions', 'lead_id'],
  ['device_zones', 'lead_id'],
  ['revocations', 'lead_id'],
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
    if (answerWithinHours(table) !== undefined) {
      await transaction.deleteFrom('appointments').where('booking_id', 'in', ids).execute();
    }
    await transaction.deleteFrom(table).where('id', 'in', ids).execute();
  }
}
