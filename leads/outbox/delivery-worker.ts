import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import type { Connection } from '../db/connection.ts';
import { channelOf, type DeliveryKind } from '../delivery-kinds.ts';
import { type DeliveryFailure, failureFrom } from './delivery-failure.ts';
import { claimDeliveries, type Delivery, releaseLeases, saveResult } from './outbox.ts';

/** Sends one delivery. @throws the reason if the receiver does not accept the delivery */
type Send = (delivery: Delivery, signal?: AbortSignal) => Promise<void>;

/** The sender of each kind. Deliveries without a sender stay in the outbox. */
export type Senders = Partial<Record<DeliveryKind, Send>>;

interface Options {
  store: Connection;
  senders: Senders;
  /** Called after a failed attempt, with the time of the next attempt, if any, by the database's clock. */
  onFailure: (delivery: Delivery, failure: DeliveryFailure, next: string | undefined) => void;
  onOutage: (error: unknown) => void;
  /** How often to check the outbox when nobody calls `wake`. */
  pollMs?: number;
}

/** How many deliveries each channel sends at once. If one channel stalls, the other goes on. */
const CONCURRENCY = 5;

const SAVE_RETRY_MS = 200;

/** How long expired leases are respected after an outage: other workers may still have results to save. */
const OUTAGE_GRACE_MS = 15_000;

const RELEASE_TIMEOUT_MS = 500;

/** Starts a worker that sends and retries the deliveries in the outbox until it is stopped. */
export function startDeliveryWorker({ store, senders, onFailure, onOutage, pollMs = 2000 }: Options) {
  const lease = crypto.randomUUID();
  const kindsByChannel = Map.groupBy(Object.keys(senders) as DeliveryKind[], channelOf).values();
  const channels = [...kindsByChannel].map((kinds) => ({ kinds, inFlight: new Set<Promise<void>>() }));
  const abort = new AbortController();
  let isStopped = false;
  let lastOutage = Number.NEGATIVE_INFINITY;
  let sleep = Promise.withResolvers<void>();
  const loop = run();

  return {
    wake,
    /** Stops claiming, waits up to `graceMs` for deliveries in flight, and aborts the rest. */
    async stop(graceMs: number): Promise<void> {
      isStopped = true;
      wake();
      const finished = loop.then(() => Promise.all(channels.flatMap(({ inFlight }) => [...inFlight])));
      await Promise.race([finished, delay(graceMs)]);
      abort.abort();
      await Promise.race([releaseLeases(store.db, lease).catch(onOutage), delay(RELEASE_TIMEOUT_MS)]);
    },
  };

  function wake(): void {
    sleep.resolve();
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      // Yield to the event loop, since SQLite queries are synchronous and never do.
      await setImmediate();
      sleep = Promise.withResolvers();
      const timer = setTimeout(wake, pollMs);
      await sendDue().catch(reportOutage);
      if (!isStopped) await sleep.promise;
      clearTimeout(timer);
    }
  }

  async function sendDue(): Promise<void> {
    const takesOver = performance.now() - lastOutage > OUTAGE_GRACE_MS;
    for (const { kinds, inFlight } of channels) {
      const atMost = CONCURRENCY - inFlight.size;
      if (atMost === 0 || isStopped) continue;
      for (const delivery of await claimDeliveries(store, kinds, lease, { atMost, takesOver })) {
        const done = deliver(delivery).finally(() => {
          inFlight.delete(done);
          wake();
        });
        inFlight.add(done);
      }
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    let failure: DeliveryFailure | undefined;
    try {
      await senders[delivery.kind]?.(delivery, abort.signal);
    } catch (error) {
      // Save no result: `stop` releases the lease.
      if (abort.signal.aborted) return;
      failure = failureFrom(error);
    }
    // Retry until the database is back: a delivery without a saved result would be sent again.
    do {
      try {
        const next = await saveResult(store, delivery, failure);
        if (failure && failure.outcome !== 'left out' && !failure.due) onFailure(delivery, failure, next);
        return;
      } catch (error) {
        reportOutage(error);
        await delay(SAVE_RETRY_MS);
      }
    } while (!abort.signal.aborted);
  }

  function reportOutage(error: unknown): void {
    lastOutage = performance.now();
    onOutage(error);
  }
}
