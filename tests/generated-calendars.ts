import { DAY_MS, MINUTE_MS } from '#leads/durations.ts';
import { instantAt } from '#leads/time-zones.ts';

// Generates calendars with every kind of event, each as an iCalendar feed and as a plain description.

/** Returns pseudo-random numbers in [0, 1), the same in each run. */
export type Random = () => number;

/** Returns a Mulberry32 generator. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

const whole = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));

/** Times are local, `YYYY-MM-DDTHH:MM:SS`, unless they end with Z. */
interface Timing {
  isDate: boolean;
  start: string;
  /** The length of an all-day event, in days. */
  days: number;
  end: string | null;
  /** The calendar days, then the remaining seconds. */
  duration: [number, number] | null;
  busy: boolean;
}

export interface DescribedEvent extends Timing {
  /** Null for floating times. */
  zone: string | null;
  rule: string | null;
  /** A date, a floating time, or an instant. */
  until: string | null;
  exdates: string[];
  exdays: string[];
  rdates: { start: string; end?: string }[];
  overrides: (Timing & { of: string; future: boolean })[];
}

/**
 * Generates a calendar with 14 events.
 * @param around most events are near this instant (epoch ms)
 * @param zones the IANA zones to pick from
 */
export function generateCalendar(
  random: Random,
  around: number,
  zones: readonly string[],
): { feed: string; events: DescribedEvent[] } {
  const made = Array.from({ length: 14 }, (_, index) => generateEvent(random, around, zones, index));
  const lines = made.flatMap(({ lines }) => lines);
  const feed = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''];
  return { feed: feed.map(folded).join('\r\n'), events: made.map(({ event }) => event) };
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

function generateEvent(random: Random, around: number, zones: readonly string[], index: number) {
  const zone = random() < 0.15 ? null : pick(random, ['UTC', ...zones]);
  const isDate = random() < 0.15;
  const minutes = isDate ? 0 : whole(random, 0, 24 * 12) * 5;
  let start = Math.floor(around / DAY_MS + whole(random, -5, 9)) * DAY_MS + minutes * MINUTE_MS;
  const repeat = random() < 0.6 ? generateRule(random, start) : undefined;
  start = repeat?.start ?? start;
  const event: DescribedEvent = {
    ...timing(random, start, isDate),
    zone: isDate ? null : zone,
    rule: repeat?.rule ?? null,
    until: null,
    exdates: [],
    exdays: [],
    rdates: [],
    overrides: [],
  };
  const occurrences = repeat?.step
    ? Array.from({ length: 20 }, (_, count) => start + (repeat.skipped + count) * repeat.step)
    : [];
  if (repeat?.endless && occurrences.length > 0 && random() < 0.4) {
    const last = wallText(pick(random, occurrences.slice(8)));
    const instant = zone && instantAt(zone, last.slice(0, 10), last.slice(11, 16)).getTime();
    event.until = isDate ? last.slice(0, 10) : instant ? instantText(instant) : last;
  }
  for (const time of occurrences) {
    const chance = random();
    if (chance < 0.08) {
      if (isDate || random() < 0.3) event.exdays.push(wallText(time).slice(0, 10));
      else event.exdates.push(wallText(time));
    } else if (chance < 0.2) {
      const future = random() < 0.2 && !event.overrides.some((other) => other.future);
      const moved = time + (isDate ? whole(random, -1, 1) * DAY_MS : whole(random, -40, 40) * 5 * MINUTE_MS);
      event.overrides.push({ ...timing(random, moved, isDate), of: wallText(time), future });
    }
  }
  if (repeat && !isDate && random() < 0.3) {
    const added = around + whole(random, 0, 9 * 24 * 60) * MINUTE_MS;
    const end = random() < 0.5 ? { end: instantText(added + 25 * MINUTE_MS) } : {};
    event.rdates.push({ start: instantText(added), ...end });
  }
  return { event, lines: linesOf(event, zone, `event-${index}@calendar.example`, random) };
}

/** Generates a rule and a start that matches it. `step` is the local time between occurrences in ms; 0 if it varies. */
function generateRule(random: Random, near: number) {
  const day = new Date(near);
  const weekday = WEEKDAYS[day.getUTCDay()];
  const interval = whole(random, 1, 3);
  const isOld = random() < 0.5;
  const count = random() < 0.2 && !isOld ? `;COUNT=${whole(random, 1, 12)}` : '';
  const even = (freq: string, step: number) => {
    const steps = isOld ? Math.floor((whole(random, 200, 4000) * DAY_MS) / step) : 0;
    const rule = `FREQ=${freq};INTERVAL=${interval}${count}`;
    return { rule, start: near - steps * step, step, skipped: steps, endless: count === '' };
  };
  const uneven = (rule: string, years = 0) => {
    const start = new Date(near);
    start.setUTCFullYear(start.getUTCFullYear() - years);
    return { rule: `${rule}${count}`, start: start.getTime(), step: 0, skipped: 0, endless: count === '' };
  };
  const nth = Math.ceil(day.getUTCDate() / 7);
  const kinds = [
    () => even('DAILY', interval * DAY_MS),
    () => even('WEEKLY', interval * 7 * DAY_MS),
    () => uneven(`FREQ=WEEKLY;INTERVAL=${interval};WKST=${pick(random, WEEKDAYS)};BYDAY=${weekday},TU,SA`),
    () => uneven(`FREQ=DAILY;BYDAY=MO,TU,WE,TH,${weekday}`),
    () => uneven(`FREQ=MONTHLY;BYMONTHDAY=${day.getUTCDate()},31,-1`),
    () => uneven(`FREQ=MONTHLY;BYDAY=${nth > 4 ? -1 : nth}${weekday}`),
    () => uneven('FREQ=YEARLY', day.getUTCDate() > 28 ? 0 : whole(random, 0, 20)),
  ];
  return pick(random, kinds)();
}

function timing(random: Random, start: number, isDate: boolean): Timing {
  const length = random() < 0.15 ? whole(random, 8, 40) * 60 : whole(random, 1, 30) * 5;
  const hasEnd = random() < 0.5;
  return {
    isDate,
    start: wallText(start),
    days: whole(random, 1, 3),
    end: !isDate && hasEnd ? wallText(start + length * MINUTE_MS) : null,
    duration: isDate || hasEnd ? null : [random() < 0.2 ? 1 : 0, length * 60],
    busy: random() < 0.8,
  };
}

function linesOf(event: DescribedEvent, zone: string | null, uid: string, random: Random): string[] {
  const { isDate } = event;
  const time = (name: string, wall: string) => {
    const text = wall.replaceAll(/[-:]/g, '');
    if (isDate) return `${name};VALUE=DATE:${text.slice(0, 8)}`;
    if (zone === 'UTC') return `${name}:${text}Z`;
    return zone ? `${name};TZID=${zone}:${text}` : `${name}:${text}`;
  };
  const timed = (timing: Timing) => [
    time('DTSTART', timing.start),
    ...(isDate ? [time('DTEND', wallText(Date.parse(`${timing.start}Z`) + timing.days * DAY_MS))] : []),
    ...(timing.end ? [time('DTEND', timing.end)] : []),
    ...(timing.duration ? [`DURATION:P${timing.duration[0]}DT${timing.duration[1]}S`] : []),
    ...(timing.busy
      ? pick(random, [[], ['STATUS:TENTATIVE'], ['STATUS:CONFIRMED', 'TRANSP:OPAQUE']])
      : pick(random, [['STATUS:CANCELLED'], ['TRANSP:TRANSPARENT']])),
  ];
  const compact = (text: string) => text.replaceAll(/[-:]/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'SUMMARY:A long title\\, of something that is nobody’s business and so long that its line is folded',
    ...timed(event),
    ...(event.rule ? [`RRULE:${event.rule}${event.until ? `;UNTIL=${compact(event.until)}` : ''}`] : []),
    ...event.exdates.map((wall) => time('EXDATE', wall)),
    ...event.exdays.map((day) => `EXDATE;VALUE=DATE:${compact(day)}`),
    ...event.rdates.map(({ start, end }) =>
      end ? `RDATE;VALUE=PERIOD:${compact(start)}/${compact(end)}` : `RDATE:${compact(start)}`,
    ),
    'END:VEVENT',
    ...event.overrides.flatMap((override) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      time(override.future ? 'RECURRENCE-ID;RANGE=THISANDFUTURE' : 'RECURRENCE-ID', override.of),
      ...timed(override),
      'END:VEVENT',
    ]),
  ];
}

function wallText(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19);
}

function instantText(instant: number): string {
  return `${wallText(instant)}Z`;
}

function folded(line: string): string {
  return line.replaceAll(/(.{70})(?=.)/gu, '$1\r\n ');
}
