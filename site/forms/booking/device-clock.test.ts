import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import {
  formatForVisitor,
  formatHere,
  instantIn,
  TIMEZONES,
  wallTimeHere,
  wallTimeIn,
  zoneHere,
} from '#leads/time-zones.ts';
import { zoneForDevice } from './booking-time.ts';
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
])('15:30 GMT is shown to a device in %s as %o, then %s', (zone, first, second) => {
  expect(toldByClocks(zone, 'GMT', ASKED, '24h')).toEqual([first, { ...DAY, time: second }]);
});

test('without a device zone, a 12-hour time is shown in the form’s zone alone', () => {
  expect(toldByClocks(undefined, 'GMT', ASKED, '12h')).toEqual([{ ...DAY, time: '3:30 PM, GMT' }]);
});

/** The zones that the form preselects in January and in July. GMT stands in for devices that match no form zone. */
const PRESELECTED = {
  'Europe/Vienna': ['CET', 'CET'],
  'Europe/London': ['GMT', 'GMT'],
  'Europe/Helsinki': ['EET', 'EET'],
  'Africa/Lagos': ['CET', 'GMT'],
  'America/New_York': ['EST', 'EST'],
  'America/Phoenix': ['MST', 'PST'],
  'America/Sao_Paulo': ['GMT', 'GMT'],
  'Asia/Kathmandu': ['GMT', 'GMT'],
  'Asia/Tokyo': ['JST', 'JST'],
  'Australia/Brisbane': ['GMT', 'AEST'],
};

test.each(Object.entries(PRESELECTED))(
  'a time picked in %s is shown, stored and read as the same instant',
  (device, zones) => {
    for (const [half, month] of ['01', '07'].entries())
      for (const hour of ['09:00', '16:30']) {
        const at = new Date(`2027-${month}-15T${hour}Z`);
        const zone = zoneForDevice(device, at);
        expect(zone, month).toBe(zones[half]);
        const stored = wallTimeIn(zone, at);
        const [said, second] = toldByClocks(device, zone, stored, '24h');
        const [time = '', place] = said.time.split(' in ');
        expect(place).toBe(device.replace(/.*\//, '').replaceAll('_', ' '));
        expect(instantBy(device, said.date, time)).toBe(Number(at));
        expect(second?.time).toContain(`${stored.time}, ${zone}`);
        const region = TIMEZONES.find(({ value }) => value === zone)?.zone ?? '';
        expect(instantBy(region, stored.date, stored.time)).toBe(Number(at));
        const start = instantIn(zone, stored.date, stored.time);
        expect(formatForVisitor(zone, device, start)[0]).toContain(`${time} (${place})`);
        // The team sees the time in the call hours' zone.
        const here = wallTimeHere(start);
        expect(instantBy(zoneHere(), here.date, here.time)).toBe(Number(at));
        expect(formatHere(start)).toContain(`, ${here.time} (`);
      }
  },
);

function instantBy(zone: string, date: string, time: string): number {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds;
}
