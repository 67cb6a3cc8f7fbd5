import type { Config } from '#config/config.ts';
import { type Notify, watchCalendar } from '#leads/calendar/watch-calendar.ts';
import { CALL_MINUTES, type CallHours, callAt } from '#leads/calls/call-hours.ts';
import { type FreeTimes, offeredTimes, withoutTaken } from '#leads/calls/free-times.ts';
import { findTakenTimes } from '#leads/calls/taken-times.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { DAY_MS } from '#leads/durations.ts';
import { withTimeout } from '#leads/with-timeout.ts';

/** How long a query result counts as fresh. Kept short, because other servers and commands take call times too. */
const FRESH_MS = 1000;

/** How long a request waits for the database, which may have to wake up. The form gives up after two seconds. */
const DATABASE_MS = 1500;

/** How long the last query result is used while the database doesn't respond. After that, no call times are offered. */
const KEPT_MS = 60_000;

interface Options {
  store: Pick<LeadStore, 'db'>;
  config: Pick<Config, 'calendarUrl' | 'confirm' | 'owners'>;
  /** Null if no times are offered. */
  hours: CallHours | null;
  notify: Notify;
}

/** Keeps track of free times. Queries the database only on request, so that a serverless database can sleep. */
export function watchFreeTimes({ store: { db }, config, hours, notify }: Options) {
  const { calendarUrl, owners } = config;
  const confirms = config.confirm === 'auto';
  let calendar: ReturnType<typeof watchCalendar> | undefined;
  let last: { startedAt: number; offered: Date[]; free: Date[] } | undefined;
  let changedAt = 0;
  let running: Promise<void> | undefined;

  return {
    ...{ isOffered: hours !== null, confirms, changed },
    free: async () => (await current())?.free ?? [],
    busy: () => calendar?.reading()?.busy ?? [],
    async askedTime(start) {
      const isIn = (times: readonly Date[] = []) => times.some((time) => Number(time) === Number(start));
      const { free, offered } = (await current()) ?? {};
      if (!isIn(offered)) return undefined;
      const status = confirms ? 'confirmed' : 'held';
      return { ...callAt(start), status: isIn(free) ? status : 'taken' };
    },
    start(): void {
      if (calendarUrl === undefined || !hours) return;
      calendar = watchCalendar({ url: calendarUrl, hours, owners, notify, onReading: changed });
    },
    stop: () => calendar?.stop(),
  } satisfies FreeTimes & { start(): void; stop(): void };

  function changed(): void {
    changedAt = performance.now();
  }

  /** Returns the last query result, which is renewed unless it is fresh. Takes at most `DATABASE_MS`. */
  async function current() {
    if (hours) await withTimeout(DATABASE_MS, renew(hours)).catch(() => {});
    return last && performance.now() - last.startedAt < KEPT_MS ? last : undefined;
  }

  async function renew(hours: CallHours): Promise<void> {
    // Wait for a running query first: it may have started before the latest change.
    await running;
    const isFresh = last && last.startedAt > Math.max(changedAt, performance.now() - FRESH_MS);
    if (isFresh) return;
    running ??= look(hours);
    await running;
  }

  async function look(hours: CallHours): Promise<void> {
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
