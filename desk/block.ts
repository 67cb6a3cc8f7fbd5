import type { Span } from '#leads/calls/free-times.ts';
import { addDays, instantHere, isCalendarDay } from '#leads/time-zones.ts';
import type { Fields } from './send-page.ts';

const MOST_DAYS = 366;

/** Reads a block: a time on a day, or whole days. @throws RangeError with a message */
export function readBlock({ date = '', last = '', from = '', until = '', note = '' }: Fields): Span {
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
  return { start, end };
}

/** Returns what is left of a span between times that are taken, in order. */
export function gapsIn({ start, end }: Span, taken: readonly Span[]): Span[] {
  const bounds = [{ start, end: start }, ...taken, { start: end, end }];
  return bounds.slice(1).flatMap((next, index) => {
    const before = bounds[index]?.end ?? start;
    return next.start > before ? [{ start: before, end: next.start }] : [];
  });
}
