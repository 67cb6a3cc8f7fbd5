import * as v from 'valibot';
import { SERVICE_NAMES } from '#content/service-names.ts';
import { cleanLine } from '../clean-line.ts';
import { formatTime, lacksAmOrPm, TIME_24, type TimeFormat, to24Hour } from '../time-of-day.ts';
import { isCalendarDay, TIMEZONE_VALUES } from '../time-zones.ts';
import * as rule from '../validation.ts';

/** Spec section 3. */
export const DEFAULT_TIMEZONE = 'GMT';

/** A submitted row of `call_bookings` (spec section 3). */
export type BookingRow = v.InferOutput<ReturnType<typeof bookingSchema>>;

/**
 * Returns the rules of spec section 5.
 * @param earliestDate the first day that may be requested, `YYYY-MM-DD`
 * @param form the form that the row comes from, if any: messages about the time follow its time format
 */
export function bookingSchema(earliestDate = '', form: rule.FormValues = {}) {
  const format = formatOf(form);
  const isHalf = format === '12h' && lacksAmOrPm(String(form.preferred_time ?? ''));
  const noTime = `${isHalf ? `${LACKS_HALF} ` : ''}Please select a time`;
  return rule.rowSchema({
    name: rule.requiredText('Name is required', rule.MAX_LETTERS.name),
    email: rule.requiredEmail('Email is required', 'Please enter a valid email'),
    company_name: rule.requiredText('Company name is required', rule.MAX_LETTERS.company_name),
    selected_service: v.picklist(SERVICE_NAMES, 'Please select a service'),
    // A date in the visitor's time zone.
    preferred_date: v.pipe(
      v.string(DATE),
      v.transform(cleanLine),
      v.check(isCalendarDay, DATE),
      v.check((day) => day >= earliestDate, OVER),
    ),
    preferred_time: v.pipe(
      rule.requiredText(noTime, rule.MAX_LETTERS.name),
      rule.matching(TIME_24, unreadableTime(format)),
    ),
    timezone: v.optional(v.picklist(TIMEZONE_VALUES, 'Please select a timezone'), DEFAULT_TIMEZONE),
    problems_to_solve: rule.requiredText("Please describe the problems you're looking to solve"),
    additional_info: rule.optionalText('Please use plain text only'),
  });
}

/** Returns an unvalidated row. Its time is `HH:MM`; empty if only AM or PM is missing; as typed if unreadable. */
export function bookingFromForm(values: rule.FormValues) {
  const row = rule.rowFromForm(bookingSchema(), values);
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

export const LACKS_HALF = 'AM or PM is missing.';
