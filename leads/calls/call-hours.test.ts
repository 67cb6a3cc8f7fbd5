import { expect, test } from 'vitest';
import { CALL_HOURS, type CallHours } from '#content/call-hours.ts';
import { callHours } from './call-hours.ts';

test('the hours that come with the site make sense, and so do none', () => {
  expect(callHours()).toBe(CALL_HOURS);
  expect(callHours(null)).toBeNull();
});

test.each<[Partial<CallHours>, string]>([
  [{ zone: 'London' }, 'zone "London" is no time zone'],
  [{ closedDays: ['2026-12-25', '2027-02-29'] }, 'closedDays has "2027-02-29", which is no date'],
  [{ stepMinutes: 0 }, 'stepMinutes takes a whole number from 5 to 1440'],
  [{ noticeHours: -1 }, 'noticeHours takes a number from 0 to 8760'],
  [{ noticeHours: Number.NaN }, 'noticeHours takes'],
  [{ daysAhead: 1000 }, 'daysAhead takes a whole number from 0 to 366'],
])('%o stops the start', (change, problem) => {
  expect(CALL_HOURS).not.toBeNull();
  const hours = { ...(CALL_HOURS as CallHours), ...change };
  expect(() => callHours(hours)).toThrow(`content/call-hours.ts: ${problem}`);
});

test('a time of day that is none is named with its day', () => {
  const { week, ...rest } = CALL_HOURS as CallHours;
  const friday = [{ from: '9:00', to: '17:00' }];
  expect(() => callHours({ ...rest, week: { ...week, friday } })).toThrow(
    'content/call-hours.ts: friday has "9:00", which is no time such as \'09:00\'',
  );
});
