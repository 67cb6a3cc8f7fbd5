import { type Kysely, sql } from 'kysely';
import { TAKES_TIME } from '../store/asked-time.ts';
import type { Tables } from '../store/tables.ts';
import type { Span } from './free-times.ts';

/** What takes time off the calendar. */
export const takesTime = sql<boolean>`${sql.raw(TAKES_TIME)}`;

/** The same at a point in time, when a hold may have ended. */
export function takesTimeAt(now: Date) {
  return sql<boolean>`(${takesTime} and (status <> 'held' or held_until > ${now.toISOString()}))`;
}

/**
 * Returns what takes time from now on: confirmed calls, holds that have not ended, and blocks. In no order.
 * @param from now
 */
export async function findTakenSpans(db: Kysely<Tables>, from: Date): Promise<Span[]> {
  const rows = await db
    .selectFrom('appointments')
    .select(['starts_at', 'ends_at'])
    .where(takesTimeAt(from))
    .where('ends_at', '>', from.toISOString())
    .execute();
  return rows.flatMap(({ starts_at, ends_at }) =>
    starts_at && ends_at ? [{ start: new Date(starts_at), end: new Date(ends_at) }] : [],
  );
}
