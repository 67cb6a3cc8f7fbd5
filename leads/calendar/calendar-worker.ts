// Reads a calendar in a thread of its own: a large one keeps no visitor waiting, and one that takes too much time or
// memory ends nothing else.
import { parentPort, workerData } from 'node:worker_threads';
import { busySpans } from './busy-spans.ts';
import type { ReadOrder } from './read-calendar.ts';

const { feed, zone, window, owners }: ReadOrder = workerData;
parentPort?.postMessage(busySpans(Buffer.from(feed).toString(), zone, window, owners));
