import type { CallHours } from '#content/call-hours.ts';

/** The most starts that a day has. The build works it out, and the form takes it as a property. */
export function startsPerDay({ week, stepMinutes }: CallHours): number {
  const minutes = (time: string) => Date.parse(`1970-01-01T${time}Z`) / 60_000;
  const starts = Object.values(week).map((spans) => {
    const lengths = spans.map(({ from, to }) => (minutes(to) - minutes(from) + 1440) % 1440 || 1440);
    return lengths.reduce((sum, length) => sum + Math.ceil(length / stepMinutes), 0);
  });
  return Math.max(...starts);
}
