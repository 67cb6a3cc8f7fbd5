import type { LeadStore } from '#leads/db/lead-store.ts';
import { errorMessage } from '#leads/error-message.ts';
import { proveWritable } from '#leads/record/insert-lead.ts';
import { withTimeout } from '#leads/with-timeout.ts';

/** How long the result of a probe stays valid. */
const RESULT_TTL_MS = 1000;

const PROBE_TIMEOUT_MS = 2000;

const LOG_INTERVAL_MS = 10_000;

/** Returns a check that the home page exists and the store can take a lead. The check reports failures to `tell`. */
export function watchReadiness(store: LeadStore, hasHome: () => boolean, tell: (reason: string) => void) {
  let probe = Promise.resolve(false);
  let probedAt = Number.NEGATIVE_INFINITY;
  let reportedAt = Number.NEGATIVE_INFINITY;

  return (): Promise<boolean> => {
    if (performance.now() - probedAt >= RESULT_TTL_MS) {
      probedAt = performance.now();
      probe = hasHome()
        ? withTimeout(PROBE_TIMEOUT_MS, proveWritable(store)).then(() => true, report)
        : Promise.resolve(report('the site has no home page'));
    }
    return probe;
  };

  function report(error: unknown): boolean {
    if (performance.now() - reportedAt >= LOG_INTERVAL_MS) {
      reportedAt = performance.now();
      tell(errorMessage(error));
    }
    return false;
  }
}
