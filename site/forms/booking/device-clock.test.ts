import { expect, test } from 'vitest';
import { toldByClocks } from './device-clock.ts';

const ASKED = { date: '2026-12-01', time: '15:30' };
const DAY = { date: '2026-12-01' };

test.each([
  ['Europe/Berlin', { ...DAY, time: '16:30 in Berlin' }, '15:30, GMT'],
  ['Asia/Katmandu', { ...DAY, time: '21:15 in Kathmandu' }, '15:30, GMT'],
  [
    'Pacific/Auckland',
    { date: '2026-12-02', time: '04:30 in Auckland' },
    '15:30, GMT, on Tuesday 1 December 2026',
  ],
])('15:30 GMT is told to a device in %s as %o, then %s', (zone, first, second) => {
  expect(toldByClocks(zone, 'GMT', ASKED, '24h')).toEqual([first, { ...DAY, time: second }]);
});

test('a twelve-hour clock is told as one, and without the zone of the device that of the form alone', () => {
  expect(toldByClocks(undefined, 'GMT', ASKED, '12h')).toEqual([{ ...DAY, time: '3:30 PM, GMT' }]);
});
