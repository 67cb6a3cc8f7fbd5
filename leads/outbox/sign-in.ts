import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { type Connection, inLockedTransaction } from '../db/connection.ts';
import { linkKey } from '../db/keys.ts';
import type { Db } from '../db/tables.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { UUID } from '../validation.ts';
import { addDeliveries, NO_LEAD } from './outbox.ts';

// One-time links to the desk. The delivery of the email also stores the link's state: `about` has the address that the
// link leads to until the link is used, and `created_at` is by the database's clock.

export const SIGN_IN_MS = 15 * MINUTE_MS;
const PER_HOUR = 3;

/** Queues an email to the team with a link, unless three were queued in the last hour. @param page the full address */
export async function requestSignIn(connection: Connection, page: string): Promise<void> {
  if (!connection.kinds.includes('sign_in')) return;
  await inLockedTransaction(connection, async ({ db, dialect }) => {
    const links = db.selectFrom('deliveries').select('id').where('lead_id', '=', NO_LEAD);
    const recent = links.where('kind', '=', 'sign_in').where('created_at', '>', dialect.in(-HOUR_MS));
    if ((await recent.limit(PER_HOUR).execute()).length === PER_HOUR) return;
    const id = crypto.randomUUID();
    await addDeliveries(db, [{ id, lead_id: NO_LEAD, kind: 'sign_in', about: `${id} ${page}` }]);
  });
}

/** Returns the link for a delivery. Its token is signed: other emails and the log show ids of deliveries. */
export async function signInLink(db: Db, id: string, about: string): Promise<string> {
  const { origin } = new URL(about.slice(id.length + 1));
  return `${origin}/sign-in?once=${await tokenOf(db, id)}`;
}

/** Uses up a link. @returns the path and query that it leads to; undefined if it is forged, used or has expired */
export async function redeemSignIn({ db, dialect }: Connection, token: string): Promise<string | undefined> {
  const [id = ''] = token.split('.');
  if (!UUID.test(id) || !isSame(token, await tokenOf(db, id))) return undefined;
  const links = db.selectFrom('deliveries').select('about').where('id', '=', id);
  const found = await links.where('created_at', '>', dialect.in(-SIGN_IN_MS)).executeTakeFirst();
  const used = db.updateTable('deliveries').set({ about: null }).where('id', '=', id);
  const { numUpdatedRows } = await used.where('about', 'is not', null).executeTakeFirstOrThrow();
  if (!found?.about || numUpdatedRows !== 1n) return undefined;
  const { pathname, search } = new URL(found.about.slice(id.length + 1));
  return pathname + search;
}

async function tokenOf(db: Db, id: string): Promise<string> {
  const mac = createHmac('sha256', await linkKey(db)).update(`loomline desk sign-in ${id}`);
  return `${id}.${mac.digest('base64url')}`;
}

/** Compares two strings in constant time. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
