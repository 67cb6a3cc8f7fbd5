import { expect, test } from 'vitest';
import { CALL_HOURS, type CallHours } from '#content/call-hours.ts';
import { freeTimes, isWithinHours } from './free-times.ts';

const WEEK = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

function hours(changes: Partial<CallHours>): CallHours {
  const defaults = { zone: 'UTC', week: WEEK, stepMinutes: 30, noticeHours: 0, daysAhead: 0, closedDays: [] };
  return { ...defaults, sample: false, ...changes };
}

function everyDay(from: string, to: string): CallHours['week'] {
  const days = Object.keys(WEEK).map((day) => [day, [{ from, to }]]);
  return Object.fromEntries(days) as CallHours['week'];
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

const [BERLIN, LORD_HOWE, APIA] = ['Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia'];

test.each([
  ['skips an hour', BERLIN, '2027-03-28 01:00-04:00', ['00:00', '00:30', '01:00', '01:30']],
  ['has an hour twice', BERLIN, '2027-10-31 01:30-03:30', ['23:30', '00:00', '00:30', '02:00']],
  ['ends within what is skipped', BERLIN, '2027-03-28 01:30-02:30', ['00:30']],
  ['starts within what is skipped', BERLIN, '2027-03-28 02:30-03:30', ['01:00']],
  // At two on 3 October; on 4 April it comes twice.
  ['skips half an hour', LORD_HOWE, '2027-10-03 01:30-03:00', ['15:00', '15:30']],
  ['has half an hour twice', LORD_HOWE, '2027-04-04 01:00-02:30', ['14:00', '14:30', '15:30']],
  // Samoa had no 30 December 2011.
  ['has no such day', APIA, '2011-12-30 09:00-17:00', []],
  ['has no next day', APIA, '2011-12-29 23:00-00:30', ['09:00', '09:30']],
  ['skips midnight', 'Asia/Beirut', '2027-03-27 23:00-01:30', ['21:00', '21:30', '22:00']],
])('a day whose clock %s, in %s, %s', (_what, zone, open, expected) => {
  const [date = '', from = '', to = ''] = open.split(/ |(?<=:\d\d)-/);
  const weekday = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase();
  const week = { ...WEEK, [weekday]: [{ from, to }] };
  const dayBefore = new Date(Date.parse(date) - 12 * 60 * 60 * 1000).toISOString();
  const times = free(hours({ zone, week, daysAhead: 2 }), dayBefore);
  expect(times.map((time) => time.slice(11, 16))).toEqual(expected);
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
