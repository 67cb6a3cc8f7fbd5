import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Span } from '../calls/free-times.ts';
import { DAY_MS } from '../durations.ts';
import { errorMessage } from '../error-message.ts';
import type { CalendarReading } from './busy-spans.ts';

/** What the thread that reads is told. */
export interface ReadOrder {
  feed: Uint8Array;
  /** Of whole days and of times that name no zone, if the calendar names none. */
  zone: string;
  window: Span;
  owners?: string | undefined;
}

/** Twice of what 10,000 events take. */
const MAX_BYTES = 10 * 1024 * 1024;

const ANSWER_MS = 30_000;

/** A calendar with 10,000 events takes a few seconds, on a busy machine some more. */
const READ_MS = 60_000;

/** Beside a server of 120 MB. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** Beside this file, and in the bundle beside the server. */
const WORKER = new URL(`./calendar-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Fetches a calendar and reads what is busy in the time that may be offered.
 * @param url a secret
 * @param owners the provider's mailboxes: what one of them declined is free
 * @returns nothing that is busy if it can't be read, and what is wrong, in words that quote neither its address nor
 * anything in it
 */
export async function readCalendar(
  url: string,
  { zone, daysAhead }: { zone: string; daysAhead: number },
  owners?: string,
): Promise<{ busy?: Span[]; problem?: string }> {
  try {
    const feed = await fetchFeed(url);
    const window = windowOf(daysAhead, Date.now());
    const { busy, unread } = await readApart({ feed, zone, window, owners });
    const kinds = Object.entries(unread).map(([kind, count]) => `${kind} ${count}`);
    const problem = `entries of the calendar can’t be read in full and are guessed: ${kinds.join(', ')}`;
    return kinds.length > 0 ? { busy, problem } : { busy };
  } catch (error) {
    return { problem: `the calendar can’t be read: ${errorMessage(error)}` };
  }
}

/** The time that a reading has to cover: all that may be offered until a day later, in every zone. */
export function windowOf(daysAhead: number, now: number): Span {
  return { start: new Date(now - DAY_MS), end: new Date(now + (daysAhead + 4) * DAY_MS) };
}

/** Fetches a calendar over HTTP. A redirect could lead anywhere, so it counts as a fault. @throws */
export async function fetchFeed(url: string, answerMs: number = ANSWER_MS): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(answerMs);
  const found = await answerOf(url, signal).catch((error: { cause?: { code?: string } }) =>
    signal.aborted
      ? `it takes longer than ${answerMs / 1000} s`
      : `it can’t be fetched: ${error.cause?.code ?? 'unknown'}`,
  );
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** What an address answers, or why that is no calendar. */
async function answerOf(url: string, signal: AbortSignal): Promise<Buffer | string> {
  const headers = { accept: 'text/calendar', 'user-agent': 'Loomline' };
  const { status, body } = await fetch(url, { headers, redirect: 'manual', signal });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    if (status !== 200) break;
    size += chunk.length;
    if (size > MAX_BYTES) return `it is larger than ${MAX_BYTES / 2 ** 20} MB`;
    chunks.push(chunk);
  }
  return status === 200 ? Buffer.concat(chunks) : `it answers ${status}`;
}

/**
 * Reads a feed in a thread of its own.
 * @throws if this is no calendar, or it takes too long or too much memory
 */
export async function readApart(order: ReadOrder, readMs: number = READ_MS): Promise<CalendarReading> {
  const worker = new Worker(WORKER, { workerData: order, resourceLimits: MEMORY });
  const signal = AbortSignal.timeout(readMs);
  try {
    const [reading] = await once(worker, 'message', { signal });
    return reading;
  } catch (error) {
    if (signal.aborted) throw new Error('it takes too long to read');
    const isFull = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isFull ? new Error('it takes too much memory to read') : error;
  } finally {
    await worker.terminate();
  }
}
