import { createContext, Script } from 'node:vm';
import type { Span } from '../calls/free-times.ts';
import { DAY_MS } from '../durations.ts';
import { feedParts } from './feed-parts.ts';
import { feedZones, onClock, type Stamp, stampOfWall } from './feed-zones.ts';
import { attempt, type Entry, type Length, readEntry, totalMs, type Unread } from './read-entry.ts';
import { ruleStarts } from './rule-starts.ts';

/** What a calendar says about a window of time, ignoring our own invitations. */
export interface CalendarReading {
  busy: Span[];
  unread: Partial<Record<Unread, number>>;
}

/**
 * Finds the busy times in an iCalendar feed (RFC 5545). Events are busy unless they are transparent, free in Outlook,
 * cancelled, or declined by their owner. An entry that can be read only in part is busy at the times that can be read,
 * and is counted in `unread`.
 * @param zone the time zone for whole days and times without a zone, unless the calendar names a default
 * @param owners the provider's mailboxes, such as `Shop <hello@shop.example>`
 * @throws if the feed is not a complete calendar
 */
export function busySpans(feed: string, zone: string, window: Span, owners = ''): CalendarReading {
  let patience = PATIENCE_MS;
  const parts = feedParts(feed);
  const addresses = new Set(owners.toLowerCase().match(/(?<![^\s<>,;"@])[^\s<>,;"@]+@[^\s<>,;"@]+/g));
  const zones = feedZones(parts, zone, inTime);
  const busy: Span[] = [];
  const unread: CalendarReading['unread'] = {};
  const entries = parts
    .filter(({ kind }) => kind === 'VEVENT' || kind === 'VFREEBUSY')
    .flatMap((part) => attempt(() => readEntry(part, zones, addresses)) ?? count('no start'))
    .filter(({ uid }) => !OUR_UID.test(uid));
  for (const revisions of Map.groupBy(entries, ({ uid }) => uid).values()) {
    const series = newestOf(revisions);
    const changes = series.filter(({ isChange }) => isChange);
    for (const entry of series) {
      const spans = inTime(() => spansOf(entry, changes, window)) ?? giveUp(entry);
      const within = spans.filter(({ start, end }) => start < window.end && end > window.start);
      for (const span of within) busy.push(span);
      for (const kind of entry.unread) {
        const isAnywhere = entry.isEndless || ANYWHERE.has(kind);
        const isReported = within.length > 0 || (isAnywhere && (!entry.isFree || kind === 'exception'));
        if (isReported) count(kind);
      }
    }
  }
  return { busy: merged(busy), unread };

  function count(kind: Unread): [] {
    unread[kind] = (unread[kind] ?? 0) + 1;
    return [];
  }

  /** Reports an entry's rules as unreadable, and returns only the times that the entry lists explicitly. */
  function giveUp(entry: Entry): Span[] {
    entry.unread.add('rule');
    return spansOf({ ...entry, rules: [] }, [], window);
  }

  /**
   * Runs `read` with a timeout: some feeds make the library loop forever, while even a long series takes just a few
   * milliseconds. Only CPU time counts, since a busy machine may pause the thread for longer than the timeout.
   */
  function inTime<Result>(read: () => Result): Result | undefined {
    const started = process.threadCpuUsage();
    const timeout = Math.max(LEAST_MS, Math.ceil(patience / 20));
    for (;;) {
      try {
        return RUN.runInContext(Object.assign(WATCHED, { read }), { timeout });
      } catch (error) {
        const { user, system } = process.threadCpuUsage(started);
        const usedMs = (user + system) / 1000;
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' && usedMs < timeout) continue;
        patience -= usedMs;
        return undefined;
      }
    }
  }
}

/** Our own invitations are ignored, because the calendar may still show a call that was moved or declined. */
const OUR_UID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}-call@/i;

/** Faults that may affect times anywhere in the calendar. Other faults are reported only for entries in the window. */
const ANYWHERE: ReadonlySet<Unread> = new Set(['no start', 'start', 'rule', 'exception']);

/** The approximate CPU time that a feed may lose to timeouts. Each call may use a twentieth of the remainder. */
const PATIENCE_MS = 10_000;
const LEAST_MS = 50;

const WATCHED = createContext({});
const RUN = new Script('read()');

/** Leaves out entries that a newer revision replaces. Keeps both if it is unclear which is newer. */
function newestOf(revisions: Entry[]): Entry[] {
  const newest = new Map<string, Entry>();
  for (const entry of revisions) {
    const other = newest.get(entry.instance);
    if (!other || replacesEntry(entry, other)) newest.set(entry.instance, entry);
  }
  return revisions.filter((entry) => !replacesEntry(newest.get(entry.instance) ?? entry, entry));
}

/** Compares revisions by their number, then by their time (RFC 5546 section 2.1.5). */
function replacesEntry(newer: Entry, entry: Entry): boolean {
  if (newer.unread.size > 0) return false;
  if (newer.sequence !== entry.sequence) return newer.sequence > entry.sequence;
  return wasMadeLater(newer, entry) && !wasMadeLater(entry, newer);
}

function wasMadeLater(one: Entry, other: Entry): boolean {
  return one.revised.some((time, index) => (time ?? '') > (other.revised[index] ?? '9'));
}

/** Returns the busy spans of an entry. Skips instances that a change replaces: each change is a separate entry. */
function spansOf(entry: Entry, changes: readonly Entry[], window: Span): Span[] {
  const { first, isChange, isFree, added, rules, excluded } = entry;
  const later = changes.flatMap(({ andLater, replaces, first: to, isFree }) =>
    andLater && replaces && to ? { from: replaces, to: to.start, length: to.length, isFree } : [],
  );
  if (isFree && (isChange || later.length === 0)) return [];
  if (!first || isChange)
    return [first ?? [], added].flat().map(({ start, length }) => spanOf(start, length));
  const { start, length } = first;
  const shifts = later.map(({ from, to, length }) => Math.abs(to.instant - from.instant) + totalMs(length));
  const reach = Math.max(totalMs(length), ...shifts) + 2 * DAY_MS;
  const asked = { from: window.start.getTime() - reach, to: window.end.getTime() + reach };
  const byRules = rules
    .flatMap((rule) => ruleStarts(rule, start.wall, asked))
    .map((wall) => ({ start: stampOfWall(wall, start.clock, start.isDate), length }));
  const isGone = matcher([...excluded, ...changes.flatMap(({ replaces }) => replaces ?? [])], start);
  later.sort((a, b) => a.from.instant - b.from.instant);
  return [first, ...added, ...byRules].flatMap((occurrence) => {
    const at = onClock(occurrence.start, start.clock);
    if (isGone(at)) return [];
    const change = later.findLast(({ from }) => from.instant <= at.instant);
    if (change ? change.isFree : isFree) return [];
    if (!change) return spanOf(at, occurrence.length);
    const { from, to } = change;
    const wall = to.wall + onClock(at, to.clock).wall - onClock(from, to.clock).wall;
    return spanOf(stampOfWall(wall, to.clock, to.isDate), change.length);
  });
}

/** Returns a function that tells whether `stamps` has a start: as an instant, or as a whole day in local time. */
function matcher(stamps: readonly Stamp[], series: Stamp): (stamp: Stamp) => boolean {
  const dayOf = ({ wall }: Stamp) => Math.floor(wall / DAY_MS);
  const isDay = ({ isDate, wall }: Stamp) => isDate || (series.isDate && wall % DAY_MS === 0);
  const instants = new Set(stamps.filter(({ isDate }) => !isDate).map(({ instant }) => instant));
  const days = new Set(stamps.filter(isDay).map(dayOf));
  return (stamp) => instants.has(stamp.instant) || days.has(dayOf(stamp));
}

function spanOf(start: Stamp, { days, ms, travelMs = 0 }: Length): Span {
  const later = days === 0 ? start : stampOfWall(start.wall + days * DAY_MS, start.clock);
  return { start: new Date(start.instant - travelMs), end: new Date(later.instant + ms) };
}

function merged(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = joined.at(-1);
    if (!last || span.start > last.end) joined.push({ ...span });
    else if (span.end > last.end) last.end = span.end;
  }
  return joined;
}
