import { isBlank } from '#leads/clean-line.ts';
import { DEFAULT_TIMEZONE, formatOf, LACKS_HALF, unreadableTime } from '#leads/lead-types/booking-form.ts';
import { lacksAmOrPm, to24Hour } from '#leads/time-of-day.ts';
import {
  type FormZone,
  formZoneLike,
  instantIn,
  placeOf,
  TIMEZONE_VALUES,
  type WallTime,
  wallTimeIn,
} from '#leads/time-zones.ts';
import type { FormValues } from '#leads/validation.ts';

/** The requested time, as typed and chosen in the form. */
export type When = ReturnType<typeof whenAsked>;

/** The hidden field that keeps the picked time in the draft. */
export const PICKED_FIELD = 'picked_time';

/** The `pattern` of the time field: any text with a digit. Without scripts, the server reports unreadable times. */
export const READABLE_TIME = '.*\\p{Nd}.*';

export function whenAsked(values: FormValues) {
  return {
    date: String(values.preferred_date ?? ''),
    text: String(values.preferred_time ?? ''),
    format: formatOf(values),
    zone: TIMEZONE_VALUES.find((zone) => zone === values.timezone) ?? DEFAULT_TIMEZONE,
    /** The available time that was picked last, in milliseconds since 1970; negative once 'Change' was pressed. */
    picked: Number(values[PICKED_FIELD] ?? 0),
  };
}

/** Returns the first day that can be requested: the earlier of today on the device and today in the chosen zone. */
export function firstDay(zone: FormZone): string {
  const [first = ''] = [localDay(), wallTimeIn(zone, new Date()).date].sort();
  return first;
}

/** Returns today's date on the device, as `YYYY-MM-DD`. */
export function localDay(): string {
  const now = Date.now();
  return new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Returns the requested day unless it is past. Checks the length, because browsers accept six-digit years. */
export function dayOf({ date, zone }: When): string | undefined {
  return date.length === 'YYYY-MM-DD'.length && date >= firstDay(zone) ? date : undefined;
}

export function noonOf(when: When): Date {
  return new Date(`${dayOf(when) ?? localDay()}T12:00Z`);
}

export function zoneForDevice(deviceZone: string | undefined, instant: Date): FormZone {
  return (deviceZone && formZoneLike(deviceZone, instant)) || DEFAULT_TIMEZONE;
}

/** Returns the zone field's hint if the zone matches the device's clock on the requested day (spec section 4). */
export function zoneHint(when: When, deviceZone = ''): string | undefined {
  const isTheirs = deviceZone && formZoneLike(deviceZone, noonOf(when)) === when.zone;
  return isTheirs ? `Your clock in ${placeOf(deviceZone)}` : undefined;
}

/** Returns the requested date, time and instant; undefined until date and time are valid. */
export function askedTime(when: When): (WallTime & { at: Date }) | undefined {
  const date = dayOf(when);
  const time = to24Hour(when.text, when.format);
  return date && time ? { date, time, at: instantIn(when.zone, date, time) } : undefined;
}

/**
 * Returns the hint below the time: its format, or a problem with the text (spec section 4).
 * @param left the text when the field last lost focus: text that is still being typed shows no problem
 */
export function formatHint({ format, text }: When, left: string): string {
  if (!isBlank(text) && text === left && !to24Hour(text) && !lacksAmOrPm(text)) return unreadableTime(format);
  if (format === '24h') return 'Format: 15:30';
  return `Format: 1:30 PM or 3:45 AM${lacksAmOrPm(text) ? `. ${LACKS_HALF}` : ''}`;
}
