import { type RawBuilder, sql } from 'kysely';
import { type Actor, recordAct } from '../db/audit.ts';
import { findLeads, type LeadFilter, type ListedLead } from '../db/find-leads.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { type Db, TAKES_TIME } from '../db/tables.ts';
import { LEAD_TABLES, type LeadTable } from '../lead-types/lead-types.ts';
import { NO_LEAD } from '../outbox/follow-ups.ts';
import { recordEnded } from './erasure-log.ts';

/** Leads per transaction: few enough that the server's inserts don't wait long. */
const BATCH = 500;

export async function countFound(store: LeadStore, filter: LeadFilter): Promise<Map<LeadTable, number>> {
  const counts = new Map<LeadTable, number>();
  for await (const { table } of findLeads(store, filter)) counts.set(table, (counts.get(table) ?? 0) + 1);
  return counts;
}

/**
 * Deletes a person's leads with all related records, and lists them in `folder` so that a restore deletes them again.
 * The data stays in SQLite's write-ahead log until `LeadStore.emptyLog`.
 */
export async function erase(store: LeadStore, email: string, by: Actor, folder: string | undefined) {
  await removeLeads(store, { email }, async (transaction, leads) => {
    const act = { ...by, act: 'erase' } as const;
    const acts = leads.map(({ id }) => ({ ...act, lead_id: id, id: crypto.randomUUID() }));
    await transaction.insertInto('audit').values(acts).execute();
    const ended = leads.map(({ table, id }) => ({ act: 'erase', table, id }) as const);
    // Record the erasure before the commit: otherwise, a restore after a crash could bring the person back.
    if (folder !== undefined) recordEnded(folder, ended);
  });
}

/**
 * Deletes leads, audit rows, blocked times, alerts and agendas that are older than an instant. Also deletes network
 * hashes that no quota needs. The data stays in SQLite's write-ahead log until `LeadStore.emptyLog`.
 * @param before ISO 8601 in UTC, computed from `checkedTime` @returns the number of deleted leads
 */
export async function purge(store: LeadStore, before: string, by: Actor): Promise<number> {
  await sql`delete from audit where created_at < ${before}`.execute(store.db);
  await sql`delete from deliveries where lead_id = ${NO_LEAD} and created_at < ${before}`.execute(store.db);
  await sql`delete from appointments where status = 'blocked' and ends_at < ${before}`.execute(store.db);
  // Keep the network hashes of leads with an unanswered call time or an unsent acknowledgement: quotas still use them.
  await sql`update leads set network = null where network is not null and id not in (
    select booking_id from appointments where ${sql.raw(TAKES_TIME)} and answered_at is null and ends_at > ${store.dialect.now}
    union select lead_id from deliveries where kind = 'acknowledgement' and delivered_at is null
  )`.execute(store.db);
  const detail = `from before ${before.slice(0, 10)}`;
  return await removeLeads(store, { before }, async (transaction, { length: amount }) => {
    await recordAct(transaction, by, { act: 'purge', amount, detail });
  });
}

/** Deletes leads in batches. @param record writes the audit rows of a batch, in the batch's transaction */
async function removeLeads(
  store: LeadStore,
  filter: LeadFilter,
  record: (transaction: Db, leads: readonly ListedLead[]) => Promise<void>,
): Promise<number> {
  for (let removed = 0; ; ) {
    const batch: ListedLead[] = [];
    for await (const lead of findLeads(store, filter)) if (batch.push(lead) === BATCH) break;
    if (batch.length === 0) return removed;
    await store.db.transaction().execute(async (transaction) => {
      await deleteLeads(transaction, batch);
      await record(transaction, batch);
    });
    removed += batch.length;
  }
}

/** Deletes leads and all related records. @param leads no more than SQLite's limit on bound parameters allows */
export async function deleteLeads(transaction: Db, leads: readonly Pick<ListedLead, 'table' | 'id'>[]) {
  const remove = async (rows: RawBuilder<unknown>, ids: string[]) => {
    if (ids.length > 0) await sql`delete from ${rows} in (${sql.join(ids)})`.execute(transaction);
  };
  const ids = leads.map(({ id }) => id);
  // Delete the leads first. A decision in progress has locked its lead's row, so this deletion waits until the decision
  // has stored its appointment. The appointment is deleted next.
  for (const table of LEAD_TABLES) {
    const ofTable = leads.filter((lead) => lead.table === table).map(({ id }) => id);
    await remove(sql`${sql.table(table)} where id`, ofTable);
  }
  for (const rows of ['deliveries where lead_id', 'appointments where booking_id', 'leads where id'])
    await remove(sql.raw(rows), ids);
}
