import ICAL from 'ical.js';
import { instantOfWall, offsetAt } from '../time-zones.ts';
import type { FeedPart } from './feed-parts.ts';
import { zoneNamed } from './zone-names.ts';

/** Returns how far a clock is ahead of UTC at an instant, in milliseconds. */
export type Clock = (instant: number) => number;

/** What a clock shows at an instant, in milliseconds as if it showed UTC. */
export interface Stamp {
  wall: number;
  instant: number;
  clock: Clock;
  /** A whole day, which begins then. */
  isDate: boolean;
}

export interface FeedZones {
  /** Counts for whole days and for times that name no zone. */
  floating: Clock;
  /** Returns undefined if neither the feed nor the name says what a `TZID` means. */
  find: (tzid: string) => Clock | undefined;
}

/** Runs what may take forever. Returns undefined if it fails or is given up. */
export type InTime = <Result>(work: () => Result) => Result | undefined;

/**
 * Finds the clock of a `TZID` by the feed's own definition, or else by its name.
 * @param ours the zone for a feed that names none
 */
export function feedZones(parts: readonly FeedPart[], ours: string, inTime: InTime): FeedZones {
  const definitions = new Map(parts.map((part) => [textOf(part, 'TZID'), part]));
  const known = new Map<string, Clock | undefined>();
  const [calendarZone] = parts.flatMap((part) => textOf(part, 'X-WR-TIMEZONE') ?? []);
  return { floating: (calendarZone && find(calendarZone)) || namedClock(ours), find };

  function find(tzid: string): Clock | undefined {
    const name = unquoted(tzid);
    if (known.has(name)) return known.get(name);
    const definition = definitions.get(name);
    const zone = zoneNamed(name);
    const defined = definition && inTime(() => clockOf(definition));
    const clock = defined ?? (zone === undefined ? undefined : namedClock(zone));
    known.set(name, clock);
    return clock;
  }
}

/** Takes the first of a time that the clock shows twice. */
export function stampOfWall(wall: number, clock: Clock, isDate = false): Stamp {
  return { wall, instant: instantOfWall(wall, clock), clock, isDate };
}

/** Returns what another clock shows at that instant. */
export function onClock(stamp: Stamp, clock: Clock): Stamp {
  return stamp.clock === clock ? stamp : { ...stamp, wall: stamp.instant + clock(stamp.instant), clock };
}

function unquoted(tzid: string): string {
  return tzid.replaceAll(/["'\\]/g, '').trim();
}

function textOf({ lines }: FeedPart, property: string): string | undefined {
  const line = lines.find((one) => one.toUpperCase().startsWith(property));
  return line && unquoted(line.slice(line.indexOf(':') + 1));
}

function namedClock(zone: string): Clock {
  return (instant) => offsetAt(zone, instant);
}

/** @throws if a definition has no change that can be read, or one that comes more than once a year */
function clockOf({ lines }: FeedPart): Clock {
  const readable = lines.filter((line) => !line.endsWith(':'));
  if (readable.some((line) => /^RRULE:(?!.*FREQ=YEARLY)/i.test(line)))
    throw new Error('the rule is not yearly');
  const parts = readable.join('\r\n').split(/(?=BEGIN:(?:STANDARD|DAYLIGHT))/i);
  const text = ['BEGIN:VTIMEZONE', ...parts.map(fromThisTime), 'END:VTIMEZONE'].join('\r\n');
  const zone = new ICAL.Timezone(ICAL.Component.fromString(text));
  // To answer this, the library lists the changes until years from now.
  zone.utcOffset(ICAL.Time.now());
  const changes = zone.changes.map(({ year, month, day, hour, minute, second, utcOffset }) => {
    return { at: Date.UTC(year, month - 1, day, hour, minute, second), offset: utcOffset * 1000 };
  });
  const before = zone.changes[0]?.prevUtcOffset;
  if (before === undefined) throw new Error('a time zone is not defined');
  return (instant) => changes.findLast(({ at }) => at <= instant)?.offset ?? before * 1000;
}

/** Begins a rule that goes on for ever in 1970: Outlook's begin in 1601, and to list all changes since takes too long. */
function fromThisTime(part: string): string {
  const isEndless = /^RRULE:(?!.*(UNTIL|COUNT|INTERVAL))/im.test(part);
  return isEndless ? part.replace(/(?<=^DTSTART[^:\r]*:)1([0-8]\d|9[0-6])\d/im, '1970') : part;
}
