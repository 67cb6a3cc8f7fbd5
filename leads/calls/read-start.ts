import { instantAt, instantIn } from '../time-zones.ts';
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
  const [, date = '', time = '', offset] = START.exec(text.trim()) ?? [];
  // `Date` would take 30 February for 2 March.
  if (offset) instantAt('UTC', date, time);
  return offset ? new Date(text.trim()) : instantOf(date, time);
}

/** Seconds come with an offset only. */
const START =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?:(?::[0-5]\d(?:\.\d+)?)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d))?$/i;
