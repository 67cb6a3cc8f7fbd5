import ICAL from 'ical.js';
import { TERMS } from '#content/terms.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import type { FeedPart } from './feed-parts.ts';
import { type Clock, type FeedZones, onClock, type Stamp, stampOfWall } from './feed-zones.ts';

/** The part of an entry that can't be read. */
export type Unread = 'no start' | 'start' | 'zone' | 'length' | 'rule' | 'exclusion' | 'exception';

/** A duration: calendar days, whose length depends on clock changes, plus exact time (RFC 5545 section 3.8.5.3). */
export interface Length {
  days: number;
  ms: number;
  /** The travel time before the start. */
  travelMs?: number;
}

export interface Occurrence {
  start: Stamp;
  length: Length;
}

/** An event, a change to an instance of a series, or a VFREEBUSY. */
export type Entry = ReturnType<typeof readEntry>;

interface Line {
  name: string;
  parameters: string;
  value: string;
}

const ONE_CALL: Length = { days: 0, ms: TERMS.callMinutes * MINUTE_MS };

/** Longer durations count as mistakes: they may end beyond the range of a JavaScript date. */
const LONGEST_MS = 100 * 366 * DAY_MS;

/** Reads when an entry is busy. Where a part is unreadable, assumes busy. @param owners addresses in lower case */
export function readEntry(part: FeedPart, zones: FeedZones, owners: ReadonlySet<string>) {
  const unread = new Set<Unread>();
  let isEndless = false;
  const lines = Map.groupBy(part.lines.map(splitLine), ({ name }) => name);
  const linesOf = (name: string): Line[] => lines.get(name) ?? [];
  const isSet = (name: string, value: RegExp) => linesOf(name).some((line) => value.test(line.value));
  const timeOf = (name: string, kind: Unread, beside?: Stamp) =>
    linesOf(name).map((line) => readTime(line, kind, beside))[0];

  const written = timeOf('DTSTART', 'start');
  const replaces = timeOf('RECURRENCE-ID', 'exception', written);
  const end = timeOf('DTEND', 'length', written);
  const before = end?.isDate ? DAY_MS : ONE_CALL.ms;
  const start = written ?? replaces ?? (end && stampOfWall(end.wall - before, end.clock, end.isDate));
  // A VFREEBUSY is busy during its periods, or from start to end if it has an FBTYPE other than FREE.
  const isWhole = part.kind === 'VEVENT' || isSet('FBTYPE', /^(?!FREE$)/i);
  if (!start) unread.delete('start');
  if (isWhole && !written) unread.add(start ? 'start' : 'no start');
  const travelMs = travelTime(linesOf('X-APPLE-TRAVEL-DURATION')[0]?.value);
  const length = isWhole && start && lengthOf(start, end, linesOf('DURATION')[0]?.value);
  const first = start && length ? { start, length } : undefined;
  if (lines.has('EXRULE')) unread.add('exclusion');
  const isChange = lines.has('RECURRENCE-ID');
  const andLater = linesOf('RECURRENCE-ID').some(({ parameters }) =>
    /;RANGE="?THISANDFUTURE/i.test(parameters),
  );

  return {
    uid: linesOf('UID')[0]?.value ?? crypto.randomUUID(),
    /** Undefined if the entry has no start, or is a VFREEBUSY that lists periods. */
    first,
    isFree:
      isSet('TRANSP', /^TRANSPARENT$/i) ||
      isSet('STATUS', /^CANCELL?ED$/i) ||
      isFreeInOutlook() ||
      isDeclined(),
    isChange,
    /** The start of the instance that a change replaces; undefined if the old or the new start can't be read. */
    replaces: written && replaces,
    andLater,
    rules: start ? linesOf('RRULE').flatMap(({ value }) => readRule(value, start)) : [],
    added: [...readAdded('RDATE', 'rule', first), ...readAdded('FREEBUSY', 'no start')],
    excluded: valuesOf('EXDATE').flatMap((line) => readExcluded(line, start) ?? []),
    /** The same in all revisions of an event, or of one instance of a series. */
    instance: isWhole && (replaces || !isChange) ? `${replaces?.instant} ${andLater}` : crypto.randomUUID(),
    sequence: Number(linesOf('SEQUENCE')[0]?.value ?? 0),
    /** When the revision was made, as comparable text. */
    revised: ['DTSTAMP', 'LAST-MODIFIED'].map(
      (name) => /^\d{8}T\d{6}Z$/.exec(linesOf(name)[0]?.value ?? '')?.[0],
    ),
    unread,
    /** Whether the duration is unreadable or too long, so that the entry may end at any time. */
    isEndless,
  };

  /** Reads a time, or a whole day if the time of day is unreadable. Times without a zone use the clock of `beside`. */
  function readTime({ parameters, value }: Line, kind: Unread, beside?: Stamp): Stamp | undefined {
    const [, year, month, day, rest = ''] = /^(\d{4})-?(\d\d)-?(\d\d)(.*)$/.exec(value) ?? [];
    const [, hour, minute, second = 0, offset] = TIME_OF_DAY.exec(rest) ?? [];
    const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
    const hasDay = new Date(date).getUTCMonth() === Number(month) - 1;
    const isDate = /;VALUE="?DATE"?(;|$)/i.test(parameters);
    // Reject an exclusion or exception without its time of day: it would free the whole day.
    const isExact = !/^ex/.test(kind) || isDate || beside?.isDate || rest !== '';
    const isOdd = rest !== '' && !hour;
    const isLost = !hasDay || !isExact || (isOdd && /^(ex|length)/.test(kind));
    if (isLost || isOdd) unread.add(kind);
    if (isLost) return undefined;
    const floating = beside && beside.isDate === (isDate || !hour) ? beside.clock : zones.floating;
    if (isDate || !hour) return stampOfWall(date, floating, true);
    const wall = date + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
    const [, quoted, tzid = quoted] = /;TZID=(?:"([^"]*)"|(.*?))(?=;[\w-]+=|$)/i.exec(parameters) ?? [];
    const zone = offset ?? tzid;
    const clock = zone === undefined ? floating : zones.find(zone);
    if (!clock) unread.add('zone');
    return stampOfWall(wall, clock ?? floating);
  }

  /** @param duration an RFC 5545 duration such as `PT1H` */
  function lengthOf(start: Stamp, end: Stamp | undefined, duration?: string): Length {
    const wallMs = end ? onClock(end, start.clock).wall - start.wall : 0;
    const ms = end ? end.instant - start.instant : 0;
    const isOfDays = start.isDate && end?.isDate;
    // Fall back to the local duration: a start that is skipped by a clock change moves forward, possibly past the end.
    const untilEnd = isOfDays ? { days: wallMs / DAY_MS, ms: 0 } : { days: 0, ms: ms > 0 ? ms : wallMs };
    const given = duration === undefined ? untilEnd : readDuration(duration);
    const length = [given, untilEnd].find((each) => totalMs(each) > 0 && totalMs(each) < LONGEST_MS);
    if (!length && !(start.isDate && totalMs(given) === 0)) unread.add('length');
    isEndless ||= !length && !(totalMs(given) <= 0);
    if (start.isDate) return { days: length ? Math.ceil(totalMs(length) / DAY_MS) : 1, ms: 0, travelMs };
    return { ...(length ?? ONE_CALL), travelMs };
  }

  function travelTime(duration = 'PT0S'): number {
    const ms = totalMs(readDuration(duration));
    const isValid = ms >= 0 && ms <= DAY_MS;
    if (!isValid) unread.add('length');
    return isValid ? ms : 0;
  }

  /** Whether Outlook shows the event as free. It writes `TRANSP:OPAQUE` even while working elsewhere. */
  function isFreeInOutlook(): boolean {
    return ['CDO', 'MSNCALENDAR'].some((by) =>
      isSet(`X-MICROSOFT-${by}-BUSYSTATUS`, /^(FREE|WORKINGELSEWHERE)$/i),
    );
  }

  /** Reads a rule without its unreadable parts. Most parts restrict the rule, so dropping them adds busy times. */
  function readRule(text: string, start: Stamp): ICAL.Recur[] {
    const parts = text.toUpperCase().replaceAll(/\s/g, '').split(';').filter(Boolean);
    const [until] = parts.flatMap((part) => /^UNTIL=(.*)/.exec(part)?.[1] ?? []);
    const named = parts.filter((part) => RULE_PART.test(part));
    const readable = named.filter((part) => attempt(() => ICAL.Recur.fromString(part)));
    const repeats = readable.some((part) => part.startsWith('FREQ='));
    if (!repeats || readable.length + Number(until !== undefined) < parts.length) unread.add('rule');
    if (!repeats) return [];
    const rule = ICAL.Recur.fromString(readable.join(';'));
    const last = until && readTime({ name: '', parameters: '', value: until }, 'rule', start);
    // Rules recur in local time. If UNTIL is a date, the rule includes that whole day.
    const wall = last && (last.isDate ? last.wall + DAY_MS - 1000 : onClock(last, start.clock).wall);
    if (wall) rule.until = ICAL.Time.fromJSDate(new Date(wall), true);
    return [rule];
  }

  /** @param entry the first occurrence, whose length applies to times without an end; undefined for a VFREEBUSY */
  function readAdded(name: string, kind: Unread, entry?: Occurrence): Occurrence[] {
    return valuesOf(name).flatMap((line) => {
      if (/;FBTYPE="?FREE"?(;|$)/i.test(line.parameters)) return [];
      const [from = '', to] = line.value.split('/');
      const time = readTime({ ...line, value: from }, kind, entry?.start);
      if (!time) return [];
      const isOfDay = time.isDate && entry && !entry.start.isDate;
      const start = isOfDay ? stampOfWall(time.wall + (entry.start.wall % DAY_MS), entry.start.clock) : time;
      if (to === undefined && entry) return { start, length: entry.length };
      const isDuration = to === undefined || /^[+-]?P/i.test(to);
      const end = isDuration ? undefined : readTime({ ...line, value: to }, 'length', time);
      return { start, length: lengthOf(start, end, isDuration ? to : undefined) };
    });
  }

  function readExcluded(line: Line, start?: Stamp): Stamp | undefined {
    const time = readTime(line, 'exclusion', start);
    const isMidnight = (clock?: Clock) => time && clock && onClock(time, clock).wall % DAY_MS === 0;
    if (start?.isDate && !isMidnight(time?.clock) && !isMidnight(start.clock)) unread.add('exclusion');
    return time;
  }

  function valuesOf(name: string): Line[] {
    return linesOf(name).flatMap((line) =>
      line.value.split(',').map((value) => ({ ...line, value: value.trim() })),
    );
  }

  /** Whether all of the provider's addresses that are invited have declined. */
  function isDeclined(): boolean {
    const own = linesOf('ATTENDEE').filter(({ parameters, value }) => {
      const [, email = value] = /;EMAIL="?([^";:]+)/i.exec(parameters) ?? [];
      return [email, value].some((address) => owners.has(address.toLowerCase().replace(/^mailto:/, '')));
    });
    return own.length > 0 && own.every(({ parameters }) => /;PARTSTAT="?DECLINED"?(;|$)/i.test(parameters));
  }
}

/** ISO 8601 with or without separators. The seconds and the UTC offset are optional. */
const TIME_OF_DAY = /^[T ]?([01]\d|2[0-4]):?([0-5]\d)(?::?([0-5]\d|60)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;

/** No calendar program writes BYWEEKNO. */
const RULE_PART = /^(FREQ|COUNT|INTERVAL|WKST|BY(?!WEEKNO)[A-Z]+)=/;

/** Splits a line. If the value is a time, splits at the last colon: some feeds don't quote zones like `GMT+01:00`. */
function splitLine(text: string): Line {
  const parts = /^(DT|EXDATE|RDATE|RECURRENCE|FREEBUSY)/i.test(text)
    ? /^([\w-]+)(;.*?)?:(\s{0,9}\d{4}-\d\d-\d\d.*|[^:]*)$/
    : /^([\w-]+)(;(?:"[^"]*"|[^":])*)?:(.*)$/;
  const [, name = '', parameters = '', value = ''] = parts.exec(text) ?? [];
  return { name: name.toUpperCase(), parameters, value: value.trimStart() };
}

function readDuration(text: string): Length {
  // Cut the text, because the library is slow on long input.
  const found = attempt(() => ICAL.Duration.fromString(text.slice(0, 100)));
  if (!found) return { days: Number.NaN, ms: Number.NaN };
  const { weeks, days, hours, minutes, seconds, isNegative } = found;
  const sign = isNegative ? -1 : 1;
  return { days: sign * (weeks * 7 + days), ms: sign * ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}

export function totalMs({ days, ms }: Length): number {
  return days * DAY_MS + ms;
}

export function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
