import { Temporal } from 'temporal-polyfill';
import type { BookingRow } from './types/booking-form.ts';

export type FormZone = BookingRow['timezone'];

/** The zone behind each option of the form (decision 16). */
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
 * Returns the instant of a local date and time in one of the form's zones. Moves a time that a clock change skips
 * past the change, and takes the first of a time that occurs twice.
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function instantIn(zone: FormZone, date: string, time: string): Date {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  return new Date(local.toZonedDateTime(IANA_ZONES[zone]).epochMilliseconds);
}

/** Formats an instant in one of the form's zones: `Tuesday, 1 December 2026, 15:30 (CET)`. */
export function readInZone(zone: FormZone, instant: Date): string {
  return `${format(instant, IANA_ZONES[zone])} (${zone})`;
}

/** Formats an instant in the zone that `TZ` sets, or else the machine's. */
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
