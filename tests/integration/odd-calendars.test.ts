import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { busySpans } from '#leads/calendar/busy-spans.ts';

// Calendar programs violate RFC 5545. Times that can't be read must count as busy, and be reported.

const WINDOW = { start: new Date('2026-11-28T00:00Z'), end: new Date('2026-12-14T00:00Z') };
const OWNERS = 'Shop <hello@ours.example>, Owner <owner@ours.example>, second@ours.example';

/** Returns the busy times, followed by the kinds of values that the reader couldn't read and had to guess. */
function read(feed: string, zone = 'UTC'): string[] {
  const { busy, unread } = busySpans(feed, zone, WINDOW, OWNERS);
  const short = (time: Date) => time.toISOString().slice(5, 16);
  return [...busy.map(({ start, end }) => `${short(start)}/${short(end)}`), ...Object.keys(unread).sort()];
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendar = (lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');

const at = (day: number, from = '09:00', to = '10:00') => `12-0${day}T${from}/12-0${day}T${to}`;
const THREE = [at(1), at(2), at(3)];
const WHOLE_DAY = '12-02T00:00/12-03T00:00';

test.each([
  ['customized-zone', at(2), 'zone'],
  ['declined-by-the-owner'],
  ['ends-before-it-starts', at(2, '09:00', '09:15'), 'length'],
  ['exdate-without-value', '11-30T09:00/11-30T10:00', at(1), at(2), at(3), at(4), 'exclusion'],
  ['floating-with-calendar-zone', at(2, '14:00', '15:00')],
  ['free-by-microsoft-alone'],
  ['free-busy-alone', at(2), at(3, '09:00', '09:30')],
  ['instance-moved-in-another-zone', at(1), at(2, '15:00', '16:00'), at(3)],
  ['microsoft-utc', at(2)],
  ['monthday-setpos', '11-30T09:00/11-30T10:00'],
  ['offset-zone', at(2)],
  ['own-definition-wins', at(2)],
  ['slash-zone', at(2)],
  ['whole-day-ends-on-its-start', WHOLE_DAY],
  ['whole-day-without-value', WHOLE_DAY],
  ['windows-zone', at(2)],
  ['windows-zone-numbered', at(2)],
  ['windows-zone-with-value', at(2)],
  ['working-elsewhere'],
])('the calendar %s is read as intended', (name, ...expected) => {
  expect(read(readFileSync(`tests/calendars/${name}.ics`, 'utf8'))).toEqual(expected);
});

test('a series of every five months is busy in the right one', () => {
  const february = { start: new Date('2027-01-20T00:00Z'), end: new Date('2027-02-10T00:00Z') };
  const { busy } = busySpans(readFileSync('tests/calendars/every-five-months.ics', 'utf8'), 'UTC', february);
  expect(busy).toEqual([{ start: new Date('2027-02-01T09:00Z'), end: new Date('2027-02-01T17:00Z') }]);
});

test('even if the machine pauses, no definition and no series counts as unreadable', () => {
  const definition = readFileSync('tests/calendars/own-definition-wins.ics', 'utf8');
  const pause = (): never => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5000);
    throw new Error('the pause was not interrupted');
  };
  const paused = [
    vi.spyOn(ICAL.Timezone.prototype, 'utcOffset').mockImplementationOnce(pause),
    vi.spyOn(ICAL.Time.prototype, 'toUnixTime').mockImplementationOnce(pause),
  ];
  onTestFinished(() => void vi.restoreAllMocks());
  expect(read(definition)).toEqual([at(2)]);
  expect(read(calendar(event(...HOUR, 'RRULE:FREQ=DAILY;UNTIL=20261203')))).toEqual(THREE);
  for (const spy of paused) expect(spy.mock.calls.length).toBeGreaterThan(1);
});

test.each([
  ['Pacific Standard Time', 8],
  ['"Eastern Time (US & Canada)"', 5],
  ['Eastern Standard Time (Mexico)', 5],
  ['GMT Standard Time', 0],
  ['E. Australia Standard Time 2', -10],
  ['"(UTC-05:00) Eastern Time (US & Canada)"', 5],
  ['(UTC+01:00) Amsterdam\\, Berlin\\, Bern\\, Rome', -1],
  ['(GMT-08.00) Pacific Time (US & Canada)/Tijuana', 8],
  ['"Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London"', 0],
  ['(UTC) Coordinated Universal Time', 0],
  ['/freeassociation.sourceforge.net/Europe/Vienna', -1],
  ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', 3],
  ['http://tzurl.org/zoneinfo-outlook/Asia/Tokyo', -9],
  ['America/New York', 5],
  ['PST', 8],
  ['GMT -0500', 5],
  ['+0100', -1],
])('the zone %s is %i hours behind', (tzid, hours) => {
  const [start] = read(calendar(event(`DTSTART;TZID=${tzid}:20261202T120000`, 'DURATION:PT1H')));
  expect(start).toMatch(`12-02T${String(12 + hours).padStart(2, '0')}:00`);
});

test.each([
  'Customized Time Zone',
  'tzone://Microsoft/Custom',
  '(no TZ description)',
  'Mitteleurop. Zeit',
  'BST',
  'UTC+99',
  '+0175',
])('a time in the unknown zone %s is read in the calendar’s zone, or in ours if it has none', (tzid) => {
  const lines = event(`DTSTART;TZID=${tzid}:20261202T090000`, `DTEND;TZID=${tzid}:20261202T100000`);
  const named = ['X-WR-TIMEZONE:Pacific Standard Time', ...lines];
  expect(read(calendar(lines), 'Asia/Tokyo')).toEqual([at(2, '00:00', '01:00'), 'zone']);
  expect(read(calendar(named), 'Asia/Tokyo')).toEqual([at(2, '17:00', '18:00'), 'zone']);
});

const START = 'DTSTART:20261201T090000Z';
const END = 'DTEND:20261201T091500Z';
const HOUR = [START, 'DURATION:PT1H'];
const SERIES = [...HOUR, 'RRULE:FREQ=DAILY;COUNT=3'];
const DAY = 'DTSTART;VALUE=DATE:20261202';
const declined = (address: string) => `ATTENDEE;CN="O: w";PARTSTAT=DECLINED:${address}`;

const outlook = (status: string) => `X-MICROSOFT-CDO-BUSYSTATUS:${status}`;
const travel = (duration: string) => `X-APPLE-TRAVEL-DURATION;VALUE=DURATION:${duration}`;

const SECOND = 'ATTENDEE:mailto:second@ours.example';

/** The result for an event without a valid length: busy for the length of a call. */
const SHORT = [at(1, '09:00', '09:15'), 'length'];

test.each<[string, string[], string[]]>([
  ['no length', [START], SHORT],
  ['an end at its start', [START, 'DTEND:20261201T090000Z'], SHORT],
  ['a negative length', [START, 'DURATION:-PT1H'], SHORT],
  ['a length in words', [START, 'DURATION:an hour'], SHORT],
  ['a length in words, and an end', [START, 'DURATION:an hour', 'DTEND:20261201T100000Z'], [at(1)]],
  ['an end without its zone', ['DTSTART;TZID=Asia/Tokyo:20261201T180000', 'DTEND:20261201T190000'], [at(1)]],
  ['a day that ends before', [DAY, 'DTEND;VALUE=DATE:20261201'], [WHOLE_DAY, 'length']],
  ['a whole day with a time', ['DTSTART;VALUE=DATE:20261202T000000'], [WHOLE_DAY]],
  ['a start of ISO 8601', ['DTSTART:2026-12-01T10:00:00+01:00', 'DURATION:PT1H'], [at(1)]],
  ['a start without seconds', ['DTSTART:20261201T0900Z', 'DURATION:PT1H'], [at(1)]],
  ['a start at no hour', ['DTSTART:20261202T990000Z', 'DTEND:20261202T100000Z'], [WHOLE_DAY, 'start']],
  ['an end alone', [END], [at(1, '09:00', '09:15'), 'start']],
  ['a start on no day', ['DTSTART:20261340T090000Z'], ['no start']],
  ['a start in no month', ['DTSTART:202619202T090000Z', END], [at(1, '09:00', '09:15'), 'start']],
  ['no start, but free', ['DTSTART:soon', 'TRANSP:TRANSPARENT'], []],
  ['an empty exclusion', [...SERIES, 'EXDATE;TZID=Europe/Berlin:'], [...THREE, 'exclusion']],
  ['a good and a bad exclusion', [...SERIES, 'EXDATE:20261202T090000Z,soon'], [at(1), at(3), 'exclusion']],
  ['an exclusion in another zone', [...SERIES, 'EXDATE;TZID=Asia/Tokyo:20261202T180000'], [at(1), at(3)]],
  ['an exclusion by a rule', [...SERIES, 'EXRULE:FREQ=DAILY'], [...THREE, 'exclusion']],
  ['a day, excluded at an hour', [DAY, 'EXDATE:20261202T093000Z'], [WHOLE_DAY, 'exclusion']],
  ['a rule in words', [...HOUR, 'RRULE:often'], [at(1), 'rule']],
  ['a rule with a bad end', [...HOUR, 'RRULE:FREQ=WEEKLY;UNTIL=INVALID DATE'], [at(1), at(8), 'rule']],
  ['a rule with a bad part', [...HOUR, 'RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=XX'], [at(1), at(8), 'rule']],
  ['a rule that ends with a semicolon', [...HOUR, 'RRULE:FREQ=WEEKLY;COUNT=2;'], [at(1), at(8)]],
  ['a rule for no day', [...HOUR, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'], [at(1)]],
  ['a rule by weeks', [...HOUR, 'RRULE:FREQ=YEARLY;BYWEEKNO=1;BYDAY=TU'], [at(1), at(8), 'rule']],
  ['a rule for each second', [...HOUR, 'RRULE:FREQ=SECONDLY'], [at(1), 'rule']],
  ['an unknown zone at its end', [START, 'DTEND;TZID=Custom:20261201T100000'], [at(1), 'zone']],
  ['an added day', [...SERIES, 'RDATE;VALUE=DATE:20261205'], [...THREE, at(5)]],
  ['the status free in Outlook', [...HOUR, outlook('FREE'), 'TRANSP:OPAQUE'], []],
  ['the status free in Hotmail', [...HOUR, 'X-MICROSOFT-MSNCALENDAR-BUSYSTATUS:free'], []],
  ['the status out of office', [DAY, outlook('OOF')], [WHOLE_DAY]],
  ['the status tentative in Outlook', [...HOUR, outlook('TENTATIVE'), 'STATUS:TENTATIVE'], [at(1)]],
  ['a status that Outlook doesn’t know', [...HOUR, outlook('ELSEWHERE')], [at(1)]],
  ['an intended status alone', [...HOUR, 'X-MICROSOFT-CDO-INTENDEDSTATUS:FREE'], [at(1)]],
  ['a busy status, but made transparent', [...HOUR, outlook('BUSY'), 'TRANSP:TRANSPARENT'], []],
  ['travel time', [...HOUR, travel('PT45M'), 'X-APPLE-TRAVEL-START:geo:1,2'], [at(1, '08:15')]],
  ['travel time to each of a series', [...SERIES, travel('PT30M')], [1, 2, 3].map((day) => at(day, '08:30'))],
  ['travel time in words', [...HOUR, travel('soon')], [at(1), 'length']],
  ['a negative travel time', [...HOUR, travel('-PT30M')], [at(1), 'length']],
  ['travel time, but free', [...HOUR, travel('PT45M'), 'TRANSP:TRANSPARENT'], []],
  ['an owner who declined', [...HOUR, declined('MAILTO:Owner@Ours.example')], []],
  ['a guest who declined', [...HOUR, declined('mailto:guest@other.example')], [at(1)]],
  ['one owner of two who declined', [...HOUR, declined('mailto:owner@ours.example'), SECOND], [at(1)]],
])('an event with %s has the right busy times', (_what, lines, expected) => {
  expect(read(calendar(event('UID:1', ...lines)))).toEqual(expected);
});

test.each(['RECURRENCE-ID:20261201T150000Z', 'RECURRENCE-ID;VALUE=DATE:20261202'])(
  'an instance of a series of whole days is changed by %s',
  (id) => {
    const series = event('UID:1', DAY, 'RRULE:FREQ=DAILY;COUNT=1');
    const change = event('UID:1', id, 'DTSTART:20261202T090000Z', 'DURATION:PT1H');
    expect(read(calendar([...series, ...change]), 'Asia/Tokyo')).toEqual([at(2)]);
  },
);

const [AT_TWO, AT_FIVE] = ['DTSTART:20261202T090000Z', 'DTSTART:20261205T090000Z'];
const made = (day: number) => `DTSTAMP:2026110${day}T080000Z`;
const modified = (day: number) => `LAST-MODIFIED:2026110${day}T080000Z`;

test.each<[string, string[], string[], string[]]>([
  ['its SEQUENCE', ['SEQUENCE:1', made(9)], ['SEQUENCE:2', made(1)], [at(5)]],
  ['a SEQUENCE where the old one has none', [], ['SEQUENCE:1'], [at(5)]],
  ['its DTSTAMP', ['SEQUENCE:2', made(1)], ['SEQUENCE:2', made(2)], [at(5)]],
  ['its LAST-MODIFIED', [made(1), modified(1)], [made(1), modified(2)], [at(5)]],
  ['being cancelled later', [], ['SEQUENCE:1', 'STATUS:CANCELLED'], []],
  ['nothing', [made(1)], [made(1)], [at(2), at(5)]],
  ['times that disagree', [made(2), modified(1)], [made(1), modified(2)], [at(2), at(5)]],
  ['a time where the old one has none', [], [made(2)], [at(2), at(5)]],
  ['a SEQUENCE that is no number', ['SEQUENCE:1'], ['SEQUENCE:two'], [at(2), at(5)]],
])('of two revisions of an event, the newer is known by %s', (_by, old, newer, expected) => {
  const revisions = [
    event('UID:1', AT_TWO, 'DURATION:PT1H', ...old),
    event('UID:1', AT_FIVE, 'DURATION:PT1H', ...newer),
  ];
  expect(read(calendar(revisions.flat()))).toEqual(expected);
  expect(read(calendar(revisions.toReversed().flat()))).toEqual(expected);
});

test('a newer revision replaces only its own instance, and only if it can be read', () => {
  const change = (...lines: string[]) =>
    event('UID:1', 'RECURRENCE-ID:20261202T090000Z', 'DURATION:PT1H', ...lines);
  const series = event('UID:1', ...SERIES, 'SEQUENCE:9');
  const moved = [...change('SEQUENCE:2', AT_FIVE), ...change('SEQUENCE:1', 'DTSTART:20261204T090000Z')];
  expect(read(calendar([...series, ...moved]))).toEqual([at(1), at(3), at(5)]);
  const unreadable = event('UID:1', 'DTSTART:soon', 'SEQUENCE:10');
  expect(read(calendar([...series, ...unreadable]))).toEqual([...THREE, 'no start']);
  const elsewhere = event('UID:2', AT_FIVE, 'DURATION:PT1H', 'SEQUENCE:10');
  expect(read(calendar([...series, ...elsewhere]))).toEqual([...THREE, at(5)]);
});

test('an exception that can’t be read frees no time', () => {
  const change = event('UID:1', 'RECURRENCE-ID:soon', 'DTSTART:20261205T090000Z', 'DURATION:PT1H');
  const cancelled = event('UID:1', 'RECURRENCE-ID:20261202', 'DTSTART:20261202T090000Z', 'STATUS:CANCELLED');
  const withCancelled = calendar([...event('UID:1', ...SERIES), ...cancelled]);
  expect(read(withCancelled)).toEqual([...THREE, 'exception']);
  expect(read(calendar([...event('UID:1', ...SERIES), ...change]))).toEqual([...THREE, at(5), 'exception']);
});

test('periods of a VFREEBUSY are busy unless they are marked as free', () => {
  const lines = [
    'DTSTART:20261201T000000Z',
    'DTEND:20261231T000000Z',
    'FREEBUSY;FBTYPE=FREE:20261201T090000Z/PT8H',
    'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261202T090000Z/20261202T100000Z,20261203T090000Z/PT1H',
    'FREEBUSY;FBTYPE=X-AWAY:20261204T090000Z/20261204T080000Z,soon/PT1H',
  ];
  const busy = [at(2), at(3), at(4, '09:00', '09:15'), 'length', 'no start'];
  expect(read(calendar(['BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY']))).toEqual(busy);
  const whole = ['BEGIN:VFREEBUSY', 'FBTYPE:BUSY', START, 'DTEND:20261201T100000Z', 'END:VFREEBUSY'];
  expect(read(calendar(whole))).toEqual([at(1)]);
});

test('an event without an end or without a readable line hides no other', () => {
  const endless = ['BEGIN:VEVENT', START, 'BEGIN:VALARM', 'DURATION:PT9H'];
  const feed = calendar([...endless, ...event('nonsense'), ...event(...SERIES)]);
  expect(read(feed)).toEqual([...THREE, 'length', 'no start']);
});

test('guesses outside the window are not reported', () => {
  expect(read(calendar(event('DTSTART;TZID=Custom:20201202T090000')))).toEqual([]);
});

test('an unreadable VTIMEZONE is ignored', () => {
  const zone = (changes: string[]) => ['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', ...changes, 'END:VTIMEZONE'];
  const broken = ['BEGIN:STANDARD', 'DTSTART:soon', 'TZOFFSETFROM:+0500', 'TZOFFSETTO:+0600', 'END:STANDARD'];
  const lines = event('DTSTART;TZID=Europe/Berlin:20261202T100000', 'DURATION:PT1H');
  for (const changes of [broken, []]) expect(read(calendar([...zone(changes), ...lines]))).toEqual([at(2)]);
});
