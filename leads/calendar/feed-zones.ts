import ICAL from 'ical.js';
import { knownZone } from '../device-zone.ts';
import { instantOfWall, offsetAt } from '../time-zones.ts';
import { ruleStarts, wallOf } from './rule-starts.ts';

/** How far a clock is ahead of UTC at an instant, in milliseconds. */
export type Clock = (instant: number) => number;

/**
 * Returns the clock of each `TZID` in a feed: the zone that the IANA has under that name, and for all other names, such
 * as those of Windows, the rules that the feed gives.
 * @param definitions the feed's VTIMEZONE components
 * @param floating the zone of times without one
 * @param latest the last instant that matters
 */
export function feedZones(
  definitions: ICAL.Component[],
  floating: string,
  latest: number,
): (tzid: string | undefined) => Clock {
  const defined = new Map(
    definitions.map((component) => [String(component.getFirstPropertyValue('tzid')), component]),
  );
  const clocks = new Map<string | undefined, Clock>([[undefined, zoneClock(floating)]]);
  return (tzid) => {
    const clock = clocks.get(tzid) ?? clockNamed(tzid ?? '');
    clocks.set(tzid, clock);
    return clock;
  };

  /** @throws if the feed does not say what this zone is */
  function clockNamed(tzid: string): Clock {
    const zone = knownZone(tzid);
    if (zone) return zoneClock(zone);
    const definition = defined.get(tzid);
    if (definition) return definedClock(definition, latest);
    // Such as `/freeassociation.sourceforge.net/Europe/Berlin`.
    const [, suffix] = /^\/.*?\/([A-Z]\w+\/[\w+/-]+)$/.exec(tzid) ?? [];
    const named = knownZone(suffix);
    if (named) return zoneClock(named);
    throw new Error('a time zone is not defined');
  }
}

export const UTC: Clock = () => 0;

/** Remembers the offset of each quarter of an hour: clocks change at their starts. */
function zoneClock(zone: string): Clock {
  const known = new Map<number, number>();
  return (instant) => {
    const quarter = Math.floor(instant / QUARTER_MS);
    const offset = known.get(quarter) ?? offsetAt(zone, quarter * QUARTER_MS);
    known.set(quarter, offset);
    return offset;
  };
}

const QUARTER_MS = 15 * 60 * 1000;

/** Follows the rules of a VTIMEZONE component (RFC 5545 section 3.6.5). */
function definedClock(definition: ICAL.Component, latest: number): Clock {
  const changes = definition
    .getAllSubcomponents()
    .flatMap((part) => changesOf(part, latest))
    .sort((a, b) => a.at - b.at);
  const [first] = changes;
  if (!first) throw new Error('a time zone has no rules');
  return (instant) => changes.findLast(({ at }) => at <= instant)?.to ?? first.from;
}

interface Change {
  at: number;
  from: number;
  to: number;
}

function changesOf(part: ICAL.Component, latest: number): Change[] {
  const start = part.getFirstPropertyValue('dtstart');
  const from = offsetOf(part, 'tzoffsetfrom');
  const to = offsetOf(part, 'tzoffsetto');
  if (!(start instanceof ICAL.Time)) throw new Error('a time zone has a change without a time');
  const first = wallOf(start);
  const listed = part
    .getAllProperties('rdate')
    .flatMap((property) => property.getValues())
    .filter((value) => value instanceof ICAL.Time)
    .map((time) => instantIn(time, from));
  const byRules = part.getAllProperties('rrule').flatMap((property) => {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) return [];
    const until = rule.until ? instantIn(rule.until, from) : Number.POSITIVE_INFINITY;
    return ruleStarts(rule, { wall: first, isDate: false }, first, latest)
      .map((wall) => wall - from)
      .filter((at) => at <= until);
  });
  return [first - from, ...listed, ...byRules].map((at) => ({ at, from, to }));
}

function instantIn(time: ICAL.Time, offset: number): number {
  return wallOf(time) - (isUtc(time) ? 0 : offset);
}

export function isUtc(time: ICAL.Time): boolean {
  return time.zone === ICAL.Timezone.utcTimezone;
}

function offsetOf(part: ICAL.Component, name: string): number {
  const offset = part.getFirstPropertyValue(name);
  if (!(offset instanceof ICAL.UtcOffset)) throw new Error('a time zone has a change without an offset');
  return offset.toSeconds() * 1000;
}

/** The instant at which a clock shows a time. */
export function instantBy(clock: Clock, wall: number): number {
  return instantOfWall(wall, clock);
}
