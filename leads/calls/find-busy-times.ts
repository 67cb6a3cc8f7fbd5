import type { Kysely } from 'kysely';
import type { CalendarReading, Interval } from '../calendar/busy-spans.ts';
import type { Tables } from '../store/tables.ts';
import type { Span } from './free-times.ts';

/** Far below the number of values that SQLite takes in one statement. */
const IDS_PER_QUERY = 1000;

/**
 * Returns when a calendar is busy. Leaves out the invitations that we sent ourselves: a call that was moved or declined
 * since may still stand there, and what is confirmed is taken anyway.
 */
export async function findBusyTimes(
  db: Kysely<Tables>,
  { busy, invitations }: CalendarReading,
): Promise<Span[]> {
  const ids = [...invitations.keys()];
  const ours = new Set<string>();
  for (let at = 0; at < ids.length; at += IDS_PER_QUERY) {
    const known = await db
      .selectFrom('call_bookings')
      .select('id')
      .where('id', 'in', ids.slice(at, at + IDS_PER_QUERY))
      .execute();
    for (const { id } of known) ours.add(id);
  }
  const others = ids.filter((id) => !ours.has(id)).flatMap((id) => invitations.get(id) ?? []);
  return [...busy, ...others].map(toSpan);
}

function toSpan({ start, end }: Interval): Span {
  return { start: new Date(start), end: new Date(end) };
}
