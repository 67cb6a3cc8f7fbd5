import { createContext, Script } from 'node:vm';
import ICAL from 'ical.js';
import type { Span } from '../calls/free-times.ts';
import { FeedZone, findFeedZone } from './feed-zones.ts';
import { ruleStarts } from './rule-starts.ts';

/** What a calendar says about a window of time, without our own invitations. */
export interface CalendarReading {
  busy: Span[];
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
 * @throws if this is no whole calendar
 */
export function busySpans(feed: string, zone: string, window: Span): CalendarReading {
  const { VTIMEZONE: zones = [], VEVENT: events = [] } = Object.groupBy(componentTexts(feed), kindOf);
  const definitions = new Map<string, ICAL.Component>();
  const floating = new FeedZone(zone);
  const allSeries = new Map<string, Series>();
  const busy: Span[] = [];
  let unread = 0;
  let patience = PATIENCE_MS;

  ICAL.TimezoneService.reset();
  for (const text of zones) {
    attempt(() => {
      if (/^RRULE:(?!.*FREQ=YEARLY)/im.test(text)) throw new Error('a clock changes more than once a year');
      const definition = ICAL.Component.fromString(text);
      definitions.set(String(definition.getFirstPropertyValue('tzid')), definition);
    });
  }
  for (const text of events) {
    attempt(() => {
      for (const [, quoted, tzid = quoted ?? ''] of text.matchAll(/;TZID=(?:"([^"\r\n]*)"|([^:;\r\n]+))/gi)) {
        if (ICAL.TimezoneService.has(tzid)) continue;
        ICAL.TimezoneService.register(findFeedZone(tzid, definitions), tzid);
      }
      addToSeries(readEvent(text, floating));
    });
  }
  for (const { events, changes } of allSeries.values()) {
    for (const change of changes) attemptInTime(() => spanOf(change, change.startDate));
    for (const event of events) attemptInTime(() => occurrences(event, changes, window));
  }
  return { busy: merged(busy, window), unread };

  function addToSeries(event: ICAL.Event): void {
    const uid = event.uid || crypto.randomUUID();
    if (OUR_UID.test(uid)) return;
    const series = allSeries.get(uid) ?? { events: [], changes: [] };
    (event.isRecurrenceException() ? series.changes : series.events).push(event);
    allSeries.set(uid, series);
  }

  function attempt(read: () => void): void {
    const started = performance.now();
    try {
      read();
    } catch {
      unread += 1;
      patience -= performance.now() - started;
    }
  }

  /** The library searches forever in what anybody may send. A series of twenty years takes a few milliseconds. */
  function attemptInTime(read: () => Span[]): void {
    const timeout = Math.max(LEAST_MS, Math.ceil(patience / 20));
    attempt(() => busy.push(...RUN.runInContext(Object.assign(WATCHED, { read }), { timeout })));
  }
}

/** Of an invitation of ours: a call that was moved or declined since may still stand there. */
const OUR_UID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}-call@/i;

/** What all entries that are given up may take together, about; one takes a twentieth of what is left of it. */
const PATIENCE_MS = 10_000;
const LEAST_MS = 50;

const WATCHED = createContext({});
const RUN = new Script('read()');

const TIMES =
  /^(BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i;

/** Takes a feed apart, so that a broken component hides no other. Keeps nothing but times. */
function componentTexts(feed: string): string[] {
  const lines = feed
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '')) throw new Error('it is no calendar');
  if (!/^END:VCALENDAR\s*$/i.test(lines.at(-1) ?? '')) throw new Error('it ends too early');
  const text = lines.filter((line) => TIMES.test(line)).join('\r\n');
  return text.match(/^BEGIN:(VEVENT|VTIMEZONE)\s*$[\s\S]*?^END:\1\s*$/gim) ?? [];
}

function kindOf(text: string): 'VEVENT' | 'VTIMEZONE' {
  return /^BEGIN:VEVENT/i.test(text) ? 'VEVENT' : 'VTIMEZONE';
}

/**
 * Reads an event, and gives times without a zone one.
 * @throws if the library would take something for a time that is none
 */
function readEvent(text: string, floating: ICAL.Timezone): ICAL.Event {
  const event = new ICAL.Event(ICAL.Component.fromString(text));
  for (const value of event.component.getAllProperties().flatMap((property) => property.getValues())) {
    for (const time of value instanceof ICAL.Period ? [value.start, value.end] : [value]) {
      if (!(time instanceof ICAL.Time)) continue;
      if (time.isDate || time.zone === ICAL.Timezone.localTimezone) time.zone = floating;
    }
  }
  for (const name of ['dtstart', 'dtend', 'recurrence-id']) timesIn(event.component, name);
  return event;
}

const DAY_S = 24 * 60 * 60;

function occurrences(event: ICAL.Event, changes: ICAL.Event[], window: Span): Span[] {
  const { component, startDate: start } = event;
  const secondsFrom = (from: ICAL.Time, to: ICAL.Time) => Math.abs(to.toUnixTime() - from.toUnixTime());
  for (const change of changes) event.relateException(change);
  const reach = Math.max(
    ...[event, ...changes].map(({ startDate, endDate, recurrenceId }) => {
      return secondsFrom(startDate, endDate) + secondsFrom(recurrenceId ?? startDate, startDate) + 2 * DAY_S;
    }),
  );
  const asked = { from: window.start.getTime() / 1000 - reach, to: window.end.getTime() / 1000 + reach };
  const byRules = component.getAllProperties('rrule').flatMap((property) => {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) throw new Error('a rule is none');
    return ruleStarts(rule, start, asked);
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

/**
 * When an event takes time, if it starts then. Of its length, days count on the wall, hours do not (RFC 5545 section
 * 3.8.5.3).
 */
function spanOf({ component, startDate, endDate }: ICAL.Event, start: ICAL.Time, end?: ICAL.Time): Span[] {
  const textOf = (name: string) => String(component.getFirstPropertyValue(name)).trim().toUpperCase();
  if (textOf('transp') === 'TRANSPARENT' || textOf('status') === 'CANCELLED') return [];
  if (end) return [{ start: start.toJSDate(), end: end.toJSDate() }];
  const duration = component.getFirstPropertyValue('duration');
  const length =
    duration instanceof ICAL.Duration ? duration : start.isDate ? endDate.subtractDate(startDate) : undefined;
  const days = length ? (length.isNegative ? -1 : 1) * (length.weeks * 7 + length.days) : 0;
  const rest = length ? length.toSeconds() - days * DAY_S : endDate.toUnixTime() - startDate.toUnixTime();
  const later = start.clone();
  later.adjust(days, 0, 0, 0);
  return [{ start: start.toJSDate(), end: new Date((later.toUnixTime() + rest) * 1000) }];
}

/** `YYYY-MM-DD`. */
function dayOf(time: ICAL.Time): string {
  return time.toString().slice(0, 10);
}

/** Joins spans that overlap or touch. Leaves out those without length, and outside of a window. */
function merged(spans: Span[], window: Span): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = joined.at(-1);
    if (span.end <= span.start) continue;
    if (!last || span.start > last.end) joined.push({ ...span });
    else if (span.end > last.end) last.end = span.end;
  }
  return joined.filter(({ start, end }) => start < window.end && end > window.start);
}
