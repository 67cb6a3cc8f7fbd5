// Reads a calendar in a worker thread, so that a large feed doesn't block requests, and a feed that takes too much time
// or memory ends only this thread.
import { parentPort, workerData } from 'node:worker_threads';
import { busySpans } from './busy-spans.ts';
import type { ReadOrder } from './read-calendar.ts';

const { feed, zone, window, owners }: ReadOrder = workerData;
parentPort?.postMessage(busySpans(Buffer.from(feed).toString(), zone, window, owners));
