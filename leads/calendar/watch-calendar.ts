import { FeedError } from './feed-error.ts';
import { type CalendarCopy, readCalendar } from './read-calendar.ts';

const MINUTE_MS = 60 * 1000;

/** How long the last good copy counts. */
const COPY_MS = 60 * MINUTE_MS;

/** Reports faults to the operator: once when they begin, and once when they end. */
export type Notify = (level: 'error' | 'info', message: string) => void;

interface Options {
  /** A secret: neither logged nor told. */
  url: string;
  hours: Parameters<typeof readCalendar>[1];
  /** Called once when something can't be read, and once when all can be again. */
  notify: Notify;
  /** Called after each attempt. */
  onReading: () => void;
  everyMs?: number;
  afterFailureMs?: number;
}

/** Reads a calendar at once and every five minutes. Keeps nothing of it but when it is busy. */
export function watchCalendar({
  url,
  hours,
  notify,
  onReading,
  everyMs = 5 * MINUTE_MS,
  afterFailureMs = MINUTE_MS,
}: Options) {
  let copy: CalendarCopy | undefined;
  let good: { at: number; uptime: number } | undefined;
  let told: 'read' | 'partly read' | 'away' = 'read';
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  void look();

  return {
    /** What the last good copy says; undefined if there is none, or it is too old. */
    reading: () => (good && age(good) < COPY_MS ? copy?.reading : undefined),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  async function look(): Promise<void> {
    let problem: string | undefined;
    try {
      copy = await readCalendar(url, hours, copy);
      good = { at: Date.now(), uptime: performance.now() };
    } catch (error) {
      problem = error instanceof FeedError ? error.message : 'it can’t be read';
    }
    if (isStopped) return;
    tell(problem, copy?.reading.unread ?? 0);
    onReading();
    timer = setTimeout(look, problem === undefined ? everyMs : afterFailureMs);
    timer.unref();
  }

  function tell(problem: string | undefined, unread: number): void {
    const state = problem !== undefined ? 'away' : unread > 0 ? 'partly read' : 'read';
    if (state === told) return;
    told = state;
    if (state === 'away') {
      notify(
        'error',
        `the calendar can’t be read: ${problem}; its last copy counts for an hour, then no time is free`,
      );
    } else if (state === 'partly read') {
      notify('error', `entries of the calendar that can’t be read count as free: ${unread}`);
    } else notify('info', 'the calendar can be read again');
  }
}

/** By the clock and by the time that has passed, since a clock may be set and a machine may sleep. */
function age({ at, uptime }: { at: number; uptime: number }): number {
  return Math.max(Date.now() - at, performance.now() - uptime);
}
