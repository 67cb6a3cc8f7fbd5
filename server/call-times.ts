import type { Config } from '#config/config.ts';
import { type Notify, watchCalendar } from '#leads/calendar/watch-calendar.ts';
import { CALL_MINUTES, type CallHours, callAt } from '#leads/calls/call-hours.ts';
import { type AskedTime, offeredTimes, type Span, withoutTaken } from '#leads/calls/free-times.ts';
import { findTakenTimes } from '#leads/calls/taken-times.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { DAY_MS } from '#leads/durations.ts';
import { withTimeout } from '#leads/with-timeout.ts';

export const CALL_TIMES_PATH = '/call-times';

/** How long a query result counts as fresh. Kept short, because other servers and commands take call times too. */
const FRESH_MS = 1000;

/** How long a request waits for the database, which may have to wake up. The form gives up after two seconds. */
const DATABASE_MS = 1500;

/** How long the last query result is used while the database doesn't respond. After that, no call times are offered. */
const KEPT_MS = 60_000;

interface Options {
  store: Pick<LeadStore, 'db'>;
  config: Pick<Config, 'calendarUrl' | 'confirm' | 'owners'>;
  hours: CallHours;
  notify: Notify;
}

export type CallTimes = ReturnType<typeof createCallTimes>;

/** Keeps track of free times. Queries the database only on request, so that a serverless database can sleep. */
export function createCallTimes({ store: { db }, config, hours, notify }: Options) {
  const { calendarUrl, owners } = config;
  const confirms = config.confirm === 'auto';
  let calendar: ReturnType<typeof watchCalendar> | undefined;
  let last: { startedAt: number; offered: Date[]; free: Date[] } | undefined;
  let expiredAt = 0;
  let running: Promise<void> | undefined;
  /** Queries the taken times unless the last result is fresh. Resolves within `DATABASE_MS`, even after an error. */
  const refresh = () => withTimeout(DATABASE_MS, renew()).catch(() => {});

  return {
    /** Whether booking a free time confirms it immediately, rather than holding it until the team answers. */
    confirms,
    refresh,
    start(): void {
      if (calendarUrl === undefined) return;
      calendar = watchCalendar({ url: calendarUrl, hours, owners, notify, onReading: expire });
    },
    /** Makes the next `refresh` query the database. Call this whenever a time has been taken or freed. */
    expire,
    busy: (): readonly Span[] => calendar?.reading()?.busy ?? [],
    times: (): readonly Date[] => known()?.free ?? [],
    /** Returns the status that a booking of this time would get; undefined if the time is not offered. */
    async askedTime(start: Date): Promise<AskedTime | undefined> {
      await refresh();
      const isIn = (times: readonly Date[] = []) => times.some((time) => Number(time) === Number(start));
      const { free, offered } = known() ?? {};
      if (!isIn(offered)) return undefined;
      const status = confirms ? 'confirmed' : 'held';
      return { ...callAt(start), status: isIn(free) ? status : 'taken' };
    },
    stop: () => calendar?.stop(),
  };

  function expire(): void {
    expiredAt = performance.now();
  }

  function known() {
    return last && performance.now() - last.startedAt < KEPT_MS ? last : undefined;
  }

  async function renew(): Promise<void> {
    // Wait for a running query first: it may have started before the latest change.
    await running;
    const isFresh = last && last.startedAt > Math.max(expiredAt, performance.now() - FRESH_MS);
    if (isFresh) return;
    running ??= look();
    await running;
  }

  async function look(): Promise<void> {
    const startedAt = performance.now();
    const now = new Date();
    const reading = calendar?.reading();
    try {
      const offered = calendarUrl !== undefined && !reading ? [] : offeredTimes(hours, CALL_MINUTES, now);
      const end = new Date(now.getTime() + (hours.daysAhead + 2) * DAY_MS);
      const taken = [...(await findTakenTimes(db, { start: now, end }, now)), ...(reading?.busy ?? [])];
      last = { startedAt, offered, free: withoutTaken(offered, CALL_MINUTES, taken) };
    } catch {
      // Ignore the error: the readiness check and the delivery worker report outages.
    } finally {
      running = undefined;
    }
  }
}
