import { expect, test } from 'vitest';
import type { CallHours } from '#content/call-hours.ts';
import { formatHours } from './format-hours.ts';
import { hoursInForm } from './hours-in-form.ts';

const DAY = [{ from: '09:00', to: '17:00' }];
const SPLIT = [
  { from: '09:00', to: '12:30' },
  { from: '14:00', to: '17:00' },
];

function hours(zone: string, week: Partial<CallHours['week']>): CallHours {
  const closed = {
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  };
  const rest = { stepMinutes: 30, noticeHours: 24, daysAhead: 14, closedDays: [], sample: false };
  return { zone, week: { ...closed, ...week }, ...rest };
}

test.each([
  [
    hours('GMT', { monday: DAY, tuesday: DAY, wednesday: DAY, thursday: DAY, friday: DAY }),
    'Monday to Friday, 09:00 to 17:00 GMT',
  ],
  [hours('Europe/London', { monday: DAY, tuesday: DAY }), 'Monday and Tuesday, 09:00 to 17:00 London time'],
  [
    hours('Etc/UTC', { monday: DAY, wednesday: DAY, friday: DAY }),
    'Monday, Wednesday and Friday, 09:00 to 17:00 UTC',
  ],
  [
    hours('America/New_York', { monday: DAY, tuesday: SPLIT, thursday: DAY, friday: DAY, saturday: DAY }),
    'Monday and Thursday to Saturday, 09:00 to 17:00; Tuesday, 09:00 to 12:30 and 14:00 to 17:00 New York time',
  ],
])('days with the same hours are grouped', (hours, words) => {
  expect(formatHours(hoursInForm(hours).groups, hours.zone)).toBe(words);
});

test('hours are repeated in the chosen zone if they differ on that day', () => {
  const london = hours('Europe/London', { monday: SPLIT, wednesday: DAY });
  const { groups } = hoursInForm(london);
  expect(formatHours(groups, london.zone, '12h', { zone: 'CET', date: '2026-07-01' })).toBe(
    'Monday, 9:00 AM to 12:30 PM and 2:00 PM to 5:00 PM; Wednesday, 9:00 AM to 5:00 PM London time (10:00 AM to 1:30 PM and 3:00 PM to 6:00 PM; 10:00 AM to 6:00 PM CET)',
  );
  expect(formatHours(groups, london.zone, '24h', { zone: 'GMT', date: '2026-12-01' })).not.toContain('(');
});
