import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CalendarReading, Interval } from './busy-spans.ts';
import { FeedError } from './feed-error.ts';
import { fetchFeed } from './fetch-feed.ts';

/** What the process that reads is told. */
export interface ReadOrder {
  zone: string;
  window: Interval;
}

/** What it answers. */
export type ReadOutcome =
  | { busy: Interval[]; invitations: [string, Interval[]][]; unread: number }
  | { problem: string };

/** A calendar with 10,000 events takes two seconds, on a busy machine some more. */
const READ_MS = 60_000;

/** It takes 210 MB at most, beside a server of 120. */
const MEMORY = ['--max-old-space-size=128', '--max-semi-space-size=2'];

const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

/** Beside this file, and in the bundle beside the server. */
const PROGRAM = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './calendar-process.ts' : './calendar-process.mjs',
    import.meta.url,
  ),
);

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
  return { reading: await readApart(feed.bytes, { zone, window }), etag: feed.etag };
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

/**
 * Reads a feed in a process of its own.
 * @throws FeedError if this is no calendar, or it takes too long or too much memory
 */
export async function readApart(
  feed: Uint8Array,
  order: ReadOrder,
  readMs: number = READ_MS,
): Promise<CalendarReading> {
  const reading = promisify(execFile)(process.execPath, [...MEMORY, PROGRAM, JSON.stringify(order)], {
    env: {},
    timeout: readMs,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_ANSWER_BYTES,
  });
  const { pid, stdin } = reading.child;
  // It may have ended before it took all of it.
  stdin?.on('error', () => {}).end(feed);
  if (pid !== undefined) lowerPriority(pid);
  const { stdout } = await reading.catch((error: { killed?: boolean }) => {
    throw new FeedError(error.killed ? 'it takes too long to read' : 'it takes too much memory to read');
  });
  const outcome: ReadOutcome = JSON.parse(stdout);
  if ('problem' in outcome) throw new FeedError(outcome.problem);
  return { ...outcome, invitations: new Map(outcome.invitations) };
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended.
  }
}
