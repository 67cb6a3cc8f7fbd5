import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { POSTGRES, SQLITE } from '../store/dialects.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { DeliveryKind, Tables } from '../store/tables.ts';

export type Delivery = Selectable<Tables['deliveries']>;

type Outbox = Pick<LeadStore, 'db' | 'kind'>;

interface Claim {
  kinds: readonly DeliveryKind[];
  atMost: number;
  /** For how long nobody else takes them, unless the claim is renewed. */
  leaseMs: number;
  /** What is not to be taken, whoever it belongs to. */
  except?: readonly string[];
  /** Whether to take over also what somebody else had taken whose lease is over. */
  takesOver?: boolean;
}

/**
 * Takes deliveries that are due, so that no other process takes them while the lease lasts. The time is the
 * database's: machines whose clocks differ agree on it.
 * @param lease names whoever takes them
 */
export function claimDeliveries(
  { db, kind }: Outbox,
  lease: string,
  { kinds, atMost, leaseMs, except = [], takesOver = true }: Claim,
): Promise<Delivery[]> {
  const { now } = CLOCKS[kind];
  const due = db
    .selectFrom('deliveries')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where((eb) =>
      eb.or([eb('leased_until', 'is', null), ...(takesOver ? [eb('leased_until', '<', now)] : [])]),
    )
    .where('kind', 'in', kinds)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('due_at')
    .limit(atMost)
    .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked());
  return db
    .updateTable('deliveries')
    .set((eb) => ({ lease, leased_until: CLOCKS[kind].in(leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

/** Longer than any try may take: whoever claims a single delivery does not renew the claim. */
const SINGLE_LEASE_MS = 180_000;

/** Takes one delivery whether it is due or not, unless it was delivered or somebody is at it. */
export function claimDelivery(
  { db, kind }: Outbox,
  lease: string,
  id: string,
): Promise<Delivery | undefined> {
  const clock = CLOCKS[kind];
  return db
    .updateTable('deliveries')
    .set((eb) => ({ lease, leased_until: clock.in(SINGLE_LEASE_MS), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', clock.now)]))
    .returningAll()
    .executeTakeFirst();
}

/** Keeps what is still being sent. */
export async function renewLeases(
  { db, kind }: Outbox,
  lease: string,
  ids: readonly string[],
  leaseMs: number,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ leased_until: CLOCKS[kind].in(leaseMs) })
    .where('id', 'in', ids)
    .where('lease', '=', lease)
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

/** What time it is in the database, and what time it will be there. */
const CLOCKS: Record<LeadStore['kind'], { now: RawBuilder<string>; in(ms: number): RawBuilder<string> }> = {
  sqlite: {
    now: sql`${SQLITE.now}`,
    in: (ms) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`+${ms / 1000} seconds`})`,
  },
  postgres: {
    now: sql`${POSTGRES.now}`,
    in: (ms) => sql`now() + ${`${ms} ms`}::interval`,
  },
};
