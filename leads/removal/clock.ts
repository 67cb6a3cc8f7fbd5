import { TERMS } from '#content/terms.ts';
import { recordAct } from '../db/audit.ts';
import { databaseTime } from '../db/connection.ts';
import { readKey, saveKey } from '../db/keys.ts';
import type { LeadStore } from '../db/lead-store.ts';
import type { RecordedAct } from '../db/tables.ts';
import { DAY_MS } from '../durations.ts';
import { LEAD_TABLES } from '../lead-types/lead-types.ts';

/** If the newest record is older than this, the clock must have jumped. A shorter gap counts as downtime. */
const MAX_GAP_MS = 30 * DAY_MS;

/** Thrown when a clock jump makes the ages of leads and backups unknown. The message says what to do. */
export class ClockJumped extends Error {
  /** Whether the jump is over a day old, so the team has already been alerted. */
  isKnown: boolean;

  constructor({ created_at, detail }: RecordedAct, now: Date) {
    super(
      `Nothing old is deleted: the database's clock jumped from ${detail}. Check the clock, then run leads purge --older-than ${TERMS.keptDays}d --trust-clock.`,
    );
    this.isKnown = Date.parse(created_at) < now.getTime() - DAY_MS;
  }
}

/** Returns the start of the retention period in the privacy policy, as an ISO 8601 instant in UTC. */
export function oldestKept(now: Date): string {
  return new Date(now.getTime() - TERMS.keptDays * DAY_MS).toISOString();
}

/**
 * Returns the database's time, after comparing it with the last clock check and the newest act, lead and backup. Code
 * that deletes old data must use this time. Records a jump in the audit under the later of its two times, so that the
 * record is still found after the clock has been corrected. The server also calls this at startup.
 * @param backupMadeAt when the newest backup was made, according to its file name
 * @throws ClockJumped until an operator settles the jump, or the jump is older than the retention period
 */
export async function checkClock(store: LeadStore, backupMadeAt?: Date): Promise<Date> {
  const { db, reader } = store;
  const now = await databaseTime(store);
  const key = now.toISOString();
  const acts = reader.selectFrom('audit').orderBy('created_at', 'desc').limit(1);
  const jumps = acts.where('act', '=', 'clock');
  const seen = await Promise.all([
    readKey(db, 'last look').then((at) => (at === undefined ? undefined : { at })),
    acts.select('created_at as at').where('act', '<>', 'clock').executeTakeFirst(),
    backupMadeAt && { at: backupMadeAt.toISOString() },
  ]);
  const leads = LEAD_TABLES.map((table) =>
    db.selectFrom(table).select('created_at as at').orderBy('created_at', 'desc').limit(1).executeTakeFirst(),
  );
  const records = [...seen, ...(await Promise.all(leads))].flatMap((record) => record?.at ?? []);
  const newest = new Date(records.toSorted().at(-1) ?? key);
  const isBehind = now.getTime() < newest.getTime() - DAY_MS;
  // Don't judge by leads alone: they may have been stored while no server was running.
  const isAhead = seen.some(Boolean) && now.getTime() > newest.getTime() + MAX_GAP_MS;
  const created_at = (now > newest ? now : newest).toISOString();
  const recorded = jumps.select('id').where('created_at', '>=', created_at);
  if ((isBehind || isAhead) && !(await recorded.executeTakeFirst())) {
    const detail = `${newest.toISOString()} to ${key}`;
    await recordAct(db, { actor: 'server', user_name: null }, { act: 'clock', created_at, detail });
  }
  await saveKey(db, 'last look', key);
  const unsettled = jumps.selectAll().where('amount', 'is', null).where('created_at', '>', oldestKept(now));
  const jump = await unsettled.executeTakeFirst();
  if (jump) throw new ClockJumped(jump, now);
  return now;
}

export async function settleClockJumps({ db }: LeadStore): Promise<void> {
  await db.updateTable('audit').set({ amount: 0 }).where('act', '=', 'clock').execute();
  // A clock that was ahead has left the model's count on a future day.
  await db.deleteFrom('keys').where('name', '=', 'asked').execute();
}
