import ICAL from 'ical.js';
import { FeedError } from './feed-error.ts';
import { FeedZone, findFeedZone } from './feed-zones.ts';
import { createRuleReader } from './rule-starts.ts';

/** From an instant until just before another, in milliseconds. */
export interface Interval {
  start: number;
  end: number;
}

/** What a calendar says about a window of time, without our own invitations. */
export interface CalendarReading {
  busy: Interval[];
  /** How many entries could not be read, and are left out. */
  unread: number;
}

interface Series {
  events: ICAL.Event[];
  /** Instances that were changed. A guest of one instance has only that. */
  changes: ICAL.Event[];
}

/**
 * Finds the busy times in an iCalendar feed (RFC 5545). Events that are transparent or cancelled are free, tentative
 * ones are busy. An entry that can't be read hides no other.
 * @param zone of whole days, and of times that name no zone
 * @throws FeedError if this is no whole calendar
 */
export function busySpans(feed: string, zone: string, window: Interval): CalendarReading {
  const texts = componentTexts(feed);
  const definitions = new Map<string, ICAL.Component>();
  const floating = new FeedZone(zone);
  const allSeries = new Map<string, Series>();
  const busy: Interval[] = [];
  let rules = 0;
  let unread = 0;

  ICAL.TimezoneService.reset();
  for (const { text } of texts.filter(({ kind }) => kind === 'VTIMEZONE')) {
    attempt(() => {
      if (/^RRULE:(?!.*FREQ=YEARLY)/im.test(text)) throw new Error('a clock changes more than once a year');
      const definition = ICAL.Component.fromString(text);
      definitions.set(String(definition.getFirstPropertyValue('tzid')), definition);
    });
  }
  for (const { text } of texts.filter(({ kind }) => kind !== 'VTIMEZONE')) {
    attempt(() => {
      for (const [, quoted, tzid = quoted ?? ''] of text.matchAll(/;TZID=(?:"([^"\r\n]*)"|([^:;\r\n]+))/gi)) {
        if (ICAL.TimezoneService.has(tzid)) continue;
        ICAL.TimezoneService.register(findFeedZone(tzid, definitions), tzid);
      }
      if (text.length > MAX_LENGTH) throw new Error('it is too long');
      const component = ICAL.Component.fromString(text);
      checkTimes(component, floating);
      addToSeries(new ICAL.Event(component));
    });
  }
  const readRule = createRuleReader(rules);
  for (const { events, changes } of allSeries.values()) {
    for (const change of changes) attempt(() => busy.push(...spanOf(change, change.startDate)));
    for (const event of events) attempt(() => busy.push(...occurrences(event, changes, window, readRule)));
  }
  return { busy: merged(busy, window), unread };

  function addToSeries(event: ICAL.Event): void {
    const times = [event.startDate, event.endDate, event.recurrenceId ?? event.startDate];
    if (!times.every((time) => time instanceof ICAL.Time)) throw new Error('a time is none');
    const uid = event.uid || crypto.randomUUID();
    if (OUR_UID.test(uid)) return;
    const series = allSeries.get(uid) ?? { events: [], changes: [] };
    (event.isRecurrenceException() ? series.changes : series.events).push(event);
    allSeries.set(uid, series);
    rules += event.component.getAllProperties('rrule').length;
  }

  function attempt(read: () => void): void {
    try {
      read();
    } catch {
      unread += 1;
    }
  }
}

/** Of an invitation of ours: a call that was moved or declined since may still stand there. */
const OUR_UID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}-call@/i;

/** What a component may have in times, as text. A thousand exceptions of a series take a quarter. */
const MAX_LENGTH = 64 * 1024;

const TIMES =
  /^(BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i;

/** Takes a feed apart, so that a broken component hides no other. Keeps nothing but times. */
function componentTexts(feed: string): { kind: string; text: string }[] {
  const lines = feed
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '')) throw new FeedError('it is no calendar');
  if (!/^END:VCALENDAR\s*$/i.test(lines.at(-1) ?? '')) throw new FeedError('it ends too early');
  const text = lines.filter((line) => TIMES.test(line)).join('\r\n');
  const found = text.matchAll(/^BEGIN:(VEVENT|VTIMEZONE)\s*$[\s\S]*?^END:\1\s*$/gim);
  return [...found].map(([text, kind = '']) => ({ kind: kind.toUpperCase(), text }));
}

/**
 * Gives times without a zone one.
 * @throws if the library would take something for a time that is none, or take long over it
 */
function checkTimes(component: ICAL.Component, floating: ICAL.Timezone): void {
  const values = component.getAllProperties().flatMap((property) => property.getValues());
  for (const value of values) {
    for (const part of value instanceof ICAL.Period ? [value.start, value.end, value.duration] : [value]) {
      if (part instanceof ICAL.Duration && Math.abs(part.toSeconds()) > MAX_DURATION_S) {
        throw new Error('it takes too long');
      }
      if (!(part instanceof ICAL.Time)) continue;
      if (part.isDate || part.zone === ICAL.Timezone.localTimezone) part.zone = floating;
    }
  }
}

const DAY_S = 24 * 60 * 60;

/** The library counts days one month after the other. */
const MAX_DURATION_S = 10 * 366 * DAY_S;

function occurrences(
  event: ICAL.Event,
  changes: ICAL.Event[],
  window: Interval,
  readRule: ReturnType<typeof createRuleReader>,
): Interval[] {
  const { component, startDate: start } = event;
  const secondsFrom = (from: ICAL.Time, to: ICAL.Time) => Math.abs(to.toUnixTime() - from.toUnixTime());
  for (const change of changes) event.relateException(change);
  const reach = Math.max(
    ...[event, ...changes].map(({ startDate, endDate, recurrenceId }) => {
      return secondsFrom(startDate, endDate) + secondsFrom(recurrenceId ?? startDate, startDate) + 2 * DAY_S;
    }),
  );
  const asked = { from: window.start / 1000 - reach, to: window.end / 1000 + reach };
  const byRules = component.getAllProperties('rrule').flatMap((property) => {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) throw new Error('a rule is none');
    return readRule(rule, start, asked).filter((time) => !isPast(time, rule.until));
  });
  const excluded = new Set(
    timesIn(component, 'exdate').map(({ time }) =>
      time.isDate || start.isDate ? dayOf(time) : time.toUnixTime(),
    ),
  );
  return [{ time: start }, ...timesIn(component, 'rdate', start.zone), ...byRules.map((time) => ({ time }))]
    .filter(({ time }) => !excluded.has(time.toUnixTime()) && !excluded.has(dayOf(time)))
    .flatMap(({ time, end }: GivenTime) => {
      const { item, startDate } = event.getOccurrenceDetails(time);
      return spanOf(item, startDate, item === event ? end : undefined);
    });
}

interface GivenTime {
  time: ICAL.Time;
  /** Only `RDATE` may give one. */
  end?: ICAL.Time | undefined;
}

function timesIn(component: ICAL.Component, name: string, zone?: ICAL.Timezone): GivenTime[] {
  const values = component.getAllProperties(name).flatMap((property) => property.getValues());
  return values.map((value) => {
    const time = value instanceof ICAL.Period ? value.start : value;
    if (!(time instanceof ICAL.Time)) throw new Error('a time is none');
    const end = value instanceof ICAL.Period ? value.getEnd() : undefined;
    return { time: zone && !time.isDate ? time.convertToZone(zone) : time, end };
  });
}

/** Whether a time comes after the last of its rule. A date takes in that whole day. */
function isPast(time: ICAL.Time, until: ICAL.Time | null): boolean {
  if (!until) return false;
  if (until.isDate) return dayOf(time) > dayOf(until);
  const last = until.clone();
  if (last.zone === ICAL.Timezone.localTimezone) last.zone = time.zone;
  return time.toUnixTime() > last.toUnixTime();
}

/**
 * When an event takes time, if it starts then. Of its length, days count on the wall, hours do not (RFC 5545 section
 * 3.8.5.3).
 */
function spanOf(
  { component, startDate, endDate }: ICAL.Event,
  start: ICAL.Time,
  end?: ICAL.Time,
): Interval[] {
  if (textOf(component, 'transp') === 'TRANSPARENT' || textOf(component, 'status') === 'CANCELLED') return [];
  if (end) return [{ start: instantOf(start), end: instantOf(end) }];
  const duration = component.getFirstPropertyValue('duration');
  const length =
    duration instanceof ICAL.Duration ? duration : start.isDate ? endDate.subtractDate(startDate) : undefined;
  const days = length ? (length.isNegative ? -1 : 1) * (length.weeks * 7 + length.days) : 0;
  const rest = length ? length.toSeconds() - days * DAY_S : endDate.toUnixTime() - startDate.toUnixTime();
  const later = start.clone();
  later.adjust(days, 0, 0, 0);
  return [{ start: instantOf(start), end: instantOf(later) + rest * 1000 }];
}

function instantOf(time: ICAL.Time): number {
  return time.toUnixTime() * 1000;
}

/** `YYYY-MM-DD`. */
function dayOf(time: ICAL.Time): string {
  return time.toString().slice(0, 10);
}

function textOf(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? '')
    .trim()
    .toUpperCase();
}

/** Joins spans that overlap or touch. Leaves out those without length, and outside of a window. */
function merged(spans: Interval[], window: Interval): Interval[] {
  const joined: Interval[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (span.end <= span.start) continue;
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined.filter(({ start, end }) => start < window.end && end > window.start);
}
