import { comingCalls } from '#leads/calls/clear-time.ts';
import type { TakenTime } from '#leads/calls/taken-times.ts';
import { addDays, instantHere, isCalendarDay } from '#leads/time-zones.ts';
import { UUID } from '#leads/validation.ts';

const MOST_DAYS = 366;

/** The most calls to move at once. */
const MOST_CALLS = 50;

/** Reads a block: a time on a day, or whole days. @throws RangeError with a message */
export function readBlock({
  date = '',
  last = '',
  from = '',
  until = '',
  note = '',
}: Record<string, string>) {
  if (!isCalendarDay(date) || (last !== '' && !isCalendarDay(last)))
    throw new RangeError('Please choose a day.');
  const final = last || date;
  if (final < date) throw new RangeError('The last day is before the first.');
  if (final > addDays(date, MOST_DAYS)) throw new RangeError('A block takes a year at most.');
  const start = instantHere(date, from || '00:00');
  const isNextDay = until === '' || (final === date && until <= from);
  const end = instantHere(isNextDay ? addDays(final, 1) : final, until || '00:00');
  if (end <= new Date()) throw new RangeError('That time is over.');
  if ([...note].length > 1000) throw new RangeError('What it is for may have at most 1,000 letters.');
  return { start, end, note: note.trim() || null };
}

/** Reads what to do about the calls in the time of a block. @throws RangeError with a message */
export function readCalls(taken: readonly TakenTime[], { calls, shown }: Record<string, string>) {
  if (calls !== 'move') return { isSure: calls === 'around', moved: [] };
  const moved = comingCalls(taken);
  if (moved.length > MOST_CALLS)
    throw new RangeError(`These are more than ${MOST_CALLS} calls: choose a shorter time.`);
  if (keyOf(moved) !== shown)
    throw new RangeError(
      'Other calls are in that time by now. Look at them, and press the button once more.',
    );
  return { isSure: true, moved };
}

/** Returns a text that is different for other calls, and for other times of the same calls. */
export function keyOf(calls: readonly TakenTime[]): string {
  return calls.map(({ id, start, status }) => `${id} ${start.toISOString()} ${status}`).join();
}

/** Reads ids, separated by commas. */
export function idsIn(text: unknown): string[] {
  return String(text ?? '')
    .split(',', 2 * MOST_CALLS)
    .filter((id) => UUID.test(id));
}
