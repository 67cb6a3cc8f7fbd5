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
  markDelivered,
  markFailed,
  releaseLeases,
  renewLeases,
} from './outbox.ts';

/**
 * Sends one delivery.
 * @param signal breaks it off
 * @throws with the reason where the receiver did not take it
 */
export type Send = (delivery: Delivery, signal?: AbortSignal) => Promise<void>;

interface Options {
  store: Pick<LeadStore, 'db' | 'dialect'>;
  /** How each kind is sent; what has no sender here is left for whoever has one. */
  senders: Partial<Record<DeliveryKind, Send>>;
  /** How many acknowledgements all servers may send. */
  limits: AcknowledgementLimits;
  /** Called with when it is tried next, by the database's clock, or undefined where it is not. */
  onFailure: (delivery: Delivery, failure: DeliveryFailure, next: string | undefined) => void;
  /** Called when the outbox itself can't be read or written. */
  onOutage: (error: unknown) => void;
  /** Called when a channel is paused because of what its last tries met, or works again. */
  onChannel?: (channel: Channel, change: 'paused' | 'resumed', failure: DeliveryFailure | undefined) => void;
  /** Called when acknowledgements wait because of a limit. */
  onHeld?: () => void;
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

/** Of the mails that are sent at a time, so that others find room while these meet mail servers that dawdle. */
const MOST_ACKNOWLEDGEMENTS = CONCURRENCY - 2;

/** How often it is tried to write down what became of a delivery. */
const NOTE_RETRY_MS = 200;

/** How many notes may be unwritten before nothing more is taken. */
const MOST_NOTES = 100;

/** How long it may take, once the time is over, to give back what was not sent. */
const RELEASE_MS = 500;

/** Sends what the outbox holds, and goes on trying, until it is told to stop. */
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
  const sending = new Map<string, { kind: DeliveryKind; done: Promise<void> }>();
  /** What has been tried, and is still to be written down. */
  const noting = new Map<string, Promise<void>>();
  const breakOff = new AbortController();
  let isStopped = false;
  let wake = () => {};
  let isNudged = false;
  let lastOutage = Number.NEGATIVE_INFINITY;

  const renewal = setInterval(() => {
    const ids = ours();
    if (ids.length > 0) renewLeases(store, lease, ids, leaseMs).catch(noteOutage);
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
      await Promise.race([releaseLeases(store.db, lease).catch(onOutage), delay(RELEASE_MS)]);
    },
  };

  async function finish(): Promise<void> {
    await loop;
    await Promise.all([...sending.values()].map(({ done }) => done));
    await Promise.all(noting.values());
  }

  function nudge(): void {
    isNudged = true;
    wake();
  }

  function ours(): string[] {
    return [...sending.keys(), ...noting.keys()];
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      isNudged = false;
      try {
        await takeWhatIsDue();
      } catch (error) {
        noteOutage(error);
        // No use in asking again at once.
        isNudged = false;
      }
      await rest();
    }
  }

  async function takeWhatIsDue(): Promise<void> {
    if (noting.size >= MOST_NOTES) return;
    // Whoever could not renew a lease while the database was away has the time to do so now.
    const takesOver = performance.now() - lastOutage > leaseMs;
    const open = kinds.filter((kind) => room(kind) > 0);
    for (const kind of await kindsDue(store, open, takesOver)) {
      const atMost = room(kind);
      // Its lease may be over where the database was away, and it is under way all the same.
      if (atMost > 0) await takeSome(kind, { atMost, leaseMs, except: ours(), takesOver });
    }
  }

  async function takeSome(kind: DeliveryKind, claim: Parameters<typeof claimDeliveries>[3]): Promise<void> {
    if (kind !== 'acknowledgement') {
      for (const delivery of await claimDeliveries(store, kind, lease, claim)) start(delivery);
      return;
    }
    const { taken, late, held, isFull } = await claimAcknowledgements(store, lease, claim, limits);
    for (const delivery of taken) start(delivery);
    for (const delivery of late) onFailure(delivery, new DeliveryFailure(TOO_LATE), undefined);
    if (held > 0 || isFull) onHeld();
    // There may be others behind them.
    if (held + late.length > 0) nudge();
  }

  /** How many more of a kind may be sent now. */
  function room(kind: DeliveryKind): number {
    const underWay = [...sending.values()].map((entry) => entry.kind);
    const channel = CHANNEL_OF[kind];
    const inChannel = breakers[channel].room(
      underWay.filter((other) => CHANNEL_OF[other] === channel).length,
    );
    if (kind !== 'acknowledgement') return inChannel;
    return Math.min(inChannel, MOST_ACKNOWLEDGEMENTS - underWay.filter((other) => other === kind).length);
  }

  function start(delivery: Delivery): void {
    const { id, kind } = delivery;
    const done = send(delivery).finally(() => {
      sending.delete(id);
      nudge();
    });
    sending.set(id, { kind, done });
  }

  async function send(delivery: Delivery): Promise<void> {
    const channel = CHANNEL_OF[delivery.kind];
    let failure: DeliveryFailure | undefined;
    try {
      await senders[delivery.kind]?.(delivery, breakOff.signal);
    } catch (error) {
      // Neither sent nor failed: it is given back.
      if (breakOff.signal.aborted) return;
      failure = failureFrom(error);
    }
    const change = breakers[channel].note(failure);
    if (change) onChannel(channel, change, failure);
    // Beside the sending: a database that takes its time, or refuses the note, holds nobody up.
    noting.set(
      delivery.id,
      note(delivery, failure).finally(() => noting.delete(delivery.id)),
    );
  }

  /**
   * Writes down what became of a delivery, however long the database is away: else it would be sent again. A
   * note that it refuses while it takes another was at fault itself, and is left with the plain one.
   */
  async function note(delivery: Delivery, failure: DeliveryFailure | undefined): Promise<void> {
    while (true) {
      try {
        return await write(delivery, failure);
      } catch (error) {
        noteOutage(error);
      }
      if (failure) {
        const plain = new DeliveryFailure(PLAIN_NOTE, { outcome: failure.outcome, brief: failure.brief });
        try {
          return await write(delivery, plain);
        } catch (error) {
          noteOutage(error);
        }
      }
      if (breakOff.signal.aborted) return;
      await delay(NOTE_RETRY_MS);
    }
  }

  async function write(delivery: Delivery, failure: DeliveryFailure | undefined): Promise<void> {
    let next: string | undefined;
    if (!failure || failure.outcome === 'sent') await markDelivered(store, delivery);
    else next = await markFailed(store, delivery, failure);
    if (failure) onFailure(delivery, failure, next);
  }

  function noteOutage(error: unknown): void {
    lastOutage = performance.now();
    onOutage(error);
  }

  /** Waits until somebody says that there is something to do, or it is time to look. */
  async function rest(): Promise<void> {
    // With SQLite nothing else here lets the process do other things.
    if (isNudged) return void (await new Promise(setImmediate));
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

/** What stands for a reason that the database does not take. */
const PLAIN_NOTE = 'It failed, and the reason could not be written down';

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
