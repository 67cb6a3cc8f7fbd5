import { CALL_HOURS, type CallHours } from '#content/call-hours.ts';
import { TERMS } from '#content/terms.ts';
import { knownZone } from '../device-zone.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { TIME_24 } from '../time-of-day.ts';
import { isCalendarDay } from '../time-zones.ts';
import type { Span } from './free-times.ts';

export type { CallHours };

export const CALL_MINUTES = TERMS.callMinutes;

export function callAt(start: Date): Span {
  return { start, end: new Date(start.getTime() + CALL_MINUTES * MINUTE_MS) };
}

/** Returns when a hold expires: `noticeHours` before the call, but no earlier than halfway from now to the call. */
export function holdEnd(start: Date, now: Date): string {
  const notice = start.getTime() - (CALL_HOURS?.noticeHours ?? 0) * HOUR_MS;
  return new Date(Math.max(notice, (start.getTime() + now.getTime()) / 2)).toISOString();
}

/** Returns the validated call hours; null if no times are offered. @throws an error that names the invalid entry */
export function callHours(hours: CallHours | null = CALL_HOURS): CallHours | null {
  const problem = hours && problemWith(hours);
  if (problem) throw new Error(`content/call-hours.ts: ${problem}`);
  return hours;
}

function problemWith({ zone, week, stepMinutes, noticeHours, daysAhead, closedDays }: CallHours) {
  if (!knownZone(zone)) return `zone ${JSON.stringify(zone)} is not a time zone such as 'Europe/London'`;
  for (const [day, spans] of Object.entries(week)) {
    const wrong = spans.flatMap(({ from, to }) => [from, to]).find((time) => !TIME_24.test(time));
    if (wrong !== undefined)
      return `${day} has ${JSON.stringify(wrong)}, which is not a time such as '09:00'`;
  }
  const closed = closedDays.find((day) => !isCalendarDay(day));
  if (closed !== undefined)
    return `closedDays has ${JSON.stringify(closed)}, which is not a date such as '2026-12-25'`;
  if (!isWhole(stepMinutes, 5, 24 * 60)) return 'stepMinutes takes a whole number from 5 to 1440';
  if (!(noticeHours >= 0 && noticeHours <= 24 * 365)) return 'noticeHours takes a number from 0 to 8760';
  if (!isWhole(daysAhead, 0, 366)) return 'daysAhead takes a whole number from 0 to 366';
  return undefined;
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
