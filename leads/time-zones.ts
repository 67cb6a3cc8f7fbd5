import { DAY_MS } from './durations.ts';

/** The zones of the form, spec section 3. The value is stored, the label is shown, the zone is behind it (decision 10). */
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

/** What a clock on the wall shows: `YYYY-MM-DD` and `HH:MM`. */
export interface WallTime {
  date: string;
  time: string;
}

/**
 * Returns the instant of a local date and time in one of the form's zones. Moves a time that a clock change skips
 * past the change, and takes the first of a time that occurs twice.
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 * @throws RangeError if there is no such date or time
 */
export function instantIn(zone: FormZone, date: string, time: string): Date {
  return instantAt(regionOf(zone), date, time);
}

/** The same in any IANA zone. Runs in the browser too, where Temporal would cost 20 kB (decision 10). */
export function instantAt(timeZone: string, date: string, time: string): Date {
  const wall = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(`${date}T${time}:`)) {
    throw new RangeError(`There is no ${date} ${time}`);
  }
  return new Date(instantOfWall(wall, (instant) => offsetAt(timeZone, instant)));
}

/**
 * The same by any rules.
 * @param wall what the clock shows, in milliseconds as if it showed UTC
 * @param offsetAt how far the clock is ahead of UTC at an instant; it changes once in two days at most
 */
export function instantOfWall(wall: number, offsetAt: (instant: number) => number): number {
  const before = wall - offsetAt(wall - DAY_MS);
  const after = wall - offsetAt(wall + DAY_MS);
  const shown = [before, after].filter((instant) => instant + offsetAt(instant) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** Whether it is `YYYY-MM-DD`, and no February 30. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
}

/** Returns the day that is so many days after one, both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function wallTimeAt(timeZone: string, instant: Date): WallTime {
  const wall = new Date(instant.getTime() + offsetAt(timeZone, instant.getTime())).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Returns what the clock of one of the form's zones shows at an instant. */
export function wallTimeIn(zone: FormZone, instant: Date): WallTime {
  return wallTimeAt(regionOf(zone), instant);
}

/** Formats an instant in one of the form's zones: `Tuesday, 1 December 2026, 15:30 (CET)`. */
export function formatInZone(zone: FormZone, instant: Date): string {
  return `${format(instant, regionOf(zone))} (${zone})`;
}

/** Formats a day: `Tuesday 1 December`. */
export function formatDay(date: string): string {
  return new Date(`${date}T12:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}

/** What a clock shows in the zone that `TZ` sets, or else the machine's. */
export function wallTimeHere(instant: Date): WallTime {
  return wallTimeAt(zoneHere(), instant);
}

/** The instant of a local date and time in the zone that `TZ` sets, or else the machine's. */
export function instantHere(date: string, time: string): Date {
  return instantAt(zoneHere(), date, time);
}

/** The zone that `TZ` sets, or else the machine's. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Formats an instant in the zone that `TZ` sets, or else the machine's. */
export function formatHere(instant: Date): string {
  const timeZone = zoneHere();
  return `${format(instant, timeZone)} (${timeZone})`;
}

/**
 * Formats an instant by the clock of the device that a booking came from, with its day where that differs from the
 * one in the zone that was chosen: `16:30 by the clock of the device that booked`.
 */
export function formatOnDevice(deviceZone: string, chosen: FormZone, instant: Date): string {
  const { date, time } = wallTimeAt(deviceZone, instant);
  const when = date === wallTimeIn(chosen, instant).date ? time : format(instant, deviceZone);
  return `${when} by the clock of the device that booked`;
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

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(timeZone: string, instant: number): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, clock);
  // Such as `12/1/2026, GMT-03:30`, for UTC without digits.
  const [, sign, ...parts] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(clock.format(instant)) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return (sign === '-' ? -1000 : 1000) * ((hours * 60 + minutes) * 60 + seconds);
}

/** Making one takes long. */
const clocks = new Map<string, Intl.DateTimeFormat>();
