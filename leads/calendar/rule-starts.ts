import ICAL from 'ical.js';

const DAY_S = 24 * 60 * 60;

/** The longest that an interval may be, in days. */
const LONGEST: Record<string, number> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 };

/**
 * Lists the starts of a series by one of its rules. Its rule counts by the clock on the wall, so that this does, too.
 * It takes forever where a rule never matches.
 * @param asked from when to when, by that clock, in seconds as if it showed UTC
 */
export function ruleStarts(
  rule: ICAL.Recur,
  start: ICAL.Time,
  asked: { from: number; to: number },
): ICAL.Time[] {
  const bounded = rule.clone();
  if (rule.until) bounded.until = lastOf(rule.until, start);
  const iterator = bounded.iterator(seedOf(rule, start, asked.from));
  const starts: ICAL.Time[] = [];
  for (let next = iterator.next(); next && next.toUnixTime() <= asked.to; next = iterator.next()) {
    if (next.toUnixTime() >= asked.from) starts.push(inZone(next, start.zone));
  }
  return starts;
}

/** What the series' clock shows at the end of its rule. A date takes in that whole day. */
function lastOf(until: ICAL.Time, start: ICAL.Time): ICAL.Time {
  const isOnWall = until.isDate || until.zone === ICAL.Timezone.localTimezone;
  const last = inZone(isOnWall ? until : until.convertToZone(start.zone), ICAL.Timezone.utcTimezone);
  if (until.isDate) Object.assign(last, { isDate: false, hour: 23, minute: 59, second: 59 });
  return last;
}

/** Skips whole intervals of a rule, so that a series of many years costs no more than a new one. */
function seedOf({ freq, interval, count }: ICAL.Recur, start: ICAL.Time, earliest: number): ICAL.Time {
  const seed = inZone(start, ICAL.Timezone.utcTimezone);
  const days = LONGEST[freq];
  // Not each month has a 29th.
  if (!days || count || (start.day > 28 && days > 28)) return seed;
  const unit = days * DAY_S;
  const intervals = Math.floor((earliest - seed.toUnixTime()) / (unit * interval)) - 1;
  const skipped = Math.max(0, intervals) * interval;
  if (freq === 'YEARLY') seed.year += skipped;
  else if (freq === 'MONTHLY') seed.month += skipped;
  else seed.fromUnixTime(seed.toUnixTime() + skipped * unit);
  return seed;
}

/** The same by the clock on the wall of another zone. */
function inZone(time: ICAL.Time, zone: ICAL.Timezone): ICAL.Time {
  const other = time.clone();
  other.zone = zone;
  return other;
}
