import { createHash } from 'node:crypto';
import { on } from 'node:events';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Notify } from '../calendar/watch-calendar.ts';
import { type Connection, databaseTime, inLockedTransaction } from '../db/connection.ts';
import { readKey, saveKey } from '../db/keys.ts';
import type { Db } from '../db/tables.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { errorMessage } from '../error-message.ts';
import { onOneLine } from '../printable.ts';
import type { Heard } from './read-mail.ts';

/** What to read: the emails after `uid`, or those since a day if the mailbox's UIDVALIDITY isn't `validity`. */
export interface LookOrder {
  validity: string | undefined;
  uid: number;
  since: Date;
}

/** What the worker thread reports: a problem, or how far it has read. */
export type InboxReport =
  | { problem: string }
  | {
      validity: string;
      uid: number;
      /** The email is about to be parsed, which may never end. */
      isParsing?: true;
      heard?: Heard | undefined;
      at?: Date;
      isDone?: true;
      hasMore?: boolean;
    };

interface Options {
  /** `INBOX_URL`, a secret. */
  url: string;
  store: Connection;
  /** Takes in what an email says. @param at when the email arrived */
  takeIn: (heard: Heard, at: Date) => Promise<void>;
  notify: Notify;
  everyMs?: number;
}

interface State {
  /** Which mailbox was read: a hash of its address, and its UIDVALIDITY. */
  mailbox?: string;
  uid: number;
  lease: string;
  until: string;
}

/** Longer than a look may take, so that two processes never read at once. */
const LEASE_MS = 1.5 * MINUTE_MS;
const LOOK_MS = MINUTE_MS;

const MAX_WAIT_MS = 10 * MINUTE_MS;

/** How far back the first look goes. After a change of the mailbox, emails that were read before are recognized. */
const FIRST_LOOK_MS = 5 * DAY_MS;

const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** The worker is next to this file in the sources, and next to the server in the bundle. */
const WORKER = new URL(`./inbox-worker${extname(import.meta.url)}`, import.meta.url);

/** Reads a mailbox now and every 20 seconds, or less often after failures. Of several servers, one reads. */
export function watchInbox({ url, store, takeIn, notify, everyMs = 20_000 }: Options) {
  const lease = crypto.randomUUID();
  const address = createHash('sha256').update(url).digest('hex').slice(0, 16);
  const abort = new AbortController();
  let worker: Worker | undefined;
  const stopped = run().catch(() => {});

  return {
    async stop(): Promise<void> {
      abort.abort();
      await worker?.terminate();
      await stopped;
      const state = await readState(store.db);
      // Let another process read at once.
      if (state.lease === lease) await saveState(store.db, { ...state, until: '' });
    },
  };

  async function run(): Promise<void> {
    for (let failures = 0; !abort.signal.aborted; ) {
      const problem = await turn().then(() => undefined, errorMessage);
      if (abort.signal.aborted) return;
      if (problem !== undefined) {
        await worker?.terminate();
        worker = undefined;
        if (failures === 1) notify('error', `the inbox can’t be read: ${onOneLine(problem).slice(0, 300)}`);
      } else if (failures > 1) notify('info', 'the inbox can be read again');
      failures = problem === undefined ? 0 : failures + 1;
      const wait = Math.min(everyMs * 2 ** failures, Math.max(everyMs, MAX_WAIT_MS));
      await sleep(wait, undefined, { signal: abort.signal, ref: false });
    }
  }

  /** Looks until all new emails are read, if this process has or gets the lease. */
  async function turn(): Promise<void> {
    for (let hasMore = true; hasMore; ) {
      const state = await takeLease();
      if (!state) return;
      hasMore = await look(state);
    }
  }

  async function look(state: State): Promise<boolean> {
    const [hash, validity] = state.mailbox?.split(' ') ?? [];
    const since = new Date((await databaseTime(store)).getTime() - FIRST_LOOK_MS);
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(LOOK_MS)]);
    // Without a listener, an error between two looks would end this process.
    worker ??= new Worker(WORKER, { workerData: { url }, resourceLimits: MEMORY }).on('error', () => {});
    const reports = on(worker, 'message', { signal, close: ['exit'] }) as AsyncIterable<[InboxReport]>;
    const order = { validity: hash === address ? validity : undefined, uid: state.uid, since };
    worker.postMessage(order satisfies LookOrder);
    let read: State | undefined;
    try {
      for await (const [report] of reports) {
        if ('problem' in report) throw new Error(report.problem);
        const { heard, at = new Date(), isDone, hasMore = false } = report;
        if (heard) await takeIn(heard, at);
        // If parsing never ends, don't read this email again.
        read = { ...state, mailbox: `${address} ${report.validity}`, uid: report.uid };
        if (isDone) return hasMore;
      }
      throw new Error('reading ended early');
    } catch (error) {
      throw signal.aborted ? new Error('reading takes too long') : error;
    } finally {
      if (read) await saveState(store.db, read);
    }
  }

  /** Takes or renews the lease. @returns undefined if another process has the lease */
  async function takeLease(): Promise<State | undefined> {
    return await inLockedTransaction(store, async (transaction) => {
      const now = await databaseTime(transaction);
      const state = await readState(transaction.db);
      if (state.lease !== lease && state.until > now.toISOString()) return undefined;
      const taken = { ...state, lease, until: new Date(now.getTime() + LEASE_MS).toISOString() };
      await saveState(transaction.db, taken);
      return taken;
    });
  }
}

async function readState(db: Db): Promise<State> {
  return JSON.parse((await readKey(db, 'inbox')) ?? '{"uid":0,"lease":"","until":""}');
}

async function saveState(db: Db, state: State): Promise<void> {
  await saveKey(db, 'inbox', JSON.stringify(state));
}
