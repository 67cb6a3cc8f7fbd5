import type { CalendarReading } from '#leads/calendar/busy-spans.ts';
import { type CalendarWatch, watchCalendar } from '#leads/calendar/watch-calendar.ts';
import { busyTimes } from '#leads/calls/busy-times.ts';
import { CALL_MINUTES, type CallHours } from '#leads/calls/call-hours.ts';
import { offeredTimes, type Span, withoutTaken } from '#leads/calls/free-times.ts';
import { takenSpans } from '#leads/calls/taken.ts';
import type { LeadStore, Notify } from '#leads/store/lead-store.ts';
import { withTimeout } from '#leads/with-timeout.ts';

export const CALL_TIMES_PATH = '/call-times';

/** How often to look at what is taken: other servers and commands take times too. */
const REFRESH_MS = 1000;

/** Until no time is free if the database does not answer. Both together are the two seconds that are promised. */
const DATABASE_MS = 900;

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

interface Options {
  store: Pick<LeadStore, 'db'>;
  hours: CallHours;
  /** The address of the provider's calendar, a secret; undefined if there is none. */
  calendarUrl: string | undefined;
  notify: Notify;
  /** Called with the free times, at once and when others are free. */
  onChange?: (times: readonly Date[]) => void;
}

export type CallTimes = ReturnType<typeof watchCallTimes>;

/** Knows from memory which times of calls are free. None is while the database or the calendar is away. */
export function watchCallTimes({ store: { db }, hours, calendarUrl, notify, onChange = () => {} }: Options) {
  let free = index([]);
  let offered = index([]);
  let calendar: CalendarWatch | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let queued: Promise<void> | undefined;
  let ofMinute: { minute: number; times: Date[] } | undefined;
  let isReading = false;
  onChange([]);

  return {
    /** Starts watching. Resolves after the first read. */
    async start(): Promise<void> {
      calendar = calendarUrl === undefined ? undefined : watch(calendarUrl);
      timer = setInterval(refresh, REFRESH_MS);
      timer.unref();
      await refresh();
    },
    /** The free starts, in order. */
    times: () => free.times,
    isFree: (start: Date) => free.has(start),
    /** Whether visitors may have this time unless somebody else has it. */
    isOffered: (start: Date) => offered.has(start),
    /** Whether a day may have such a time, in whatever zone. Spares most bookings the arithmetic with zones. */
    isNear(day: string): boolean {
      const [first, last] = [offered.times[0], offered.times.at(-1)];
      const midnight = Date.parse(day);
      // Clocks are 14 hours ahead of UTC at the most, and 12 behind.
      return !!first && !!last && midnight + 36 * HOUR_MS > +first && midnight - 14 * HOUR_MS <= +last;
    },
    /** Reads what is taken. Resolves once it has seen everything that was stored before the call. */
    refresh,
    stop(): void {
      clearInterval(timer);
      calendar?.stop();
    },
  };

  function refresh(): Promise<void> {
    // A look under way may have read before what the caller stored.
    queued ??= running.then(() => {
      queued = undefined;
      running = look();
      return running;
    });
    return queued;
  }

  async function look(): Promise<void> {
    const reading = calendar?.reading();
    if (calendarUrl !== undefined && !reading) return update([], []);
    // The last query goes on after its time. One at a time: each may hold a connection of the pool.
    if (isReading) return update([], []);
    const now = new Date();
    try {
      const taken = await withTimeout(DATABASE_MS, readTaken(now, reading));
      const all = offeredAt(now);
      update(withoutTaken(all, CALL_MINUTES, taken), all);
    } catch {
      // The readiness check and the deliveries report it.
      update([], []);
    }
  }

  function offeredAt(now: Date): Date[] {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (ofMinute?.minute !== minute) ofMinute = { minute, times: offeredTimes(hours, CALL_MINUTES, now) };
    return ofMinute.times;
  }

  async function readTaken(now: Date, reading: CalendarReading | undefined): Promise<Span[]> {
    isReading = true;
    try {
      const taken = await takenSpans(db, now);
      return reading ? [...taken, ...(await busyTimes(db, reading))] : taken;
    } finally {
      isReading = false;
    }
  }

  function update(freeNow: Date[], offeredNow: Date[]): void {
    const before = free;
    free = index(freeNow);
    if (offeredNow !== offered.times) offered = index(offeredNow);
    if (freeNow.length !== before.times.length || !freeNow.every(before.has)) onChange(freeNow);
  }

  function watch(url: string): CalendarWatch {
    return watchCalendar({
      url,
      zone: hours.zone,
      daysAhead: hours.daysAhead,
      onReading: () => void refresh(),
      onProblem(problem) {
        if (problem === undefined) notify('info', 'the calendar can be read again');
        else {
          notify(
            'error',
            `the calendar can’t be read: ${problem}; its last copy counts for an hour, then no time is free`,
          );
        }
      },
    });
  }
}

function index(times: readonly Date[]): { times: readonly Date[]; has: (time: Date) => boolean } {
  const known = new Set(times.map((time) => time.getTime()));
  return { times, has: (time) => known.has(time.getTime()) };
}
