import { DAY_MS } from '#leads/durations.ts';
import { addDays, isCalendarDay } from '#leads/time-zones.ts';

// Weeks of ISO 8601, such as `2026-W50`. They begin on Monday, and belong to the year of their Thursday.

/** Returns the Monday of a week; undefined if there is no such week. */
export function mondayOf(week: unknown): string | undefined {
  const [, year, number] = /^(20\d\d)-W(\d\d)$/.exec(String(week)) ?? [];
  const fourth = `${year}-01-04`;
  if (!isCalendarDay(fourth)) return undefined;
  const monday = addDays(fourth, (Number(number) - 1) * 7 - weekday(fourth));
  return weekOf(monday) === week ? monday : undefined;
}

/** Returns the week of a day. */
export function weekOf(date: string): string {
  const thursday = addDays(date, 3 - weekday(date));
  const year = thursday.slice(0, 4);
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / DAY_MS;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}

/** Returns the days since Monday. */
function weekday(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}
