import ICAL from 'ical.js';
import { DAY_MS } from '../durations.ts';

/** The maximum length of one interval in days, by frequency. */
const LONGEST: Record<string, number> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 };

/** Lists a rule's starts in local time (ms as if in UTC). Runs forever if no date matches the rule: set a timeout. */
export function ruleStarts(rule: ICAL.Recur, start: number, asked: { from: number; to: number }): number[] {
  const iterator = rule.iterator(seedOf(rule, start, asked.from));
  const starts: number[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const wall = next.toUnixTime() * 1000;
    if (wall > asked.to) break;
    if (wall >= asked.from) starts.push(wall);
  }
  return starts;
}

/** Moves the start forward by whole intervals to just before `earliest`, so an old series costs no extra time. */
function seedOf({ freq, interval, count }: ICAL.Recur, start: number, earliest: number): ICAL.Time {
  const seed = ICAL.Time.fromJSDate(new Date(start), true);
  const days = LONGEST[freq];
  // A start after the 28th can't be moved by whole months, since not every month has that day.
  if (!days || count || (seed.day > 28 && days > 28)) return seed;
  const unit = days * DAY_MS;
  const intervals = Math.floor((earliest - start) / (unit * interval)) - 1;
  const skipped = Math.max(0, intervals) * interval;
  if (freq === 'YEARLY') seed.year += skipped;
  else if (freq === 'MONTHLY') seed.month += skipped;
  else seed.fromUnixTime((start + skipped * unit) / 1000);
  return seed;
}
