import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** A time from `start` up to, and without, `end`. */
export interface Span {
  start: Date;
  end: Date;
}

/** What takes time off the calendar. Word for word the condition of its index, which is used only then. */
export const TAKES_TIME = sql<boolean>`status in ('confirmed', 'held', 'blocked')`;

/**
 * Returns what takes time from now on: confirmed calls, holds that have not ended, and blocks. In no order.
 * @param from now
 */
export async function takenSpans(db: Kysely<Tables>, from: Date): Promise<Span[]> {
  const now = from.toISOString();
  const rows = await db
    .selectFrom('appointments')
    .select(['starts_at', 'ends_at'])
    .where(TAKES_TIME)
    .where('ends_at', '>', now)
    .where((eb) => eb.or([eb('status', '<>', 'held'), eb('held_until', '>', now)]))
    .execute();
  return rows.flatMap(({ starts_at, ends_at }) =>
    starts_at && ends_at ? [{ start: new Date(starts_at), end: new Date(ends_at) }] : [],
  );
}
