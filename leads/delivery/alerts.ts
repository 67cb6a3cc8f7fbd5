import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { LEAD_TABLES } from '../types.ts';
import { ALERT_OVER, type Channel, type DeliveryKind, leadKinds } from './channels.ts';
import { addDeliveries, type Outbox } from './outbox.ts';

/** Something that the team has to mend. It names nobody. */
export interface Problem {
  what: string;
  /** The command that helps. */
  todo: string;
}

/** Transactions that wait for each other don't begin in the order in which they go on. */
const CLOCK_TOLERANCE_MS = 60_000;

const DAY_MS = 24 * 60 * 60 * 1000;

const OTHER: Record<Channel, Channel> = { mail: 'webhook', webhook: 'mail' };

/**
 * Puts an alert into the outbox if deliveries were given up: over the other channel, at most one a day from all servers
 * together, and none for an alert that was given up itself.
 * @param kinds those that can be sent
 * @returns whether there is something to send
 */
export async function raiseAlerts(outbox: Outbox, kinds: readonly DeliveryKind[]): Promise<boolean> {
  let isRaised = false;
  for (const over of ['mail', 'webhook'] as const) {
    if (!kinds.includes(ALERT_OVER[over])) continue;
    // Looks first, so that a server without a problem takes no lock.
    if (await isDue(outbox, over)) isRaised = (await raise(outbox, over)) || isRaised;
  }
  return isRaised;
}

function raise({ db, dialect }: Outbox, over: Channel): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction, LOCK_ID);
    if (!(await isDue({ db: transaction, dialect }, over))) return false;
    // An id that no lead has.
    const noLead = { lead_table: LEAD_TABLES[0], lead_id: crypto.randomUUID() };
    await addDeliveries(transaction, noLead, [ALERT_OVER[over]]);
    return true;
  });
}

/** An arbitrary number, used by no other advisory lock. */
const LOCK_ID = 7_310_015;

/** Whether something was given up since the last alert, and that is a day ago. */
async function isDue({ db, dialect }: Outbox, over: Channel): Promise<boolean> {
  const { givenUp } = await db
    .selectFrom('deliveries')
    .select((eb) => eb.fn.max('failed_at').as('givenUp'))
    .where('kind', 'in', leadKinds(OTHER[over]))
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (givenUp === null) return false;
  const recent = await db
    .selectFrom('deliveries')
    .select('id')
    // A literal, so that PostgreSQL can use its partial index.
    .where('kind', '=', sql.lit(ALERT_OVER[over]))
    .where((eb) => eb.or([eb('created_at', '>', dialect.in(-DAY_MS)), eb('created_at', '>', givenUp)]))
    // One from the future was made by a clock that was ahead, and would silence all others until then.
    .where('created_at', '<', dialect.in(CLOCK_TOLERANCE_MS))
    .limit(1)
    .executeTakeFirst();
  return recent === undefined;
}

/** Returns what an alert over a channel has to tell now; nothing if all was mended meanwhile. */
export async function problemsFor(db: Kysely<Tables>, over: Channel): Promise<Problem[]> {
  const { count } = await db
    .selectFrom('deliveries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', 'in', leadKinds(OTHER[over]))
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return [];
  const [what, was] = Number(count) === 1 ? [NAMES[OTHER[over]][0], 'was'] : [NAMES[OTHER[over]][1], 'were'];
  return [{ what: `${count} ${what} ${was} given up.`, todo: 'npm run leads -- check' }];
}

const NAMES = {
  mail: ['e-mail', 'e-mails'],
  webhook: ['post to the webhook', 'posts to the webhook'],
} as const;

/** Deletes the alerts from before a point in time, UTC: no lead takes them along. */
export async function forgetAlerts(db: Kysely<Tables>, before: string): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('kind', 'in', Object.values(ALERT_OVER))
    .where('created_at', '<', before)
    .execute();
}
