import type { CalendarReading } from './busy-spans.ts';
import { FeedError } from './feed-error.ts';
import { readCalendar, windowOf } from './read-calendar.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const EVERY_MS = 5 * MINUTE_MS;
const AFTER_FAILURE_MS = MINUTE_MS;

/** How long the last good copy counts. */
const COPY_MS = 60 * MINUTE_MS;

interface Options {
  /** A secret: neither logged nor told. */
  url: string;
  /** Of whole days, and of times that name no zone. */
  zone: string;
  daysAhead: number;
  /** Called once when the calendar can't be read, and once when it can be again. */
  onProblem: (problem: string | undefined) => void;
  /** Called when there is something new. */
  onReading: () => void;
  everyMs?: number;
  afterFailureMs?: number;
}

export interface CalendarWatch {
  /** The last good copy; undefined if there is none, or it is too old. */
  reading(): CalendarReading | undefined;
  stop(): void;
}

/** Reads a calendar at once and every five minutes. Keeps nothing of it but when it is busy. */
export function watchCalendar({
  url,
  zone,
  daysAhead,
  onProblem,
  onReading,
  everyMs = EVERY_MS,
  afterFailureMs = AFTER_FAILURE_MS,
}: Options): CalendarWatch {
  let copy: { reading: CalendarReading; etag: string | undefined; readAt: number } | undefined;
  let good: { at: number; uptime: number } | undefined;
  let problem: string | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  void look();

  return {
    reading: () => (good && age(good) < COPY_MS ? copy?.reading : undefined),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  async function look(): Promise<void> {
    const before = problem;
    try {
      const now = Date.now();
      const isSameDay = copy && Math.abs(now - copy.readAt) < DAY_MS;
      const read = await readCalendar({
        url,
        zone,
        window: windowOf(daysAhead, now),
        // What is read covers some days: an old copy is read anew even if the calendar is the same.
        etag: isSameDay ? copy?.etag : undefined,
      });
      if (read) copy = { ...read, readAt: now };
      good = { at: Date.now(), uptime: performance.now() };
      problem = undefined;
    } catch (error) {
      problem = error instanceof FeedError ? error.message : 'it can’t be read';
    }
    if (isStopped) return;
    if ((before === undefined) !== (problem === undefined)) onProblem(problem);
    onReading();
    timer = setTimeout(look, problem === undefined ? everyMs : afterFailureMs);
    timer.unref();
  }
}

/** By the clock and by the time that has passed, since a clock may be set and a machine may sleep. */
function age({ at, uptime }: { at: number; uptime: number }): number {
  return Math.max(Date.now() - at, performance.now() - uptime);
}
