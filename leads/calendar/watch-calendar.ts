import type { Span } from '../calls/free-times.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { readCalendar } from './read-calendar.ts';

/** How long the last successful reading is used. */
const KEPT_MS = HOUR_MS;

/** Reports to the operator: once when a fault begins, and once when it ends. */
export type Notify = (level: 'error' | 'info', message: string) => void;

interface Options {
  /** A secret, which is never logged. */
  url: string;
  hours: Parameters<typeof readCalendar>[1];
  owners?: string | undefined;
  notify: Notify;
  onReading: () => void;
  everyMs?: number;
}

/** Reads a calendar now and every five minutes, or every minute after a failure. Keeps only the busy times. */
export function watchCalendar({ url, hours, owners, notify, onReading, everyMs = 5 * MINUTE_MS }: Options) {
  let last: { busy: Span[]; at: number; uptime: number } | undefined;
  let told: 'read' | 'partly read' | 'away' = 'read';
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  void look();

  return {
    reading: () => (last && age(last) < KEPT_MS ? last : undefined),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  async function look(): Promise<void> {
    const { busy, problem } = await readCalendar(url, hours, owners);
    if (isStopped) return;
    if (busy) last = { busy, at: Date.now(), uptime: performance.now() };
    const state = !busy ? 'away' : problem ? 'partly read' : 'read';
    if (state !== told && problem === undefined) notify('info', 'the calendar can be read again');
    else if (state !== told) notify('error', busy ? `${problem}` : `${problem}; ${WHILE_AWAY}`);
    told = state;
    onReading();
    timer = setTimeout(look, busy ? everyMs : Math.min(everyMs, MINUTE_MS)).unref();
  }
}

const WHILE_AWAY = 'the last reading is used for an hour, then no time is free';

/** Returns the greater age by two clocks: the wall clock may be set back, the monotonic clock may stop during sleep. */
function age({ at, uptime }: { at: number; uptime: number }): number {
  return Math.max(Date.now() - at, performance.now() - uptime);
}
