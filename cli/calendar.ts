import { InvalidArgumentError } from 'commander';
import { inOrder } from '#leads/calls/answer-call.ts';
import { unblockTime } from '#leads/calls/appointments.ts';
import { CALL_MINUTES } from '#leads/calls/call-hours.ts';
import { clearTime, comingCalls } from '#leads/calls/clear-time.ts';
import { type Span, withoutTaken } from '#leads/calls/free-times.ts';
import { findTakenTimes, type TakenTime } from '#leads/calls/taken-times.ts';
import { operator } from '#leads/db/audit.ts';
import { onOneLine } from '#leads/printable.ts';
import { TIME_24 } from '#leads/time-of-day.ts';
import { addDays, formatDay, formatHere, instantHere, wallTimeHere, zoneHere } from '#leads/time-zones.ts';
import { count, id, parseTime } from './arguments.ts';
import type { AddCommand, CliContext } from './context.ts';
import { print, printJson } from './terminal.ts';

const ZONE = zoneHere();

export function addCalendarCommands(command: AddCommand, { open, calendarUrl, owners }: CliContext): void {
  command('calendar', 'The coming days: confirmed calls, and held, blocked and busy times.')
    .option('--days <count>', 'the number of days, from today', count, 14)
    .option('--json', 'one JSON object per line')
    .action(async ({ days, json }: { days: number; json?: true }) => {
      const now = new Date();
      const { db } = await open();
      const end = instantHere(addDays(wallTimeHere(now).date, days), '00:00');
      const taken = await findTakenTimes(db, { start: now, end }, now);
      const { readCalendar } = await import('#leads/calendar/read-calendar.ts');
      const own = calendarUrl ? await readCalendar(calendarUrl, { zone: ZONE, daysAhead: days }, owners) : {};
      const busy = (own.busy ?? []).filter((span) => span.end > now && span.start < end);
      const all: TakenTime[] = [...taken, ...busy.map((span) => ({ ...span, status: 'busy' as const }))];
      all.sort((a, b) => a.start.getTime() - b.start.getTime());
      if (json) for (const time of all) printJson(time);
      else if (all.length === 0) print(`The next ${days} days have no calls, blocks or busy times.`);
      else printCalendar(all);
      if (own.problem !== undefined) throw new Error(`Some busy times may be missing: ${own.problem}`);
    });

  command('block', 'Blocks a time, so that it is not offered to visitors.')
    .argument('<start>', `such as '2026-12-01 09:00' (${ZONE}), or with an offset`, instantOf)
    .requiredOption('--until <end>', 'a time on the same day, such as 12:30, or a date and time', endOf)
    .option('--note <text>', 'the purpose, for your own use')
    .option(
      '--move <times...>',
      'ask the people with calls in that time for another, and propose these to those whose time is held',
      (text, others: Date[] = []) => [...others, instantOf(text)],
    )
    .option('--words <text>', 'a few words to these people')
    .action(async (start: Date, { until, note = null, move, words = '' }: BlockOptions) => {
      const span = { start, end: until(start), note };
      if (span.end <= start) throw new Error(`The block would end before it begins: ${formatSpan(span)}`);
      if (span.end <= new Date()) throw new Error(`The block would already be over: ${formatSpan(span)}`);
      if (words && !move)
        throw new Error('Words go to the people who are asked for another time: add --move');
      const store = await open();
      const taken = move ? await findTakenTimes(store.db, span, new Date()) : [];
      const [moved, free] = [comingCalls(taken), inOrder(move ?? [])];
      // With nothing left to propose, those whose time is held would be declined.
      if (withoutTaken(free, CALL_MINUTES, [span]).length < free.length)
        throw new Error('A proposed time is in the time to block');
      const { blocks } = await clearTime(store, operator(), span, { taken, moved, words, free });
      print(`Blocked: ${formatSpan(span)} (${blocks.join(', ')})`);
      for (const { name = '', start: old } of moved)
        print(onOneLine(`Asked for another time: ${name}, ${formatHere(old)}`));
    });

  command('unblock', 'Removes a block, so that its time is offered again.')
    .argument('<block>', 'its id or its start, as calendar shows them', idOrStart)
    .action(async (which: { id: string } | { start: Date }) => {
      const span = await unblockTime(await open(), operator(), which);
      if (!span) throw new Error('There is no such block. leads calendar lists all blocks');
      print(`Free again: ${formatSpan(span)}`);
    });
}

interface BlockOptions {
  until: ReturnType<typeof endOf>;
  note?: string | null;
  move?: Date[];
  words?: string;
}

function instantOf(text: string): Date {
  try {
    return parseTime(text, instantHere);
  } catch {
    throw new InvalidArgumentError(`Expected a time such as '2026-12-01 09:00', or 2026-12-01T09:00+01:00.`);
  }
}

/** Parses the end of a block. A time without a date is on the day on which the block begins. */
function endOf(text: string): (start: Date) => Date {
  if (TIME_24.test(text)) return (start) => instantHere(wallTimeHere(start).date, text);
  const end = instantOf(text);
  return () => end;
}

function idOrStart(text: string): { id: string } | { start: Date } {
  return /^\d{4}-\d\d-\d\d[T ]/.test(text) ? { start: instantOf(text) } : { id: id(text) };
}

function printCalendar(taken: readonly TakenTime[]): void {
  print(`Times are ${ZONE}.`, 'dim');
  for (const [date, ofDay] of Map.groupBy(taken, ({ start }) => wallTimeHere(start).date)) {
    print(`${date}, ${formatDay(date).split(' ')[0]}`, 'bold');
    for (const time of ofDay) {
      const { name, company, heldUntil, note = '' } = time;
      const who = name === undefined ? note : `${name}, ${company}`;
      const until = heldUntil && wallTimeHere(heldUntil);
      const about = onOneLine(until ? `${who}, until ${until.date} ${until.time}` : who);
      print(`  ${formatTimes(time)}  ${time.status.padEnd(9)}  ${about}  ${time.id ?? ''}`.trimEnd());
    }
  }
}

/** Formats a span: `09:00 to 12:30`. Adds the date of the end if the span ends on a different day. */
function formatTimes({ start, end }: Span): string {
  const from = wallTimeHere(start);
  // A day's end is its own midnight, not the next day's.
  const { date } = wallTimeHere(new Date(end.getTime() - 1));
  const time = wallTimeHere(end).time.replace(/^00:00$/, '24:00');
  return `${from.time} to ${date === from.date ? '' : `${date} `}${time}`;
}

function formatSpan(span: Span): string {
  return `${wallTimeHere(span.start).date} ${formatTimes(span)} (${ZONE})`;
}
