import { TERMS } from '#content/terms.ts';
import { recordAct } from '../db/audit.ts';
import type { LeadStore } from '../db/lead-store.ts';
import type { RecordedAct } from '../db/tables.ts';
import { DAY_MS } from '../durations.ts';
import { LEAD_TABLES } from '../lead-types/lead-types.ts';
import { databaseTime } from '../outbox/outbox.ts';

/** The longest time without any record that still counts as a server that was off. */
const MAX_GAP_MS = 30 * DAY_MS;

/** The ages of leads and backups are not known. The message says what to do. */
export class ClockJumped extends Error {
  /** Whether the jump is older than a day, so that the team was told. */
  isKnown: boolean;

  constructor({ created_at, detail }: RecordedAct, now: Date) {
    super(
      `Nothing old is deleted: the database's clock jumped from ${detail}. See that it is right, then leads purge --older-than ${TERMS.keptDays}d --trust-clock.`,
    );
    this.isKnown = Date.parse(created_at) < now.getTime() - DAY_MS;
  }
}

/** Returns the point in time, UTC, before which leads are not kept any more (the privacy policy). */
export function oldestKept(now: Date): string {
  return new Date(now.getTime() - TERMS.keptDays * DAY_MS).toISOString();
}

/**
 * Returns the time by which things are old enough to be deleted: the database's, if it agrees with the newest record of
 * the time (the last look, act, lead and backup). Records a jump in the audit under the later of its two times, so that
 * it is found again after the clock was set right. Called when a server starts as well.
 * @param backupMadeAt when the newest backup was made, by its name
 * @throws ClockJumped until an operator has settled the jump, or it is older than leads are kept
 */
export async function checkedTime(store: LeadStore, backupMadeAt?: Date): Promise<Date> {
  const { db } = store;
  const now = await databaseTime(store);
  const key = now.toISOString();
  const acts = db.selectFrom('audit').orderBy('created_at', 'desc').limit(1);
  const jumps = acts.where('act', '=', 'clock');
  const seen = await Promise.all([
    db.selectFrom('keys').select('key as at').where('name', '=', 'last look').executeTakeFirst(),
    acts.select('created_at as at').where('act', '<>', 'clock').executeTakeFirst(),
    backupMadeAt && { at: backupMadeAt.toISOString() },
  ]);
  const leads = LEAD_TABLES.map((table) =>
    db.selectFrom(table).select('created_at as at').orderBy('created_at', 'desc').limit(1).executeTakeFirst(),
  );
  const records = [...seen, ...(await Promise.all(leads))].flatMap((record) => record?.at ?? []);
  const newest = new Date(records.toSorted().at(-1) ?? key);
  const isBehind = now.getTime() < newest.getTime() - DAY_MS;
  // Leads alone don't show that a server ran when they came.
  const isAhead = seen.some(Boolean) && now.getTime() > newest.getTime() + MAX_GAP_MS;
  const created_at = (now > newest ? now : newest).toISOString();
  const recorded = jumps.select('id').where('created_at', '>=', created_at);
  if ((isBehind || isAhead) && !(await recorded.executeTakeFirst())) {
    const detail = `${newest.toISOString()} to ${key}`;
    await recordAct(db, { actor: 'server', user_name: null }, { act: 'clock', created_at, detail });
  }
  const look = db.insertInto('keys').values({ name: 'last look', key });
  await look.onConflict((conflict) => conflict.column('name').doUpdateSet({ key })).execute();
  const unsettled = jumps.selectAll().where('amount', 'is', null).where('created_at', '>', oldestKept(now));
  const jump = await unsettled.executeTakeFirst();
  if (jump) throw new ClockJumped(jump, now);
  return now;
}

/** Takes the operator's word that the clock is right, and the ages of the leads with it. */
export async function settleClockJumps({ db }: LeadStore): Promise<void> {
  await db.updateTable('audit').set({ amount: 0 }).where('act', '=', 'clock').execute();
}
