import { createContext, Script } from 'node:vm';
import ICAL from 'ical.js';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** How long one rule may take. One that never matches makes the library search forever. */
const RULE_MS = 500;

/** How many rules may take too long. Then none is tried that might: each may be an invitation by a stranger. */
const MAX_GIVEN_UP = 10;

/** More in the few weeks that anybody asks about is no calendar. */
const MAX_STARTS = 50_000;

/**
 * Lists the starts by a recurrence rule, as the clock shows them, in milliseconds as if it showed UTC. Leaves out those
 * well before `earliest`, and does not look at `UNTIL`, which may be in another zone.
 * @param start of the series
 * @throws if there are too many, or the rule takes too long
 */
export function ruleStarts(
  rule: ICAL.Recur,
  start: { wall: number; isDate: boolean },
  earliest: number,
  latest: number,
): number[] {
  if (givenUp >= MAX_GIVEN_UP && !isSureToMatch(rule)) throw new Error('too many rules take too long');
  return withDeadline(() => {
    const bounded = rule.clone();
    bounded.until = timeOf(latest, start.isDate);
    const starts: number[] = [];
    const iterator = bounded.iterator(timeOf(seedOf(rule, start.wall, earliest), start.isDate));
    for (let next = iterator.next(); next; next = iterator.next()) {
      const wall = wallOf(next);
      if (wall < earliest) continue;
      starts.push(wall);
      if (starts.length > MAX_STARTS) throw new Error('it repeats too often');
    }
    return starts;
  });
}

/** Returns what a clock shows, in milliseconds as if it showed UTC. */
export function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Skips whole intervals of a rule, so that a series of many years costs no more than a new one. */
function seedOf(rule: ICAL.Recur, start: number, earliest: number): number {
  const unit = UNIT_MS[rule.freq];
  if (rule.count || unit === undefined) return start;
  const step = unit * Math.max(1, rule.interval);
  return start + Math.max(0, Math.floor((earliest - start) / step) - 1) * step;
}

/** Months and years vary, and there are few of them. */
const UNIT_MS: Record<string, number | undefined> = {
  SECONDLY: SECOND_MS,
  MINUTELY: 60 * SECOND_MS,
  HOURLY: 60 * 60 * SECOND_MS,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};

function timeOf(wall: number, isDate: boolean): ICAL.Time {
  const date = new Date(wall);
  return new ICAL.Time(
    {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: isDate ? 0 : date.getUTCHours(),
      minute: isDate ? 0 : date.getUTCMinutes(),
      second: isDate ? 0 : date.getUTCSeconds(),
      isDate,
    },
    ICAL.Timezone.localTimezone,
  );
}

/** Whether the library finds each next start soon, or finds by itself that there is none. */
function isSureToMatch({ freq, interval, parts }: ICAL.Recur): boolean {
  const given = Object.keys(parts);
  if (freq === 'MONTHLY' || freq === 'YEARLY' || given.length === 0) return true;
  return given.every((part) => part === 'BYDAY') && (freq === 'WEEKLY' || interval === 1);
}

/** Runs work that can't be trusted to end. Only a script of `node:vm` can be stopped. */
function withDeadline<Result>(work: () => Result): Result {
  context.work = work;
  try {
    return CALL.runInContext(context, { timeout: RULE_MS });
  } catch (error) {
    // No `Error` of this realm.
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') givenUp += 1;
    throw error;
  }
}

/** In this process. */
let givenUp = 0;

const context = createContext();
const CALL = new Script('work()');
