import ICAL from 'ical.js';

/** How many steps all rules of a calendar may take together: about a second. */
const MAX_STEPS = 300_000;

/** How many one may take. No calendar has more in the weeks that anybody asks about. */
const MAX_RULE_STEPS = 20_000;

/** A rule may name each day of a year. The library compares them all with each other. */
const MAX_PARTS = 366;

const DAY_S = 24 * 60 * 60;

/** The longest that an interval may be, in seconds. */
const LONGEST_S: Record<string, number> = {
  SECONDLY: 1,
  MINUTELY: 60,
  HOURLY: 60 * 60,
  DAILY: DAY_S,
  WEEKLY: 7 * DAY_S,
  MONTHLY: 31 * DAY_S,
  YEARLY: 366 * DAY_S,
};

/**
 * Returns what lists the starts by the recurrence rules of a calendar. Each rule has an equal share of the steps that
 * all may take, and what those before it left: any of them may be an invitation by a stranger.
 * @param rules how many the calendar has
 */
export function createRuleReader(rules: number) {
  stepsLeft = 0;

  /**
   * @param asked from when to when, by the clock on the wall, in seconds as if it showed UTC
   * @returns what may be past `UNTIL`, which may be in another zone
   * @throws if the rule takes too many steps
   */
  return (rule: ICAL.Recur, start: ICAL.Time, asked: { from: number; to: number }): ICAL.Time[] => {
    const parts = Object.values(rule.parts).flat().length;
    if (parts > MAX_PARTS) throw new Error('a rule has too many parts');
    stepsLeft = Math.min(MAX_RULE_STEPS, stepsLeft + MAX_STEPS / rules);
    stepCost = 1 + parts / 5;
    const bounded = rule.clone();
    bounded.until = ICAL.Time.fromJSDate(new Date(asked.to * 1000), true);
    bounded.until.isDate = start.isDate;
    const iterator = new CountingIterator({ rule: bounded, dtstart: seedOf(rule, start, asked.from) });
    const starts: ICAL.Time[] = [];
    for (let next = iterator.next(); next; next = iterator.next()) {
      if (next.toUnixTime() < asked.from) continue;
      const time = next.clone();
      time.zone = start.zone;
      starts.push(time);
    }
    return starts;
  };
}

/** Skips whole intervals of a rule, so that a series of many years costs no more than a new one. */
function seedOf({ freq, interval, count }: ICAL.Recur, start: ICAL.Time, earliest: number): ICAL.Time {
  const seed = start.clone();
  seed.zone = ICAL.Timezone.utcTimezone;
  // Not each month has a 29th.
  if (count || (start.day > 28 && (freq === 'MONTHLY' || freq === 'YEARLY'))) return seed;
  const unit = LONGEST_S[freq] ?? DAY_S;
  const intervals = Math.floor((earliest - seed.toUnixTime()) / (unit * interval)) - 1;
  const skipped = Math.max(0, intervals) * interval;
  if (freq === 'YEARLY') seed.year += skipped;
  else if (freq === 'MONTHLY') seed.month += skipped;
  else seed.fromUnixTime(seed.toUnixTime() + skipped * unit);
  return seed;
}

/** Ends where the rule does, and counts its steps: the library searches forever for what never comes. */
class CountingIterator extends ICAL.RecurIterator {
  override check_contracting_rules(): boolean {
    takeStep();
    return super.check_contracting_rules() || this.last.compare(this.rule.until) > 0;
  }

  override is_day_in_byday(day: ICAL.Time): 0 | 1 {
    takeStep();
    return super.is_day_in_byday(day);
  }

  override increment_month(): void {
    takeStep();
    super.increment_month();
  }

  override increment_year(years: number): void {
    takeStep();
    super.increment_year(years);
  }
}

/** Not in the iterator: the library begins to search while it is made. */
let stepsLeft = 0;
let stepCost = 1;

function takeStep(): void {
  stepsLeft -= stepCost;
  if (stepsLeft >= 0) return;
  stepsLeft = 0;
  throw new Error('a rule takes too many steps');
}
