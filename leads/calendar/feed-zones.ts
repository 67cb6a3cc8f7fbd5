import ICAL from 'ical.js';
import { instantOfWall, offsetAt } from '../time-zones.ts';
import type { FeedPart } from './feed-parts.ts';
import { zoneNamed } from './zone-names.ts';

/** Returns the UTC offset of a time zone at an instant, both in milliseconds. */
export type Clock = (instant: number) => number;

/** A point in time: `instant` in Unix milliseconds, and `wall`, the local time in milliseconds as if in UTC. */
export interface Stamp {
  wall: number;
  instant: number;
  clock: Clock;
  /** Whether this is a whole day, which begins at `instant`. */
  isDate: boolean;
}

export type FeedZones = ReturnType<typeof feedZones>;

/** Runs work that may never finish. Returns undefined if the work throws or times out. */
export type InTime = <Result>(work: () => Result) => Result | undefined;

/** Resolves a feed's time zones. `find` looks one up by its `TZID`; `floating` is for days and times without a zone. */
export function feedZones(parts: readonly FeedPart[], defaultZone: string, inTime: InTime) {
  const definitions = new Map(parts.map((part) => [textOf(part, 'TZID'), part]));
  const known = new Map<string, Clock | undefined>();
  const [calendarZone] = parts.flatMap((part) => textOf(part, 'X-WR-TIMEZONE') ?? []);
  return { floating: (calendarZone && find(calendarZone)) || namedClock(defaultZone), find };

  /** Resolves a `TZID` by the feed's definition, or else by name. */
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

/** Returns the stamp of a local time. If a clock change repeats that time, the first instant counts. */
export function stampOfWall(wall: number, clock: Clock, isDate = false): Stamp {
  return { wall, instant: instantOfWall(wall, clock), clock, isDate };
}

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

/** Returns the clock of a VTIMEZONE. @throws if no offset change can be read, or if a rule isn't yearly */
function clockOf({ lines }: FeedPart): Clock {
  const readable = lines.filter((line) => !line.endsWith(':'));
  if (readable.some((line) => /^RRULE:(?!.*FREQ=YEARLY)/i.test(line)))
    throw new Error('the rule is not yearly');
  const parts = readable.join('\r\n').split(/(?=BEGIN:(?:STANDARD|DAYLIGHT))/i);
  const text = ['BEGIN:VTIMEZONE', ...parts.map(startIn1970), 'END:VTIMEZONE'].join('\r\n');
  const zone = new ICAL.Timezone(ICAL.Component.fromString(text));
  // Makes the library fill `zone.changes`, up to a few years from now.
  zone.utcOffset(ICAL.Time.now());
  const changes = zone.changes.map(({ year, month, day, hour, minute, second, utcOffset }) => {
    return { at: Date.UTC(year, month - 1, day, hour, minute, second), offset: utcOffset * 1000 };
  });
  const before = zone.changes[0]?.prevUtcOffset;
  if (before === undefined) throw new Error('a time zone is not defined');
  return (instant) => changes.findLast(({ at }) => at <= instant)?.offset ?? before * 1000;
}

/** Moves an endless rule's start to 1970. Outlook's rules start in 1601, and listing all changes since then is slow. */
function startIn1970(part: string): string {
  const isEndless = /^RRULE:(?!.*(UNTIL|COUNT|INTERVAL))/im.test(part);
  return isEndless ? part.replace(/(?<=^DTSTART[^:\r]*:)1([0-8]\d|9[0-6])\d/im, '1970') : part;
}
