import { type RawBuilder, sql } from 'kysely';
import { type Actor, recordAct } from '../db/audit.ts';
import { type Connection, inTransaction } from '../db/connection.ts';
import { CALLS, type Db, type Delivery } from '../db/tables.ts';
import { ALERTS, type DeliveryKind, NEW_LEAD_KINDS } from '../delivery-kinds.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import type { DeliveryFailure } from './delivery-failure.ts';

export type { Delivery };

type LeadRef = Pick<Delivery, 'lead_table' | 'lead_id'>;

/** Lease duration: longer than any attempt takes. */
const LEASE_MS = 180_000;

const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = HOUR_MS;

export const GIVE_UP_AFTER_MS = 5 * DAY_MS;

const RELEASED = { lease: null, leased_until: null };

/** The condition of the partial indexes. A query must repeat the condition to use these indexes. */
const UNSENT = sql`delivered_at is null and failed_at is null`;

/**
 * Queues deliveries in place of unsent ones of the same kinds. Skips the kinds that the settings don't allow.
 * @param ids ids to use, if already chosen
 * @param waitMs how long they wait before they are sent
 * @returns the kinds that were queued
 */
export async function queueDeliveries(
  { db, dialect, kinds: allowed }: Connection,
  { lead_table, lead_id }: LeadRef,
  wanted: readonly DeliveryKind[],
  ids: Partial<Record<DeliveryKind, string>> = {},
  waitMs = 0,
): Promise<readonly DeliveryKind[]> {
  const kinds = wanted.filter((kind) => allowed.includes(kind));
  if (kinds.length === 0) return [];
  const unsent = db.deleteFrom('deliveries').where('lead_id', '=', lead_id).where('kind', 'in', kinds);
  await unsent.where('delivered_at', 'is', null).execute();
  const idOf = (kind: DeliveryKind) => ids[kind] ?? crypto.randomUUID();
  const deliveries = kinds.map((kind) => ({
    lead_table,
    lead_id,
    kind,
    id: idOf(kind),
    due_at: dialect.in(waitMs),
  }));
  await db.insertInto('deliveries').values(deliveries).execute();
  return kinds;
}

/** The lead id of deliveries that belong to no lead, such as alerts and agendas. */
export const NO_LEAD = '00000000-0000-0000-0000-000000000000';

/** Stores deliveries. Skips those whose unique `about` another server has stored. @returns whether it stored any */
export async function addDeliveries(
  db: Db,
  rows: readonly (Pick<Delivery, 'lead_id' | 'kind'> &
    Partial<Pick<Delivery, 'id' | 'lead_table' | 'about'>>)[],
): Promise<boolean> {
  if (rows.length === 0) return false;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('deliveries')
    .values(rows.map((row) => ({ lead_table: CALLS, id: crypto.randomUUID(), ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Marks spam as real, and queues the deliveries that were held back. @throws if the lead isn't marked as spam */
export async function trust(connection: Connection, lead: LeadRef, by: Actor): Promise<void> {
  const { lead_id } = lead;
  await inTransaction(connection, async (transaction) => {
    const clear = sql`update leads set suspicion = null, archived_at = null where id = ${lead_id} and suspicion is not null`;
    if ((await countChanged(transaction.db, clear)) === 0) throw new Error('That lead is not suspected');
    const sent = await transaction.db
      .selectFrom('deliveries')
      .select('kind')
      .where('lead_id', '=', lead_id)
      .execute();
    const held = NEW_LEAD_KINDS.filter((kind) => !sent.some((each) => each.kind === kind));
    await queueDeliveries(transaction, lead, held);
    await recordAct(transaction.db, by, { act: 'trust', lead_id });
  });
}

/** Claims due deliveries, so that no other worker sends them during the lease. @param lease the worker's id */
export async function claimDeliveries(
  { db, dialect }: Connection,
  kinds: readonly DeliveryKind[],
  lease: string,
  { atMost, takesOver }: { atMost: number; takesOver: boolean },
): Promise<Delivery[]> {
  const isFree = takesOver ? sql`(lease is null or leased_until < ${dialect.now})` : sql`lease is null`;
  const { rows } = await sql<Delivery>`
    update deliveries set lease = ${lease}, leased_until = ${dialect.in(LEASE_MS)}, attempts = attempts + 1
    where id in (
      select id from deliveries
      where kind in (${sql.join(kinds)}) and ${UNSENT} and due_at <= ${dialect.now} and ${isFree}
      order by due_at limit ${atMost} ${dialect.lockingRows}
    )
    returning *`.execute(db);
  return rows;
}

/**
 * Saves the result of an attempt. Failed deliveries are retried with exponential back-off, from two seconds to an hour,
 * until they are five days old.
 * @returns the time of the next attempt; undefined if there is none, or if the lease was lost
 */
export async function saveResult(
  { db, dialect }: Connection,
  { id, kind, lease, attempts }: Delivery,
  failure: DeliveryFailure | undefined,
): Promise<string | undefined> {
  const ofDelivery = db.updateTable('deliveries').where('id', '=', id);
  // Delete the row of a skipped alert: it would block the day's next alert.
  if (failure?.outcome === 'left out' && ALERTS.includes(kind)) {
    await db.deleteFrom('deliveries').where('id', '=', id).execute();
    return undefined;
  }
  if (failure?.outcome !== 'again') {
    const isSent = failure === undefined || failure.outcome === 'sent';
    const message = failure?.message ?? null;
    await ofDelivery
      .set({ ...RELEASED, delivered_at: dialect.now, failed_at: null })
      .set(isSent ? { error: message, left_out: null } : { error: null, left_out: message })
      .execute();
    return undefined;
  }
  // Jitter spreads the retries out.
  const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1)) * (0.75 + Math.random() / 2);
  const saved = await ofDelivery
    .set({
      ...RELEASED,
      error: failure.message,
      due_at: failure.due ?? dialect.in(Math.round(delay)),
      ...(failure.due && { attempts: attempts - 1 }),
      failed_at: sql`case when created_at <= ${dialect.in(-GIVE_UP_AFTER_MS)} then ${dialect.now} end`,
    })
    .where('lease', '=', lease)
    .returning(['due_at', 'failed_at'])
    .executeTakeFirst();
  return saved?.failed_at === null ? saved.due_at : undefined;
}

/** Releases the deliveries that a worker did not send, as if it had never claimed them. */
export async function releaseLeases(db: Db, lease: string): Promise<void> {
  await sql`update deliveries set lease = null, leased_until = null, attempts = attempts - 1
    where lease = ${lease}`.execute(db);
}

/** Gives up a restored database's unsent deliveries, which may have been sent since the backup. @returns how many */
export function giveUpRestored({ db, dialect }: Pick<Connection, 'db' | 'dialect'>): Promise<number> {
  const giveUp = sql`update deliveries set lease = null, leased_until = null, failed_at = ${dialect.now},
    error = 'it may have been sent before the restore' where ${UNSENT}`;
  return countChanged(db, giveUp);
}

async function countChanged(db: Db, change: RawBuilder<unknown>): Promise<number> {
  return Number((await change.execute(db)).numAffectedRows);
}

/** Lists the deliveries that failed permanently, newest first. */
export function findGivenUp(db: Db, atMost: number): Promise<Delivery[]> {
  const givenUp = db.selectFrom('deliveries').selectAll().where('failed_at', 'is not', null);
  return givenUp.orderBy('failed_at', 'desc').limit(atMost).execute();
}
