import { Temporal } from 'temporal-polyfill';
import type { BookingRow } from './types/booking-form.ts';

export type FormZone = BookingRow['timezone'];

/** What each choice of the form means on a calendar; why these: docs/decisions/0016. */
const IANA_ZONES: Record<FormZone, string> = {
  GMT: 'UTC',
  UTC: 'UTC',
  EST: 'America/New_York',
  CST: 'America/Chicago',
  MST: 'America/Denver',
  PST: 'America/Los_Angeles',
  CET: 'Europe/Berlin',
  EET: 'Europe/Athens',
  IST: 'Asia/Kolkata',
  JST: 'Asia/Tokyo',
  AEST: 'Australia/Sydney',
};

/**
 * The point in time that a day and a time of day mean in one of the form's zones. A time that the clocks
 * skip counts as the one after the change, a time that comes twice as the first.
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function instantIn(zone: FormZone, date: string, time: string): Date {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  return new Date(local.toZonedDateTime(IANA_ZONES[zone]).epochMilliseconds);
}

/** A point in time as somebody in one of the form's zones reads it: `Tuesday, 1 December 2026, 15:30 (CET)`. */
export function readInZone(zone: FormZone, instant: Date): string {
  return `${format(instant, IANA_ZONES[zone])} (${zone})`;
}

/** A point in time as the people read it where this runs: in the zone that `TZ` sets, or the machine's. */
export function readHere(instant: Date): string {
  const zone = Temporal.Now.timeZoneId();
  return `${format(instant, zone)} (${zone})`;
}

function format(instant: Date, timeZone: string): string {
  const options = { timeZone, hourCycle: 'h23' } as const;
  const day = instant.toLocaleDateString('en-GB', {
    ...options,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = instant.toLocaleTimeString('en-GB', { ...options, hour: '2-digit', minute: '2-digit' });
  return `${day}, ${time}`;
}
