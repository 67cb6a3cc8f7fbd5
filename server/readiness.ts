import { type LeadStore, StoreUnavailable } from '#leads/db/lead-store.ts';
import { errorMessage } from '#leads/error-message.ts';
import { withTimeout } from '#leads/with-timeout.ts';

/** How long the result of a probe stays valid. */
const RESULT_TTL_MS = 1000;

const PROBE_TIMEOUT_MS = 2000;

const LOG_INTERVAL_MS = 10_000;

/**
 * Tells whether a store can take leads, with at most one probe a second however many ask. After a lead could not be
 * stored a probe has to write, until one can.
 * @param onUnavailable called at most every ten seconds while probes fail
 */
export function watchReadiness(store: LeadStore, onUnavailable: (reason: string) => void) {
  let probe: Promise<boolean> | undefined;
  let probedAt = Number.NEGATIVE_INFINITY;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let hasFailed = false;
  const insert: LeadStore['insert'] = (table, row, extras) =>
    store.insert(table, row, extras).catch((error: unknown) => {
      // An invalid row does not say that the store is down.
      if (error instanceof StoreUnavailable) {
        hasFailed = true;
        probe = Promise.resolve(false);
        probedAt = performance.now();
      }
      throw error;
    });

  return {
    /** The same store, which tells of its inserts. */
    store: { ...store, insert },
    /** Whether the store can take a lead now. */
    isReady(): Promise<boolean> {
      if (!probe || performance.now() - probedAt >= RESULT_TTL_MS) {
        probedAt = performance.now();
        probe = look();
      }
      return probe;
    },
  };

  async function look(): Promise<boolean> {
    const isWrite = hasFailed;
    try {
      await withTimeout(PROBE_TIMEOUT_MS, isWrite ? store.proveWritable() : store.ping());
      if (isWrite) hasFailed = false;
      return true;
    } catch (error) {
      if (performance.now() - reportedAt >= LOG_INTERVAL_MS) {
        reportedAt = performance.now();
        onUnavailable(errorMessage(error));
      }
      return false;
    }
  }
}
