import { type Kysely, type Selectable, sql } from 'kysely';
import type { LeadStore } from '../db/lead-store.ts';
import type { Tables } from '../db/tables.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { type Actor, recordAct } from '../manage/audit.ts';
import type { DeliveryFailure } from './delivery-failure.ts';
import type { DeliveryKind } from './kinds.ts';

export type Delivery = Selectable<Tables['deliveries']>;

/** The database that holds the deliveries. Its clock counts, so that machines with different clocks agree. */
export type Outbox = Pick<LeadStore, 'db' | 'dialect'>;

type LeadRef = Pick<Delivery, 'lead_table' | 'lead_id'>;

/** Lease duration: longer than any attempt takes. */
const LEASE_MS = 180_000;

const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = HOUR_MS;

export const GIVE_UP_AFTER_MS = 5 * DAY_MS;

const RELEASED = { lease: null, leased_until: null };

/**
 * Adds deliveries to a stored lead, due now, in place of those of the same kinds that did not go out yet.
 * @param ids of those that must have a certain one
 */
export async function queueDeliveries(
  db: Kysely<Tables>,
  { lead_table, lead_id }: LeadRef,
  kinds: readonly DeliveryKind[],
  ids: Partial<Record<DeliveryKind, string>> = {},
): Promise<void> {
  if (kinds.length === 0) return;
  const unsent = db.deleteFrom('deliveries').where('lead_id', '=', lead_id).where('kind', 'in', kinds);
  await unsent.where('delivered_at', 'is', null).execute();
  const idOf = (kind: DeliveryKind) => ids[kind] ?? crypto.randomUUID();
  const deliveries = kinds.map((kind) => ({ lead_table, lead_id, kind, id: idOf(kind) }));
  await db.insertInto('deliveries').values(deliveries).execute();
}

/**
 * Takes the mark off a suspected lead, and lets out what was held back.
 * @param kinds the deliveries of each new lead
 * @throws if it is not suspected
 */
export async function trust(
  { db }: Outbox,
  { lead_table, lead_id }: LeadRef,
  kinds: readonly DeliveryKind[],
  by: Actor,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('leads')
      .set({ suspicion: null })
      .where('id', '=', lead_id)
      .where('suspicion', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Error('That lead is not suspected');
    await queueDeliveries(transaction, { lead_table, lead_id }, kinds);
    await recordAct(transaction, by, { act: 'trust', lead_id });
  });
}

/**
 * Claims due deliveries: nobody else sends them while the lease lasts.
 * @param lease identifies who claims them
 * @param takesOver whether to claim deliveries whose lease has expired as well
 */
export function claimDeliveries(
  { db, dialect }: Outbox,
  kinds: readonly DeliveryKind[],
  lease: string,
  { atMost, takesOver }: { atMost: number; takesOver: boolean },
): Promise<Delivery[]> {
  const { now } = dialect;
  const due = db
    .selectFrom('deliveries')
    .select('id')
    .where('kind', 'in', kinds)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where((eb) => eb.or([eb('lease', 'is', null), ...(takesOver ? [eb('leased_until', '<', now)] : [])]))
    .orderBy('due_at')
    .limit(atMost);
  return db
    .updateTable('deliveries')
    .set((eb) => ({ lease, leased_until: dialect.in(LEASE_MS), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', dialect.lockingRows(due))
    .returningAll()
    .execute();
}

/**
 * Saves the result of an attempt. What failed is tried again after two seconds, and then after twice as long each time
 * up to an hour, until it is five days old.
 * @param failure undefined if every recipient has it
 * @returns the time of the next attempt; undefined if there is none, or if the lease has been lost
 */
export async function saveResult(
  { db, dialect }: Outbox,
  { id, lease, attempts }: Delivery,
  failure: DeliveryFailure | undefined,
): Promise<string | undefined> {
  const ofDelivery = db.updateTable('deliveries').where('id', '=', id);
  if (failure?.outcome !== 'again') {
    const isSent = failure === undefined || failure.outcome === 'sent';
    const message = failure?.message ?? null;
    await ofDelivery
      .set({ ...RELEASED, delivered_at: dialect.now, failed_at: null })
      .set(isSent ? { error: message, left_out: null } : { error: null, left_out: message })
      .execute();
    return undefined;
  }
  // A quarter more or less, so that retries spread out.
  const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1)) * (0.75 + Math.random() / 2);
  const isTooOld = sql<boolean>`created_at <= ${dialect.in(-GIVE_UP_AFTER_MS)}`;
  const saved = await ofDelivery
    .set({
      ...RELEASED,
      error: failure.message,
      due_at: failure.due ?? dialect.in(Math.round(delay)),
      ...(failure.due && { attempts: attempts - 1 }),
      failed_at: sql`case when ${isTooOld} then ${dialect.now} end`,
    })
    .where('lease', '=', lease)
    .returning(['due_at', 'failed_at'])
    .executeTakeFirst();
  return saved?.failed_at === null ? saved.due_at : undefined;
}

/** Releases the deliveries that a worker did not send, as if it had never claimed them. */
export async function releaseLeases(db: Kysely<Tables>, lease: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set((eb) => ({ ...RELEASED, attempts: eb('attempts', '-', 1) }))
    .where('lease', '=', lease)
    .execute();
}

/**
 * Gives up all that a restored database has not sent, until `retryDeliveries`: it may have gone out since the copy.
 * @returns the number of deliveries
 */
export async function giveUpRestored({ db, dialect }: Outbox): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ ...RELEASED, failed_at: dialect.now, error: 'it may have gone out before a restore' })
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Makes all undelivered deliveries due now, and restarts the five days after which they are given up.
 * @param leadId undefined for every lead
 * @returns the number of deliveries
 */
export async function retryDeliveries({ db, dialect }: Outbox, leadId: string | undefined): Promise<number> {
  const { now } = dialect;
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ failed_at: null, due_at: now, created_at: now })
    .where('delivered_at', 'is', null)
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Deletes the deliveries that were given up.
 * @param leadId undefined for every lead
 * @returns the number of deliveries
 */
export async function forgetGivenUp({ db }: Outbox, leadId: string | undefined): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('deliveries')
    .where('failed_at', 'is not', null)
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
