import { expect, test } from 'vitest';
import { readApart, windowOf } from '#leads/calendar/read-calendar.ts';
import { FULL } from '../full.ts';

const ORDER = { zone: 'Europe/Berlin', window: windowOf(11, Date.parse('2026-12-01T00:00Z')) };

const WEEKLY = ['DTSTART:20101201T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=TU,WE'];

function feed(events: string[][]) {
  const components = events.flatMap((lines, uid) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']);
  return new Uint8Array(Buffer.from(['BEGIN:VCALENDAR', ...components, 'END:VCALENDAR'].join('\r\n')));
}

const times = (count: number, ...lines: string[]) => Array.from({ length: count }, () => lines);

test('2,000 events are read, a fifth of them series', async () => {
  const events = Array.from({ length: 2000 }, (_, index) => [
    `DTSTART;TZID=Europe/Berlin:20${10 + (index % 17)}12${String(1 + (index % 28)).padStart(2, '0')}T090000`,
    'DURATION:PT1H',
    ...(index % 5 === 0 ? [`RRULE:FREQ=${['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'][(index / 5) % 4]}`] : []),
  ]);
  const { busy, unread } = await readApart({ ...ORDER, feed: feed(events) });
  expect([busy.length, unread]).toEqual([16, {}]);
});

const EACH_SECOND = ['DTSTART:19700101T090000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'];
test('invitations that repeat each second hide no other event', FULL, async () => {
  // With a time limit that a busy machine doesn't reach.
  const order = { ...ORDER, feed: feed([...times(5, ...EACH_SECOND), WEEKLY]) };
  const { busy, unread } = await readApart(order, 120_000);
  const ours = busy.filter(({ end, start }) => end.getTime() - start.getTime() === 60 * 60 * 1000);
  expect([ours.length, Object.values(unread)]).toEqual([5, [5]]);
});

test('a document that isn’t a calendar is refused, and the error doesn’t quote it', async () => {
  const html = new Uint8Array(Buffer.from('<p>Ines, please sign in'));
  await expect(readApart({ ...ORDER, feed: html })).rejects.toThrow(/^it is not a calendar$/);
});

test('reading a calendar has a time limit', async () => {
  const given = feed(times(200, 'DTSTART:19700101T090000Z', 'RRULE:FREQ=SECONDLY'));
  await expect(readApart({ ...ORDER, feed: given }, 1)).rejects.toThrow('it takes too long to read');
});

test('a calendar that exhausts its memory ends only its worker', FULL, async () => {
  const given = feed(times(300_000, 'DTSTART:20261201T090000Z'));
  await expect(readApart({ ...ORDER, feed: given })).rejects.toThrow('it takes too much memory to read');
});
