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

/** Returns what is wrong with the backups in one sentence, if anything is. */
export type BackupProblem = () => string | undefined;

/**
 * Puts an alert into the outbox if deliveries were given up: over the other channel, at most one a day from all servers
 * together, and none for an alert that was given up itself. A backup that failed is told by mail, or else by webhook.
 * @param kinds those that can be sent
 * @returns whether there is something to send
 */
export async function raiseAlerts(
  outbox: Outbox,
  kinds: readonly DeliveryKind[],
  backupProblem: BackupProblem = () => undefined,
): Promise<boolean> {
  let isRaised = false;
  const overForBackups = kinds.includes(ALERT_OVER.mail) ? 'mail' : 'webhook';
  for (const over of ['mail', 'webhook'] as const) {
    if (!kinds.includes(ALERT_OVER[over])) continue;
    // Looks first, so that a server without a problem takes no lock.
    const isWrong = over === overForBackups && backupProblem() !== undefined;
    if (await isDue(outbox, over, isWrong)) isRaised = (await raise(outbox, over, isWrong)) || isRaised;
  }
  return isRaised;
}

function raise({ db, dialect }: Outbox, over: Channel, isBackupWrong: boolean): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction, LOCK_ID);
    if (!(await isDue({ db: transaction, dialect }, over, isBackupWrong))) return false;
    // An id that no lead has.
    const noLead = { lead_table: LEAD_TABLES[0], lead_id: crypto.randomUUID() };
    await addDeliveries(transaction, noLead, [ALERT_OVER[over]]);
    return true;
  });
}

/** An arbitrary number, used by no other advisory lock. */
const LOCK_ID = 7_310_015;

/** Whether something new is wrong, and the last alert over this channel is at least a day old. */
async function isDue({ db, dialect }: Outbox, over: Channel, isBackupWrong: boolean): Promise<boolean> {
  const { givenUp } = await givenUpBeside(db, over)
    .select((eb) => eb.fn.max('failed_at').as('givenUp'))
    .executeTakeFirstOrThrow();
  if (givenUp === null && !isBackupWrong) return false;
  const recent = await db
    .selectFrom('deliveries')
    .select('id')
    // A literal, so that PostgreSQL can use its partial index.
    .where('kind', '=', sql.lit(ALERT_OVER[over]))
    .where((eb) =>
      eb.or([
        eb('created_at', '>', dialect.in(-DAY_MS)),
        ...(isBackupWrong || givenUp === null ? [] : [eb('created_at', '>', givenUp)]),
      ]),
    )
    // One from the future was made by a clock that was ahead, and would silence all others until then.
    .where('created_at', '<', dialect.in(CLOCK_TOLERANCE_MS))
    .limit(1)
    .executeTakeFirst();
  return recent === undefined;
}

/** Returns what an alert over a channel has to tell now; nothing if all was mended meanwhile. */
export async function problemsFor(
  db: Kysely<Tables>,
  over: Channel,
  backupProblem: BackupProblem = () => undefined,
): Promise<Problem[]> {
  const problem = backupProblem();
  const ofBackups = problem === undefined ? [] : [{ what: problem, todo: 'npm run leads -- backup' }];
  const { count } = await givenUpBeside(db, over)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return ofBackups;
  const [what, was] = Number(count) === 1 ? [NAMES[OTHER[over]][0], 'was'] : [NAMES[OTHER[over]][1], 'were'];
  return [{ what: `${count} ${what} ${was} given up.`, todo: 'npm run leads -- check' }, ...ofBackups];
}

/** Selects what was given up over the other channel. Whoever restored a copy knows what that held back. */
function givenUpBeside(db: Kysely<Tables>, over: Channel) {
  return db
    .selectFrom('deliveries')
    .where('kind', 'in', leadKinds(OTHER[over]))
    .where('failed_at', 'is not', null)
    .where('restored_at', 'is', null);
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
