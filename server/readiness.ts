import { errorMessage } from '#leads/error-message.ts';
import { type LeadStore, StoreUnavailable } from '#leads/store/lead-store.ts';
import { withTimeout } from '#leads/with-timeout.ts';

/** How long the result of a probe or a commit stays valid. */
const RESULT_TTL_MS = 1000;

const PROBE_TIMEOUT_MS = 2000;

const LOG_INTERVAL_MS = 10_000;

/**
 * Tells whether a store can take leads, with at most one probe a second however many ask. Each commit counts as a
 * probe. After a failed commit the store is ready again only when another succeeds: a lead's, or that of a probe,
 * which then writes instead of reading.
 * @param onUnavailable called at most every ten seconds while probes fail
 */
export function watchReadiness(store: LeadStore, onUnavailable: (reason: string) => void) {
  let last = { isReady: true, at: Number.NEGATIVE_INFINITY };
  let reportedAt = Number.NEGATIVE_INFINITY;
  /** Failed commits since the last successful one. */
  let failures = 0;
  let probe: Promise<void> | undefined;
  const insert: LeadStore['insert'] = async (table, row, extras) => {
    try {
      const outcome = await store.insert(table, row, extras);
      failures = 0;
      record(true);
      return outcome;
    } catch (error) {
      // An invalid row does not say that the store is down.
      if (error instanceof StoreUnavailable) {
        failures += 1;
        record(false);
      }
      throw error;
    }
  };

  return {
    /** The same store; the result of each insert updates its readiness. */
    store: { ...store, insert },
    /** Whether the store can take a lead now. */
    async isReady(): Promise<boolean> {
      if (performance.now() - last.at >= RESULT_TTL_MS) {
        probe ??= runProbe().finally(() => {
          probe = undefined;
        });
        await probe;
      }
      return last.isReady;
    },
  };

  async function runProbe(): Promise<void> {
    const failuresBefore = failures;
    try {
      await withTimeout(PROBE_TIMEOUT_MS, failuresBefore > 0 ? store.proveWritable() : store.ping());
      // A commit may have failed during the probe.
      if (failures === failuresBefore) failures = 0;
      record(failures === 0);
    } catch (error) {
      record(false);
      if (performance.now() - reportedAt < LOG_INTERVAL_MS) return;
      reportedAt = performance.now();
      onUnavailable(errorMessage(error));
    }
  }

  function record(isReady: boolean): void {
    last = { isReady, at: performance.now() };
  }
}
