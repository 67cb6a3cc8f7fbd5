import type { CallHours } from '#content/call-hours.ts';
import { WEEK } from '#leads/calls/free-times.ts';
import { formatTime, type TimeFormat } from '#leads/time-of-day.ts';
import { type FormZone, instantAt, placeOf, wallTimeIn } from '#leads/time-zones.ts';

/**
 * Says when calls are held: `Monday to Friday, 09:00 to 17:00 GMT`.
 * @param shown repeats the hours in a zone of the form, as they are on `date`, where they differ there
 */
export function formatHours(
  hours: CallHours,
  format: TimeFormat = '24h',
  shown?: { zone: FormZone; date: string },
): string {
  const groups = daysBySpans(hours);
  const asIs = (time: string) => formatTime(time, format);
  const inZone = ({ zone, date }: { zone: FormZone; date: string }) => {
    return (time: string) => asIs(wallTimeIn(zone, instantAt(hours.zone, date, time)).time);
  };
  const own = groups.map(({ days, spans }) => `${formatDays(days)}, ${formatSpans(spans, asIs)}`).join('; ');
  const spansIn = (read: (time: string) => string) =>
    groups.map(({ spans }) => formatSpans(spans, read)).join('; ');
  const differs = shown && spansIn(inZone(shown)) !== spansIn(asIs);
  return `${own} ${zoneName(hours.zone)}${differs ? ` (${spansIn(inZone(shown))} ${shown.zone})` : ''}`;
}

/** `London time` for `Europe/London`, and `GMT` for what is no place. */
function zoneName(zone: string): string {
  return zone.includes('/') && !zone.startsWith('Etc/') ? `${placeOf(zone)} time` : placeOf(zone);
}

type Spans = CallHours['week']['monday'];

/** The days with the same hours, as numbers from 0 for Monday, in the week's order. */
function daysBySpans({ week }: CallHours): { days: number[]; spans: Spans }[] {
  const groups: { days: number[]; spans: Spans }[] = [];
  for (const [day, weekday] of WEEK.entries()) {
    const spans = week[weekday];
    if (spans.length === 0) continue;
    const same = groups.find((group) => JSON.stringify(group.spans) === JSON.stringify(spans));
    if (same) same.days.push(day);
    else groups.push({ days: [day], spans });
  }
  return groups;
}

const LIST = new Intl.ListFormat('en-GB');

/** `Monday to Wednesday and Friday`; two days in a row are named both. */
function formatDays(days: number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return LIST.format(
    runs.flatMap((run) => {
      const names = run.map((day) => named(WEEK[day] ?? ''));
      return names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names;
    }),
  );
}

function formatSpans(spans: Spans, read: (time: string) => string): string {
  return LIST.format(spans.map(({ from, to }) => `${read(from)} to ${read(to)}`));
}

function named(weekday: string): string {
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`;
}
