import ICAL from 'ical.js';
import { feedComponents } from './feed-components.ts';
import { type Clock, feedZones, instantBy, isUtc, UTC } from './feed-zones.ts';
import { ruleStarts, wallOf } from './rule-starts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From an instant until just before another, in milliseconds. */
export interface Interval {
  start: number;
  end: number;
}

/** What a calendar says about a window of time. */
export interface CalendarReading {
  busy: Interval[];
  /** Busy times of events that may be our own invitations, by the id of the booking. */
  invitations: Map<string, Interval[]>;
  /** How many entries could not be read, and are left out. */
  unread: number;
}

/**
 * Finds the busy times in an iCalendar feed (RFC 5545). Events that are transparent or cancelled are free, tentative
 * ones are busy.
 * @param zone of whole days, and of times that name no zone
 * @throws FeedError if this is no whole calendar
 */
export function busySpans(feed: string, zone: string, window: Interval): CalendarReading {
  const components = feedComponents(feed);
  const clockOf = feedZones(components.of.VTIMEZONE, zone, window.end + 366 * DAY_MS);
  const invitations = new Map<string, Interval[]>();
  const busy: Interval[] = [];
  let { unread } = components;

  for (const component of components.of.VFREEBUSY) collect(busy, () => busyPeriods(component));
  for (const [uid, { masters, overrides }] of bySeries(components.of.VEVENT)) {
    const id = BOOKING_UID.exec(uid)?.[1]?.toLowerCase();
    const into = id === undefined ? busy : (invitations.get(id) ?? []);
    if (id !== undefined) invitations.set(id, into);
    for (const master of masters) collect(into, () => occurrences(master, overrides, window));
    // A guest of one instance has only that.
    if (masters.length === 0) collect(into, () => overrides.flatMap(ownSpan));
  }
  return { busy: merged(busy), invitations, unread };

  function collect(into: Interval[], find: () => Interval[]): void {
    const found = attempt(find) ?? [];
    for (const span of merged(found)) {
      if (span.start < window.end && span.end > window.start) into.push(span);
    }
  }

  function bySeries(all: ICAL.Component[]): Map<string, Series> {
    const series = new Map<string, Series>();
    for (const [index, component] of all.entries()) {
      const event = attempt(() => readEvent(component, clockOf));
      if (!event) continue;
      const uid = textOf(component, 'uid') || `${index}`;
      const known = series.get(uid) ?? { masters: [], overrides: [] };
      if (event.instance) known.overrides.push({ ...event, instance: event.instance });
      else known.masters.push(event);
      series.set(uid, known);
    }
    return series;
  }

  function attempt<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch {
      unread += 1;
      return undefined;
    }
  }

  function busyPeriods(component: ICAL.Component): Interval[] {
    return component
      .getAllProperties('freebusy')
      .filter((property) => String(property.getParameter('fbtype')).toUpperCase() !== 'FREE')
      .flatMap((property) => property.getValues())
      .filter((value) => value instanceof ICAL.Period)
      .map((period) => ({ start: wallOf(period.start), end: wallOf(period.getEnd()) }));
  }
}

/** The UID of an invitation of ours: the id of the booking, and a domain. */
const BOOKING_UID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i;

interface Series {
  masters: CalendarEvent[];
  /** Instances that were changed. */
  overrides: Override[];
}

/** A time as an event has it. */
interface Moment {
  instant: number;
  /** What the clock shows, in milliseconds as if it showed UTC. */
  wall: number;
  clock: Clock;
  isDate: boolean;
}

interface CalendarEvent {
  component: ICAL.Component;
  isBusy: boolean;
  start: Moment;
  end: number;
  /** Where an instance that starts at a time ends. */
  endAfter: (start: Moment) => number;
  /** Finds out more about the times of this event. */
  momentOf: MomentOf;
  /** The instance of a series that this event replaces. */
  instance: Instance | undefined;
}

type Override = CalendarEvent & { instance: Instance };

interface Instance extends Moment {
  /** Whether the instances after it change in the same way. */
  andFuture: boolean;
}

type MomentOf = (property: ICAL.Property, time: unknown) => Moment;

/** @throws if the times can't be read */
function readEvent(component: ICAL.Component, clockOf: (tzid: string | undefined) => Clock): CalendarEvent {
  const momentOf: MomentOf = (property, time) => {
    if (!(time instanceof ICAL.Time)) throw new Error('a time is none');
    const { isDate } = time;
    const tzid = property.getParameter('tzid');
    const clock = isDate || !tzid ? clockOf(undefined) : clockOf(String(tzid));
    return momentAt(wallOf(time), !isDate && isUtc(time) ? UTC : clock, isDate);
  };
  const moment = (name: string) => {
    const property = component.getFirstProperty(name);
    return property ? momentOf(property, property.getFirstValue()) : undefined;
  };
  const start = moment('dtstart');
  if (!start) throw new Error('an event has no start');
  const until = moment('dtend');
  const duration = component.getFirstPropertyValue('duration');
  const endAfter = lengthOf(start, until, duration instanceof ICAL.Duration ? duration : undefined);
  const instance = moment('recurrence-id');
  const range = component.getFirstProperty('recurrence-id')?.getParameter('range');
  return {
    component,
    isBusy: textOf(component, 'transp') !== 'TRANSPARENT' && textOf(component, 'status') !== 'CANCELLED',
    start,
    end: until && !start.isDate ? until.instant : endAfter(start),
    endAfter,
    momentOf,
    instance: instance && { ...instance, andFuture: String(range).toUpperCase() === 'THISANDFUTURE' },
  };
}

/** Days are counted on the wall, hours are not (RFC 5545 section 3.8.5.3). */
function lengthOf(
  start: Moment,
  end: Moment | undefined,
  duration: ICAL.Duration | undefined,
): (start: Moment) => number {
  if (start.isDate) {
    const length = end ? end.wall - start.wall : (duration?.toSeconds() ?? 0) * 1000;
    return ({ wall, clock }) => instantBy(clock, wall + (length > 0 ? length : DAY_MS));
  }
  if (end || !duration) {
    const length = end ? end.instant - start.instant : 0;
    return ({ instant }) => instant + length;
  }
  const sign = duration.isNegative ? -1 : 1;
  const days = sign * (duration.weeks * 7 + duration.days) * DAY_MS;
  const rest = duration.toSeconds() * 1000 - days;
  return ({ instant, wall, clock }) => (days === 0 ? instant : instantBy(clock, wall + days)) + rest;
}

function ownSpan({ isBusy, start, end }: CalendarEvent): Interval[] {
  return isBusy ? [{ start: start.instant, end }] : [];
}

function occurrences(event: CalendarEvent, overrides: Override[], window: Interval): Interval[] {
  const { component } = event;
  const isSeries = component.hasProperty('rrule') || component.hasProperty('rdate');
  if (!isSeries && overrides.length === 0) return ownSpan(event);
  const laterChanges = overrides
    .filter(({ instance }) => instance.andFuture)
    .sort((a, b) => a.instance.instant - b.instance.instant);
  const reach = 2 * DAY_MS + Math.max(0, ...laterChanges.map((change) => Math.abs(shiftOf(change))));
  const longest = Math.max(...[event, ...laterChanges].map(({ start, end }) => end - start.instant));
  const isReplaced = matcher([
    ...momentsOf(event, 'exdate').map(({ moment }) => moment),
    ...overrides.map(({ instance }) => instance),
  ]);
  const byInstant = new Map<number, Interval[]>();
  for (const { moment, end } of [
    { moment: event.start, end: undefined },
    ...momentsOf(event, 'rdate'),
    ...startsByRules(event, window.start - reach - longest, window.end + reach),
  ]) {
    if (byInstant.has(moment.instant) || isReplaced(moment)) continue;
    const change = laterChanges.findLast(({ instance }) => instance.instant <= moment.instant);
    byInstant.set(
      moment.instant,
      change
        ? changedSpan(change, moment)
        : event.isBusy
          ? [{ start: moment.instant, end: end ?? event.endAfter(moment) }]
          : [],
    );
  }
  return [...[...byInstant.values()].flat(), ...overrides.flatMap(ownSpan)];
}

/** How much later on the wall an override is than the instance that it replaces. */
function shiftOf({ instance, start }: Override): number {
  return start.wall - instance.wall;
}

function changedSpan(change: Override, moment: Moment): Interval[] {
  if (!change.isBusy) return [];
  const start = momentAt(moment.wall + shiftOf(change), change.start.clock, change.start.isDate);
  return [{ start: start.instant, end: change.endAfter(start) }];
}

/** Returns the times in all properties of a name. Only `RDATE` may give an end. */
function momentsOf({ component, momentOf, start }: CalendarEvent, name: string) {
  return component.getAllProperties(name).flatMap((property) =>
    property.getValues().map((value) => {
      const isPeriod = value instanceof ICAL.Period;
      const given = momentOf(property, isPeriod ? value.start : value);
      const end = isPeriod ? momentOf(property, value.getEnd()).instant : undefined;
      const wall = given.isDate ? given.wall : given.instant + start.clock(given.instant);
      return { moment: { ...given, wall, clock: given.isDate ? given.clock : start.clock }, end };
    }),
  );
}

/** Returns a test whether a time is one of these. A date stands for all that starts on it. */
function matcher(moments: Moment[]): (moment: Moment) => boolean {
  const instants = new Set(moments.map(({ instant }) => instant));
  const dates = new Set(moments.filter(({ isDate }) => isDate).map(({ wall }) => dayOf(wall)));
  const walls = new Set(moments.map(({ wall }) => dayOf(wall)));
  return (moment) =>
    instants.has(moment.instant) ||
    (moment.isDate ? walls.has(dayOf(moment.wall)) : dates.has(dayOf(moment.wall)));
}

function dayOf(wall: number): number {
  return Math.floor(wall / DAY_MS);
}

function startsByRules({ component, start }: CalendarEvent, earliest: number, latest: number) {
  return component.getAllProperties('rrule').flatMap((property) => {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) throw new Error('a rule is none');
    const last = rule.until ? lastInstant(rule.until, start.clock) : Number.POSITIVE_INFINITY;
    return ruleStarts(rule, start, earliest, Math.min(latest, last + 2 * DAY_MS))
      .map((wall) => ({ moment: momentAt(wall, start.clock, start.isDate), end: undefined }))
      .filter(({ moment }) => moment.instant <= last);
  });
}

/** A date as the end of a rule takes in that whole day. */
function lastInstant(until: ICAL.Time, clock: Clock): number {
  const wall = wallOf(until);
  if (until.isDate) return instantBy(clock, wall + DAY_MS) - 1;
  return isUtc(until) ? wall : instantBy(clock, wall);
}

function momentAt(wall: number, clock: Clock, isDate: boolean): Moment {
  return { instant: instantBy(clock, wall), wall, clock, isDate };
}

function textOf(component: ICAL.Component, name: string): string {
  const text = String(component.getFirstPropertyValue(name) ?? '');
  return name === 'uid' ? text : text.trim().toUpperCase();
}

/** Joins spans that overlap or touch. Leaves out those without length. */
function merged(spans: Interval[]): Interval[] {
  const joined: Interval[] = [];
  for (const { start, end } of spans.filter((span) => span.end > span.start).toSorted(byStart)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

function byStart(a: Interval, b: Interval): number {
  return a.start - b.start;
}
