import type { CallHours } from '#content/call-hours.ts';
import { WEEK } from '#leads/calls/free-times.ts';

/** The call hours as the form shows them, computed by the build and passed as a prop. */
export interface HoursInForm {
  /** The largest number of start times on any day. The appointment book reserves space for that many. */
  starts: number;
  /** Days that share the same hours, such as `Monday to Friday`, in the order of the week. */
  groups: { days: string; spans: Spans }[];
}

type Weekday = keyof CallHours['week'];
export type Spans = CallHours['week'][Weekday];

export function hoursInForm(hours: CallHours): HoursInForm {
  const { week } = hours;
  const open = WEEK.filter((weekday) => week[weekday].length > 0);
  const groups = Map.groupBy(open, (weekday) => JSON.stringify(week[weekday]));
  return {
    starts: startsPerDay(hours),
    groups: [...groups].map(([spans, days]) => ({ days: formatDays(days), spans: JSON.parse(spans) })),
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

const LIST = new Intl.ListFormat('en-GB');

/** Formats days as `Monday to Wednesday and Friday`. Only three or more consecutive days are joined by 'to'. */
function formatDays(days: Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const dayBefore = WEEK[WEEK.indexOf(day) - 1];
    if (run && run.at(-1) === dayBefore) run.push(day);
    else runs.push([day]);
  }
  return LIST.format(
    runs.flatMap((run) => {
      const names = run.map((day) => day.replace(/^./, (first) => first.toUpperCase()));
      return names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names;
    }),
  );
}
