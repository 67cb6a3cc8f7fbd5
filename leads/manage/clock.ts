import { TERMS } from '#content/terms.ts';
import { recordAct } from '../db/audit.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { DAY_MS } from '../durations.ts';
import { databaseTime } from '../outbox/outbox.ts';

/** The longest pause between two looks that still counts as a server that was off. */
const MAX_GAP_MS = 30 * DAY_MS;

/** The ages of leads and backups are not known. The message says what to do. */
export class ClockJumped extends Error {
  constructor(detail: string | null) {
    const purge = `leads purge --older-than ${TERMS.keptDays}d --trust-clock`;
    super(
      `Nothing old is deleted: the database's clock jumped from ${detail}. See that it is right, then ${purge}.`,
    );
  }
}

/** Returns the instant, UTC, before which leads are not kept any more (the privacy policy). */
export function oldestKept(now: Date): string {
  return new Date(now.getTime() - TERMS.keptDays * DAY_MS).toISOString();
}

/**
 * Returns the database's time, by which things are old enough to be deleted, if it agrees with the last look at the clock
 * and the newest act. Records a jump in the audit under the later of its two times, so that the jump is still found after
 * the clock was set right. Servers look when they start, and every night.
 * @throws ClockJumped until an operator has settled the jump, or the jump is older than leads are kept
 */
export async function checkedTime(store: LeadStore): Promise<Date> {
  const { db } = store;
  const now = await databaseTime(store);
  const key = now.toISOString();
  const acts = db.selectFrom('audit').orderBy('created_at', 'desc').limit(1);
  const jumps = acts.where('act', '=', 'clock');
  const [look, act] = await Promise.all([
    db.selectFrom('keys').select('key as at').where('name', '=', 'last look').executeTakeFirst(),
    acts.select('created_at as at').where('act', '<>', 'clock').executeTakeFirst(),
  ]);
  const newest =
    [look?.at, act?.at]
      .filter((at) => at !== undefined)
      .sort()
      .at(-1) ?? key;
  const change = now.getTime() - Date.parse(newest);
  const created_at = change > 0 ? key : newest;
  const recorded = jumps.select('id').where('created_at', '>=', created_at);
  if ((change < -DAY_MS || change > MAX_GAP_MS) && !(await recorded.executeTakeFirst())) {
    const detail = `${newest} to ${key}`;
    await recordAct(db, { actor: 'server', user_name: null }, { act: 'clock', created_at, detail });
  }
  const save = db.insertInto('keys').values({ name: 'last look', key });
  await save.onConflict((conflict) => conflict.column('name').doUpdateSet({ key })).execute();
  const unsettled = jumps
    .select('detail')
    .where('amount', 'is', null)
    .where('created_at', '>', oldestKept(now));
  const jump = await unsettled.executeTakeFirst();
  if (jump) throw new ClockJumped(jump.detail);
  return now;
}

/** Notes that an operator has checked the clock, so that leads and backups may be deleted by their age again. */
export async function settleClockJumps({ db }: LeadStore): Promise<void> {
  await db.updateTable('audit').set({ amount: 0 }).where('act', '=', 'clock').execute();
}
