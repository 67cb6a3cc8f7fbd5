import type { LeadStore } from '../store/lead-store.ts';
import type { DeliveryKind } from '../store/tables.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import {
  claimDeliveries,
  type Delivery,
  markDelivered,
  markFailed,
  releaseLeases,
  renewLeases,
} from './outbox.ts';
import { nextTry } from './retry-policy.ts';

/**
 * Sends one delivery.
 * @param signal breaks it off
 * @throws with the reason where the receiver did not take it
 */
export type Send = (delivery: Delivery, signal?: AbortSignal) => Promise<void>;

interface Options {
  store: Pick<LeadStore, 'db' | 'kind'>;
  /** How each kind is sent; what has no sender here is left for whoever has one. */
  senders: Partial<Record<DeliveryKind, Send>>;
  /** Called with when it is tried next, or undefined where it is not. */
  onFailure: (delivery: Delivery, failure: DeliveryFailure, next: Date | undefined) => void;
  /** Called when the outbox itself can't be read or written. */
  onOutage: (error: unknown) => void;
  /** For how long what is taken belongs to this worker, unless it says again that it does. */
  leaseMs?: number;
  /** How often the outbox is looked at when nobody says that there is something in it. */
  pollMs?: number;
}

export interface DeliveryWorker {
  /** Says that there is something to send. */
  nudge(): void;
  /** Takes nothing more, and returns once what is under way is sent or the time is over: then it is broken off. */
  stop(graceMs: number): Promise<void>;
}

/** How many are sent at a time. */
const CONCURRENCY = 5;

/** How often it is tried to write down that something was sent. */
const NOTE_RETRY_MS = 200;

/** How long it may take, once the time is over, to give back what was not sent. */
const RELEASE_MS = 500;

/** Sends what the outbox holds, and goes on trying, until it is told to stop. */
export function startDeliveryWorker({
  store,
  senders,
  onFailure,
  onOutage,
  leaseMs = 30_000,
  pollMs = 2000,
}: Options): DeliveryWorker {
  const { db } = store;
  const lease = crypto.randomUUID();
  const kinds = Object.keys(senders) as DeliveryKind[];
  const sending = new Map<string, Promise<void>>();
  const breakOff = new AbortController();
  let isStopped = false;
  let wake = () => {};
  let isNudged = false;
  let lastOutage = Number.NEGATIVE_INFINITY;

  const renewal = setInterval(() => {
    if (sending.size > 0) renewLeases(store, lease, [...sending.keys()], leaseMs).catch(noteOutage);
  }, leaseMs / 4);
  renewal.unref();
  const loop = run();

  return {
    nudge,
    async stop(graceMs) {
      isStopped = true;
      nudge();
      await Promise.race([finish(), delay(graceMs)]);
      breakOff.abort();
      clearInterval(renewal);
      await Promise.race([releaseLeases(db, lease).catch(onOutage), delay(RELEASE_MS)]);
    },
  };

  async function finish(): Promise<void> {
    await loop;
    await Promise.all(sending.values());
  }

  function nudge(): void {
    isNudged = true;
    wake();
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      isNudged = false;
      for (const delivery of await claim()) {
        sending.set(
          delivery.id,
          send(delivery).finally(() => {
            sending.delete(delivery.id);
            nudge();
          }),
        );
      }
      await rest();
    }
  }

  async function claim(): Promise<Delivery[]> {
    const atMost = CONCURRENCY - sending.size;
    if (atMost <= 0 || kinds.length === 0) return [];
    try {
      return await claimDeliveries(store, lease, {
        kinds,
        atMost,
        leaseMs,
        // Its lease may be over where the database was away, and it is under way all the same.
        except: [...sending.keys()],
        // Whoever could not renew a lease while the database was away has the time to do so now.
        takesOver: performance.now() - lastOutage > leaseMs,
      });
    } catch (error) {
      noteOutage(error);
      // No use in asking again at once.
      isNudged = false;
      return [];
    }
  }

  async function send(delivery: Delivery): Promise<void> {
    try {
      await senders[delivery.kind]?.(delivery, breakOff.signal);
    } catch (error) {
      // Neither sent nor failed: it is given back.
      if (breakOff.signal.aborted) return;
      const failure = failureFrom(error);
      const next = failure.outcome === 'again' ? nextTry(delivery, new Date()) : undefined;
      onFailure(delivery, failure, next);
      if (failure.outcome !== 'sent') {
        await note(() => markFailed(db, delivery, failure.message, next));
        return;
      }
    }
    await note(() => markDelivered(db, delivery));
  }

  /** Writes down what became of a delivery, however long the database is away: else it would be sent again. */
  async function note(write: () => Promise<void>): Promise<void> {
    while (!breakOff.signal.aborted) {
      try {
        return await write();
      } catch (error) {
        noteOutage(error);
        await delay(NOTE_RETRY_MS);
      }
    }
  }

  function noteOutage(error: unknown): void {
    lastOutage = performance.now();
    onOutage(error);
  }

  /** Waits until somebody says that there is something to do, or it is time to look. */
  async function rest(): Promise<void> {
    if (isNudged) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    wake = () => {};
  }
}

function failureFrom(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  return new DeliveryFailure(error instanceof Error ? error.message : String(error), { cause: error });
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
