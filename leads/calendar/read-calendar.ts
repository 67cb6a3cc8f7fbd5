import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Span } from '../calls/free-times.ts';
import type { CalendarReading, Interval } from './busy-spans.ts';
import { FeedError } from './feed-error.ts';

/** What the thread that reads is told. */
export interface ReadOrder {
  feed: Uint8Array;
  /** Of whole days, and of times that name no zone. */
  zone: string;
  window: Interval;
}

/** Twice of what 10,000 events take. */
const MAX_BYTES = 10 * 1024 * 1024;

const ANSWER_MS = 30_000;

/** A calendar with 10,000 events takes a few seconds, on a busy machine some more. */
const READ_MS = 60_000;

/** Beside a server of 120 MB. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** Beside this file, and in the bundle beside the server. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './calendar-worker.ts' : './calendar-worker.mjs',
  import.meta.url,
);

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Fetches a calendar and reads what is busy in the time that may be offered.
 * @param url a secret: no error quotes it
 * @throws FeedError
 */
export async function readCalendar(
  url: string,
  { zone, daysAhead }: { zone: string; daysAhead: number },
): Promise<{ busy: Span[]; unread: number }> {
  const feed = await fetchFeed(url);
  const { busy, unread } = await readApart({ feed, zone, window: windowOf(daysAhead, Date.now()) });
  return { busy: busy.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })), unread };
}

/** The time that a reading has to cover: all that may be offered until a day later, in every zone. */
export function windowOf(daysAhead: number, now: number): Interval {
  return { start: now - DAY_MS, end: now + (daysAhead + 4) * DAY_MS };
}

/** Fetches a calendar over HTTP. A redirect could lead anywhere, so it counts as a fault. @throws FeedError */
export async function fetchFeed(url: string, answerMs: number = ANSWER_MS): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(answerMs);
  const headers = { accept: 'text/calendar', 'user-agent': 'Loomline' };
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal });
    if (response.status === 200) return await bytesOf(response);
    await response.body?.cancel();
    throw new FeedError(`it answers ${response.status}`);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    if (signal.aborted) throw new FeedError(`it takes longer than ${answerMs / 1000} s`);
    const { cause } = error as { cause?: { code?: string } };
    throw new FeedError(`it can’t be fetched: ${cause?.code ?? 'unknown'}`);
  }
}

async function bytesOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new FeedError(`it is larger than ${MAX_BYTES / 2 ** 20} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a feed in a thread of its own.
 * @throws FeedError if this is no calendar, or it takes too long or too much memory
 */
export async function readApart(order: ReadOrder, readMs: number = READ_MS): Promise<CalendarReading> {
  const worker = new Worker(WORKER, { workerData: order, resourceLimits: MEMORY });
  const signal = AbortSignal.timeout(readMs);
  try {
    const [outcome]: (CalendarReading | { problem: string })[] = await once(worker, 'message', { signal });
    if (outcome && 'busy' in outcome) return outcome;
    throw new FeedError(outcome?.problem ?? 'it can’t be read');
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(signal.aborted ? 'it takes too long to read' : 'it takes too much memory to read');
  } finally {
    await worker.terminate();
  }
}
