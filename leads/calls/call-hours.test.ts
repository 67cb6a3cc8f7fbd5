import { expect, test } from 'vitest';
import { CALL_HOURS, type CallHours } from '#content/call-hours.ts';
import { callAt, callHours, holdEnd } from './call-hours.ts';

test('the call hours in content/ are valid, and null is valid too', () => {
  expect(callHours()).toBe(CALL_HOURS);
  expect(callHours(null)).toBeNull();
});

test.each<[Partial<CallHours>, string]>([
  [{ zone: 'London' }, 'zone "London" is not a time zone'],
  [{ closedDays: ['2026-12-25', '2027-02-29'] }, 'closedDays has "2027-02-29", which is not a date'],
  [{ stepMinutes: 0 }, 'stepMinutes takes a whole number from 5 to 1440'],
  [{ noticeHours: -1 }, 'noticeHours takes a number from 0 to 8760'],
  [{ noticeHours: Number.NaN }, 'noticeHours takes'],
  [{ noticeHours: 8761 }, 'noticeHours takes'],
  [{ daysAhead: 1000 }, 'daysAhead takes a whole number from 0 to 366'],
])('%o is refused at startup', (change, problem) => {
  expect(CALL_HOURS).not.toBeNull();
  const hours = { ...(CALL_HOURS as CallHours), ...change };
  expect(() => callHours(hours)).toThrow(`content/call-hours.ts: ${problem}`);
});

test.each([
  { stepMinutes: 5, noticeHours: 0, daysAhead: 0 },
  { stepMinutes: 1440, noticeHours: 8760, daysAhead: 366 },
])('%o is valid', (change) => {
  expect(callHours({ ...(CALL_HOURS as CallHours), ...change })).toMatchObject(change);
});

test.each(['9:00', '109:00', '09:000', '29:00'])('the error about the time %j names the weekday', (from) => {
  const { week, ...rest } = CALL_HOURS as CallHours;
  expect(() => callHours({ ...rest, week: { ...week, friday: [{ from, to: '17:00' }] } })).toThrow(
    `content/call-hours.ts: friday has "${from}", which is not a time such as '09:00'`,
  );
});

test('a call takes as long as the terms say', () => {
  const start = new Date('2026-12-01T09:50:00Z');
  expect(callAt(start)).toEqual({ start, end: new Date('2026-12-01T10:05:00Z') });
});

test('a hold ends at the minimum notice, but no earlier than halfway from now to the call', () => {
  const notice = (CALL_HOURS?.noticeHours ?? 0) * 3_600_000;
  const end = (start: number) => Date.parse(holdEnd(new Date(start), new Date(notice)));
  expect([end(4 * notice), end(2 * notice)]).toEqual([3 * notice, 1.5 * notice]);
});
