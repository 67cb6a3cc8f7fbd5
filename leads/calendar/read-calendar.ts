import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Span } from '../calls/free-times.ts';
import { DAY_MS } from '../durations.ts';
import { errorMessage } from '../error-message.ts';
import { withoutCredentials } from '../without-credentials.ts';
import type { CalendarReading } from './busy-spans.ts';

export interface ReadOrder {
  feed: Uint8Array;
  /** The time zone for whole days and times without a zone, unless the calendar names a default. */
  zone: string;
  window: Span;
  owners?: string | undefined;
}

/** Twice the size of a calendar with 10,000 events. */
const MAX_BYTES = 10 * 1024 * 1024;

const ANSWER_MS = 30_000;

/** A calendar with 10,000 events takes a few seconds to read, or longer on a busy machine. */
const READ_MS = 60_000;

/** Memory limits for the worker thread. For comparison, the server itself uses 120 MB. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** The worker is next to this file in the sources, and next to the server in the bundle. */
const WORKER = new URL(`./calendar-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Downloads a calendar and finds the busy times in the period for which calls can be offered.
 * @param owners the provider's mailboxes; events that they declined are free
 * @returns `busy` if anything could be read, and `problem` if anything couldn't; `problem` quotes neither the calendar
 * nor the URL, which is secret
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

/** Returns the period to read: all times that may be offered now or up to a day later, in any time zone. */
export function windowOf(daysAhead: number, now: number): Span {
  return { start: new Date(now - DAY_MS), end: new Date(now + (daysAhead + 4) * DAY_MS) };
}

/** Downloads a calendar. @throws if the download fails or is redirected: a redirect could lead to any server */
export async function fetchFeed(url: string, answerMs: number = ANSWER_MS): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(answerMs);
  const found = await answerOf(url, signal).catch((error: { cause?: { code?: string } }) =>
    signal.aborted
      ? `the download took longer than ${answerMs / 1000} s`
      : `the download failed: ${error.cause?.code ?? 'unknown'}`,
  );
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** Returns the body of a response, or else a string that says why the download failed. */
async function answerOf(url: string, signal: AbortSignal): Promise<Buffer | string> {
  const { address, headers } = withoutCredentials(url);
  const { status, body } = await fetch(address, {
    headers: { accept: 'text/calendar', 'user-agent': 'Loomline', ...headers },
    redirect: 'manual',
    signal,
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    if (status !== 200) break;
    size += chunk.length;
    if (size > MAX_BYTES) return `it is larger than ${MAX_BYTES / 2 ** 20} MB`;
    chunks.push(chunk);
  }
  return status === 200 ? Buffer.concat(chunks) : `HTTP status ${status}`;
}

/** Reads a feed in a worker thread. @throws if the feed is not a calendar, or takes too long or too much memory */
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
