import { sql } from 'kysely';
import { CALLS, type Db, TAKES_TIME } from '../db/tables.ts';
import { CALL_MINUTES, callAt } from './call-hours.ts';
import { type Span, withoutTaken } from './free-times.ts';

export interface TakenTime extends Span {
  /** `busy`: an event in the provider's own calendar. */
  status: 'confirmed' | 'held' | 'blocked' | 'busy';
  /** The id of the booking or block; undefined for `busy`. */
  id?: string;
  name?: string | undefined;
  company?: string | undefined;
  heldUntil?: Date | undefined;
  note?: string | undefined;
  /** Where the call is held. */
  link?: string | undefined;
}

/** Lists the calls, holds and blocks that overlap a span, by start time. Skips expired holds. */
export async function findTakenTimes(db: Db, { start, end }: Span, now: Date): Promise<TakenTime[]> {
  const rows = await db
    .selectFrom('appointments')
    .leftJoin(`${CALLS} as lead`, 'lead.id', 'booking_id')
    .select(['booking_id', 'status', 'starts_at', 'ends_at', 'held_until', 'note', 'link'])
    .select(['lead.name', 'lead.company_name'])
    .where(sql.raw<boolean>(TAKES_TIME))
    .where((eb) => eb.or([eb('status', '<>', 'held'), eb('held_until', '>', now.toISOString())]))
    .where('ends_at', '>', start.toISOString())
    .where('starts_at', '<', end.toISOString())
    .orderBy('starts_at')
    .execute();
  return rows.map(
    ({ booking_id, status, starts_at, ends_at, held_until, note, link, name, company_name }) => ({
      status: status as TakenTime['status'],
      start: new Date(starts_at ?? start),
      end: new Date(ends_at ?? end),
      id: booking_id,
      name: name ?? undefined,
      company: company_name ?? undefined,
      heldUntil: held_until === null ? undefined : new Date(held_until),
      note: status === 'blocked' ? (note ?? undefined) : undefined,
      link: link ?? undefined,
    }),
  );
}

/** Returns which of these start times, in ascending order, are still to come and not taken. */
export async function findOpenStarts(db: Db, starts: readonly Date[], now: Date): Promise<Date[]> {
  const ahead = starts.filter((start) => start > now);
  const [first, last] = [ahead[0], ahead.at(-1)];
  if (!first || !last) return [];
  const taken = await findTakenTimes(db, { start: first, end: callAt(last).end }, now);
  return withoutTaken(ahead, CALL_MINUTES, taken);
}
