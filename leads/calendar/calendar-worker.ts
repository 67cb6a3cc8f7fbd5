// Reads a calendar in a thread of its own, so that a large one keeps no visitor waiting.
import { parentPort, workerData } from 'node:worker_threads';
import { busySpans } from './busy-spans.ts';
import { FeedError } from './feed-error.ts';
import type { ReadOrder, ReadOutcome } from './read-calendar.ts';

const { bytes, zone, window } = workerData as ReadOrder;

parentPort?.postMessage(outcome());

function outcome(): ReadOutcome {
  try {
    return { reading: busySpans(new TextDecoder().decode(bytes), zone, window) };
  } catch (error) {
    return { problem: error instanceof FeedError ? error.message : 'it can’t be read' };
  }
}
