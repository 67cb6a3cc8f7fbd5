import ICAL from 'ical.js';
import { DAY_MS } from '../durations.ts';

/** The longest that an interval may be, in days. */
const LONGEST: Record<string, number> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 };

/**
 * Lists the starts of a series by one of its rules. Times are what the clock on the wall shows, by which a rule counts,
 * in milliseconds as if it showed UTC. It takes forever where a rule never matches.
 */
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

/** Skips whole intervals of a rule, so that a series of many years costs no more than a new one. */
function seedOf({ freq, interval, count }: ICAL.Recur, start: number, earliest: number): ICAL.Time {
  const seed = ICAL.Time.fromJSDate(new Date(start), true);
  const days = LONGEST[freq];
  // Not each month has a 29th.
  if (!days || count || (seed.day > 28 && days > 28)) return seed;
  const unit = days * DAY_MS;
  const intervals = Math.floor((earliest - start) / (unit * interval)) - 1;
  const skipped = Math.max(0, intervals) * interval;
  if (freq === 'YEARLY') seed.year += skipped;
  else if (freq === 'MONTHLY') seed.month += skipped;
  else seed.fromUnixTime((start + skipped * unit) / 1000);
  return seed;
}
