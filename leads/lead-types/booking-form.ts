import * as v from 'valibot';
import { SERVICE_NAMES } from '#content/service-names.ts';
import { lacksAmOrPm, TIME_24, to24Hour } from '../time-of-day.ts';
import { isCalendarDay, TIMEZONE_VALUES } from '../time-zones.ts';
import * as rule from '../validation.ts';

/** Spec section 3. */
export const DEFAULT_TIMEZONE = 'GMT';

/** A submitted row of `call_bookings` (spec section 3). */
export type BookingRow = v.InferOutput<typeof SCHEMA>;

/** Validates a row (spec section 5). @param earliestDate the first day that may be requested, `YYYY-MM-DD` */
export function checkBooking(input: unknown, earliestDate: string) {
  earliest = earliestDate;
  return rule.checkRow(SCHEMA, input);
}

/** Returns an unvalidated row. Its time is `HH:MM`; empty if only AM or PM is missing; as typed if unreadable. */
export function bookingFromForm(values: rule.FormValues) {
  const row = rule.rowFromForm(SCHEMA, values);
  const { preferred_time: time } = row;
  const format = values.time_format === '12h' ? '12h' : '24h';
  if (typeof time !== 'string') return row;
  return { ...row, preferred_time: to24Hour(time, format) ?? (lacksAmOrPm(time) ? '' : time) };
}

const [DATE, TIME] = ['Please select a date', 'Please select a time'];

/** Spec section 5. */
export const UNREADABLE_TIME = "We can't read that as a time. Try 15:30.";

/** The earliest date for the current check. A module variable, since Valibot passes only the value to a check. */
let earliest = '';
const isOffered = (day: string) => isCalendarDay(day) && day >= earliest;

const SCHEMA = rule.rowSchema({
  name: rule.requiredText('Name is required', rule.MAX_LETTERS.name),
  email: rule.requiredEmail('Email is required', 'Please enter a valid email'),
  company_name: rule.requiredText('Company name is required', rule.MAX_LETTERS.company_name),
  selected_service: v.picklist(SERVICE_NAMES, 'Please select a service'),
  // A date in the visitor's time zone.
  preferred_date: v.pipe(v.string(DATE), v.check(isOffered, DATE)),
  preferred_time: v.pipe(rule.requiredText(TIME), v.regex(TIME_24, UNREADABLE_TIME)),
  timezone: v.optional(v.picklist(TIMEZONE_VALUES, 'Please select a timezone'), DEFAULT_TIMEZONE),
  problems_to_solve: rule.requiredText("Please describe the problems you're looking to solve"),
  additional_info: rule.optionalText('Please use plain text only'),
});
