import type { Actor } from '../db/audit.ts';
import { type Connection, inTransaction } from '../db/connection.ts';
import { wallTimeHere } from '../time-zones.ts';
import { answerCall, readAnswer } from './answer-call.ts';
import { blockTime, Refused, unblockTime, undoDecision } from './appointments.ts';
import { CALL_MINUTES } from './call-hours.ts';
import { findCallState } from './call-state.ts';
import { type Span, withoutTaken } from './free-times.ts';
import type { TakenTime } from './taken-times.ts';

/** What to do about the calls and blocks in a time that shall be blocked. */
interface Clearing {
  taken: readonly TakenTime[];
  /** The calls among them whose people are asked for another time. The block leaves out all others. */
  moved: readonly TakenTime[];
  /** A message to these people. */
  words: string;
  /** The times to propose, in order. */
  free: readonly Date[];
}

interface Cleared {
  /** The ids of the calls that were moved. */
  moved: string[];
  /** The ids of the blocks. */
  blocks: string[];
}

/** Returns the calls that have not begun, among calls, blocks and holds. */
export function comingCalls(taken: readonly TakenTime[]): TakenTime[] {
  return taken.filter(({ name, start }) => name !== undefined && start > new Date());
}

/**
 * Blocks a time in which there are calls, in one transaction. A held time becomes a proposal of three other times; a
 * confirmed call is cancelled, with the choice of another time.
 * @throws Refused if the words are too long, or if a call has changed meanwhile
 * @throws TimeTaken if another call is in that time by now
 */
export function clearTime(
  connection: Connection,
  by: Actor,
  { note, ...span }: Span & { note: string | null },
  { taken, moved, words, free }: Clearing,
): Promise<Cleared> {
  const open = withoutTaken(free, CALL_MINUTES, [span]);
  const days = [...Map.groupBy(open, (start) => wallTimeHere(start).date).values()].slice(0, 3);
  return inTransaction(connection, async (transaction) => {
    for (const [index, { id = '', start, status }] of moved.entries()) {
      const call = await findCallState(transaction.db, id);
      if (call?.startsAt.getTime() !== start.getTime()) throw new Refused('meanwhile');
      // Propose other times to each person, as long as there are enough.
      const proposed = days.flatMap((starts) => starts[index % starts.length]?.toISOString() ?? []);
      const act = status === 'confirmed' ? 'cancel' : proposed.length > 0 ? 'propose' : 'decline';
      const read = readAnswer({ do: act, seen: call.version, words, start: proposed }, 'team', call);
      if ('problem' in read) throw new Refused(read.problem);
      await answerCall(transaction, by, call, read.decision);
    }
    const blocks = [];
    for (const gap of gapsIn(
      span,
      taken.filter((each) => !moved.includes(each)),
    ))
      blocks.push(await blockTime(transaction, by, gap, note));
    return { moved: moved.map(({ id = '' }) => id), blocks };
  });
}

/** Removes blocks, and undoes the decisions that moved calls out of their time. @throws like `undoDecision` */
export function undoClearing(connection: Connection, by: Actor, { moved, blocks }: Cleared): Promise<void> {
  return inTransaction(connection, async (transaction) => {
    for (const id of blocks) await unblockTime(transaction, by, { id });
    for (const id of moved) await undoDecision(transaction, id, by);
  });
}

/** Returns what is left of a span between times that are taken, in order. */
function gapsIn({ start, end }: Span, taken: readonly Span[]): Span[] {
  const bounds = [{ start, end: start }, ...taken, { start: end, end }];
  return bounds.slice(1).flatMap((next, index) => {
    const before = bounds[index]?.end ?? start;
    return next.start > before ? [{ start: before, end: next.start }] : [];
  });
}
