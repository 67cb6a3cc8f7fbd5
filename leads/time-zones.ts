import { CALL_HOURS } from '#content/call-hours.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';

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
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(`${date}T${time}:`))
    throw new RangeError(`There is no ${date} ${time}`);
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

/**
 * Returns the form's zone whose clock shows the same time as a device's clock at an instant; undefined if there is none.
 * A zone whose clock shows that time twice counts only if it means the same instant.
 */
export function formZoneLike(deviceZone: string, instant: Date): FormZone | undefined {
  const at = instant.getTime();
  const wall = at + offsetAt(deviceZone, at);
  return TIMEZONES.find(({ zone }) => instantOfWall(wall, (near) => offsetAt(zone, near)) === at)?.value;
}

/** A clock that somebody reads: its IANA zone, and how it is named beside a time. */
export interface Clock {
  zone: string;
  name: string;
}

/** Returns the clocks that a visitor reads: the device's, where its zone is known, then that of the form's zone. */
export function visitorClocks(chosen: FormZone, deviceZone: string | null | undefined): [Clock, ...Clock[]] {
  const inForm = { zone: regionOf(chosen), name: chosen };
  return deviceZone ? [{ zone: deviceZone, name: placeOf(deviceZone) }, inForm] : [inForm];
}

/** Formats an instant by each of a visitor's clocks: `Tuesday, 1 December 2026, 10:30 (New York)`. */
export function formatForVisitor(chosen: FormZone, deviceZone: string | null | undefined, instant: Date) {
  const [first, ...others] = visitorClocks(chosen, deviceZone);
  return [formatOn(first, instant), ...others.map((clock) => formatOn(clock, instant))] as const;
}

/** Formats the time that a clock shows, `15:30 (GMT)`, and says where a clock that is turned back shows it again. */
export function formatTimeOn({ zone, name }: Clock, instant: Date): string {
  const { date, time } = wallTimeAt(zone, instant);
  const isSecond = instant.getTime() - instantAt(zone, date, time).getTime() >= MINUTE_MS;
  return `${time}${isSecond ? ', for the second time' : ''} (${name})`;
}

/** Names a zone by its place, as people do: 'Berlin' for `Europe/Berlin`. The signs of `Etc/GMT+5` are the wrong way round. */
export function placeOf(zone: string): string {
  const offset = /^Etc\/GMT([+-])(\d+)$/.exec(zone);
  if (offset) return `UTC${offset[1] === '+' ? '-' : '+'}${offset[2]}`;
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return FORMER_NAMES[place] ?? place;
}

/** Browsers keep the names that places had when the zones were first listed. */
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
  return new Date(`${date}T12:00Z`).toLocaleDateString('en-GB', options);
}

/** Returns what our own clock shows, which is that of the call hours. */
export function wallTimeHere(instant: Date): WallTime {
  return wallTimeAt(zoneHere(), instant);
}

/** Returns the instant of a date and time by our own clock. */
export function instantHere(date: string, time: string): Date {
  return instantAt(zoneHere(), date, time);
}

/** Returns our own zone: that of the call hours, or the machine's if there are no call hours. */
export function zoneHere(): string {
  return CALL_HOURS?.zone ?? machineZone();
}

/** Returns the zone that `TZ` sets, or else the machine's; in a browser the device's. */
export function machineZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Formats an instant by our own clock. */
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
