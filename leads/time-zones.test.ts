import { describe, expect, test } from 'vitest';
import { UTC_OFFSETS } from '../tests/utc-offsets.ts';
import { instantIn, readHere, readInZone } from './time-zones.ts';
import { TIMEZONE_VALUES } from './types/booking-form.ts';

test('the table has every zone of the form', () => {
  expect(UTC_OFFSETS.map(([zone]) => zone)).toEqual(TIMEZONE_VALUES);
});

describe.each(UTC_OFFSETS)('%s', (zone, january, july) => {
  test.each([
    ['2027-01-15', january, 'Friday, 15 January 2027'],
    ['2027-07-15', july, 'Thursday, 15 July 2027'],
  ])('on %s is %s', (date, offset, day) => {
    for (const time of ['00:00', '09:05', '15:30', '23:59']) {
      const instant = instantIn(zone, date, time);
      expect(instant).toEqual(new Date(`${date}T${time}:00${offset}`));
      expect(readInZone(zone, instant)).toBe(`${day}, ${time} (${zone})`);
    }
  });
});

test.each([
  // The United States: 14 March and 7 November 2027, at two.
  ['EST', '2027-03-14', '01:59', '2027-03-14T06:59Z'],
  ['EST', '2027-03-14', '03:00', '2027-03-14T07:00Z'],
  ['EST', '2027-11-07', '00:59', '2027-11-07T04:59Z'],
  ['EST', '2027-11-07', '02:00', '2027-11-07T07:00Z'],
  // The European Union: 28 March and 31 October 2027, at one in UTC.
  ['CET', '2027-03-28', '01:59', '2027-03-28T00:59Z'],
  ['CET', '2027-03-28', '03:00', '2027-03-28T01:00Z'],
  ['CET', '2027-10-31', '01:59', '2027-10-30T23:59Z'],
  ['CET', '2027-10-31', '03:00', '2027-10-31T02:00Z'],
  ['EET', '2027-03-28', '02:59', '2027-03-28T00:59Z'],
  ['EET', '2027-03-28', '04:00', '2027-03-28T01:00Z'],
  ['EET', '2027-10-31', '04:00', '2027-10-31T02:00Z'],
  // New South Wales: 4 April and 3 October 2027.
  ['AEST', '2027-04-04', '01:59', '2027-04-03T14:59Z'],
  ['AEST', '2027-04-04', '03:00', '2027-04-03T17:00Z'],
  ['AEST', '2027-10-03', '01:59', '2027-10-02T15:59Z'],
  ['AEST', '2027-10-03', '03:00', '2027-10-02T16:00Z'],
] as const)('%s next to a clock change: %s %s is %s', (zone, date, time, instant) => {
  expect(instantIn(zone, date, time)).toEqual(new Date(instant));
});

test.each([
  ['EST', '2027-03-14', '02:30', '2027-03-14T07:30Z', '03:30'],
  ['CST', '2027-03-14', '02:30', '2027-03-14T08:30Z', '03:30'],
  ['MST', '2027-03-14', '02:30', '2027-03-14T09:30Z', '03:30'],
  ['PST', '2027-03-14', '02:30', '2027-03-14T10:30Z', '03:30'],
  ['CET', '2027-03-28', '02:30', '2027-03-28T01:30Z', '03:30'],
  ['EET', '2027-03-28', '03:30', '2027-03-28T01:30Z', '04:30'],
  ['AEST', '2027-10-03', '02:30', '2027-10-02T16:30Z', '03:30'],
] as const)('in %s no clock shows %s %s: it is %s, shown as %s', (zone, date, time, instant, told) => {
  expect(instantIn(zone, date, time)).toEqual(new Date(instant));
  expect(readInZone(zone, new Date(instant))).toContain(`, ${told} (`);
});

test.each([
  ['EST', '2027-11-07', '01:30', '2027-11-07T05:30Z'],
  ['CST', '2027-11-07', '01:30', '2027-11-07T06:30Z'],
  ['MST', '2027-11-07', '01:30', '2027-11-07T07:30Z'],
  ['PST', '2027-11-07', '01:30', '2027-11-07T08:30Z'],
  ['CET', '2027-10-31', '02:30', '2027-10-31T00:30Z'],
  ['EET', '2027-10-31', '03:30', '2027-10-31T00:30Z'],
  ['AEST', '2027-04-04', '02:30', '2027-04-03T15:30Z'],
] as const)('in %s the clocks show %s %s twice: it is the first, %s', (zone, date, time, instant) => {
  expect(instantIn(zone, date, time)).toEqual(new Date(instant));
});

test('zones without clock changes ignore the changes of others', () => {
  for (const date of ['2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07']) {
    expect(instantIn('IST', date, '02:30')).toEqual(new Date(`${date}T02:30:00+05:30`));
    expect(instantIn('JST', date, '02:30')).toEqual(new Date(`${date}T02:30:00+09:00`));
    expect(instantIn('GMT', date, '01:30')).toEqual(new Date(`${date}T01:30:00Z`));
  }
});

test('a date or time that does not exist is refused', () => {
  expect(() => instantIn('CET', '2027-02-30', '10:00')).toThrow(RangeError);
  expect(() => instantIn('CET', '2027-02-28', '24:30')).toThrow(RangeError);
});

test('the team reads a time in the zone of its machine, which is named', () => {
  const instant = new Date('2027-07-15T12:34:00Z');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hour = String(instant.getHours()).padStart(2, '0');
  const minute = String(instant.getMinutes()).padStart(2, '0');
  expect(readHere(instant)).toMatch(new RegExp(`day, 1[456] July 2027, ${hour}:${minute} \\(${zone}\\)$`));
});
