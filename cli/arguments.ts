import { InvalidArgumentError, Option } from 'commander';
import { isLink } from '#leads/call.ts';
import type { LeadFilter } from '#leads/db/find-leads.ts';
import { LEAD_TABLES, leadType } from '#leads/lead-types/lead-types.ts';
import { type Clock, instantAt, isCalendarDay } from '#leads/time-zones.ts';

// Parsers for command arguments. Commander prints the errors of parsers made by `parser`, together with the usage.

export interface FilterOptions {
  table?: string;
  since?: string;
  email?: string;
}

const KINDS = LEAD_TABLES.map((table) => leadType(table).plural);

export const KIND = new Option('--table <kind>', 'only leads of this kind').choices(KINDS);

export const SINCE = new Option(
  '--since <day>',
  'only leads received on or after this day (YYYY-MM-DD, UTC)',
).argParser(parser(isCalendarDay, 'a day such as 2026-12-01', String));

export function filterOf({ table, since, email }: FilterOptions): LeadFilter {
  const named = LEAD_TABLES.find((candidate) => leadType(candidate).plural === table);
  return { table: named, since: since && `${since}T00:00:00.000Z`, email };
}

export const count = parser((text) => /^[1-9]\d{0,8}$/.test(text), 'a whole number above 0', Number);

export const days = parser((text) => /^\d{1,5}d$/.test(text), 'days, such as 365d', Number.parseInt);

export const id = parser(
  (text) => /^[\da-f]{4}[\da-f-]{0,32}$/i.test(text),
  'an id from the list, or at least its first four characters',
  (text) => text.toLowerCase(),
);

export const link = parser(isLink, 'an address that begins with https://', String);

function parser<Value>(isValid: (text: string) => boolean, expected: string, read: (text: string) => Value) {
  return (text: string): Value => {
    if (!isValid(text)) throw new InvalidArgumentError(`Expected ${expected}.`);
    return read(text);
  };
}

/** Parses `--at`. @param asked the visitor's latest requested time */
export function parseStart(text: string, asked: Date, clock: Clock): Date {
  if (text === 'asked') return asked;
  try {
    return parseTime(text, (date, time) => instantAt(clock.zone, date, time));
  } catch {
    throw new Error(
      `--at takes asked, a time such as '2026-12-01 15:30' by the visitor's clock (${clock.name}), or 2026-12-01T15:30:00+01:00`,
    );
  }
}

/** Only a time with an offset may have seconds. */
const TIME =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?:(?::[0-5]\d(?:\.\d+)?)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d))?$/i;

/** Parses an ISO 8601 time with an offset, or a local time such as `2026-12-01 15:30`. @throws RangeError */
export function parseTime(text: string, instantOf: (date: string, time: string) => Date): Date {
  const [, date = '', time = '', offset] = TIME.exec(text.trim()) ?? [];
  // Reject impossible dates: `Date` would turn 30 February into 2 March.
  if (offset) instantAt('UTC', date, time);
  return offset ? new Date(text.trim()) : instantOf(date, time);
}
