import type { DeliveryFailure } from './delivery-failure.ts';

/** How many are sent at a time over one channel. */
export const CONCURRENCY = 5;

/** How many tries in a row fail the same way before a channel is paused. */
const TOLERATED = 5;

/** How long a paused channel rests between two probes. */
const PROBE_EVERY_MS = 2000;

export interface Breaker {
  /** How many more may be sent now. */
  room(underWay: number): number;
  /**
   * Takes in how a try went: undefined for one that was sent.
   * @returns what that changes, where it changes anything
   */
  note(failure: DeliveryFailure | undefined): 'paused' | 'resumed' | undefined;
}

/**
 * Decides how much is sent over a channel. A channel whose last tries all failed the same way is paused: one
 * delivery at a time probes it, so that the others keep their attempts, and the first that gets through
 * opens it again.
 * @param now a steady clock, in ms
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let isPaused = false;
  let trouble = '';
  let inARow = 0;
  let nextProbe = 0;

  return {
    room(underWay) {
      if (!isPaused) return CONCURRENCY - underWay;
      return underWay === 0 && now() >= nextProbe ? 1 : 0;
    },
    note(failure) {
      const met = failure ? failure.trouble : null;
      if (met === undefined) return undefined;
      if (met === null) {
        inARow = 0;
        const wasPaused = isPaused;
        isPaused = false;
        return wasPaused ? 'resumed' : undefined;
      }
      inARow = met === trouble ? inARow + 1 : 1;
      trouble = met;
      nextProbe = now() + PROBE_EVERY_MS;
      if (isPaused || inARow < TOLERATED) return undefined;
      isPaused = true;
      return 'paused';
    },
  };
}
