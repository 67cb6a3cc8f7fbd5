import type { CallHours } from '#content/call-hours.ts';
import { addDays, instantAt, wallTimeAt } from '../time-zones.ts';

/** The instants from `start` until just before `end`. */
export interface Span {
  start: Date;
  end: Date;
}

/**
 * Lists the starts of calls that can be offered, in order. A start that the zone's clock skips is left out; of one
 * that it shows twice, the first counts.
 * @param minutes the length of a call
 */
export function freeTimes(hours: CallHours, minutes: number, now: Date, taken: readonly Span[]): Date[] {
  return withoutTaken(offeredTimes(hours, minutes, now), minutes, taken);
}

/** The same with nothing taken. It stays the same within a minute. */
export function offeredTimes(hours: CallHours, minutes: number, now: Date): Date[] {
  const { zone, noticeHours, daysAhead, closedDays } = hours;
  const today = wallTimeAt(zone, now).date;
  const earliest = now.getTime() + noticeHours * 60 * MINUTE_MS;
  const latest = midnight(zone, addDays(today, daysAhead + 1));
  const days = Array.from({ length: daysAhead + 2 }, (_, index) => addDays(today, index - 1));
  const starts = days
    .flatMap((day) => openSpans(hours, day))
    .flatMap((open) => startsWithin(open, hours, minutes))
    .filter((start) => start >= earliest && start < latest);
  const inOrder = [...new Set(starts)].sort((a, b) => a - b).map((start) => new Date(start));
  const closed = closedDays.map((day) => wholeDay(zone, day));
  return withoutTaken(inOrder, minutes, closed);
}

/** Leaves out the calls that what is taken overlaps. */
export function withoutTaken(starts: readonly Date[], minutes: number, taken: readonly Span[]): Date[] {
  const isTaken = overlapTest(taken);
  return starts.filter((start) => !isTaken(start.getTime(), start.getTime() + minutes * MINUTE_MS));
}

/** Whether calls are held at an instant, free or not. */
export function isWithinHours(hours: CallHours, instant: Date): boolean {
  const { date } = wallTimeAt(hours.zone, instant);
  const time = instant.getTime();
  return (
    !hours.closedDays.includes(date) &&
    [addDays(date, -1), date]
      .flatMap((day) => openSpans(hours, day))
      .some(({ start, end }) => start <= time && time < end)
  );
}

/** The hours that begin on a day, as instants. */
function openSpans({ zone, week }: CallHours, date: string): OpenSpan[] {
  return week[weekdayOf(date)].map(({ from, to }) => {
    const until = to > from ? date : addDays(date, 1);
    return {
      date,
      from,
      until,
      to,
      wallMs: Date.parse(`${until}T${to}Z`) - Date.parse(`${date}T${from}Z`),
      start: instantAt(zone, date, from).getTime(),
      end: instantAt(zone, until, to).getTime(),
    };
  });
}

interface OpenSpan {
  date: string;
  from: string;
  /** The day on which it ends. */
  until: string;
  to: string;
  /** How long the clock on the wall says that it is. */
  wallMs: number;
  start: number;
  end: number;
}

function startsWithin(open: OpenSpan, { zone, stepMinutes }: CallHours, minutes: number): number[] {
  const { date, from, until, to, wallMs, start, end } = open;
  const steps = Array.from({ length: Math.ceil(wallMs / (stepMinutes * MINUTE_MS)) }, (_, index) => {
    return index * stepMinutes * MINUTE_MS;
  });
  const isSteady = end - start === wallMs && shows(zone, start, date, from) && shows(zone, end, until, to);
  const starts = isSteady
    ? steps.map((step) => start + step)
    : steps.flatMap((step) => {
        const wall = new Date(Date.parse(`${date}T${from}Z`) + step).toISOString();
        const [day, time] = [wall.slice(0, 10), wall.slice(11, 16)];
        const instant = instantAt(zone, day, time).getTime();
        return shows(zone, instant, day, time) ? instant : [];
      });
  return starts.filter((instant) => instant + minutes * MINUTE_MS <= end);
}

function shows(zone: string, instant: number, date: string, time: string): boolean {
  const wall = wallTimeAt(zone, new Date(instant));
  return wall.date === date && wall.time === time;
}

/** Returns a function that is asked about times in ascending order. */
function overlapTest(taken: readonly Span[]): (start: number, end: number) => boolean {
  const spans = taken
    .map((span) => ({ start: span.start.getTime(), end: span.end.getTime() }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  let next = 0;
  let takenUntil = Number.NEGATIVE_INFINITY;
  return (start, end) => {
    for (let span = spans[next]; span && span.start < end; span = spans[next]) {
      takenUntil = Math.max(takenUntil, span.end);
      next += 1;
    }
    return start < takenUntil;
  };
}

function wholeDay(zone: string, date: string): Span {
  return { start: new Date(midnight(zone, date)), end: new Date(midnight(zone, addDays(date, 1))) };
}

function midnight(zone: string, date: string): number {
  return instantAt(zone, date, '00:00').getTime();
}

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

function weekdayOf(date: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
}

const MINUTE_MS = 60 * 1000;
