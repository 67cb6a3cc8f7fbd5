import type { LeadStore } from '../store/lead-store.ts';
import type { DeliveryKind } from '../store/tables.ts';
import {
  claimDeliveries,
  type Delivery,
  LEASE_MS,
  markDelivered,
  markFailed,
  releaseLeases,
  renewLeases,
} from './outbox.ts';
import { nextTry } from './retry-policy.ts';

/** Sends one delivery. @throws with the reason where the receiver did not take it */
export type Send = (delivery: Delivery) => Promise<void>;

interface Options {
  store: Pick<LeadStore, 'db' | 'kind'>;
  /** How each kind is sent; what has no sender here is left for whoever has one. */
  senders: Partial<Record<DeliveryKind, Send>>;
  onFailure: (delivery: Delivery, reason: string, next: Date | undefined) => void;
  /** Called when the outbox itself can't be read or written. */
  onOutage: (error: unknown) => void;
}

export interface DeliveryWorker {
  /** Says that there is something to send. */
  nudge(): void;
  /** Takes nothing more, and returns once what is under way is sent or the time is over. */
  stop(graceMs: number): Promise<void>;
}

/** How many are sent at a time. */
const CONCURRENCY = 5;

/** How often the outbox is looked at when nobody says that there is something in it. */
const POLL_MS = 2000;

/** How often it is tried to write down that something was sent. */
const NOTE_RETRY_MS = 200;

/** Sends what the outbox holds, and goes on trying, until it is told to stop. */
export function startDeliveryWorker({ store, senders, onFailure, onOutage }: Options): DeliveryWorker {
  const { db } = store;
  const lease = crypto.randomUUID();
  const kinds = Object.keys(senders) as DeliveryKind[];
  const sending = new Set<Promise<void>>();
  let isStopped = false;
  let wake = () => {};
  let isNudged = false;

  const renewal = setInterval(() => {
    if (sending.size > 0) renewLeases(db, lease).catch(onOutage);
  }, LEASE_MS / 4);
  renewal.unref();
  const loop = run();

  return {
    nudge,
    async stop(graceMs) {
      isStopped = true;
      nudge();
      await loop;
      await Promise.race([Promise.allSettled(sending), delay(graceMs)]);
      clearInterval(renewal);
      await releaseLeases(db, lease).catch(onOutage);
    },
  };

  function nudge(): void {
    isNudged = true;
    wake();
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      isNudged = false;
      const claimed = await claim();
      for (const delivery of claimed) {
        const sent: Promise<void> = send(delivery).finally(() => {
          sending.delete(sent);
          nudge();
        });
        sending.add(sent);
      }
      await rest();
    }
  }

  async function claim(): Promise<Delivery[]> {
    const atMost = CONCURRENCY - sending.size;
    if (atMost <= 0 || kinds.length === 0) return [];
    try {
      return await claimDeliveries(store, lease, { kinds, atMost });
    } catch (error) {
      onOutage(error);
      // No use in asking again at once.
      isNudged = false;
      return [];
    }
  }

  async function send(delivery: Delivery): Promise<void> {
    try {
      await senders[delivery.kind]?.(delivery);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const next = nextTry(delivery, new Date());
      onFailure(delivery, reason, next);
      await note(() => markFailed(db, delivery, reason, next));
      return;
    }
    await note(() => markDelivered(db, delivery));
  }

  /** Writes down what became of a delivery, however long the database is away: else it would be sent again. */
  async function note(write: () => Promise<void>): Promise<void> {
    while (true) {
      try {
        return await write();
      } catch (error) {
        onOutage(error);
        if (isStopped) return;
        await delay(NOTE_RETRY_MS);
      }
    }
  }

  /** Waits until somebody says that there is something to do, or it is time to look. */
  async function rest(): Promise<void> {
    if (isNudged) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    wake = () => {};
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
