import windowsZones from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import { knownZone } from '../device-zone.ts';
import { offsetAt, TIMEZONES } from '../time-zones.ts';

const WINDOWS = new Map(
  windowsZones.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === '001')
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
);

const IANA = Intl.supportedValuesOf('timeZone');
const CITIES = new Map(IANA.map((zone) => [zone.slice(zone.lastIndexOf('/') + 1).toLowerCase(), zone]));

/**
 * Resolves a `TZID` to a time zone. Accepts IANA and Windows names, also at the end of a path such as
 * `/mozilla.org/20050126_1/Europe/Berlin`; offsets such as `GMT+01:00`, also with places, as in
 * `(UTC+01:00) Amsterdam, Berlin`; and any of these followed by a number or a remark.
 * @returns an IANA name or an offset such as `+01:00`; undefined if the name can't be resolved
 */
export function zoneNamed(tzid: string): string | undefined {
  if (tzid.length > 100) return undefined;
  const plain = tzid.replace(/(?<=[a-z)])[\s_]*\d{1,2}$/i, '').replace(/(?<!\s)\s*\([^()]*\)$/, '');
  return named(tzid) ?? described(tzid) ?? named(plain) ?? described(plain);
}

/** Three-letter IANA names. Don't accept all of ICU's names: ICU reads BST as Bangladesh time. */
const SHORT = /^(CET|EET|EST|GMT|HST|MET|MST|PRC|ROC|ROK|UCT|UTC|WET)$/i;

function named(name: string): string | undefined {
  if (/^[a-z]{3}$/i.test(name) && !SHORT.test(name))
    return TIMEZONES.find(({ value }) => value === name.toUpperCase())?.zone;
  const [, end] = /^[^/:]*[/:](.*)$/.exec(name) ?? [];
  return knownZone(name.replaceAll(' ', '_')) ?? windowsZone(name) ?? (end ? named(end) : undefined);
}

/** Accepts variants such as `Eastern` (Lotus Notes), `Eastern Time (US & Canada)` and `Eastern Daylight Time`. */
function windowsZone(name: string): string | undefined {
  const key = name.toLowerCase();
  const stem = key.replace(/ \(.*\)$/, '').replace(/( (standard|daylight|summer))? time$/, '');
  return WINDOWS.get(key) ?? WINDOWS.get(`${stem} standard time`);
}

const OFFSET =
  /^\(?(?:(?:GMT|UTC|UT|Z)(?![a-z])\s*|(?=[+\u2212-]))(?:([+\u2212-])(0?\d|1[0-4])(?:[:.]?([0-5]\d))?)?(?![\d+\u2212-])\)?/i;

/** Resolves `(UTC+01:00) Berlin`. Prefers the place to the offset: only the place's zone includes summer time. */
function described(name: string): string | undefined {
  const [start = '', sign = '+', hours = '0', minutes = '00'] = OFFSET.exec(name) ?? [];
  const offset = start && `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
  const said = name.slice(start.length).trim();
  const places = said.split(/[,/:;]/).map((place) => place.trim());
  const cityZone = (place: string) => CITIES.get(place.toLowerCase().replaceAll(' ', '_'));
  const zones = places.flatMap((place) => windowsZone(place) ?? cityZone(place) ?? []);
  const offsetsOf = (zone: string) => [0, 6].map((month) => offsetAt(zone, Date.UTC(2026, month, 1)));
  const zone = zones.find((zone) => !offset || offsetsOf(zone).includes(offsetAt(offset, 0)));
  return zone || offset || undefined;
}
