import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, onTestFinished, TestRunner, test, vi } from 'vitest';
import { CALL_HOURS } from '#content/call-hours.ts';
import {
  addDays,
  formatDay,
  formatForVisitor,
  formatHere,
  formZoneLike,
  instantAt,
  instantHere,
  instantIn,
  machineZone,
  placeOf,
  TIMEZONE_VALUES,
  wallTimeAt,
  wallTimeHere,
  wallTimeIn,
} from './time-zones.ts';

/** The UTC offset of each zone in the form, in January and in July. Taken from legislation, not computed. */
const UTC_OFFSETS = [
  ['GMT', '+00:00', '+00:00'],
  ['UTC', '+00:00', '+00:00'],
  ['EST', '-05:00', '-04:00'],
  ['CST', '-06:00', '-05:00'],
  ['MST', '-07:00', '-06:00'],
  ['PST', '-08:00', '-07:00'],
  ['CET', '+01:00', '+02:00'],
  ['EET', '+02:00', '+03:00'],
  ['IST', '+05:30', '+05:30'],
  ['JST', '+09:00', '+09:00'],
  ['AEST', '+11:00', '+10:00'],
] as const;

test('the table has every zone of the form', () => {
  expect(UTC_OFFSETS.map(([zone]) => zone)).toEqual(TIMEZONE_VALUES);
});

describe.each(UTC_OFFSETS)('%s', (zone, january, july) => {
  test.each([
    ['2027-01-15', january, 'Friday, 15 January 2027'],
    ['2027-07-15', july, 'Thursday, 15 July 2027'],
  ])('on %s has the UTC offset %s', (date, offset, day) => {
    for (const time of ['00:00', '09:05', '15:30', '23:59']) {
      const instant = instantIn(zone, date, time);
      expect(instant).toEqual(new Date(`${date}T${time}:00${offset}`));
      expect(formatForVisitor(zone, undefined, instant)).toEqual([`${day}, ${time} (${zone})`]);
      expect(wallTimeIn(zone, instant)).toEqual({ date, time });
    }
  });
});

test.each([
  ['2027-03-14', '02:30', '2027-03-14T07:30Z', '03:30'],
  ['2027-11-07', '01:30', '2027-11-07T05:30Z', '01:30'],
])('on %s a skipped time moves on, and a repeated time means the first', (date, time, instant, told) => {
  expect(instantIn('EST', date, time)).toEqual(new Date(instant));
  expect(formatForVisitor('EST', null, new Date(instant))[0]).toContain(`, ${told} (`);
});

test('a date or time that does not exist is rejected', () => {
  expect(() => instantIn('CET', '2027-02-30', '10:00')).toThrow('There is no 2027-02-30 10:00');
  expect(() => instantIn('CET', '2027-02-28', '24:30')).toThrow(RangeError);
});

test('our own clock is in the zone of the call hours, not in the machine’s zone', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  onTestFinished(() => void vi.unstubAllEnvs());
  const zone = CALL_HOURS?.zone ?? 'Asia/Tokyo';
  const { epochMilliseconds } = Temporal.PlainDateTime.from('2026-12-01T15:30').toZonedDateTime(zone);
  const instant = new Date(epochMilliseconds);
  expect(instantHere('2026-12-01', '15:30')).toEqual(instant);
  expect(wallTimeHere(instant)).toEqual({ date: '2026-12-01', time: '15:30' });
  expect(formatHere(instant)).toBe(`Tuesday, 1 December 2026, 15:30 (${placeOf(zone)})`);
  expect(machineZone()).toBe(Temporal.Now.timeZoneId());
});

test('the second occurrence of a repeated time is marked', () => {
  const [first, second] = [5, 6].map((hour) => new Date(`2027-11-07T0${hour}:30:20Z`));
  expect(formatForVisitor('EST', undefined, first ?? new Date())[0]).toMatch(/, 01:30 \(EST\)$/);
  expect(formatForVisitor('EST', undefined, second ?? new Date())[0]).toMatch(
    /, 01:30, for the second time \(EST\)$/,
  );
});

/** Only the full run checks all zones; `npm test` checks every fourth. */
const isFull = TestRunner.matchesTags(['full']);

test('every zone agrees with Temporal, near each of its clock changes and at other times', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((_, index) => isFull || index % 4 === 0);
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
  // An offset with seconds, which Monrovia used until 1972.
  agree('Africa/Monrovia', Temporal.PlainDateTime.from('1970-01-01T12:00'));
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
    { numRuns: isFull ? 2000 : 500 },
  );
});

test.each([
  ['Europe/Berlin', 'CET', 'GMT', 'Tuesday, 1 December 2026, 16:30 (Berlin)'],
  ['Asia/Katmandu', undefined, 'GMT', 'Tuesday, 1 December 2026, 21:15 (Kathmandu)'],
  ['America/Los_Angeles', 'PST', 'JST', 'Monday, 30 November 2026, 22:30 (Los Angeles)'],
] as const)('a device in %s matches the zone %s and shows 15:30 %s as %s', (device, like, zone, told) => {
  const instant = instantIn(zone, '2026-12-01', '15:30');
  const chosen = `Tuesday, 1 December 2026, 15:30 (${zone})`;
  expect(formZoneLike(device, instant)).toBe(like);
  expect(formatForVisitor(zone, device, instant)).toEqual([told, chosen]);
});

test.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Asia/Katmandu', 'Kathmandu'],
  ['Asia/Calcutta', 'Kolkata'],
  ['Europe/Kiev', 'Kyiv'],
  ['Asia/Rangoon', 'Yangon'],
  ['Asia/Saigon', 'Ho Chi Minh City'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'UTC-5'],
  ['Etc/GMT-12', 'UTC+12'],
])('%s has the place name %s', (zone, place) => {
  expect(placeOf(zone)).toBe(place);
});

test('a day has no comma, although older browsers write one', () => {
  const older = vi.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('Tuesday, 1 December');
  onTestFinished(() => older.mockRestore());
  expect(formatDay('2026-12-01')).toBe('Tuesday 1 December');
});

test('days are counted and named in the same way in every time zone', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2027-01-02', -3)).toBe('2026-12-30');
  expect(formatDay('2026-12-01')).toBe('Tuesday 1 December');
});
