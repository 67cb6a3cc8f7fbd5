import ICAL from 'ical.js';
import { knownZone } from '../device-zone.ts';
import { instantOfWall, offsetAt } from '../time-zones.ts';

/** How far a clock is ahead of UTC at an instant, in milliseconds. */
type Clock = (instant: number) => number;

/** Clocks change at the starts of these. */
const QUARTER_MS = 15 * 60 * 1000;

/**
 * A zone for the library, which knows none but those that a feed defines, and takes the second of a time that occurs
 * twice.
 */
export class FeedZone extends ICAL.Timezone {
  readonly #clock: Clock;
  readonly #known = new Map<number, number>();

  constructor(tzid: string, clock: Clock = (instant) => offsetAt(tzid, instant)) {
    super({ tzid });
    this.#clock = clock;
  }

  override utcOffset(time: ICAL.Time): number {
    const shown = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    // On the way from another zone the library has made it UTC.
    if (time.zone !== this) return this.#offsetAt(shown) / 1000;
    return (shown - instantOfWall(shown, (instant) => this.#offsetAt(instant))) / 1000;
  }

  #offsetAt(instant: number): number {
    const quarter = Math.floor(instant / QUARTER_MS);
    const offset = this.#known.get(quarter) ?? this.#clock(quarter * QUARTER_MS);
    this.#known.set(quarter, offset);
    return offset;
  }
}

/**
 * Finds the zone of a `TZID`: the one that the IANA has under that name, and for all other names, such as those of
 * Windows, the rules that the feed gives.
 * @param definitions the feed's VTIMEZONE components by their names
 * @throws if the feed does not say what this zone is
 */
export function findFeedZone(tzid: string, definitions: Map<string, ICAL.Component>): FeedZone {
  const zone = knownZone(tzid);
  if (zone) return new FeedZone(zone);
  const definition = definitions.get(tzid);
  if (!definition) throw new Error('a time zone is not defined');
  return new FeedZone(tzid, definedClock(definition));
}

function definedClock(definition: ICAL.Component): Clock {
  const rules = new ICAL.Timezone(definition);
  // Years from now.
  rules._ensureCoverage(0);
  const changes = rules.changes.map(
    ({ year, month, day, hour, minute, second, prevUtcOffset, utcOffset }) => ({
      at: Date.UTC(year, month - 1, day, hour, minute, second),
      before: prevUtcOffset * 1000,
      after: utcOffset * 1000,
    }),
  );
  const [first] = changes;
  if (!first) throw new Error('a time zone has no rules');
  return (instant) => changes.findLast(({ at }) => at <= instant)?.after ?? first.before;
}
