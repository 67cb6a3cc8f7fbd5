import { expect, test } from 'vitest';
import { toldOnDevice } from './device-clock.ts';

const ASKED = { date: '2026-12-01', time: '15:30' };

test.each([
  ['Europe/Berlin', 'that is 16:30 where you are'],
  ['Asia/Katmandu', 'that is 21:15 where you are'],
  ['Pacific/Auckland', 'that is 04:30 where you are, on Wednesday 2 December 2026'],
])('15:30 GMT is told to a device in %s: %s', (zone, told) => {
  expect(toldOnDevice(zone, 'GMT', ASKED, '24h')).toBe(told);
});

test('a twelve-hour clock is told as one', () => {
  expect(toldOnDevice('Europe/Berlin', 'GMT', ASKED, '12h')).toBe('that is 4:30 PM where you are');
});
