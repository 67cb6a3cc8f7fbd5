import type ICAL from 'ical.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';

/**
 * Lists a rule's starts within `asked`, in local time (ms as if in UTC). Without a COUNT, looks only at the periods near
 * `asked`, so an old series costs no extra time. A rule that repeats each second may run for long: set a timeout.
 */
export function ruleStarts(rule: ICAL.Recur, start: number, asked: { from: number; to: number }): number[] {
  const { freq, interval, wkst, count, until } = rule;
  const { BYSETPOS } = rule.parts;
  const { indexOf, startOf } = PERIODS[freq] ?? fixedPeriod(1000);
  const isOnDay = dayTest(rule, new Date(start));
  const times = timesOfDay(rule, new Date(start));
  const last = Math.min(asked.to, until ? until.toUnixTime() * 1000 : asked.to);
  const first = indexOf(start, wkst);
  const skipped = count ? 0 : Math.floor((indexOf(asked.from, wkst) - first) / interval);
  const starts: number[] = [];
  for (let index = first + Math.max(0, skipped) * interval; ; index += interval) {
    const period = { from: startOf(index, wkst), to: startOf(index + 1, wkst) };
    if (!(period.from <= last) || (count && starts.length >= count)) break;
    // Positions count from the period's edges, so they need the whole period.
    const from = count || BYSETPOS ? period.from : Math.max(period.from, asked.from);
    const to = BYSETPOS ? period.to : Math.min(period.to, last + 1);
    const days = range(Math.floor(from / DAY_MS), Math.ceil(to / DAY_MS)).map((day) => day * DAY_MS);
    const all = days
      .filter((day) => isOnDay(new Date(day)))
      .flatMap((day) => times.map((time) => day + time))
      .filter((at) => at >= period.from && at < period.to);
    const chosen = BYSETPOS ? all.filter((_, index) => isAmong(BYSETPOS, index, all.length)) : all;
    for (const at of chosen) if (at >= start && at <= last) starts.push(at);
  }
  return starts.slice(0, count || undefined).filter((at) => at >= asked.from);
}

/** How a frequency divides time. `weekStart` counts from 1 for Sunday, like all weekdays of `ical.js`. */
interface Period {
  /** Returns the number of the period that contains a time. */
  indexOf: (wall: number, weekStart: number) => number;
  startOf: (index: number, weekStart: number) => number;
}

const PERIODS: Record<string, Period> = {
  MINUTELY: fixedPeriod(MINUTE_MS),
  HOURLY: fixedPeriod(HOUR_MS),
  DAILY: fixedPeriod(DAY_MS),
  WEEKLY: {
    // 1 January 1970 was a Thursday, the fifth weekday.
    indexOf: (wall, weekStart) => Math.floor((wall / DAY_MS + 5 - weekStart) / 7),
    startOf: (index, weekStart) => (index * 7 - 5 + weekStart) * DAY_MS,
  },
  MONTHLY: {
    indexOf: (wall) => new Date(wall).getUTCFullYear() * 12 + new Date(wall).getUTCMonth(),
    startOf: (index) => Date.UTC(Math.floor(index / 12), index % 12),
  },
  YEARLY: {
    indexOf: (wall) => new Date(wall).getUTCFullYear(),
    startOf: (index) => Date.UTC(index, 0),
  },
};

function fixedPeriod(ms: number): Period {
  return { indexOf: (wall) => Math.floor(wall / ms), startOf: (index) => index * ms };
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Returns a function that tells whether a rule includes a day. A rule that names no days takes them from `start`. */
function dayTest({ freq, parts }: ICAL.Recur, start: Date): (day: Date) => boolean {
  let { BYMONTH: months, BYMONTHDAY: dates, BYYEARDAY: yearDays, BYDAY: weekdays } = parts;
  if (!dates && !yearDays && !weekdays) {
    if (freq === 'WEEKLY') weekdays = [WEEKDAYS[start.getUTCDay()] ?? ''];
    else if (freq === 'MONTHLY' || freq === 'YEARLY') dates = [start.getUTCDate()];
    if (freq === 'YEARLY') months ??= [start.getUTCMonth() + 1];
  }
  return (day) => {
    const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
    const ofMonth = [date - 1, new Date(Date.UTC(year, month + 1, 0)).getUTCDate()] as const;
    const newYear = Date.UTC(year, 0);
    const ofYear = [(day.getTime() - newYear) / DAY_MS, (Date.UTC(year + 1, 0) - newYear) / DAY_MS] as const;
    return (
      (!months || months.includes(month + 1)) &&
      (!dates || isAmong(dates, ...ofMonth)) &&
      (!yearDays || isAmong(yearDays, ...ofYear)) &&
      (!weekdays ||
        weekdays.some((named) => isNamed(named, day, freq === 'MONTHLY' || months ? ofMonth : ofYear)))
    );
  };

  /** Matches `MO`, or `2MO` and `-1MO` among the days of a month or year. Other frequencies have no such numbers. */
  function isNamed(named: string, day: Date, [index, length]: readonly [number, number]): boolean {
    if (!named.endsWith(WEEKDAYS[day.getUTCDay()] ?? '')) return false;
    const position = freq === 'MONTHLY' || freq === 'YEARLY' ? Number.parseInt(named, 10) : Number.NaN;
    const before = Math.floor(index / 7);
    return Number.isNaN(position) || isAmong([position], before, before + Math.ceil((length - index) / 7));
  }
}

/** Whether `positions` has an index, counted from 1, or from -1 at the end. */
function isAmong(positions: readonly number[], index: number, length: number): boolean {
  return positions.includes(index + 1) || positions.includes(index - length);
}

/** Lists the times of day at which a rule may recur, in ms. */
function timesOfDay({ freq, parts }: ICAL.Recur, start: Date): number[] {
  const finer = ['SECONDLY', 'MINUTELY', 'HOURLY'].indexOf(freq);
  const hours = parts.BYHOUR ?? (finer >= 0 ? range(0, 24) : [start.getUTCHours()]);
  const minutes = parts.BYMINUTE ?? (finer === 0 || finer === 1 ? range(0, 60) : [start.getUTCMinutes()]);
  const seconds = parts.BYSECOND ?? (finer === 0 ? range(0, 60) : [start.getUTCSeconds()]);
  const times = hours.flatMap((h) =>
    minutes.flatMap((m) => seconds.map((s) => ((h * 60 + m) * 60 + s) * 1000)),
  );
  return times.sort((a, b) => a - b);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
