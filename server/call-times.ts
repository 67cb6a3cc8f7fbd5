import type { Config } from '#config/config.ts';
import { type Notify, watchCalendar } from '#leads/calendar/watch-calendar.ts';
import { CALL_MINUTES, type CallHours, callAt } from '#leads/calls/call-hours.ts';
import { type AskedTime, offeredTimes, type Span, withoutTaken } from '#leads/calls/free-times.ts';
import { findTakenTimes } from '#leads/calls/taken-times.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { DAY_MS } from '#leads/durations.ts';
import { withTimeout } from '#leads/with-timeout.ts';

export const CALL_TIMES_PATH = '/call-times';

/** How old a look at what is taken may be: other servers and commands take times too. */
const FRESH_MS = 1000;

/** How long a request waits for the database, which may have to wake up. The form waits two seconds. */
const DATABASE_MS = 1500;

/** How long the last look counts while the database does not answer. Then no time is free. */
const KEPT_MS = 60_000;

interface Options {
  store: Pick<LeadStore, 'db'>;
  config: Pick<Config, 'calendarUrl' | 'confirm' | 'owners'>;
  hours: CallHours;
  notify: Notify;
}

export type CallTimes = ReturnType<typeof createCallTimes>;

/**
 * Knows which times of calls are free. Looks at the database only when asked: one that sleeps while nobody needs it is
 * left asleep. No time is free while the calendar is away.
 */
export function createCallTimes({ store: { db }, config, hours, notify }: Options) {
  const { calendarUrl, owners } = config;
  const confirms = config.confirm === 'auto';
  let calendar: ReturnType<typeof watchCalendar> | undefined;
  let last: { startedAt: number; offered: Date[]; free: Date[] } | undefined;
  let expiredAt = 0;
  let running: Promise<void> | undefined;
  /** Looks at what is taken, unless that was done within the last second. Resolves in any case, and soon. */
  const refresh = () => withTimeout(DATABASE_MS, renew()).catch(() => {});

  return {
    /** Whether a free time becomes an appointment at once, instead of being held until the team answers. */
    confirms,
    refresh,
    start(): void {
      if (calendarUrl === undefined) return;
      calendar = watchCalendar({ url: calendarUrl, hours, owners, notify, onReading: expire });
    },
    /** Has the next `refresh` look again: something was taken or given back. */
    expire,
    /** What is busy by the provider's own calendar. */
    busy: (): readonly Span[] => calendar?.reading()?.busy ?? [],
    /** The free starts, in order. */
    times: (): readonly Date[] => known()?.free ?? [],
    /** What a time would become for a booking that asks for it; undefined if it is none that visitors may have. */
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
    // A look that is under way may have read before what was stored meanwhile.
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
      // The readiness check and the deliveries report it.
    } finally {
      running = undefined;
    }
  }
}
