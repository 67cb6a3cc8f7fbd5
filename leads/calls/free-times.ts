import type { CallHours } from '#content/call-hours.ts';
import type { CallTimeStatus } from '../call.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { addDays, instantAt, instantOfWall, offsetAt, wallTimeAt } from '../time-zones.ts';

/** A half-open interval: `start` is included, `end` is not. */
export interface Span {
  start: Date;
  end: Date;
}

export interface AskedTime extends Span {
  /** The booking's status, unless another booking takes the time first; `taken` if the time isn't free. */
  status: CallTimeStatus;
}

/** The free times of a running server. */
export interface FreeTimes {
  /** Whether there are call hours, so that visitors are offered times at all. */
  isOffered: boolean;
  /** Whether booking a free time confirms it immediately, rather than holding it until the team answers. */
  confirms: boolean;
  /** Returns the free start times in order; none if the database doesn't respond. */
  free(): Promise<readonly Date[]>;
  /** Returns the busy times of the provider's own calendar, as last read. */
  busy(): readonly Span[];
  /** Returns the status that a booking of this time would get; undefined if the time is not offered. */
  askedTime(start: Date): Promise<AskedTime | undefined>;
  /** Call this whenever a time may have been taken or freed: the next call of `free` then queries the database. */
  changed(): void;
}

/** Lists the start times within the call hours in order, whether free or not. Each local time occurs at most once. */
export function offeredTimes(hours: CallHours, minutes: number, now: Date): Date[] {
  const { zone, noticeHours, daysAhead, closedDays } = hours;
  const today = wallTimeAt(zone, now).date;
  const earliest = now.getTime() + noticeHours * HOUR_MS;
  const days = Array.from({ length: daysAhead + 2 }, (_, index) => addDays(today, index - 1));
  const starts = days
    .flatMap((day) => openSpans(hours, day))
    .flatMap((open) => startsWithin(open, hours, minutes))
    .filter(({ date, start }) => start >= earliest && days.includes(date) && !closedDays.includes(date));
  const inOrder = [...new Set(starts.map(({ start }) => start))].sort((a, b) => a - b);
  return inOrder.map((start) => new Date(start));
}

/** Returns the start times at which a call would overlap no taken span. @param starts in ascending order */
export function withoutTaken(starts: readonly Date[], minutes: number, taken: readonly Span[]): Date[] {
  const spans = taken
    .filter(({ start, end }) => start < end)
    .sort((a, b) => Number(a.start) - Number(b.start));
  let next = 0;
  let takenUntil = Number.NEGATIVE_INFINITY;
  return starts.filter((start) => {
    const end = start.getTime() + minutes * MINUTE_MS;
    for (let span = spans[next]; span && span.start.getTime() < end; span = spans[next]) {
      takenUntil = Math.max(takenUntil, span.end.getTime());
      next += 1;
    }
    return start.getTime() >= takenUntil;
  });
}

/** Whether an instant is within the call hours, whether or not the time is free. */
export function isWithinHours(hours: CallHours, instant: Date): boolean {
  const { date } = wallTimeAt(hours.zone, instant);
  const time = instant.getTime();
  if (hours.closedDays.includes(date)) return false;
  const spans = [addDays(date, -1), date].flatMap((day) => openSpans(hours, day));
  return spans.some(({ start, end }) => start <= time && time < end);
}

type OpenSpan = ReturnType<typeof openSpans>[number];

/** Returns a date's call hours, in ms: `from` and `to` in local time as if in UTC, `start` and `end` as instants. */
function openSpans({ zone, week }: CallHours, date: string) {
  const weekday = WEEK[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
  return week[weekday].map(({ from, to }) => {
    const until = to > from ? date : addDays(date, 1);
    return {
      from: Date.parse(`${date}T${from}Z`),
      to: Date.parse(`${until}T${to}Z`),
      start: instantAt(zone, date, from).getTime(),
      end: instantAt(zone, until, to).getTime(),
    };
  });
}

function startsWithin({ from, to, start, end }: OpenSpan, { zone, stepMinutes }: CallHours, minutes: number) {
  const offset = offsetAt(zone, start - DAY_MS);
  const isSteady = offset === offsetAt(zone, end + DAY_MS);
  const clock = (instant: number) => (isSteady ? offset : offsetAt(zone, instant));
  const starts: { date: string; start: number }[] = [];
  for (let wall = from; wall < to; wall += stepMinutes * MINUTE_MS) {
    const instant = instantOfWall(wall, clock);
    const isShown = instant + clock(instant) === wall;
    if (!isShown || instant + minutes * MINUTE_MS > end) continue;
    starts.push({ date: new Date(wall).toISOString().slice(0, 10), start: instant });
  }
  return starts;
}

export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
