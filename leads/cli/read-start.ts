import { Temporal } from 'temporal-polyfill';
import { instantIn } from '../time-zones.ts';
import { type Booking, requestedStart } from '../types/booking.ts';
import { Refused } from './context.ts';

/**
 * Parses `--at`: `asked` for the time that the visitor asked for last, a date and time in the visitor's zone, or an ISO
 * 8601 time with its offset.
 * @param pickedStart the time that the visitor picked after the booking, if any
 * @throws Refused if it is none of these
 */
export function readStart(text: string, booking: Booking, pickedStart?: string | null): Date {
  if (text === 'asked') return pickedStart ? new Date(pickedStart) : requestedStart(booking);
  const local = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)$/.exec(text.trim());
  try {
    const [, date, time] = local ?? [];
    if (date && time) return instantIn(booking.timezone, date, time);
    return new Date(Temporal.Instant.from(text.trim()).epochMilliseconds);
  } catch {
    throw new Refused(
      `--at takes asked, a time such as '2026-12-01 15:30' in the visitor's zone, or 2026-12-01T15:30:00+01:00`,
    );
  }
}
