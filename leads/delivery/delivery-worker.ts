import { setTimeout as delay } from 'node:timers/promises';
import type { LeadStore } from '../store/lead-store.ts';
import { type AcknowledgementLimits, claimAcknowledgements, TOO_LATE } from './acknowledgements.ts';
import { type Breaker, CONCURRENCY, createBreaker } from './breaker.ts';
import type { DeliveryKind } from './channels.ts';
import { byUrgency, CHANNEL_OF, type Channel } from './channels.ts';
import { DeliveryFailure, failureFrom } from './delivery-failure.ts';
import {
  claimDeliveries,
  type Delivery,
  kindsDue,
  releaseLeases,
  renewLeases,
  saveResult,
} from './outbox.ts';

/**
 * Sends one delivery.
 * @param signal aborts it
 * @throws the reason if the receiver does not accept it
 */
export type Send = (delivery: Delivery, signal?: AbortSignal) => Promise<void>;

interface Options {
  store: Pick<LeadStore, 'db' | 'dialect'>;
  /** How to send each kind. Kinds without a sender stay in the outbox. */
  senders: Partial<Record<DeliveryKind, Send>>;
  limits: AcknowledgementLimits;
  /** Called after a failed attempt, with the time of the next by the database's clock, if there is one. */
  onFailure: (delivery: Delivery, failure: DeliveryFailure, next: string | undefined) => void;
  /** Called when the outbox can't be read or written. */
  onOutage: (error: unknown) => void;
  /** Called when a channel is paused or resumed. */
  onChannel?: (channel: Channel, change: 'paused' | 'resumed', failure: DeliveryFailure | undefined) => void;
  /** Called when a limit holds acknowledgements back. */
  onHeld?: () => void;
  /** Lease duration; renewed while sending. */
  leaseMs?: number;
  /** How often to check the outbox when nobody calls `wake`. */
  pollMs?: number;
}

export interface DeliveryWorker {
  /** Checks the outbox now. */
  wake(): void;
  /** Claims nothing more, waits for deliveries in flight, and aborts those still left after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** Keeps slow mail servers of strangers from using up the mail channel. */
const MAX_ACKNOWLEDGEMENTS = CONCURRENCY - 2;

/** Time between attempts to save a result. */
const SAVE_RETRY_MS = 200;

/** With this many unsaved results the worker claims nothing more. */
const MAX_UNSAVED = 100;

/** How long `stop` waits for the database to release the leases. */
const RELEASE_TIMEOUT_MS = 500;

/** Sends and retries what is in the outbox until it is stopped. */
export function startDeliveryWorker({
  store,
  senders,
  limits,
  onFailure,
  onOutage,
  onChannel = () => {},
  onHeld = () => {},
  leaseMs = 30_000,
  pollMs = 2000,
}: Options): DeliveryWorker {
  const lease = crypto.randomUUID();
  const kinds = byUrgency(Object.keys(senders) as DeliveryKind[]);
  const breakers: Record<Channel, Breaker> = { mail: createBreaker(), webhook: createBreaker() };
  const inFlight = new Map<string, { kind: DeliveryKind; done: Promise<void> }>();
  /** The deliveries whose result is not in the database yet. */
  const unsaved = new Map<string, Promise<void>>();
  const abort = new AbortController();
  let isStopped = false;
  let isAwake = false;
  let endSleep = () => {};
  let lastOutage = Number.NEGATIVE_INFINITY;

  const renewal = setInterval(() => {
    const ids = leasedIds();
    if (ids.length > 0) renewLeases(store, lease, ids, leaseMs).catch(reportOutage);
  }, leaseMs / 4);
  renewal.unref();
  const loop = run();

  return {
    wake,
    async stop(graceMs) {
      isStopped = true;
      wake();
      await Promise.race([finish(), delay(graceMs)]);
      abort.abort();
      clearInterval(renewal);
      await Promise.race([releaseLeases(store.db, lease).catch(onOutage), delay(RELEASE_TIMEOUT_MS)]);
    },
  };

  async function finish(): Promise<void> {
    await loop;
    await Promise.all([...inFlight.values()].map(({ done }) => done));
    await Promise.all(unsaved.values());
  }

  function wake(): void {
    isAwake = true;
    endSleep();
  }

  function leasedIds(): string[] {
    return [...inFlight.keys(), ...unsaved.keys()];
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      isAwake = false;
      try {
        await claimDue();
      } catch (error) {
        reportOutage(error);
        // Waits for the next poll: an immediate retry would fail as well.
        isAwake = false;
      }
      await sleep();
    }
  }

  async function claimDue(): Promise<void> {
    if (unsaved.size >= MAX_UNSAVED) return;
    // Gives workers that could not renew their leases during an outage time to do so.
    const takesOver = performance.now() - lastOutage > leaseMs;
    const open = kinds.filter((kind) => capacity(kind) > 0);
    for (const kind of await kindsDue(store, open, takesOver)) {
      const atMost = capacity(kind);
      // Excludes our own deliveries: their leases may have expired in an outage.
      if (atMost > 0) await claim(kind, { atMost, leaseMs, except: leasedIds(), takesOver });
    }
  }

  async function claim(kind: DeliveryKind, options: Parameters<typeof claimDeliveries>[3]): Promise<void> {
    if (kind !== 'acknowledgement') {
      for (const delivery of await claimDeliveries(store, kind, lease, options)) start(delivery);
      return;
    }
    const { taken, late, held, isFull } = await claimAcknowledgements(store, lease, options, limits);
    for (const delivery of taken) start(delivery);
    for (const delivery of late) onFailure(delivery, new DeliveryFailure(TOO_LATE), undefined);
    if (held > 0 || isFull) onHeld();
    // There may be others behind them.
    if (held + late.length > 0) wake();
  }

  /** Returns how many more deliveries of a kind may start now. */
  function capacity(kind: DeliveryKind): number {
    const inFlightKinds = [...inFlight.values()].map((entry) => entry.kind);
    const channel = CHANNEL_OF[kind];
    const ofChannel = breakers[channel].capacity(
      inFlightKinds.filter((other) => CHANNEL_OF[other] === channel).length,
    );
    if (kind !== 'acknowledgement') return ofChannel;
    return Math.min(ofChannel, MAX_ACKNOWLEDGEMENTS - inFlightKinds.filter((other) => other === kind).length);
  }

  function start(delivery: Delivery): void {
    const { id, kind } = delivery;
    const done = send(delivery).finally(() => {
      inFlight.delete(id);
      wake();
    });
    inFlight.set(id, { kind, done });
  }

  async function send(delivery: Delivery): Promise<void> {
    const channel = CHANNEL_OF[delivery.kind];
    let failure: DeliveryFailure | undefined;
    try {
      await senders[delivery.kind]?.(delivery, abort.signal);
    } catch (error) {
      // Neither sent nor failed: `stop` releases it.
      if (abort.signal.aborted) return;
      failure = failureFrom(error);
    }
    const change = breakers[channel].record(failure);
    if (change) onChannel(channel, change, failure);
    // Not awaited: a slow database must not hold up other deliveries.
    unsaved.set(
      delivery.id,
      save(delivery, failure).finally(() => unsaved.delete(delivery.id)),
    );
  }

  /**
   * Saves the result of an attempt, and retries however long the database is away: an unsaved delivery would be sent
   * again. If the database refuses the failure's message, saves a plain one.
   */
  async function save(delivery: Delivery, failure: DeliveryFailure | undefined): Promise<void> {
    while (true) {
      try {
        return await write(delivery, failure);
      } catch (error) {
        reportOutage(error);
      }
      if (failure) {
        const { outcome, logMessage } = failure;
        try {
          return await write(delivery, new DeliveryFailure(PLAIN_MESSAGE, { outcome, logMessage }));
        } catch (error) {
          reportOutage(error);
        }
      }
      if (abort.signal.aborted) return;
      await delay(SAVE_RETRY_MS);
    }
  }

  async function write(delivery: Delivery, failure: DeliveryFailure | undefined): Promise<void> {
    const next = await saveResult(store, delivery, failure);
    if (failure && failure.outcome !== 'left out') onFailure(delivery, failure, next);
  }

  function reportOutage(error: unknown): void {
    lastOutage = performance.now();
    onOutage(error);
  }

  /** Waits for `wake` or the next poll. */
  async function sleep(): Promise<void> {
    // SQLite never yields to the event loop, so this does.
    if (isAwake) return void (await new Promise(setImmediate));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    endSleep = () => {};
  }
}

const PLAIN_MESSAGE = 'The delivery failed, and the reason could not be saved';
