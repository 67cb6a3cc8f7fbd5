import type { Transaction } from 'kysely';
import { onOneLine } from '../printable.ts';
import type { CallTime } from '../store/asked-time.ts';
import { findAppointment } from '../store/find-lead.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { QueryDialect } from '../store/query-dialects.ts';
import type { Tables } from '../store/tables.ts';
import { formatHere } from '../time-zones.ts';
import type { Span } from './free-times.ts';
import { takesTime } from './taken.ts';

/** The table of the leads that ask for a call. */
export const CALLS = 'call_bookings';

/** A time that can't be had; the message says what is in the way. */
export class TimeTaken extends Error {
  override name = 'TimeTaken';
}

/** An arbitrary number, used by no other advisory lock. */
const LOCK_ID = 7_310_018;

/** Runs a transaction that takes a time. Runs it again if a booking took that time meanwhile: the next run sees it. */
export async function takingTime<Result>(
  { db, dialect }: Pick<LeadStore, 'db' | 'dialect'>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (transaction) => {
        // One at a time: two that wait for each other's time would wait a second for PostgreSQL to notice.
        await dialect.lock(transaction, LOCK_ID);
        return await work(transaction);
      });
    } catch (error) {
      if (tries === 3 || !hasCode(error, [EXCLUSION_VIOLATION, DEADLOCK_DETECTED])) throw error;
    }
  }
}

/** PostgreSQL's error codes, https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const EXCLUSION_VIOLATION = '23P01';
const DEADLOCK_DETECTED = '40P01';

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** What the visitor of a booking heard about the time when it was stored; undefined if nothing was said. */
export async function firstAnswer({ db }: Pick<LeadStore, 'db'>, id: string): Promise<CallTime | undefined> {
  return (await findAppointment(db, id))?.first_answer ?? undefined;
}

/**
 * Clears a time of holds that have ended, and checks that nothing else has any of it. The database forbids that too,
 * but knows nothing of ends, and can't say what is in the way.
 * @param id of the appointment that is to have it
 * @throws TimeTaken naming what is in the way
 */
export async function clearTime(
  transaction: Transaction<Tables>,
  { now }: Pick<QueryDialect, 'now'>,
  id: string,
  { start, end }: Span,
): Promise<void> {
  const [from, to] = [start.toISOString(), end.toISOString()];
  await transaction
    .updateTable('appointments')
    .set({ status: 'taken' })
    .where('status', '=', 'held')
    .where('held_until', '<=', now)
    .where('booking_id', '<>', id)
    .where(takesTime)
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .execute();
  const other = await transaction
    .selectFrom('appointments')
    .leftJoin(`${CALLS} as lead`, 'lead.id', 'booking_id')
    .select(['booking_id', 'status', 'starts_at', 'ends_at', 'held_until', 'lead.name', 'company_name'])
    .where(takesTime)
    .where('booking_id', '<>', id)
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .executeTakeFirst();
  if (!other) return;
  const who = onOneLine(`${other.name}, ${other.company_name}`);
  const at = (instant: string | null) => formatHere(new Date(instant ?? from));
  const inTheWay = {
    blocked: () => `it is blocked from ${at(other.starts_at)} to ${at(other.ends_at)}`,
    held: () => `${at(other.starts_at)} is held for ${who} until ${at(other.held_until)}`,
    confirmed: () => `the call with ${who} is on ${at(other.starts_at)}`,
  };
  const say = inTheWay[other.status as keyof typeof inTheWay];
  throw new TimeTaken(`That time is taken: ${say()} (${other.booking_id})`);
}
