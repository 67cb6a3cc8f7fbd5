import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CalendarReading, Interval } from './busy-spans.ts';
import { FeedError } from './feed-error.ts';
import { fetchFeed } from './fetch-feed.ts';

/** What the thread that reads is told. */
export interface ReadOrder {
  feed: Uint8Array;
  /** Of whole days, and of times that name no zone. */
  zone: string;
  window: Interval;
}

/** A calendar with 10,000 events takes two seconds, on a busy machine some more. */
const READ_MS = 60_000;

/** Beside a server of 120 MB. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** Beside this file, and in the bundle beside the server. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './calendar-worker.ts' : './calendar-worker.mjs',
  import.meta.url,
);

const DAY_MS = 24 * 60 * 60 * 1000;

export interface CalendarCopy {
  reading: CalendarReading;
  etag: string | undefined;
  readAt: number;
}

/**
 * Fetches a calendar and reads what is busy in the time that may be offered.
 * @param known the last copy, returned if it is still good
 * @throws FeedError
 */
export async function readCalendar(
  url: string,
  { zone, daysAhead }: { zone: string; daysAhead: number },
  known?: CalendarCopy,
): Promise<CalendarCopy> {
  const readAt = Date.now();
  // A reading covers some days: an old one is made anew even if the calendar is the same.
  const copy = known && Math.abs(readAt - known.readAt) < DAY_MS ? known : undefined;
  const feed = await fetchFeed(url, copy?.etag);
  if (!feed && copy) return copy;
  if (!feed) throw new FeedError('it answers 304');
  const window = windowOf(daysAhead, readAt);
  return { reading: await readApart({ feed: feed.bytes, zone, window }), etag: feed.etag, readAt };
}

/** The time that a reading has to cover: all that may be offered until a day later, in every zone. */
export function windowOf(daysAhead: number, now: number): Interval {
  return { start: now - DAY_MS, end: now + (daysAhead + 4) * DAY_MS };
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
