import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { CallHours } from '#content/call-hours.ts';
import { busySpans } from '#leads/calendar/busy-spans.ts';
import { windowOf } from '#leads/calendar/read-calendar.ts';
import { offeredTimes, withoutTaken } from '#leads/calls/free-times.ts';
import { DAY_MS } from '#leads/durations.ts';
import { offsetAt } from '#leads/time-zones.ts';
import { FULL } from '../full.ts';
import { generateCalendar, pick, type Random, seeded } from '../generated-calendars.ts';

/** Zones with ordinary and unusual clock changes: by half an hour, by two hours, at midnight, or none. */
const ZONES = [
  ...['Europe/London', 'Europe/Dublin', 'Europe/Berlin', 'Europe/Athens', 'Atlantic/Azores', 'America/Nuuk'],
  ...['America/New_York', 'America/Los_Angeles', 'America/Chicago', 'America/St_Johns', 'America/Havana'],
  ...['America/Santiago', 'Pacific/Easter', 'America/Sao_Paulo', 'America/Phoenix', 'Pacific/Honolulu'],
  ...['Africa/Cairo', 'Asia/Jerusalem', 'Asia/Beirut', 'Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Tokyo'],
  ...['Australia/Sydney', 'Australia/Adelaide', 'Australia/Lord_Howe', 'Australia/Eucla', 'Pacific/Auckland'],
  ...['Pacific/Chatham', 'Pacific/Apia', 'Antarctica/Troll'],
];

const CALENDARS = 200;

const hasOracle = spawnSync('python3', ['-c', 'import dateutil.rrule, zoneinfo']).status === 0;

test.skipIf(!hasOracle)('free times equal those that Python computes', FULL, () => {
  const random = seeded(17);
  const cases = Array.from({ length: CALENDARS }, (_, index) => {
    const zone = ZONES[index % ZONES.length] ?? 'UTC';
    const changes = changesOf(zone, 2027);
    // Alternate between the first and the second clock change of the year.
    const change = changes[Math.floor(index / ZONES.length) % 2] ?? Date.parse('2027-05-05T05:00Z');
    const now = change - pick(random, [1, 2, 5]) * DAY_MS - Math.floor(random() * 86_400) * 1000;
    const calendar = generateCalendar(random, now, ZONES);
    return { ...calendar, now, hours: hoursIn(random, zone, now), minutes: pick(random, [15, 40]) };
  });
  const input = cases.map(({ events, now, hours, minutes }) => {
    return { events, now: new Date(now).toISOString().slice(0, 19).concat('Z'), hours, minutes };
  });
  const output = execFileSync('python3', ['tests/free-times-oracle.py'], {
    input: JSON.stringify(input),
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  });
  const expected: string[][] = JSON.parse(output);

  const wrong: string[] = [];
  let offered = 0;
  let lost = 0;
  for (const [index, { feed, now, hours, minutes }] of cases.entries()) {
    const { busy, unread } = busySpans(feed, hours.zone, windowOf(hours.daysAhead, now));
    const at = new Date(now);
    const times = offeredTimes(hours, minutes, at);
    const free = withoutTaken(times, minutes, busy).map((start) => `${start.toISOString().slice(0, 16)}Z`);
    const right = new Set(expected[index]);
    offered += free.length;
    lost += times.length - free.length;
    if (Object.keys(unread).length > 0) wrong.push(`${index}: ${JSON.stringify(unread)}`);
    for (const start of free) if (!right.has(start)) wrong.push(`${index} ${hours.zone}: ${start} is busy`);
    for (const start of right.difference(new Set(free)))
      wrong.push(`${index} ${hours.zone}: ${start} is missing`);
  }
  expect(wrong).toEqual([]);
  expect(offered).toBeGreaterThan(10_000);
  expect(lost).toBeGreaterThan(10_000);
});

/** Returns the clock changes of a zone in a year, as epoch ms rounded to the minute. */
function changesOf(zone: string, year: number): number[] {
  const changes: number[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY_MS) {
    if (offsetAt(zone, day) === offsetAt(zone, day + DAY_MS)) continue;
    let [before, after] = [day, day + DAY_MS];
    while (after - before > 60_000) {
      const middle = (before + after) / 2;
      if (offsetAt(zone, middle) === offsetAt(zone, day)) before = middle;
      else after = middle;
    }
    changes.push(after);
  }
  return changes;
}

function hoursIn(random: Random, zone: string, now: number): CallHours {
  const open = (...hours: [from: string, to: string][]) => hours.map(([from, to]) => ({ from, to }));
  const night = open(['01:10', '02:20']);
  const days = [open(['09:00', '17:00']), open(['08:30', '12:10'], ['13:00', '18:00']), night, []];
  const [always, late] = [open(['00:00', '00:00']), open(['21:30', '03:30'])];
  const day = () => pick(random, [...days, always, late]);
  return {
    zone,
    week: {
      ...{ monday: day(), tuesday: day(), wednesday: day(), thursday: day(), friday: day(), saturday: day() },
      // Stay open in the small hours of Sunday, when most clocks change.
      sunday: pick(random, [always, night]),
    },
    stepMinutes: pick(random, [5, 15, 20, 25, 30, 45]),
    noticeHours: pick(random, [0, 3, 24]),
    daysAhead: pick(random, [7, 10, 14]),
    closedDays: [new Date(now + 6 * DAY_MS).toISOString().slice(0, 10)],
    sample: false,
  };
}
