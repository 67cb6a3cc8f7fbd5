import { expect, test } from 'vitest';
import { SERVICE_NAMES } from '#content/service-names.ts';
import { BOOKING } from '../../tests/start-server.ts';
import { TIMEZONE_VALUES } from '../time-zones.ts';
import { bookingFromForm, DEFAULT_TIMEZONE, unreadableTime } from './booking-form.ts';
import { checkLead } from './lead-types.ts';

const TODAY = '2026-03-02';

const ROW = {
  ...BOOKING,
  ...{ preferred_date: '2026-03-02', problems_to_solve: 'Returns', additional_info: null },
};

/** Returns the error messages for `ROW` with these changes, by field. */
function messages(changes: object): Record<string, string> {
  const checked = checkLead('call_bookings', { ...ROW, ...changes }, TODAY);
  return checked.ok ? {} : Object.fromEntries(checked.problems.map(({ field, message }) => [field, message]));
}

test('every offered service passes, and any other value is refused', () => {
  for (const service of SERVICE_NAMES) expect(messages({ selected_service: service })).toEqual({});
  expect(messages({ selected_service: 'Tailoring' })).toEqual({
    selected_service: 'Please select a service',
  });
});

test('the time zones of spec 3 pass, GMT is the default, and any other value is refused', () => {
  expect(TIMEZONE_VALUES.join(' ')).toBe('GMT UTC EST CST MST PST CET EET IST JST AEST');
  expect(DEFAULT_TIMEZONE).toBe('GMT');
  for (const timezone of TIMEZONE_VALUES) expect(messages({ timezone })).toEqual({});
  expect(messages({ timezone: 'Mars' })).toEqual({ timezone: 'Please select a timezone' });
  const checked = checkLead('call_bookings', { ...ROW, timezone: undefined }, TODAY);
  expect(checked.ok && checked.row.timezone).toBe('GMT');
});

test.each([
  '2026-04-31',
  '2027-02-29',
  '2026-13-01',
  '2026-04-00',
  '2026-3-2',
  '02/03/2026',
  '20260302',
  '2026-04-01T00:00',
  'tomorrow',
  '12026-01-01',
])('the date %j gets the error: Please select a date', (preferred_date) => {
  expect(messages({ preferred_date })).toEqual({ preferred_date: 'Please select a date' });
});

test.each(['2026-03-01', '2020-02-29'])('the past date %j gets a message of its own', (preferred_date) => {
  const over = 'That day is over. Please pick today or a later day';
  expect(messages({ preferred_date })).toEqual({ preferred_date: over });
});

test.each(['2026-03-02', '2026-12-31', '2028-02-29'])('the date %j passes', (preferred_date) => {
  expect(messages({ preferred_date })).toEqual({});
});

test('each check uses its own earliest date', () => {
  const isTaken = (preferred_date: string, today: string) =>
    checkLead('call_bookings', { ...ROW, preferred_date }, today).ok;
  expect(isTaken('2026-03-02', '2026-03-03')).toBe(false);
  expect(isTaken('2026-03-02', '2026-03-02')).toBe(true);
  expect(isTaken('2026-03-02', '2026-03-03')).toBe(false);
});

test.each(['24:00', '12:60', '3:30 PM', '9:00', '09:00:00', '109:00', '-1:00'])('%j isn’t HH:MM', (time) => {
  expect(messages({ preferred_time: time })).toEqual({ preferred_time: unreadableTime('24h') });
});

test('a form becomes a row with a 24-hour time and LF line ends', () => {
  const row = bookingFromForm({
    ...ROW,
    preferred_time: '3:30 pm',
    problems_to_solve: 'One\r\nTwo',
    additional_info: '',
    time_format: '12h',
  });
  expect(row).toEqual({
    ...ROW,
    id: undefined,
    preferred_time: '15:30',
    problems_to_solve: 'One\nTwo',
    additional_info: '',
  });
});

test('a form keeps its id and additional info', () => {
  const form = { ...ROW, id: '0190b1c2-0000-7000-8000-00000000000a', additional_info: 'One\r\nTwo' };
  expect(bookingFromForm(form)).toEqual({ ...form, additional_info: 'One\nTwo' });
});

test('a time without AM or PM is accepted only with the 24-hour format', () => {
  const time = (time_format: string) =>
    bookingFromForm({ ...ROW, additional_info: '', preferred_time: '3:30', time_format }).preferred_time;
  expect([time('24h'), time('12h')]).toEqual(['03:30', '']);
});

test.each([
  ['after lunch', '24h', "We can't read that as a time. Try 15:30."],
  ['after lunch', '12h', "We can't read that as a time. Try 3:30 PM."],
  ['3:30', '12h', 'AM or PM is missing. Please select a time'],
  [' \t', '12h', 'Please select a time'],
])('a form with the time %j (%s) is refused: %s', (preferred_time, time_format, message) => {
  const form = { ...ROW, preferred_time, time_format, additional_info: '' };
  const checked = checkLead('call_bookings', bookingFromForm(form), TODAY, form);
  expect(checked.ok ? [] : checked.problems).toMatchObject([{ field: 'preferred_time', message }]);
});
