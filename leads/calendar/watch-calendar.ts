import { errorMessage } from '../error-message.ts';
import type { CalendarReading } from './busy-spans.ts';
import { readCalendar } from './read-calendar.ts';

const MINUTE_MS = 60 * 1000;

/** How long the last good reading counts. */
const KEPT_MS = 60 * MINUTE_MS;

/** Reports faults to the operator: once when they begin, and once when they end. */
export type Notify = (level: 'error' | 'info', message: string) => void;

interface Options {
  /** A secret: neither logged nor told. */
  url: string;
  hours: Parameters<typeof readCalendar>[1];
  notify: Notify;
  onReading: () => void;
  everyMs?: number;
}

/** Reads a calendar at once and every five minutes, after a fault every minute. Keeps of it only when it is busy. */
export function watchCalendar({ url, hours, notify, onReading, everyMs = 5 * MINUTE_MS }: Options) {
  let last: { reading: CalendarReading; at: number; uptime: number } | undefined;
  let told = 'read';
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  void look();

  return {
    /** The last good reading; undefined if there is none, or it is too old. */
    reading: () => (last && age(last) < KEPT_MS ? last.reading : undefined),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  async function look(): Promise<void> {
    let problem: string | undefined;
    try {
      last = { reading: await readCalendar(url, hours), at: Date.now(), uptime: performance.now() };
    } catch (error) {
      problem = errorMessage(error);
    }
    if (isStopped) return;
    tell(problem, last?.reading.unread ?? 0);
    onReading();
    timer = setTimeout(look, problem === undefined ? everyMs : Math.min(everyMs, MINUTE_MS)).unref();
  }

  function tell(problem: string | undefined, unread: number): void {
    const state = problem !== undefined ? 'away' : unread > 0 ? 'partly read' : 'read';
    if (state === told) return;
    told = state;
    const away = `the calendar can’t be read: ${problem}; its last copy counts for an hour, then no time is free`;
    const partly = `entries of the calendar that can’t be read count as free: ${unread}`;
    if (state === 'read') notify('info', 'the calendar can be read again');
    else notify('error', state === 'away' ? away : partly);
  }
}

/** By the clock and by the time that has passed, since a clock may be set and a machine may sleep. */
function age({ at, uptime }: { at: number; uptime: number }): number {
  return Math.max(Date.now() - at, performance.now() - uptime);
}
