import { expect, test } from 'vitest';
import { readApart } from './read-calendar.ts';

const START = Date.parse('2026-11-30T00:00Z');
const ORDER = { zone: 'Europe/Berlin', window: { start: START, end: START + 14 * 24 * 60 * 60 * 1000 } };

function feed(...lines: string[]) {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  return new Uint8Array(Buffer.from(text));
}

test('10,000 events, a fifth of them series, are read', {
  tags: 'full',
  timeout: 30_000,
}, async () => {
  const events = Array.from({ length: 10_000 }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:${index}`,
    `DTSTART;TZID=Europe/Berlin:20${10 + (index % 17)}12${String(1 + (index % 28)).padStart(2, '0')}T090000`,
    'DURATION:PT1H',
    ...(index % 5 === 0 ? [`RRULE:FREQ=${['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'][(index / 5) % 4]}`] : []),
    'END:VEVENT',
  ]).flat();
  const { busy, unread } = await readApart(feed(...events), ORDER);
  expect(unread).toBe(0);
  expect(busy).toHaveLength(14);
});

test('what is no calendar is refused in words of ours', async () => {
  const html = new Uint8Array(Buffer.from('<p>Ines, please sign in'));
  await expect(readApart(html, ORDER)).rejects.toThrow(/^it is no calendar$/);
});

test('a calendar that takes too long is given up', async () => {
  const endless = Array.from({ length: 5 }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:${index}`,
    'DTSTART:20261201T090000Z',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'END:VEVENT',
  ]).flat();
  await expect(readApart(feed(...endless), ORDER, 1000)).rejects.toThrow('it takes too long to read');
});

test('a hundred rules that never match hide no other event', {
  tags: 'full',
  timeout: 60_000,
}, async () => {
  const never = Array.from({ length: 100 }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:${index}`,
    'DTSTART:20261201T090000Z',
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'END:VEVENT',
  ]).flat();
  const weekly = ['DTSTART:20261201T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=TU,WE'];
  const { busy, unread } = await readApart(
    feed(...never, 'BEGIN:VEVENT', 'UID:weekly', ...weekly, 'END:VEVENT'),
    ORDER,
    30_000,
  );
  expect([busy.length, unread]).toEqual([4, 100]);
});

test('a calendar that takes all memory ends nothing but its reading', {
  tags: 'full',
  timeout: 120_000,
}, async () => {
  const tiny = ['BEGIN:VEVENT', 'DTSTART:20261201T090000Z', 'END:VEVENT'].join('\r\n');
  const huge = feed(Array.from({ length: 400_000 }, () => tiny).join('\r\n'));
  await expect(readApart(huge, ORDER)).rejects.toThrow('it takes too much memory to read');
});
