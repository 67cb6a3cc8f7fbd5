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
