import { expect, test } from 'vitest';
import { CALL_HOURS, type CallHours } from '#content/call-hours.ts';
import { freeTimes, isWithinHours } from './free-times.ts';

const WEEK = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

function hours(changes: Partial<CallHours>): CallHours {
  const defaults = { zone: 'UTC', week: WEEK, stepMinutes: 30, noticeHours: 0, daysAhead: 0, closedDays: [] };
  return { ...defaults, sample: false, ...changes };
}

function everyDay(from: string, to: string): CallHours['week'] {
  const day = [{ from, to }];
  return {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  };
}

function free(hours: CallHours, now: string, taken: [string, string][] = [], minutes = 15): string[] {
  const spans = taken.map(([start, end]) => ({ start: new Date(start), end: new Date(end) }));
  return freeTimes(hours, minutes, new Date(now), spans).map((start) =>
    start.toISOString().replace(':00.000Z', 'Z'),
  );
}

test('the hours that come with the site are offered from the next day to two weeks ahead', () => {
  // A Tuesday.
  const times = CALL_HOURS ? free(CALL_HOURS, '2026-12-01T10:10Z') : [];
  expect(times).toHaveLength(13 + 9 * 16);
  expect(times[0]).toBe('2026-12-02T10:30Z');
  expect(times.at(-1)).toBe('2026-12-15T16:30Z');
});

test('a call ends within the hours, and steps count from their start', () => {
  expect(
    free(hours({ week: everyDay('09:10', '10:45'), stepMinutes: 25 }), '2026-12-01T00:00Z', [], 20),
  ).toEqual(['2026-12-01T09:10Z', '2026-12-01T09:35Z', '2026-12-01T10:00Z', '2026-12-01T10:25Z']);
});

test('a taken span takes each call that it touches, and none that ends or starts with it', () => {
  const day = hours({ week: everyDay('09:00', '11:00'), stepMinutes: 15 });
  expect(
    free(day, '2026-12-01T09:00Z', [
      ['2026-12-01T10:00Z', '2026-12-01T10:15Z'],
      ['2026-12-01T10:20Z', '2026-12-01T10:50Z'],
      ['2026-12-01T09:15Z', '2026-12-01T09:15Z'],
    ]),
  ).toEqual(['2026-12-01T09:00Z', '2026-12-01T09:15Z', '2026-12-01T09:30Z', '2026-12-01T09:45Z']);
});

test('a time is within the hours from their start until just before their end, but on no closed day', () => {
  const night = hours({ week: everyDay('22:00', '02:00'), closedDays: ['2026-12-03'] });
  const within = (instant: string) => isWithinHours(night, new Date(instant));
  expect(within('2026-12-01T22:00Z')).toBe(true);
  expect(within('2026-12-02T01:59Z')).toBe(true);
  expect(within('2026-12-02T02:00Z')).toBe(false);
  expect(within('2026-12-02T23:59Z')).toBe(true);
  expect(within('2026-12-03T00:00Z')).toBe(false);
});

test.each([
  // The clock in Berlin goes from two to three on 28 March 2027, and from three to two on 31 October.
  [
    'skips an hour',
    'Europe/Berlin',
    ['2027-03-28', '01:00', '04:00'],
    ['2027-03-28T00:00Z', '2027-03-28T00:30Z', '2027-03-28T01:00Z', '2027-03-28T01:30Z'],
  ],
  [
    'has an hour twice, of which the first counts',
    'Europe/Berlin',
    ['2027-10-31', '01:30', '03:30'],
    ['2027-10-30T23:30Z', '2027-10-31T00:00Z', '2027-10-31T00:30Z', '2027-10-31T02:00Z'],
  ],
  [
    'ends within the hour that is skipped',
    'America/New_York',
    ['2027-03-14', '01:30', '02:30'],
    ['2027-03-14T06:30Z'],
  ],
  [
    'starts within the hour that is skipped',
    'America/New_York',
    ['2027-03-14', '02:30', '03:30'],
    ['2027-03-14T07:00Z'],
  ],
  // Half an hour is skipped at two on 3 October, and comes twice on 4 April.
  [
    'skips half an hour',
    'Australia/Lord_Howe',
    ['2027-10-03', '01:30', '03:00'],
    ['2027-10-02T15:00Z', '2027-10-02T15:30Z'],
  ],
  [
    'has half an hour twice',
    'Australia/Lord_Howe',
    ['2027-04-04', '01:00', '02:30'],
    ['2027-04-03T14:00Z', '2027-04-03T14:30Z', '2027-04-03T15:30Z'],
  ],
  [
    'is a quarter of an hour off',
    'Asia/Kathmandu',
    ['2027-04-04', '09:00', '10:00'],
    ['2027-04-04T03:15Z', '2027-04-04T03:45Z'],
  ],
  // Samoa had no 30 December 2011.
  ['has no such day', 'Pacific/Apia', ['2011-12-30', '09:00', '17:00'], []],
  [
    'has no next day',
    'Pacific/Apia',
    ['2011-12-29', '23:00', '00:30'],
    ['2011-12-30T09:00Z', '2011-12-30T09:30Z'],
  ],
  // Midnight is skipped in Beirut on 28 March 2027.
  [
    'skips midnight',
    'Asia/Beirut',
    ['2027-03-27', '23:00', '01:30'],
    ['2027-03-27T21:00Z', '2027-03-27T21:30Z', '2027-03-27T22:00Z'],
  ],
] as const)('a day whose clock %s, in %s', (_what, zone, [date, from, to], expected) => {
  const weekday = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase();
  const week = { ...WEEK, [weekday]: [{ from, to }] };
  const dayBefore = new Date(Date.parse(date) - 12 * 60 * 60 * 1000).toISOString();
  expect(free(hours({ zone, week, daysAhead: 2 }), dayBefore)).toEqual(expected);
});

test('hours that begin the evening before count today, and end with the last day that is offered', () => {
  const night = hours({ week: everyDay('23:00', '01:00'), daysAhead: 1 });
  expect(free(night, '2026-12-01T00:15Z')).toEqual([
    '2026-12-01T00:30Z',
    '2026-12-01T23:00Z',
    '2026-12-01T23:30Z',
    '2026-12-02T00:00Z',
    '2026-12-02T00:30Z',
    '2026-12-02T23:00Z',
    '2026-12-02T23:30Z',
  ]);
});

test('no call touches a closed day, from midnight to midnight by the clock of the hours', () => {
  const always = hours({
    zone: 'Europe/Berlin',
    week: everyDay('00:00', '00:00'),
    stepMinutes: 360,
    daysAhead: 2,
    closedDays: ['2026-12-02'],
  });
  expect(free(always, '2026-12-01T11:00Z', [], 400)).toEqual([
    '2026-12-01T11:00Z',
    '2026-12-02T23:00Z',
    '2026-12-03T05:00Z',
    '2026-12-03T11:00Z',
  ]);
});

test('notice is time that passes, also over a change of the clock', () => {
  const berlin = hours({
    zone: 'Europe/Berlin',
    week: everyDay('09:00', '10:00'),
    noticeHours: 24,
    daysAhead: 2,
  });
  expect(free(berlin, '2027-03-27T08:00Z')).toEqual(['2027-03-29T07:00Z', '2027-03-29T07:30Z']);
});

test('hours that overlap offer no start twice', () => {
  const monday = [
    { from: '09:00', to: '10:00' },
    { from: '09:30', to: '10:30' },
  ];
  expect(free(hours({ week: { ...WEEK, monday } }), '2026-11-30T00:00Z')).toEqual([
    '2026-11-30T09:00Z',
    '2026-11-30T09:30Z',
    '2026-11-30T10:00Z',
  ]);
});
