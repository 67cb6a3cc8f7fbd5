import { formatTime, type TimeFormat } from '#leads/time-of-day.ts';
import { type FormZone, instantAt, placeOf, wallTimeIn } from '#leads/time-zones.ts';
import type { HoursInForm, Spans } from './hours-in-form.ts';

/**
 * Formats the call hours: `Monday to Friday, 09:00 to 17:00 GMT`.
 * @param shown the form's zone and a date. If the hours differ there on that date, they follow in parentheses.
 */
export function formatHours(
  groups: HoursInForm['groups'],
  hoursZone: string,
  format: TimeFormat = '24h',
  shown?: { zone: FormZone; date: string },
): string {
  const asIs = (time: string) => formatTime(time, format);
  const days = groups.map(({ days, spans }) => `${days}, ${formatSpans(spans, asIs)}`).join('; ');
  const own = `${days} ${zoneName(hoursZone)}`;
  if (!shown) return own;
  const inZone = (time: string) => asIs(wallTimeIn(shown.zone, instantAt(hoursZone, shown.date, time)).time);
  const spansIn = (read: (time: string) => string) =>
    groups.map(({ spans }) => formatSpans(spans, read)).join('; ');
  return spansIn(inZone) === spansIn(asIs) ? own : `${own} (${spansIn(inZone)} ${shown.zone})`;
}

/** Returns `London time` for `Europe/London`, and `GMT` for a zone without a place. */
function zoneName(zone: string): string {
  return zone.includes('/') && !zone.startsWith('Etc/') ? `${placeOf(zone)} time` : placeOf(zone);
}

const LIST = new Intl.ListFormat('en-GB');

function formatSpans(spans: Spans, read: (time: string) => string): string {
  return LIST.format(spans.map(({ from, to }) => `${read(from)} to ${read(to)}`));
}
