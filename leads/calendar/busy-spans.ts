import { createContext, Script } from 'node:vm';
import type { Span } from '../calls/free-times.ts';
import { DAY_MS } from '../durations.ts';
import { feedParts } from './feed-parts.ts';
import { feedZones, onClock, type Stamp, stampOfWall } from './feed-zones.ts';
import { attempt, type Entry, type Length, readEntry, totalMs, type Unread } from './read-entry.ts';
import { ruleStarts } from './rule-starts.ts';

/** The busy times of a calendar within a window of time, without our own invitations. */
export interface CalendarReading {
  busy: Span[];
  /** How many entries could not be read in full, by the kind of the part that could not be read. */
  unread: Partial<Record<Unread, number>>;
}

/**
 * Finds the busy times in an iCalendar feed (RFC 5545). An event is free only if it is transparent, cancelled, or declined
 * by its owner. Unreadable parts are guessed, and hide no other entry.
 * @param zone for whole days and for times that name no zone, if the calendar names none either
 * @param owners the provider's mailboxes, such as `Shop <hello@shop.example>`
 * @throws if the feed is not a complete calendar
 */
export function busySpans(feed: string, zone: string, window: Span, owners = ''): CalendarReading {
  let patience = PATIENCE_MS;
  const parts = feedParts(feed);
  const addresses = new Set(owners.toLowerCase().match(/[^\s<>,;"]+@[^\s<>,;"]+/g));
  const zones = feedZones(parts, zone, inTime);
  const busy: Span[] = [];
  const unread: CalendarReading['unread'] = {};
  const entries = parts
    .filter(({ kind }) => kind === 'VEVENT' || kind === 'VFREEBUSY')
    .flatMap((part) => attempt(() => readEntry(part, zones, addresses)) ?? tell('no start'))
    .filter(({ uid }) => !OUR_UID.test(uid));
  for (const series of Map.groupBy(entries, ({ uid }) => uid).values()) {
    const changes = series.filter(({ isChange }) => isChange);
    for (const entry of series) {
      const spans = inTime(() => spansOf(entry, changes, window)) ?? giveUp(entry);
      const within = spans.filter(({ start, end }) => start < window.end && end > window.start);
      for (const span of within) busy.push(span);
      for (const kind of entry.unread) {
        const isAnywhere = entry.isEndless || ANYWHERE.has(kind);
        const counts = within.length > 0 || (isAnywhere && (!entry.isFree || kind === 'exception'));
        if (counts) tell(kind);
      }
    }
  }
  return { busy: merged(busy), unread };

  function tell(kind: Unread): [] {
    unread[kind] = (unread[kind] ?? 0) + 1;
    return [];
  }

  /** Falls back to the times that are written out, if a rule takes too long. */
  function giveUp(entry: Entry): Span[] {
    entry.unread.add('rule');
    return spansOf({ ...entry, rules: [] }, [], window);
  }

  /**
   * Runs code that may never end: anybody can send an invitation whose rule ical.js searches forever. A series of twenty
   * years takes a few milliseconds.
   */
  function inTime<Result>(read: () => Result): Result | undefined {
    const started = performance.now();
    const timeout = Math.max(LEAST_MS, Math.ceil(patience / 20));
    try {
      return RUN.runInContext(Object.assign(WATCHED, { read }), { timeout });
    } catch {
      patience -= performance.now() - started;
      return undefined;
    }
  }
}

/** The UIDs of our own invitations. The calendar may still show a call that was moved or declined since. */
const OUR_UID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}-call@/i;

/** Kinds that may concern any time. The others are reported only for entries within the window. */
const ANYWHERE: ReadonlySet<Unread> = new Set(['no start', 'start', 'rule', 'exception']);

/** The total time for entries that time out. Each gets a twentieth of the remaining time, and at least `LEAST_MS`. */
const PATIENCE_MS = 10_000;
const LEAST_MS = 50;

const WATCHED = createContext({});
const RUN = new Script('read()');

/**
 * Lists when an entry takes time. Leaves out the instances of a series that its changes replace: the changes are entries
 * of their own.
 */
function spansOf(entry: Entry, changes: readonly Entry[], window: Span): Span[] {
  const { first, isChange, isFree, added, rules, excluded } = entry;
  if (isFree) return [];
  if (!first || isChange)
    return [first ?? [], added].flat().map(({ start, length }) => spanOf(start, length));
  const { start, length } = first;
  const reach = totalMs(length) + 2 * DAY_MS;
  const asked = { from: window.start.getTime() - reach, to: window.end.getTime() + reach };
  const byRules = rules
    .flatMap((rule) => ruleStarts(rule, start.wall, asked))
    .map((wall) => ({ start: stampOfWall(wall, start.clock, start.isDate), length }));
  const isGone = matcher([...excluded, ...changes.flatMap(({ replaces }) => replaces ?? [])], start);
  return [first, ...added, ...byRules].flatMap((one) => {
    const at = onClock(one.start, start.clock);
    return isGone(at) ? [] : spanOf(at, one.length);
  });
}

/** Returns a test for listed stamps: it compares times by their instants, and days by the clock of the series. */
function matcher(stamps: readonly Stamp[], series: Stamp): (stamp: Stamp) => boolean {
  const dayOf = ({ wall }: Stamp) => Math.floor(wall / DAY_MS);
  const isDay = ({ isDate, wall }: Stamp) => isDate || (series.isDate && wall % DAY_MS === 0);
  const instants = new Set(stamps.filter(({ isDate }) => !isDate).map(({ instant }) => instant));
  const days = new Set(stamps.filter(isDay).map(dayOf));
  return (stamp) => instants.has(stamp.instant) || days.has(dayOf(stamp));
}

function spanOf(start: Stamp, { days, ms }: Length): Span {
  const later = days === 0 ? start : stampOfWall(start.wall + days * DAY_MS, start.clock);
  return { start: new Date(start.instant), end: new Date(later.instant + ms) };
}

/** Joins spans that overlap or touch. */
function merged(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = joined.at(-1);
    if (!last || span.start > last.end) joined.push({ ...span });
    else if (span.end > last.end) last.end = span.end;
  }
  return joined;
}
