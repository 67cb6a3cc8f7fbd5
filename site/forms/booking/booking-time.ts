import { formatTime, lacksAmOrPm, type TimeFormat, to24Hour } from '#leads/time-of-day.ts';
import { type FormZone, instantIn, TIMEZONE_VALUES, type WallTime, wallTimeIn } from '#leads/time-zones.ts';
import { DEFAULT_TIMEZONE } from '#leads/types/booking-form.ts';
import type { FormValues } from '#leads/validation.ts';

/** The call's time as it is typed and chosen in the form. */
export interface When {
  date: string;
  text: string;
  format: TimeFormat;
  zone: FormZone;
  /** The free time that was picked last, in milliseconds since 1970. */
  picked: number;
}

export const NOT_ASKED: When = { date: '', text: '', format: '24h', zone: DEFAULT_TIMEZONE, picked: 0 };

/** The hidden field that keeps what was picked in the form's draft. */
export const PICKED_FIELD = 'picked_time';

/** The pattern of what `to24Hour` may read, for a form without script. */
export const READABLE_TIME = '\\s*\\d{1,2}([:.h]?[0-5]\\d)?h?\\s*([AaPp]\\.?[Mm]\\.?)?\\s*';

export function whenAsked(values: FormValues): When {
  return {
    date: String(values.preferred_date),
    text: String(values.preferred_time),
    format: values.time_format === '12h' ? '12h' : '24h',
    zone: TIMEZONE_VALUES.find((zone) => zone === values.timezone) ?? DEFAULT_TIMEZONE,
    picked: Number(values[PICKED_FIELD]),
  };
}

/** The first day that can be asked for: today, where the visitor is or in the chosen zone, whichever is behind. */
export function firstDay(zone: FormZone): string {
  const now = new Date();
  const [first = ''] = [localDay(now), wallTimeIn(zone, now).date].sort();
  return first;
}

/** The date in the visitor's time zone, as `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`;
}

/** The day that is asked for, once one is picked that has not gone by. Browsers take years of six digits. */
export function dayOf({ date, zone }: When): string | undefined {
  return date.length === 'YYYY-MM-DD'.length && date >= firstDay(zone) ? date : undefined;
}

/** Date and time, once both stand. */
export function wallTimeOf(when: When): WallTime | undefined {
  const date = dayOf(when);
  const time = to24Hour(when.text, when.format);
  return date && time ? { date, time } : undefined;
}

/** The free time that was picked, as long as date, time and zone say it. */
export function pickedTime(when: When): number | undefined {
  const asked = wallTimeOf(when);
  const at = asked && instantIn(when.zone, asked.date, asked.time).getTime();
  return at === when.picked ? at : undefined;
}

/** Turns a time from one way of writing it into another. What is no time stays. */
export function rewritten(text: string, from: TimeFormat, to: TimeFormat): string {
  const time = to24Hour(text, from);
  return time ? formatTime(time, to) : text;
}

/** Spec section 4. */
export function formatHint({ format, text }: When): string {
  if (format === '24h') return 'Format: 15:30';
  return `Format: 1:30 PM or 3:45 AM${lacksAmOrPm(text) ? '. AM or PM is missing.' : ''}`;
}
