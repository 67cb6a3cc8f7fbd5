import * as v from 'valibot';
import { SERVICE_NAMES } from '#content/service-names.ts';
import { cleanLine } from '../clean-line.ts';
import { formatTime, lacksAmOrPm, TIME_24, type TimeFormat, to24Hour } from '../time-of-day.ts';
import { isCalendarDay, TIMEZONE_VALUES } from '../time-zones.ts';
import * as rule from '../validation.ts';

/** Spec section 3. */
export const DEFAULT_TIMEZONE = 'GMT';

/** A submitted row of `call_bookings` (spec section 3). */
export type BookingRow = v.InferOutput<typeof SCHEMA>;

/**
 * Validates a row (spec section 5).
 * @param earliestDate the first day that may be requested, `YYYY-MM-DD`
 * @param form the form that the row comes from, if any: messages about the time follow its time format
 */
export function checkBooking(input: unknown, earliestDate: string, form: rule.FormValues = {}) {
  current = { earliestDate, format: formatOf(form), time: String(form.preferred_time ?? '') };
  return rule.checkRow(SCHEMA, input);
}

/** Returns an unvalidated row. Its time is `HH:MM`; empty if only AM or PM is missing; as typed if unreadable. */
export function bookingFromForm(values: rule.FormValues) {
  const row = rule.rowFromForm(SCHEMA, values);
  const { preferred_time: time } = row;
  if (typeof time !== 'string') return row;
  return { ...row, preferred_time: to24Hour(time, formatOf(values)) ?? (lacksAmOrPm(time) ? '' : time) };
}

export function formatOf({ time_format }: rule.FormValues): TimeFormat {
  return time_format === '12h' ? '12h' : '24h';
}

export function unreadableTime(format: TimeFormat): string {
  return `We can't read that as a time. Try ${formatTime('15:30', format)}.`;
}

const DATE = 'Please select a date';
const OVER = 'That day is over. Please pick today or a later day';

/** The current check's context. A module variable, since Valibot passes only the value to a check. */
let current = { earliestDate: '', format: '24h' as TimeFormat, time: '' };

const noTime = () =>
  `${current.format === '12h' && lacksAmOrPm(current.time) ? `${LACKS_HALF} ` : ''}Please select a time`;

export const LACKS_HALF = 'AM or PM is missing.';

const SCHEMA = rule.rowSchema({
  name: rule.requiredText('Name is required', rule.MAX_LETTERS.name),
  email: rule.requiredEmail('Email is required', 'Please enter a valid email'),
  company_name: rule.requiredText('Company name is required', rule.MAX_LETTERS.company_name),
  selected_service: v.picklist(SERVICE_NAMES, 'Please select a service'),
  // A date in the visitor's time zone.
  preferred_date: v.pipe(
    v.string(DATE),
    v.transform(cleanLine),
    v.check(isCalendarDay, DATE),
    v.check((day) => day >= current.earliestDate, OVER),
  ),
  preferred_time: v.pipe(
    rule.requiredText(noTime, rule.MAX_LETTERS.name),
    rule.matching(TIME_24, () => unreadableTime(current.format)),
  ),
  timezone: v.optional(v.picklist(TIMEZONE_VALUES, 'Please select a timezone'), DEFAULT_TIMEZONE),
  problems_to_solve: rule.requiredText("Please describe the problems you're looking to solve"),
  additional_info: rule.optionalText('Please use plain text only'),
});
