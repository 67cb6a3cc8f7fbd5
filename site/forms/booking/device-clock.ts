import { formatTime, type TimeFormat } from '#leads/time-of-day.ts';
import { type FormZone, formatDay, instantIn, type WallTime, wallTimeAt } from '#leads/time-zones.ts';

/**
 * Says what a time in one of the form's zones is on the device's clock: `that is 16:30 where you are`, with the day
 * where that is another one.
 */
export function toldOnDevice(
  deviceZone: string,
  zone: FormZone,
  asked: WallTime,
  format: TimeFormat,
): string {
  const { date, time } = wallTimeAt(deviceZone, instantIn(zone, asked.date, asked.time));
  const told = `that is ${formatTime(time, format)} where you are`;
  return date === asked.date ? told : `${told}, on ${longDate(date)}`;
}

/** Formats `2026-12-01` as 'Tuesday 1 December 2026', whatever the visitor's time zone. */
export function longDate(date: string): string {
  return `${formatDay(date)} ${date.slice(0, 4)}`;
}
