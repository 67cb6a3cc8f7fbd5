import windowsZones from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import { knownZone } from '../device-zone.ts';
import { TIMEZONES } from '../time-zones.ts';

const WINDOWS = new Map(
  windowsZones.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === '001')
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
);

/**
 * Returns the zone that a `TZID` means: an IANA or Windows name, either at the end of a path such as
 * `/mozilla.org/20050126_1/Europe/Berlin` or followed by a number or a remark, or an offset such as `GMT+01:00`.
 * @returns an IANA name or an offset such as `+01:00`; undefined for any other name
 */
export function zoneNamed(tzid: string): string | undefined {
  if (tzid.length > 100) return undefined;
  const plain = tzid.replace(/(?<=[a-z)])[\s_]*\d{1,2}$/i, '').replace(/\s*\([^()]*\)$/, '');
  const [, sign, hours = '', minutes = '00'] = OFFSET.exec(tzid) ?? [];
  return named(tzid) ?? named(plain) ?? (sign && `${sign}${hours.padStart(2, '0')}:${minutes}`);
}

const OFFSET = /^(?:GMT|UTC)?\s*([+-])(0?\d|1[0-4])(?::?([0-5]\d))?$/i;

/** The IANA's names of three letters. ICU has more: its BST is the time of Bangladesh. */
const SHORT = /^(CET|EET|EST|GMT|HST|MET|MST|PRC|ROC|ROK|UCT|UTC|WET)$/i;

function named(name: string): string | undefined {
  if (/^[a-z]{3}$/i.test(name) && !SHORT.test(name))
    return TIMEZONES.find(({ value }) => value === name.toUpperCase())?.zone;
  const [, end] = /^[^/:]*[/:]+(.*)$/.exec(name) ?? [];
  return knownZone(name.replaceAll(' ', '_')) ?? windowsZone(name) ?? (end ? named(end) : undefined);
}

/** Notes writes `Eastern` for `Eastern Standard Time`; others write `Eastern Time (US & Canada)` or `Eastern Daylight Time`. */
function windowsZone(name: string): string | undefined {
  const key = name.toLowerCase();
  const stem = key.replace(/ \(.*\)$/, '').replace(/( (standard|daylight|summer))? time$/, '');
  return WINDOWS.get(key) ?? WINDOWS.get(`${stem} standard time`);
}
