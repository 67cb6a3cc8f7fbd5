import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { Span } from './free-times.ts';

/**
 * Returns what takes time from now on. In no order.
 * @param from now
 */
export async function takenSpans(db: Kysely<Tables>, from: Date): Promise<Span[]> {
  const calls = await db
    .selectFrom('appointments')
    .select(['starts_at', 'ends_at'])
    .where('status', '=', 'confirmed')
    .where('ends_at', '>', from.toISOString())
    .execute();
  return calls.flatMap(({ starts_at, ends_at }) =>
    starts_at && ends_at ? [{ start: new Date(starts_at), end: new Date(ends_at) }] : [],
  );
}
