import type { CallHours } from '#content/call-hours.ts';
import { WEEK } from '#leads/calls/free-times.ts';

/** The call hours as the form shows them, computed by the build and passed as a prop. */
export interface HoursInForm {
  /** The largest number of start times on any day. The appointment book reserves space for that many. */
  starts: number;
  /** Days that share the same hours, such as `Monday to Friday`, in the order of the week. */
  groups: { days: string; spans: Spans }[];
}

export type Spans = CallHours['week']['monday'];

export function hoursInForm(hours: CallHours): HoursInForm {
  return {
    starts: startsPerDay(hours),
    groups: daysBySpans(hours).map(({ days, spans }) => ({ days: formatDays(days), spans })),
  };
}

function startsPerDay({ week, stepMinutes }: CallHours): number {
  const minutes = (time: string) => Date.parse(`1970-01-01T${time}Z`) / 60_000;
  const starts = Object.values(week).map((spans) => {
    const lengths = spans.map(({ from, to }) => (minutes(to) - minutes(from) + 1440) % 1440 || 1440);
    return lengths.reduce((sum, length) => sum + Math.ceil(length / stepMinutes), 0);
  });
  return Math.max(...starts);
}

/** Groups the days that share the same hours, in the order of the week. Monday is 0. */
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

/** Formats days as `Monday to Wednesday and Friday`. Only three or more consecutive days are joined by 'to'. */
function formatDays(days: number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return LIST.format(
    runs.flatMap((run) => {
      const names = run.map((day) => (WEEK[day] ?? '').replace(/^./, (first) => first.toUpperCase()));
      return names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names;
    }),
  );
}
