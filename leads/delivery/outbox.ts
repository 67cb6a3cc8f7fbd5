import { type Kysely, type Selectable, sql } from 'kysely';
import type { LeadStore } from '../store/lead-store.ts';
import { deliveryRows } from '../store/rows-beside.ts';
import type { Tables } from '../store/tables.ts';
import type { DeliveryKind } from './channels.ts';
import type { DeliveryFailure } from './delivery-failure.ts';
import { GIVE_UP_AFTER_MS, retryDelay } from './retry-policy.ts';

export type Delivery = Selectable<Tables['deliveries']>;

/** Where deliveries are kept. */
export type Outbox = Pick<LeadStore, 'db' | 'dialect'>;

export interface Claim {
  atMost: number;
  /** For how long nobody else takes them, unless the claim is renewed. */
  leaseMs: number;
  /** What is not to be taken, whoever it belongs to. */
  except?: readonly string[];
  /** Whether to take over also what somebody else had taken whose lease is over. */
  takesOver?: boolean;
}

/** Those of the kinds of which something is due. It only reads, so that an idle server locks nothing. */
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
 * Takes deliveries that are due, so that no other process takes them while the lease lasts. The time is the
 * database's: machines whose clocks differ agree on it.
 * @param lease names whoever takes them
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

/** What of a kind is to be sent by now, and is nobody's. */
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

/** The update that takes deliveries; which, is for the caller to add. */
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

/** Longer than any try may take: whoever claims a single delivery does not renew the claim. */
const SINGLE_LEASE_MS = 180_000;

/** Takes one delivery whether it is due or not, unless it was delivered or somebody is at it. */
export function claimDelivery(outbox: Outbox, lease: string, id: string): Promise<Delivery | undefined> {
  const { now } = outbox.dialect;
  return take(outbox, lease, SINGLE_LEASE_MS)
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]))
    .executeTakeFirst();
}

/** Keeps what is still being sent. */
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

export async function markDelivered({ db, dialect }: Outbox, { id }: Delivery): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ ...RELEASED, delivered_at: dialect.now, failed_at: null, error: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Notes why a try failed. Where another may help it is due after a while, until the delivery is five days old.
 * @returns when it is due, by the database's clock; undefined where it is given up or no longer this holder's
 */
export async function markFailed(
  { db, dialect }: Outbox,
  { id, lease, attempts }: Delivery,
  { message, outcome }: DeliveryFailure,
): Promise<string | undefined> {
  const isTooOld = sql<boolean>`created_at <= ${dialect.in(-GIVE_UP_AFTER_MS)}`;
  const noted = await db
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
  return noted?.failed_at === null ? noted.due_at : undefined;
}

/**
 * Lets everything that was not delivered be tried at once, and the days until it is given up begin anew.
 * @param leadId of the lead that it belongs to; undefined for every lead
 * @returns how many deliveries that are
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
  const deliveries = deliveryRows(lead, kinds);
  if (deliveries.length > 0) await db.insertInto('deliveries').values(deliveries).execute();
  return deliveries.map(({ id }) => id);
}

const RELEASED = { lease: null, leased_until: null };
