export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Formats a duration in whole minutes (`45 minutes`) or, from two hours, in whole hours (`20 hours`). Rounds down. */
export function formatDuration(ms: number): string {
  return ms < 2 * HOUR_MS ? `${Math.floor(ms / MINUTE_MS)} minutes` : `${Math.floor(ms / HOUR_MS)} hours`;
}
