import { expect, test } from 'vitest';
import { busySpans } from './busy-spans.ts';

const WINDOW = { start: new Date('2026-11-30T00:00Z'), end: new Date('2026-12-14T00:00Z') };

const feed = (...parts: string[]) => ['BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR', ''].join('\r\n');

/** @param times the component's lines, separated by white space */
const part = (kind: string, times: string) =>
  [`BEGIN:${kind}`, ...times.split(/\s+/), `END:${kind}`].join('\r\n');

const event = (times: string) => part('VEVENT', `UID:one@calendar.example ${times}`);

/** Reads a calendar with Berlin (UTC+1) as the default zone. Returns UTC busy times, then counts of unread values. */
function read(...parts: string[]): string[] {
  const { busy, unread } = busySpans(feed(...parts), 'Europe/Berlin', WINDOW);
  const short = (time: Date) => time.toISOString().slice(5, 16).replace('T', ' ');
  return [
    ...busy.map(({ start, end }) => `${short(start)} to ${short(end)}`),
    ...Object.entries(unread).map(([kind, count]) => `${kind} ${count}`),
  ];
}

test.each([
  ['in UTC', 'DTSTART:20261201T090000Z DTEND:20261201T100000Z', '12-01 09:00 to 12-01 10:00'],
  ['in a zone', 'DTSTART;TZID=Asia/Tokyo:20261201T180000 DURATION:PT90M', '12-01 09:00 to 12-01 10:30'],
  ['floating', 'DTSTART:20261201T090000 DTEND:20261201T100000', '12-01 08:00 to 12-01 09:00'],
  ['of a day', 'DTSTART;VALUE=DATE:20261201', '11-30 23:00 to 12-01 23:00'],
  ['of two days', 'DTSTART;VALUE=DATE:20261201 DTEND;VALUE=DATE:20261203', '11-30 23:00 to 12-02 23:00'],
  ['of a day and an hour', 'DTSTART:20261201T090000Z DURATION:P1DT1H', '12-01 09:00 to 12-02 10:00'],
  ['tentative', 'DTSTART:20261201T090000Z DURATION:PT1H STATUS:TENTATIVE', '12-01 09:00 to 12-01 10:00'],
  ['that spans the start', 'DTSTART:20261129T000000Z DTEND:20261130T010000Z', '11-29 00:00 to 11-30 01:00'],
])('an event %s is busy', (_kind, times, busy) => {
  expect(read(event(times))).toEqual([busy]);
});

test.each([
  ['transparent', 'DTSTART:20261201T090000Z DTEND:20261201T100000Z TRANSP:TRANSPARENT'],
  ['cancelled', 'DTSTART:20261201T090000Z DTEND:20261201T100000Z STATUS:CANCELLED'],
  ['before the window', 'DTSTART:20261129T090000Z DTEND:20261130T000000Z'],
  ['after the window', 'DTSTART:20261214T000000Z DURATION:PT1H'],
])('an event that is %s is free', (_kind, times) => {
  expect(read(event(times))).toEqual([]);
});

test('a series keeps its local time, skips excluded dates and includes added dates', () => {
  // The series begins during summer time, so its UTC offset differs from the window's.
  const series = event(`DTSTART;TZID=Europe/Berlin:20100601T090000 DTEND;TZID=Europe/Berlin:20100601T100000
    RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261210T080000Z EXDATE;TZID=Europe/Berlin:20261203T090000
    RDATE:20261204T120000Z RDATE;VALUE=PERIOD:20261205T120000Z/PT10M`);
  expect(read(series)).toEqual([
    '12-01 08:00 to 12-01 09:00',
    '12-04 12:00 to 12-04 13:00',
    '12-05 12:00 to 12-05 12:10',
    '12-08 08:00 to 12-08 09:00',
    '12-10 08:00 to 12-10 09:00',
  ]);
});

test('an instance of a series is moved, freed, or changed together with all later ones', () => {
  expect(
    read(
      event('DTSTART:20261130T090000Z DTEND:20261130T100000Z RRULE:FREQ=DAILY;COUNT=6'),
      event('RECURRENCE-ID:20261201T090000Z DTSTART:20261208T150000Z DTEND:20261208T160000Z'),
      event('RECURRENCE-ID:20261202T090000Z DTSTART:20261202T090000Z DURATION:PT1H STATUS:CANCELLED'),
      event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T090000Z DTSTART:20261203T110000Z DURATION:PT30M'),
    ),
  ).toEqual([
    '11-30 09:00 to 11-30 10:00',
    '12-03 11:00 to 12-03 11:30',
    '12-04 11:00 to 12-04 11:30',
    '12-05 11:00 to 12-05 11:30',
    '12-08 15:00 to 12-08 16:00',
  ]);
});

test('a zone with a Windows name or its own definition has the right offsets', () => {
  const zone = part(
    'VTIMEZONE',
    `TZID:NAME BEGIN:STANDARD DTSTART:16010101T030000 TZOFFSETFROM:+0200 TZOFFSETTO:+0100
    RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10 END:STANDARD
    BEGIN:DAYLIGHT DTSTART:16010101T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0200
    RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3 END:DAYLIGHT`,
  );
  const weekly = event(`DTSTART;TZID="NAME":20260601T090000 DTEND;TZID="NAME":20260601T100000
    RRULE:FREQ=WEEKLY;COUNT=28`);
  for (const name of ['Romance Standard Time', '(UTC+01:00) Paris']) {
    const named = [zone, weekly].map((text) => text.replaceAll('NAME', name));
    expect(read(...named)).toEqual(['11-30 08:00 to 11-30 09:00', '12-07 08:00 to 12-07 09:00']);
  }
  for (const unknown of [weekly, `${zone.replaceAll('YEARLY', 'SECONDLY')}\r\n${weekly}`])
    expect(read(unknown)).toEqual(['11-30 08:00 to 11-30 09:00', '12-07 08:00 to 12-07 09:00', 'zone 1']);
});

test('our own invitations are ignored', () => {
  const uid = '0F9B7C1E-6c2f-4d39-9d54-1f2f4e1c7a00';
  const times = 'DTSTART:20261201T090000Z DURATION:PT15M';
  expect(read(part('VEVENT', `UID:${uid}-call@shop.example ${times}`))).toEqual([]);
  expect(read(part('VEVENT', `UID:${uid}@shop.example ${times}`))).toEqual(['12-01 09:00 to 12-01 09:15']);
});

test('an unreadable entry hides no other entry', () => {
  const bad = [
    'DTSTART:tomorrow DURATION:PT1H',
    'DURATION:PT1H',
    'RECURRENCE-ID:20261201T090000Z DTSTART;VALUE=TEXT:tomorrow',
    'DTSTART:20261201T110000Z DURATION:PT1H RRULE:FREQ=SOMETIMES',
    `DTSTART:20261201T110000Z DURATION:PT1H RDATE:${'20261201T110000Z,'.repeat(20_000)}20261202T090000Z`,
  ].map(event);
  const good = event('DTSTART:20261201T090000Z DURATION:PT1H RRULE:FREQ=DAILY;COUNT=1');
  const alarmed = `DTSTART:20261203T090000Z BEGIN:VALARM TRIGGER:-PT5M DURATION:PT9H END:VALARM
    DURATION:PT1H a-line-that-is-none`;
  expect(read(...bad, good, event(alarmed))).toEqual([
    '12-01 09:00 to 12-01 10:00',
    '12-01 11:00 to 12-01 12:00',
    '12-02 09:00 to 12-02 10:00',
    '12-03 09:00 to 12-03 10:00',
    'no start 2',
    'start 1',
    'length 1',
    'rule 1',
  ]);
});

test.each([
  ['a page that asks to sign in', '<!doctype html><title>Sign in</title>', 'it is not a calendar'],
  ['nothing', '', 'it is not a calendar'],
  ['half a calendar', feed(event('DTSTART:20261201T090000Z')).slice(0, 80), 'its end is missing'],
])('%s is refused', (_what, text, reason) => {
  expect(() => busySpans(text, 'UTC', WINDOW)).toThrow(reason);
});
