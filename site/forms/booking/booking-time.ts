import { DEFAULT_TIMEZONE, UNREADABLE_TIME } from '#leads/lead-types/booking-form.ts';
import { lacksAmOrPm, type TimeFormat, to24Hour } from '#leads/time-of-day.ts';
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

/** The call's time as it is typed and chosen in the form. */
export type When = ReturnType<typeof whenAsked>;

/** The hidden field that keeps what was picked in the form's draft. */
export const PICKED_FIELD = 'picked_time';

/** What `to24Hour` may read holds a digit; without script the server says of the rest that it can't be read. */
export const READABLE_TIME = '.*\\p{Nd}.*';

export function whenAsked(values: FormValues) {
  const format: TimeFormat = values.time_format === '12h' ? '12h' : '24h';
  return {
    date: String(values.preferred_date ?? ''),
    text: String(values.preferred_time ?? ''),
    format,
    zone: TIMEZONE_VALUES.find((zone) => zone === values.timezone) ?? DEFAULT_TIMEZONE,
    /** The free time that was picked last, in milliseconds since 1970. */
    picked: Number(values[PICKED_FIELD] ?? 0),
  };
}

/** The first day that can be asked for: today, where the visitor is or in the chosen zone, whichever is behind. */
export function firstDay(zone: FormZone): string {
  const [first = ''] = [localDay(), wallTimeIn(zone, new Date()).date].sort();
  return first;
}

/** Today's date in the visitor's time zone, as `YYYY-MM-DD`. */
export function localDay(): string {
  const now = Date.now();
  return new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The day that is asked for, once one is picked that has not gone by. Browsers take years of six digits. */
export function dayOf({ date, zone }: When): string | undefined {
  return date.length === 'YYYY-MM-DD'.length && date >= firstDay(zone) ? date : undefined;
}

/** An instant of the day that is asked for, or of today. */
export function noonOf(when: When): Date {
  return new Date(`${dayOf(when) ?? localDay()}T12:00Z`);
}

/** The zone that stands in the form until the visitor chooses one. */
export function zoneForDevice(deviceZone: string | undefined, instant: Date): FormZone {
  return (deviceZone && formZoneLike(deviceZone, instant)) || DEFAULT_TIMEZONE;
}

/** Says below the zone that its clock is the device's on that day (spec section 4). */
export function zoneHint(when: When, deviceZone = ''): string | undefined {
  const isTheirs = deviceZone && formZoneLike(deviceZone, noonOf(when)) === when.zone;
  return isTheirs ? `Your clock in ${placeOf(deviceZone)}` : undefined;
}

/** Date, time and instant, once the first two stand. */
export function askedTime(when: When): (WallTime & { at: Date }) | undefined {
  const date = dayOf(when);
  const time = to24Hour(when.text, when.format);
  return date && time ? { date, time, at: instantIn(when.zone, date, time) } : undefined;
}

/**
 * What stands below the time: its format, and what is wrong with the text (spec section 4).
 * @param left the text with which the visitor last left the field; nothing is said of one that is being typed
 */
export function formatHint({ format, text }: When, left: string): string {
  if (text.trim() && text === left && !to24Hour(text) && !lacksAmOrPm(text)) return UNREADABLE_TIME;
  if (format === '24h') return 'Format: 15:30';
  return `Format: 1:30 PM or 3:45 AM${lacksAmOrPm(text) ? `. ${LACKS}` : ''}`;
}

/** The time's error, which stands in the place of its hint. */
export function timeError({ format, text }: When, error: string | undefined): string | undefined {
  return error && format === '12h' && lacksAmOrPm(text) ? `${LACKS} ${error}` : error;
}

const LACKS = 'AM or PM is missing.';
