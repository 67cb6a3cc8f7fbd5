import { type Kysely, type Selectable, sql } from 'kysely';
import type { LeadStore } from '../store/lead-store.ts';
import { deliveryRows } from '../store/rows-beside.ts';
import type { Tables } from '../store/tables.ts';
import type { DeliveryKind } from './channels.ts';
import type { DeliveryFailure } from './delivery-failure.ts';
import { GIVE_UP_AFTER_MS, retryDelay } from './retry-policy.ts';

export type Delivery = Selectable<Tables['deliveries']>;

/** The database that holds the deliveries. */
export type Outbox = Pick<LeadStore, 'db' | 'dialect'>;

export interface Claim {
  atMost: number;
  /** Lease duration. */
  leaseMs: number;
  /** The ids of deliveries to leave alone. */
  except?: readonly string[];
  /** Whether to claim deliveries whose lease has expired as well. */
  takesOver?: boolean;
}

/** Returns the kinds of which a delivery is due. Only reads, so that an idle server takes no lock. */
export async function kindsDue(
  outbox: Outbox,
  kinds: readonly DeliveryKind[],
  takesOver: boolean,
): Promise<DeliveryKind[]> {
  if (kinds.length === 0) return [];
  const found = await outbox.db
    .selectNoFrom((eb) => kinds.map((kind) => eb.exists(due(outbox, kind, { takesOver })).as(kind)))
    .executeTakeFirstOrThrow();
  return kinds.filter((kind) => Boolean(found[kind]));
}

/**
 * Claims due deliveries: no other process sends them while the lease lasts. The database's clock counts, so that
 * machines with different clocks agree.
 * @param lease identifies the worker that claims them
 */
export function claimDeliveries(
  outbox: Outbox,
  deliveryKind: DeliveryKind,
  lease: string,
  claim: Claim,
): Promise<Delivery[]> {
  const ids = due(outbox, deliveryKind, claim).orderBy('due_at').limit(claim.atMost);
  return take(outbox, lease, claim.leaseMs).where('id', 'in', outbox.dialect.lockingRows(ids)).execute();
}

/** Selects the due deliveries of a kind that nobody holds. */
export function due(
  { db, dialect }: Outbox,
  deliveryKind: DeliveryKind,
  { takesOver = true, except = [] }: Pick<Claim, 'takesOver' | 'except'>,
) {
  const { now } = dialect;
  return db
    .selectFrom('deliveries')
    .select('id')
    .where('kind', '=', deliveryKind)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where((eb) =>
      eb.or([eb('leased_until', 'is', null), ...(takesOver ? [eb('leased_until', '<', now)] : [])]),
    )
    .$if(except.length > 0, (query) => query.where('id', 'not in', except));
}

/** The update that claims deliveries. The caller adds the condition. */
export function take({ db, dialect }: Outbox, lease: string, leaseMs: number) {
  return db
    .updateTable('deliveries')
    .set((eb) => ({
      lease,
      leased_until: dialect.in(leaseMs),
      attempts: eb('attempts', '+', 1),
      held_at: null,
    }))
    .returningAll();
}

/** Longer than any attempt takes: a command, which claims one delivery, does not renew its lease. */
const SINGLE_LEASE_MS = 180_000;

/** Claims one delivery, due or not, unless it is delivered or somebody holds it. */
export function claimDelivery(outbox: Outbox, lease: string, id: string): Promise<Delivery | undefined> {
  const { now } = outbox.dialect;
  return take(outbox, lease, SINGLE_LEASE_MS)
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]))
    .executeTakeFirst();
}

/** Extends the leases of deliveries that are still being sent. */
export async function renewLeases(
  { db, dialect }: Outbox,
  lease: string,
  ids: readonly string[],
  leaseMs: number,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ leased_until: dialect.in(leaseMs) })
    .where('id', 'in', ids)
    .where('lease', '=', lease)
    .execute();
}

/**
 * Saves the result of an attempt.
 * @param failure undefined if every recipient has it
 * @returns the time of the next attempt; undefined if there is none, or if the lease has been lost
 */
export async function saveResult(
  outbox: Outbox,
  delivery: Delivery,
  failure: DeliveryFailure | undefined,
): Promise<string | undefined> {
  if (failure?.outcome === 'again' || failure?.outcome === 'never') {
    return await markFailed(outbox, delivery, failure);
  }
  const left_out = failure?.outcome === 'left out' ? failure.message : null;
  const error = failure?.outcome === 'sent' ? failure.message : null;
  const { db, dialect } = outbox;
  await db
    .updateTable('deliveries')
    .set({ ...RELEASED, delivered_at: dialect.now, failed_at: null, left_out, error })
    .where('id', '=', delivery.id)
    .execute();
  return undefined;
}

/** Records a failed attempt, and schedules the next one until the delivery is five days old. */
async function markFailed(
  { db, dialect }: Outbox,
  { id, lease, attempts }: Delivery,
  { message, outcome }: DeliveryFailure,
): Promise<string | undefined> {
  const isTooOld = sql<boolean>`created_at <= ${dialect.in(-GIVE_UP_AFTER_MS)}`;
  const updated = await db
    .updateTable('deliveries')
    .set({
      ...RELEASED,
      error: message,
      due_at: dialect.in(retryDelay(attempts)),
      failed_at: outcome === 'again' ? sql`case when ${isTooOld} then ${dialect.now} end` : dialect.now,
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .returning(['due_at', 'failed_at'])
    .executeTakeFirst();
  return updated?.failed_at === null ? updated.due_at : undefined;
}

/**
 * Takes all undelivered deliveries out of the outbox, until `retryDeliveries`: those of a restored database may have
 * gone out since it was copied.
 * @returns the number of deliveries
 */
export async function holdRestored({ db, dialect }: Outbox): Promise<number> {
  const { now } = dialect;
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set((eb) => ({ ...RELEASED, failed_at: eb.fn.coalesce('failed_at', now), restored_at: now }))
    .where('delivered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Counts the deliveries that a restore holds back. */
export async function countRestored({ db }: Pick<Outbox, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('restored_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
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
    .set({ failed_at: null, restored_at: null, due_at: now, created_at: now })
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

/** Releases the deliveries that a worker did not send, as if it had never claimed them. */
export async function releaseLeases(db: Kysely<Tables>, lease: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set((eb) => ({ ...RELEASED, attempts: eb('attempts', '-', 1) }))
    .where('lease', '=', lease)
    .execute();
}

/** Adds deliveries to a stored lead, due now. Returns their ids. */
export async function addDeliveries(
  db: Kysely<Tables>,
  lead: Pick<Delivery, 'lead_table' | 'lead_id'>,
  kinds: readonly DeliveryKind[],
): Promise<string[]> {
  const deliveries = deliveryRows(lead, kinds);
  if (deliveries.length > 0) await db.insertInto('deliveries').values(deliveries).execute();
  return deliveries.map(({ id }) => id);
}

/** Adds deliveries to a stored lead in place of those of the same kinds that did not go out yet. Returns their ids. */
export async function renewDeliveries(
  db: Kysely<Tables>,
  lead: Pick<Delivery, 'lead_table' | 'lead_id'>,
  kinds: readonly DeliveryKind[],
): Promise<string[]> {
  if (kinds.length === 0) return [];
  await db
    .deleteFrom('deliveries')
    .where('lead_id', '=', lead.lead_id)
    .where('kind', 'in', kinds)
    .where('delivered_at', 'is', null)
    .execute();
  return await addDeliveries(db, lead, kinds);
}

const RELEASED = { lease: null, leased_until: null };
