// Reads a calendar in a worker thread: a large feed does not block requests, and a feed that takes too much time or
// memory ends only the thread.
import { parentPort, workerData } from 'node:worker_threads';
import { busySpans } from './busy-spans.ts';
import type { ReadOrder } from './read-calendar.ts';

const { feed, zone, window, owners }: ReadOrder = workerData;
parentPort?.postMessage(busySpans(Buffer.from(feed).toString(), zone, window, owners));
