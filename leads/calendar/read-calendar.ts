import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CalendarReading, Interval } from './busy-spans.ts';
import { FeedError } from './feed-error.ts';
import { fetchFeed } from './fetch-feed.ts';

/** What the thread is given. */
export interface ReadOrder {
  bytes: Uint8Array<ArrayBuffer>;
  zone: string;
  window: Interval;
}

/** What it answers. */
export type ReadOutcome = { reading: CalendarReading } | { problem: string };

/** A calendar with 10,000 events takes two seconds. */
const READ_MS = 30_000;

const READ_MEGABYTES = 256;

interface Calendar {
  url: string;
  /** Of whole days, and of times that name no zone. */
  zone: string;
  window: Interval;
  /** Of the copy that is known. */
  etag?: string | undefined;
}

/**
 * Fetches a calendar and reads what is busy in a window of time.
 * @returns undefined if the copy with this `etag` is still good
 * @throws FeedError
 */
export async function readCalendar({
  url,
  zone,
  window,
  etag,
}: Calendar): Promise<{ reading: CalendarReading; etag: string | undefined } | undefined> {
  const feed = await fetchFeed(url, etag);
  if (!feed) return undefined;
  return { reading: await readInThread({ bytes: feed.bytes, zone, window }), etag: feed.etag };
}

/**
 * Reads what is busy in the time that may be offered.
 * @throws FeedError
 */
export async function readCalendarOnce(
  url: string,
  { zone, daysAhead }: { zone: string; daysAhead: number },
): Promise<CalendarReading> {
  const read = await readCalendar({ url, zone, window: windowOf(daysAhead) });
  if (!read) throw new FeedError('it answers nothing');
  return read.reading;
}

/** The time that a reading has to cover: all that may be offered until a day later, in every zone. */
export function windowOf(daysAhead: number, now = Date.now()): Interval {
  return { start: now - DAY_MS, end: now + (daysAhead + 4) * DAY_MS };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** @throws FeedError if this is no calendar, or it takes too long or too much memory to read */
export async function readInThread(order: ReadOrder, readMs: number = READ_MS): Promise<CalendarReading> {
  // Beside this file in the source, and beside the bundle.
  const program = new URL(`calendar-worker${extname(import.meta.url)}`, import.meta.url);
  const { promise, resolve, reject } = Promise.withResolvers<ReadOutcome>();
  const worker = new Worker(program, {
    workerData: order,
    transferList: [order.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: READ_MEGABYTES },
    execArgv: [],
    env: {},
  });
  worker.once('message', resolve);
  worker.once('error', () => reject(new FeedError('it takes too much memory to read')));
  const timer = setTimeout(() => reject(new FeedError('it takes too long to read')), readMs);
  try {
    const outcome = await promise;
    if ('problem' in outcome) throw new FeedError(outcome.problem);
    return outcome.reading;
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
