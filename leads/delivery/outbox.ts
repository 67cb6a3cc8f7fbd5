import type { Kysely, Selectable } from 'kysely';
import type { LeadStore } from '../store/lead-store.ts';
import type { DeliveryKind, Tables } from '../store/tables.ts';

export type Delivery = Selectable<Tables['deliveries']>;

/** For how long a delivery belongs to whoever claimed it, unless the claim is renewed. */
export const LEASE_MS = 30_000;

/**
 * Takes deliveries that are due, so that no other process takes them while the lease lasts.
 * @param lease names whoever takes them
 */
export function claimDeliveries(
  { db, kind }: Pick<LeadStore, 'db' | 'kind'>,
  lease: string,
  { kinds, atMost }: { kinds: readonly DeliveryKind[]; atMost: number },
): Promise<Delivery[]> {
  const now = new Date();
  const due = db
    .selectFrom('deliveries')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now.toISOString())]))
    .where('kind', 'in', kinds)
    .orderBy('due_at')
    .limit(atMost)
    .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked());
  return db
    .updateTable('deliveries')
    .set((eb) => ({ lease, leased_until: leaseEnd(now), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

/** Takes one delivery whether it is due or not, unless it was delivered or somebody is at it. */
export function claimDelivery(db: Kysely<Tables>, lease: string, id: string): Promise<Delivery | undefined> {
  const now = new Date();
  return db
    .updateTable('deliveries')
    .set((eb) => ({ lease, leased_until: leaseEnd(now), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now.toISOString())]))
    .returningAll()
    .executeTakeFirst();
}

/** Keeps what is still being sent. */
export async function renewLeases(db: Kysely<Tables>, lease: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ leased_until: leaseEnd(new Date()) })
    .where('lease', '=', lease)
    .where('leased_until', 'is not', null)
    .execute();
}

export async function markDelivered(db: Kysely<Tables>, { id }: Delivery): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ ...RELEASED, delivered_at: new Date().toISOString(), failed_at: null, error: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Notes why a try failed, and when the next one is due.
 * @param nextTry undefined where it is given up
 */
export async function markFailed(
  db: Kysely<Tables>,
  { id, lease }: Delivery,
  error: string,
  nextTry: Date | undefined,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      ...RELEASED,
      error: error.slice(0, 500),
      ...(nextTry ? { due_at: nextTry.toISOString() } : { failed_at: new Date().toISOString() }),
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** Gives back what was not sent, as if it had not been taken. */
export async function releaseLeases(db: Kysely<Tables>, lease: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set((eb) => ({ ...RELEASED, attempts: eb('attempts', '-', 1) }))
    .where('lease', '=', lease)
    .execute();
}

/** Writes deliveries for a lead that is stored already, due now. Returns their ids. */
export async function addDeliveries(
  db: Kysely<Tables>,
  lead: Pick<Delivery, 'lead_table' | 'lead_id'>,
  kinds: readonly DeliveryKind[],
): Promise<string[]> {
  const deliveries = kinds.map((kind) => ({ ...lead, kind, id: crypto.randomUUID() }));
  if (deliveries.length > 0) await db.insertInto('deliveries').values(deliveries).execute();
  return deliveries.map(({ id }) => id);
}

const RELEASED = { lease: null, leased_until: null };

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}
