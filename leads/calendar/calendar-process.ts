// Reads a calendar in a process of its own: a large one keeps no visitor waiting, and one that takes all memory ends
// nothing else. Takes the order as an argument and the feed on standard input, and writes the outcome as JSON.
import { text } from 'node:stream/consumers';
import { busySpans } from './busy-spans.ts';
import { FeedError } from './feed-error.ts';
import type { ReadOrder, ReadOutcome } from './read-calendar.ts';

const { zone, window }: ReadOrder = JSON.parse(process.argv[2] ?? '');

process.stdout.write(JSON.stringify(outcome(await text(process.stdin))));

function outcome(feed: string): ReadOutcome {
  try {
    const { busy, invitations, unread } = busySpans(feed, zone, window);
    return { busy, invitations: [...invitations], unread };
  } catch (error) {
    return { problem: error instanceof FeedError ? error.message : 'it can’t be read' };
  }
}
