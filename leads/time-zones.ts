import { CALL_HOURS } from '#content/call-hours.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';

/** The form's choice of time zones (spec section 3): the stored value, the label and the IANA zone (decision 10). */
export const TIMEZONES = [
  { value: 'GMT', label: 'GMT (Greenwich Mean Time)', zone: 'UTC' },
  { value: 'UTC', label: 'UTC (Coordinated Universal Time)', zone: 'UTC' },
  { value: 'EST', label: 'EST (Eastern Time, US and Canada)', zone: 'America/New_York' },
  { value: 'CST', label: 'CST (Central Time, US and Canada)', zone: 'America/Chicago' },
  { value: 'MST', label: 'MST (Mountain Time, US and Canada)', zone: 'America/Denver' },
  { value: 'PST', label: 'PST (Pacific Time, US and Canada)', zone: 'America/Los_Angeles' },
  { value: 'CET', label: 'CET (Central European Time)', zone: 'Europe/Berlin' },
  { value: 'EET', label: 'EET (Eastern European Time)', zone: 'Europe/Athens' },
  { value: 'IST', label: 'IST (India Standard Time)', zone: 'Asia/Kolkata' },
  { value: 'JST', label: 'JST (Japan Standard Time)', zone: 'Asia/Tokyo' },
  { value: 'AEST', label: 'AEST (Australian Eastern Time)', zone: 'Australia/Sydney' },
] as const;

export const TIMEZONE_VALUES = TIMEZONES.map(({ value }) => value);

export type FormZone = (typeof TIMEZONES)[number]['value'];

function regionOf(chosen: FormZone): string {
  return TIMEZONES.find(({ value }) => value === chosen)?.zone ?? 'UTC';
}

/** A local date and time: `YYYY-MM-DD` and `HH:MM`. */
export interface WallTime {
  date: string;
  time: string;
}

/**
 * Converts a local date and time in one of the form's zones to an instant. If a clock change skips the time, it is
 * moved later by the hour that is skipped; if the time occurs twice, the first occurrence is used.
 * @param date `YYYY-MM-DD` @param time `HH:MM` @throws RangeError if the date or time doesn't exist
 */
export function instantIn(zone: FormZone, date: string, time: string): Date {
  return instantAt(regionOf(zone), date, time);
}

/** Like `instantIn`, for any IANA zone. Doesn't use Temporal, whose polyfill would add 17.6 kB (decision 10). */
export function instantAt(timeZone: string, date: string, time: string): Date {
  const wall = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(`${date}T${time}:`))
    throw new RangeError(`There is no ${date} ${time}`);
  return new Date(instantOfWall(wall, (instant) => offsetAt(timeZone, instant)));
}

/**
 * Converts a local time to an instant, in milliseconds since the epoch. Treats clock changes like `instantIn`.
 * @param wall the local time, in milliseconds as if it were UTC
 * @param offsetAt returns the UTC offset at an instant, in milliseconds; the offset may change at most once in two days
 */
export function instantOfWall(wall: number, offsetAt: (instant: number) => number): number {
  const before = wall - offsetAt(wall - DAY_MS);
  const after = wall - offsetAt(wall + DAY_MS);
  const shown = [before, after].filter((instant) => instant + offsetAt(instant) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** Returns whether a string is a valid date, as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
}

/** Adds a number of days to a date. Both dates are `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function wallTimeAt(timeZone: string, instant: Date): WallTime {
  const wall = new Date(instant.getTime() + offsetAt(timeZone, instant.getTime())).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

export function wallTimeIn(zone: FormZone, instant: Date): WallTime {
  return wallTimeAt(regionOf(zone), instant);
}

/**
 * Returns the first of the form's zones that shows the same local time as a device at an instant. Skips zones in which
 * that local time occurs for the second time, since `instantIn` would convert it back to the first.
 */
export function formZoneLike(deviceZone: string, instant: Date): FormZone | undefined {
  const at = instant.getTime();
  const wall = at + offsetAt(deviceZone, at);
  return TIMEZONES.find(({ zone }) => instantOfWall(wall, (near) => offsetAt(zone, near)) === at)?.value;
}

/** A clock for displayed times: its IANA zone, and the name shown next to a time. */
export interface Clock {
  zone: string;
  name: string;
}

/** Returns a visitor's clocks: first the device's clock, if its zone is known, then the clock of the chosen zone. */
export function visitorClocks(chosen: FormZone, deviceZone: string | null | undefined): [Clock, ...Clock[]] {
  const inForm = { zone: regionOf(chosen), name: chosen };
  return deviceZone ? [{ zone: deviceZone, name: placeOf(deviceZone) }, inForm] : [inForm];
}

/** Formats an instant on each of a visitor's clocks: `Tuesday, 1 December 2026, 10:30 (New York)`. */
export function formatForVisitor(chosen: FormZone, deviceZone: string | null | undefined, instant: Date) {
  const [first, ...others] = visitorClocks(chosen, deviceZone);
  return [formatOn(first, instant), ...others.map((clock) => formatOn(clock, instant))] as const;
}

/** Formats an instant as a time, `15:30 (GMT)`. Marks the second occurrence of a time when the clock is set back. */
export function formatTimeOn({ zone, name }: Clock, instant: Date): string {
  const { date, time } = wallTimeAt(zone, instant);
  const isSecond = instant.getTime() - instantAt(zone, date, time).getTime() >= MINUTE_MS;
  return `${time}${isSecond ? ', for the second time' : ''} (${name})`;
}

/** Returns the place name of a zone, 'Berlin' for `Europe/Berlin`. `Etc/GMT+5` is UTC-5: its sign is inverted. */
export function placeOf(zone: string): string {
  const offset = /^Etc\/GMT([+-])(\d+)$/.exec(zone);
  if (offset) return `UTC${offset[1] === '+' ? '-' : '+'}${offset[2]}`;
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return FORMER_NAMES[place] ?? place;
}

/** Browsers use outdated names for some zones. */
const FORMER_NAMES: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** Formats a day: `Tuesday 1 December`. */
export function formatDay(date: string): string {
  const options = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
  // Older browsers write 'Tuesday, 1 December'.
  return new Date(`${date}T12:00Z`).toLocaleDateString('en-GB', options).replace(',', '');
}

export function wallTimeHere(instant: Date): WallTime {
  return wallTimeAt(zoneHere(), instant);
}

export function instantHere(date: string, time: string): Date {
  return instantAt(zoneHere(), date, time);
}

/** Returns our own zone: the zone of the call hours, or the machine's zone if there are no call hours. */
export function zoneHere(): string {
  return CALL_HOURS?.zone ?? machineZone();
}

/** Returns the zone set by `TZ`, or else the machine's zone. In a browser, returns the device's zone. */
export function machineZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function formatHere(instant: Date): string {
  return formatOn(ourClock(), instant);
}

export function ourClock(): Clock {
  return { zone: zoneHere(), name: placeOf(zoneHere()) };
}

function formatOn(clock: Clock, instant: Date): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const day = instant.toLocaleDateString('en-GB', { ...options, timeZone: clock.zone });
  return `${day}, ${formatTimeOn(clock, instant)}`;
}

/** Returns a zone's UTC offset at an instant, in milliseconds; positive east of Greenwich. */
export function offsetAt(timeZone: string, instant: number): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, clock);
  // Parses text such as `12/1/2026, GMT-03:30`. For UTC, there are no digits after `GMT`.
  const [, sign, ...parts] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(clock.format(instant)) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return (sign === '-' ? -1000 : 1000) * ((hours * 60 + minutes) * 60 + seconds);
}

/** A cache, because creating a formatter is slow. */
const clocks = new Map<string, Intl.DateTimeFormat>();
