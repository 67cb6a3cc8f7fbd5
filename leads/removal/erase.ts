import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../db/audit.ts';
import { type Connection, databaseTime } from '../db/connection.ts';
import { findLeads, type LeadFilter, type ListedLead } from '../db/find-leads.ts';
import { inBatches } from '../db/in-batches.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { type Db, TAKES_TIME } from '../db/tables.ts';
import { LEAD_TABLES, type LeadTable } from '../lead-types/lead-types.ts';
import { NO_LEAD } from '../outbox/outbox.ts';
import { recordEnded } from './erasure-log.ts';

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
  await inBatches(store, findLeads(store, { email }), async ({ db }, batch) => {
    const deleted = await deleteLeads(db, batch);
    const leads = batch.filter(({ id }) => deleted.has(id));
    if (leads.length === 0) return 0;
    const act = { ...by, act: 'erase' } as const;
    const acts = leads.map(({ id }) => ({ ...act, lead_id: id, id: crypto.randomUUID() }));
    await db.insertInto('audit').values(acts).execute();
    const ended = leads.map(({ table, id }) => ({ act: 'erase', table, id }) as const);
    // Record the erasure before the commit: otherwise, a restore after a crash could bring the person back.
    if (folder !== undefined) recordEnded(folder, ended);
    return leads.length;
  });
}

/**
 * Deletes leads, audit rows, blocked times, alerts and agendas that are older than an instant. Also deletes network
 * hashes that no quota needs, and those of networks that asked the model on earlier days. The data stays in SQLite's
 * write-ahead log until `LeadStore.emptyLog`.
 * @param before ISO 8601 in UTC, computed from `checkClock` @returns the number of deleted leads
 */
export async function purge(store: LeadStore, before: string, by: Actor): Promise<number> {
  const { db, dialect, reader } = store;
  const changeAll = async (rows: RawBuilder<unknown>, change: RawBuilder<unknown>) => {
    const found = await sql<{ id: string }>`select id from ${rows}`.execute(reader);
    await inBatches(store, found.rows, async ({ db }, batch) => {
      await sql`${change} where id in (${sql.join(batch.map(({ id }) => id))})`.execute(db);
      return batch.length;
    });
  };
  await changeAll(sql`audit where created_at < ${before}`, sql`delete from audit`);
  const alerts = sql`deliveries where lead_id = ${NO_LEAD} and created_at < ${before}`;
  await changeAll(alerts, sql`delete from deliveries`);
  await sql`delete from appointments where status = 'blocked' and ends_at < ${before}`.execute(db);
  // Keep the network hashes of leads with an unanswered call time or an unsent acknowledgement: quotas still use them.
  const unused = sql`leads where network is not null and id not in (
    select booking_id from appointments where ${sql.raw(TAKES_TIME)} and answered_at is null and ends_at > ${dialect.now}
    union select lead_id from deliveries where kind = 'acknowledgement' and delivered_at is null)`;
  await changeAll(unused, sql`update leads set network = null`);
  const today = (await databaseTime(store)).toISOString().slice(0, 10);
  await sql`delete from keys where name like 'asked %' and substr(key, 1, 10) <> ${today}`.execute(db);
  // Another process may have deleted some of these leads since they were read, and recorded that.
  const remove = async ({ db }: Connection, leads: readonly ListedLead[]) =>
    (await deleteLeads(db, leads)).size;
  const act = { ...by, act: 'purge', detail: `from before ${before.slice(0, 10)}` } as const;
  return await inBatches(store, findLeads(store, { before }), remove, act);
}

/**
 * Deletes leads and all related records. @param leads no more than SQLite's limit on bound parameters allows
 * @returns the ids of the leads that were still stored
 */
export async function deleteLeads(transaction: Db, leads: readonly Pick<ListedLead, 'table' | 'id'>[]) {
  const remove = async (rows: RawBuilder<unknown>, ids: string[], returning = sql``) => {
    if (ids.length === 0) return [];
    const change = sql<{ id: string }>`delete from ${rows} in (${sql.join(ids)}) ${returning}`;
    return (await change.execute(transaction)).rows.map(({ id }) => id);
  };
  const deleted = new Set<string>();
  const ids = leads.map(({ id }) => id);
  // Delete the leads first. A decision in progress has locked its lead's row, so this deletion waits until the decision
  // has stored its appointment. The appointment is deleted next.
  for (const table of LEAD_TABLES) {
    const ofTable = leads.filter((lead) => lead.table === table).map(({ id }) => id);
    for (const id of await remove(sql`${sql.table(table)} where id`, ofTable, sql`returning id`))
      deleted.add(id);
  }
  for (const rows of ['deliveries where lead_id', 'appointments where booking_id', 'leads where id'])
    await remove(sql.raw(rows), ids);
  return deleted;
}
