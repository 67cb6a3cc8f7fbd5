import { formatTime, type TimeFormat } from '#leads/time-of-day.ts';
import {
  type FormZone,
  formatDay,
  instantIn,
  placeOf,
  type WallTime,
  wallTimeAt,
} from '#leads/time-zones.ts';

/**
 * Formats a time for the visitor: first in the device's zone, if known (`16:30 in Berlin`), then in the form's zone
 * (`15:30, GMT`). The second time names its day if the two days differ.
 */
export function toldByClocks(
  deviceZone: string | undefined,
  zone: FormZone,
  asked: WallTime,
  format: TimeFormat,
): [WallTime, ...WallTime[]] {
  const inForm = { date: asked.date, time: `${formatTime(asked.time, format)}, ${zone}` };
  if (!deviceZone) return [inForm];
  const { date, time } = wallTimeAt(deviceZone, instantIn(zone, asked.date, asked.time));
  const second = date === asked.date ? inForm.time : `${inForm.time}, on ${longDate(asked.date)}`;
  return [
    { date, time: `${formatTime(time, format)} in ${placeOf(deviceZone)}` },
    { ...inForm, time: second },
  ];
}

/** Formats `2026-12-01` as 'Tuesday 1 December 2026', independent of the device's time zone. */
export function longDate(date: string): string {
  return `${formatDay(date)} ${date.slice(0, 4)}`;
}
