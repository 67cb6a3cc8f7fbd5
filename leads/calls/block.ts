import type { Kysely } from 'kysely';
import { type Actor, recordAct } from '../audit.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { Tables } from '../store/tables.ts';
import type { Span } from './free-times.ts';
import { changeCalls, takeTime } from './take-time.ts';

/**
 * Takes a time off the calendar.
 * @returns the block's id
 * @throws TimeTaken if something has some of that time; the message names it
 */
export async function blockTime(
  store: LeadStore,
  by: Actor,
  span: Span,
  note: string | null,
): Promise<string> {
  const id = crypto.randomUUID();
  await changeCalls(store, async (transaction) => {
    await takeTime(transaction, store.dialect, id, span, { status: 'blocked', note });
    const detail = `${span.start.toISOString()} to ${span.end.toISOString()}`;
    await recordAct(transaction, by, { act: 'block', detail });
  });
  return id;
}

/**
 * Gives the time of a block back.
 * @param which its id or its start
 * @returns its time; undefined if there is none
 */
export async function unblockTime(
  { db }: LeadStore,
  by: Actor,
  which: { id: string } | { start: Date },
): Promise<Span | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('appointments')
      .where('status', '=', 'blocked')
      .where((eb) =>
        'id' in which ? eb('booking_id', '=', which.id) : eb('starts_at', '=', which.start.toISOString()),
      )
      .returning(['starts_at', 'ends_at'])
      .executeTakeFirst();
    if (!removed?.starts_at || !removed.ends_at) return undefined;
    const { starts_at, ends_at } = removed;
    await recordAct(transaction, by, { act: 'unblock', detail: `${starts_at} to ${ends_at}` });
    return { start: new Date(starts_at), end: new Date(ends_at) };
  });
}

/** Deletes the blocks that ended before a point in time, UTC. */
export async function forgetBlocks(db: Kysely<Tables>, before: string): Promise<void> {
  await db.deleteFrom('appointments').where('status', '=', 'blocked').where('ends_at', '<', before).execute();
}
