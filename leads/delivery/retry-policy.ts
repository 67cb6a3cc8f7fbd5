const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** How old a delivery may be for another try. */
export const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000;

/**
 * How long, in ms, a delivery that failed rests before it is tried again: two seconds, then twice as long each
 * time, up to an hour, and a part of it by chance so that not all come at once.
 * @param attempts how often it was tried, at least 1
 */
export function waitAfter(attempts: number, chance = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(wait * (0.75 + chance / 2));
}
