const INITIAL_DELAY_MS = 2000;
const MAX_DELAY_MS = 60 * 60 * 1000;

/** Age at which a failing delivery is given up. */
export const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000;

/**
 * Returns the time until the next attempt, in ms: exponential back-off from two seconds to an hour, with jitter of
 * a quarter so that retries spread out.
 * @param attempts attempts so far, at least 1
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  const delay = Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(delay * (0.75 + random / 2));
}
