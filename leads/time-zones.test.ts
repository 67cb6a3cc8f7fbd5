import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { UTC_OFFSETS } from '../tests/utc-offsets.ts';
import {
  formZoneLike,
  instantAt,
  instantIn,
  readHere,
  readInZone,
  readOnDevice,
  wallTimeAt,
} from './time-zones.ts';
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

test('every zone agrees with Temporal, next to each of its clock changes and anywhere else', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const agree = (zone: string, local: Temporal.PlainDateTime) => {
    const [date = '', time = ''] = [local.toPlainDate().toString(), local.toString().slice(11, 16)];
    const expected = local.toZonedDateTime(zone).epochMilliseconds;
    expect(instantAt(zone, date, time).getTime(), `${zone} ${date} ${time}`).toBe(expected);
    const shown = Temporal.Instant.fromEpochMilliseconds(expected).toZonedDateTimeISO(zone);
    expect(wallTimeAt(zone, new Date(expected))).toEqual({
      date: shown.toPlainDate().toString(),
      time: shown.toPlainTime().toString().slice(0, 5),
    });
  };
  for (const zone of zones) {
    let change = Temporal.ZonedDateTime.from('2026-11-22T00:00[UTC]').withTimeZone(zone);
    for (let changes = 0; changes < 4; changes += 1) {
      const next = change.getTimeZoneTransition('next');
      if (!next || next.year > 2030) break;
      change = next;
      for (const minutes of [-90, -60, -31, -1, 0, 1, 30, 59, 60, 90]) {
        agree(zone, change.toPlainDateTime().add({ minutes }));
      }
    }
  }
  const minutes = fc.integer({ min: 0, max: 20 * 365 * 24 * 60 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, (zone, minutes) =>
      agree(zone, Temporal.PlainDateTime.from('2026-01-01T00:00').add({ minutes })),
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ['Europe/Berlin', '2026-12-01', '15:30', 'CET'],
  ['Europe/Berlin', '2026-07-01', '15:30', 'CET'],
  ['Europe/London', '2026-12-01', '15:30', 'GMT'],
  ['Europe/London', '2026-07-01', '15:30', undefined],
  // Arizona has no summer time: Denver's clock in winter, that of Los Angeles in summer.
  ['America/Phoenix', '2026-12-01', '15:30', 'MST'],
  ['America/Phoenix', '2026-07-01', '15:30', 'PST'],
  // Between the changes of New York and Berlin, 8 to 29 March.
  ['America/New_York', '2026-03-20', '15:30', 'EST'],
  ['Asia/Katmandu', '2026-12-01', '15:30', undefined],
  ['Pacific/Auckland', '2026-12-01', '15:30', undefined],
  ['Africa/Johannesburg', '2026-12-01', '15:30', 'EET'],
  ['Africa/Johannesburg', '2026-07-01', '15:30', 'CET'],
] as const)('the option with the clock of %s on %s at %s is %s', (zone, date, time, option) => {
  expect(formZoneLike(zone, { date, time }, 'GMT')).toBe(option);
});

test('of options with the same clock the first named one counts', () => {
  expect(formZoneLike('Etc/UTC', { date: '2026-12-01', time: '15:30' }, 'UTC')).toBe('UTC');
  expect(formZoneLike('Etc/UTC', { date: '2026-12-01', time: '15:30' }, 'CET')).toBe('GMT');
});

test.each([
  ['Europe/Berlin', 'GMT', '2026-12-01', '15:30', '16:30'],
  ['Europe/Berlin', 'CET', '2026-12-01', '15:30', '15:30'],
  ['Europe/London', 'GMT', '2026-07-01', '15:30', '16:30'],
  ['Asia/Katmandu', 'GMT', '2026-12-01', '15:30', '21:15'],
  ['Pacific/Auckland', 'GMT', '2026-12-01', '15:30', 'Wednesday, 2 December 2026, 04:30'],
  ['America/Los_Angeles', 'JST', '2026-12-01', '09:00', 'Monday, 30 November 2026, 16:00'],
] as const)('a device in %s reads a booking of %s %s %s as %s', (device, zone, date, time, told) => {
  expect(readOnDevice(device, zone, instantIn(zone, date, time))).toBe(
    `${told} by the clock of the device that booked`,
  );
});
