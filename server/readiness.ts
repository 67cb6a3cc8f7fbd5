import { type LeadStore, type NewLead, QueueFull, StoreUnavailable } from '#leads/store/lead-store.ts';
import type { Beside } from '#leads/store/rows-beside.ts';
import type { LeadTable } from '#leads/types.ts';

/** How long the outcome of a look or a commit is taken for the present. */
const KEPT_MS = 1000;

/** How long a look may take before the store counts as away. */
const LOOK_MS = 2000;

/** How often at most it is said that the store is away. */
const LOG_MS = 10_000;

interface Readiness {
  /** The same store; what becomes of its inserts is noted. */
  store: LeadStore;
  /** Whether the store can take a lead now. */
  isReady: () => Promise<boolean>;
}

/**
 * Tells whether a store can take leads, at the cost of at most one look a second however many ask. Each commit
 * counts as a look. After one that failed, the store is not ready until another succeeds: a lead's, or that of a
 * look, which then writes instead of reading.
 * @param onAway called when a look fails, every ten seconds at most, unless the store itself has said why
 */
export function watchReadiness(store: LeadStore, onAway: (reason: string) => void): Readiness {
  let last = { isReady: true, at: Number.NEGATIVE_INFINITY };
  /** Counts the commits that failed since one succeeded. */
  let failures = 0;
  let look: Promise<void> | undefined;
  let logged = Number.NEGATIVE_INFINITY;

  return {
    store: { ...store, insert },
    async isReady() {
      if (performance.now() - last.at >= KEPT_MS) {
        look ??= takeLook().finally(() => {
          look = undefined;
        });
        await look;
      }
      return last.isReady;
    },
  };

  async function insert<Table extends LeadTable>(table: Table, row: NewLead<Table>, beside?: Beside) {
    try {
      const outcome = await store.insert(table, row, beside);
      failures = 0;
      note(true);
      return outcome;
    } catch (error) {
      // A row that breaks a rule says nothing about the store, and a full queue only that many write.
      if (error instanceof StoreUnavailable && !(error instanceof QueueFull)) {
        failures += 1;
        note(false);
      }
      throw error;
    }
  }

  async function takeLook(): Promise<void> {
    const before = failures;
    try {
      await within(LOOK_MS, before > 0 ? store.proveWritable() : store.ping());
      // Nothing has failed meanwhile.
      if (failures === before) failures = 0;
      note(failures === 0);
    } catch (error) {
      note(false);
      if (error instanceof StoreUnavailable && error.isAnnounced) return;
      if (performance.now() - logged < LOG_MS) return;
      logged = performance.now();
      onAway(error instanceof Error ? error.message : String(error));
    }
  }

  function note(isReady: boolean): void {
    last = { isReady, at: performance.now() };
  }
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
