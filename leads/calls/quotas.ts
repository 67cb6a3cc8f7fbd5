import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '../db/connection.ts';
import { linkKey } from '../db/keys.ts';
import { CALLS, type Db, TAKES_TIME } from '../db/tables.ts';
import { DAY_MS } from '../durations.ts';
import { recipientHash } from '../mail-address.ts';

// Limits on call times that are waiting for the team's answer (decision 9): per mailbox and per network, and in total
// per 24 hours.
const TIMES_PER_VISITOR = 2;
export const TIMES_PER_DAY = 30;

/** The visitor who asks for a time: the booking's id and address, and the hash of the network that sent the booking. */
export interface Requester {
  id: string;
  email: string;
  network: string | null;
}

export async function findRequester(db: Db, id: string) {
  const booking = db.selectFrom(`${CALLS} as lead`).leftJoin('leads', 'leads.id', 'lead.id');
  return await booking
    .select(['lead.id', 'email', 'network', 'suspicion'])
    .where('lead.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Returns whether a booking may take a time, or change its time. The caller holds the lock on all calls. */
export async function isWithinQuota(
  transaction: Connection,
  { id, email, network }: Requester,
): Promise<boolean> {
  const unanswered = await findUnanswered(transaction);
  if (unanswered.some(({ booking_id }) => booking_id === id)) return true;
  const ofMailbox = unanswered.filter((each) => recipientHash(each.email) === recipientHash(email)).length;
  const ofNetwork = unanswered.filter((each) => network !== null && each.network === network).length;
  const ofDay = unanswered.filter(({ isOfDay }) => isOfDay).length;
  return Math.max(ofMailbox, ofNetwork) < TIMES_PER_VISITOR && ofDay < TIMES_PER_DAY;
}

/** Lists the appointments that the team has not answered: held times, and upcoming calls confirmed automatically. */
export async function findUnanswered({ db, dialect }: Connection) {
  const yesterday = dialect.in(-DAY_MS);
  const { rows } = await sql<{ booking_id: string; email: string; network: string | null; isOfDay: unknown }>`
    select booking_id, email, network, coalesce(decided_at, appointments.created_at) > ${yesterday} as "isOfDay"
    from appointments join call_bookings on call_bookings.id = booking_id left join leads on leads.id = booking_id
    where ${sql.raw(TAKES_TIME)} and ends_at > ${dialect.now} and answered_at is null
      and (status = 'confirmed' or held_until > ${dialect.now})`.execute(db);
  return rows;
}

/** Returns a keyed hash of a network: without this installation's key, the address can't be recovered. */
export async function networkHash(db: Db, network: string | undefined) {
  if (network === undefined) return undefined;
  const mac = createHmac('sha256', await linkKey(db)).update(`network ${network}`);
  return mac.digest('base64url');
}
