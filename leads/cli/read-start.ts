import { Temporal } from 'temporal-polyfill';
import { instantIn } from '../time-zones.ts';
import { type Booking, requestedStart } from '../types/booking.ts';

/**
 * Parses `--at`: `asked` for the time that the visitor asked for last, a date and time in the visitor's zone, or an ISO
 * 8601 time with its offset.
 * @param pickedStart the time that the visitor picked after the booking, if any
 * @throws if it is none of these
 */
export function readStart(text: string, booking: Booking, pickedStart?: string | null): Date {
  if (text === 'asked') return pickedStart ? new Date(pickedStart) : requestedStart(booking);
  try {
    return wallOrInstant(text, (date, time) => instantIn(booking.timezone, date, time));
  } catch {
    throw new Error(
      `--at takes asked, a time such as '2026-12-01 15:30' in the visitor's zone, or 2026-12-01T15:30:00+01:00`,
    );
  }
}

/**
 * Reads a date and time by some clock, such as `2026-12-01 15:30`, or an ISO 8601 time with its offset.
 * @param instantOf what that clock makes of the first
 * @throws RangeError if it is neither
 */
export function wallOrInstant(text: string, instantOf: (date: string, time: string) => Date): Date {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)$/.exec(text.trim()) ?? [];
  if (date && time) return instantOf(date, time);
  return new Date(Temporal.Instant.from(text.trim()).epochMilliseconds);
}
