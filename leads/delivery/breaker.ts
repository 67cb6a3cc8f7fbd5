import type { DeliveryFailure } from './delivery-failure.ts';

/** Maximum number of concurrent deliveries per channel. */
export const CONCURRENCY = 5;

/** Consecutive failures of the same kind that pause a channel. */
const FAILURE_THRESHOLD = 5;

/** Time between two probes of a paused channel. */
const PROBE_INTERVAL_MS = 2000;

export interface Breaker {
  /** Returns how many more deliveries may start now. */
  capacity(inFlight: number): number;
  /**
   * Records the result of an attempt.
   * @param failure undefined for a success
   * @returns what this changes, if anything
   */
  record(failure: DeliveryFailure | undefined): 'paused' | 'resumed' | undefined;
}

/**
 * Creates a circuit breaker for a channel. It pauses the channel when its last attempts all failed the same way, and
 * then lets one delivery at a time probe it, so that the others keep their attempts. The first success resumes it.
 * @param now a monotonic clock, in ms
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let isPaused = false;
  let lastFault: string | undefined;
  let consecutive = 0;
  let nextProbe = 0;

  return {
    capacity(inFlight) {
      if (!isPaused) return CONCURRENCY - inFlight;
      return inFlight === 0 && now() >= nextProbe ? 1 : 0;
    },
    record(failure) {
      const fault = failure ? failure.channelFault : null;
      if (fault === undefined) return undefined;
      if (fault === null) {
        consecutive = 0;
        const wasPaused = isPaused;
        isPaused = false;
        return wasPaused ? 'resumed' : undefined;
      }
      consecutive = fault === lastFault ? consecutive + 1 : 1;
      lastFault = fault;
      nextProbe = now() + PROBE_INTERVAL_MS;
      if (isPaused || consecutive < FAILURE_THRESHOLD) return undefined;
      isPaused = true;
      return 'paused';
    },
  };
}
