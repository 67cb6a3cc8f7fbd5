import { type InsertObject, sql, type Transaction } from 'kysely';
import { onOneLine } from '../printable.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { QueryDialect } from '../store/query-dialects.ts';
import { TAKES_TIME, type Tables } from '../store/tables.ts';
import { formatHere } from '../time-zones.ts';
import { isVersion } from './call-version.ts';
import type { Span } from './free-times.ts';

/** The table of the leads that ask for a call. */
export const CALLS = 'call_bookings';

/** A time that can't be had; the message says what is in the way. */
export class TimeTaken extends Error {
  override name = 'TimeTaken';
}

/** Somebody else decided since. */
export class AnsweredMeanwhile extends Error {
  override name = 'AnsweredMeanwhile';
}

/** Runs a transaction that changes calls, one at a time: each decides by what the ones before it left. */
export async function changeCalls<Result>(
  { db, dialect }: Pick<LeadStore, 'db' | 'dialect'>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return await db.transaction().execute(async (transaction) => {
    await lockCalls(transaction, dialect);
    return await work(transaction);
  });
}

/** Waits for other transactions that change calls, and keeps others waiting until this one ends. */
export function lockCalls(transaction: Transaction<Tables>, dialect: QueryDialect): Promise<void> {
  return dialect.lock(transaction, LOCK_ID);
}

/** An arbitrary number, used by no other advisory lock. */
const LOCK_ID = 7_310_018;

/** What is saved of an appointment. */
export type NewAppointment = Omit<InsertObject<Tables, 'appointments'>, 'booking_id'>;

/**
 * Gives a time to a booking or a block, in a transaction that has locked calls. Ends the holds on it that are over.
 * The database forbids overlaps too, but can't say what is in the way.
 * @param seen the version of the call that this decides on; undefined to decide whatever it is
 * @throws TimeTaken naming what is in the way
 * @throws AnsweredMeanwhile if the call has another version
 */
export async function takeTime(
  transaction: Transaction<Tables>,
  dialect: QueryDialect,
  id: string,
  span: Span,
  appointment: NewAppointment,
  seen?: string,
): Promise<void> {
  const [starts_at, ends_at] = [span.start.toISOString(), span.end.toISOString()];
  const overlapping = sql<boolean>`${sql.raw(TAKES_TIME)} and booking_id <> ${id}
    and ends_at > ${starts_at} and starts_at < ${ends_at}`;
  await transaction
    .updateTable('appointments')
    .set({ status: 'taken' })
    .where('status', '=', 'held')
    .where('held_until', '<=', dialect.now)
    .where(overlapping)
    .execute();
  const other = await transaction
    .selectFrom('appointments')
    .leftJoin(`${CALLS} as lead`, 'lead.id', 'booking_id')
    .select(['booking_id', 'status', 'starts_at', 'ends_at', 'held_until', 'lead.name', 'company_name'])
    .where(overlapping)
    .orderBy('starts_at')
    .executeTakeFirst();
  if (other) throw new TimeTaken(`That time is taken: ${nameOf(other)} (${other.booking_id})`);
  await saveAppointment(transaction, id, { ...appointment, starts_at, ends_at }, seen);
}

interface InTheWay {
  status: string;
  starts_at: string | null;
  ends_at: string | null;
  held_until: string | null;
  name: string | null;
  company_name: string | null;
}

function nameOf({ status, starts_at, ends_at, held_until, name, company_name }: InTheWay): string {
  const at = (instant: string | null) => formatHere(new Date(instant ?? 0));
  const who = onOneLine(`${name}, ${company_name}`);
  if (status === 'blocked') return `it is blocked from ${at(starts_at)} to ${at(ends_at)}`;
  if (status === 'held') return `${at(starts_at)} is held for ${who} until ${at(held_until)}`;
  return `the call with ${who} is on ${at(starts_at)}`;
}

/**
 * Saves what became of a booking's call, and counts the change.
 * @param seen as for `takeTime`
 * @throws AnsweredMeanwhile
 */
export async function saveAppointment(
  transaction: Transaction<Tables>,
  id: string,
  appointment: NewAppointment,
  seen?: string,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('appointments')
    .values({ ...appointment, booking_id: id })
    .onConflict((conflict) =>
      conflict
        .column('booking_id')
        .doUpdateSet((eb) => ({ ...appointment, sequence: eb('appointments.sequence', '+', 1) }))
        .where(isVersion(seen)),
    )
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === 0) throw new AnsweredMeanwhile();
}
