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

  constructor(tzid: string, clock: Clock = (instant) => offsetAt(tzid, instant)) {
    super({ tzid });
    const known = new Map<number, number>();
    this.#clock = (instant) => {
      const quarter = Math.floor(instant / QUARTER_MS);
      const offset = known.get(quarter) ?? clock(quarter * QUARTER_MS);
      known.set(quarter, offset);
      return offset;
    };
  }

  override utcOffset(time: ICAL.Time): number {
    const shown = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    // On the way from another zone the library has made it UTC.
    if (time.zone !== this) return this.#clock(shown) / 1000;
    return (shown - instantOfWall(shown, this.#clock)) / 1000;
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
  const { changes } = coveringNow(new ICAL.Timezone(definitions.get(tzid)));
  const [first] = changes;
  if (!first) throw new Error('a time zone is not defined');
  const instantOf = ({ year, month, day, hour, minute, second }: (typeof changes)[number]) =>
    Date.UTC(year, month - 1, day, hour, minute, second);
  return new FeedZone(tzid, (instant) => {
    const last = changes.findLast((change) => instantOf(change) <= instant);
    return 1000 * (last?.utcOffset ?? first.prevUtcOffset);
  });
}

/** Has the library list the changes of a zone's clock, until years from now. */
function coveringNow(zone: ICAL.Timezone): ICAL.Timezone {
  if (zone.component) zone.utcOffset(ICAL.Time.now());
  return zone;
}
