import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { ruleStarts } from './rule-starts.ts';

const ALL = { from: Date.UTC(1990, 0, 1), to: Date.UTC(2040, 0, 1) };

function starts(rule: string, start: string): string[] {
  const found = ruleStarts(ICAL.Recur.fromString(rule), Date.parse(`${start}Z`), ALL);
  return found.map((wall) => new Date(wall).toISOString().slice(0, 16));
}

/** The examples of RFC 5545 section 3.8.5.3 that have few dates, and rules that Google, Outlook and Apple write. */
test.each([
  ['DAILY;INTERVAL=10;COUNT=3', '1997-09-02', '1997-09-02 1997-09-12 1997-09-22'],
  [
    'WEEKLY;INTERVAL=2;COUNT=4;WKST=SU;BYDAY=TU,TH',
    '1997-09-02',
    '1997-09-02 1997-09-04 1997-09-16 1997-09-18',
  ],
  [
    'WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    '1997-08-05',
    '1997-08-05 1997-08-10 1997-08-19 1997-08-24',
  ],
  [
    'WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    '1997-08-05',
    '1997-08-05 1997-08-17 1997-08-19 1997-08-31',
  ],
  ['MONTHLY;COUNT=3;BYDAY=-2MO', '1997-09-22', '1997-09-22 1997-10-20 1997-11-17'],
  ['MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU', '1997-09-07', '1997-09-07 1997-09-28 1997-11-02 1997-11-30'],
  ['MONTHLY;COUNT=3;BYMONTHDAY=-3', '1997-09-28', '1997-09-28 1997-10-29 1997-11-28'],
  ['MONTHLY;INTERVAL=18;COUNT=3;BYMONTHDAY=10,11', '1997-09-10', '1997-09-10 1997-09-11 1999-03-10'],
  ['MONTHLY;COUNT=2;BYDAY=FR;BYMONTHDAY=13', '1997-09-02', '1998-02-13 1998-03-13'],
  ['MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', '1997-09-04 1997-10-07 1997-11-06'],
  ['MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29', '1997-09-29 1997-10-30 1997-11-27'],
  ['MONTHLY;COUNT=3;BYDAY=1TU,FR', '2026-11-01', '2026-11-03 2026-11-06 2026-11-13'],
  ['MONTHLY;COUNT=3;BYMONTHDAY=31', '2026-01-31', '2026-01-31 2026-03-31 2026-05-31'],
  ['MONTHLY;COUNT=3;BYMONTH=3,1', '2026-01-15', '2026-01-15 2026-03-15 2027-01-15'],
  ['MONTHLY;INTERVAL=3;COUNT=2;BYMONTH=3,1', '2026-01-15', '2026-01-15 2027-01-15'],
  ['YEARLY;COUNT=3;BYMONTH=6,7', '1997-06-10', '1997-06-10 1997-07-10 1998-06-10'],
  [
    'YEARLY;INTERVAL=3;COUNT=4;BYYEARDAY=1,100,200',
    '1997-01-01',
    '1997-01-01 1997-04-10 1997-07-19 2000-01-01',
  ],
  ['YEARLY;COUNT=2;BYDAY=20MO', '1997-05-19', '1997-05-19 1998-05-18'],
  ['YEARLY;INTERVAL=2;COUNT=2;BYMONTH=11;BYDAY=4TH', '2026-11-26', '2026-11-26 2028-11-23'],
  [
    'YEARLY;INTERVAL=4;COUNT=2;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11-05',
    '1996-11-05 2000-11-07',
  ],
  ['YEARLY;COUNT=2;BYMONTH=12,1;BYDAY=-1SU,1MO;BYSETPOS=-1', '2026-01-01', '2026-12-27 2027-12-26'],
  ['YEARLY;COUNT=2', '2024-02-29', '2024-02-29 2028-02-29'],
])('FREQ=%s from %s recurs on the right days', (rule, start, days) => {
  expect(starts(`FREQ=${rule}`, `${start}T09:00`)).toEqual(days.split(' ').map((day) => `${day}T09:00`));
});

test.each([
  ['HOURLY;INTERVAL=3;COUNT=3', ['09:00', '12:00', '15:00']],
  ['MINUTELY;INTERVAL=90;COUNT=3', ['09:00', '10:30', '12:00']],
  ['HOURLY;BYHOUR=9,11;BYMINUTE=0,30;COUNT=4', ['09:00', '09:30', '11:00', '11:30']],
  ['DAILY;BYHOUR=11,9;BYMINUTE=30;COUNT=2', ['09:30', '11:30']],
  ['DAILY;BYHOUR=9,11,13;BYSETPOS=-1;COUNT=1', ['13:00']],
])('FREQ=%s recurs at the right times of the day', (rule, times) => {
  expect(starts(`FREQ=${rule}`, '2026-12-01T09:00')).toEqual(times.map((time) => `2026-12-01T${time}`));
});
