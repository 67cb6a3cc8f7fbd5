// Reads a calendar in a thread of its own: a large one keeps no visitor waiting, and one that takes too much time or
// memory ends nothing else.
import { parentPort, workerData } from 'node:worker_threads';
import { busySpans, type CalendarReading } from './busy-spans.ts';
import { FeedError } from './feed-error.ts';
import type { ReadOrder } from './read-calendar.ts';

parentPort?.postMessage(outcome(workerData));

function outcome({ feed, zone, window }: ReadOrder): CalendarReading | { problem: string } {
  try {
    return busySpans(Buffer.from(feed).toString(), zone, window);
  } catch (error) {
    return { problem: error instanceof FeedError ? error.message : 'it can’t be read' };
  }
}
