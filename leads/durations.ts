// Durations in milliseconds.
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Formats a duration, rounded down to whole minutes (`45 minutes`), or from two hours up to whole hours (`20 hours`). */
export function formatDuration(ms: number): string {
  return ms < 2 * HOUR_MS ? `${Math.floor(ms / MINUTE_MS)} minutes` : `${Math.floor(ms / HOUR_MS)} hours`;
}
