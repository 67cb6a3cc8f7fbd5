import { InvalidArgumentError, Option } from 'commander';
import type { LeadTableName } from '../lead-tables.ts';

// What commands take, read from the command line. Each throws what Commander shows beside the command's usage.

/** The tables by the names that the desk takes for them. */
export const TABLES: Record<string, LeadTableName> = {
  bookings: 'call_bookings',
  quiz: 'quiz_submissions',
  call_bookings: 'call_bookings',
  quiz_submissions: 'quiz_submissions',
};

export function tableOption(): Option {
  return new Option('--table <table>', 'only this table').choices(Object.keys(TABLES));
}

/** A day in UTC, as `YYYY-MM-DD`. */
export function day(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) {
    throw new InvalidArgumentError('It takes a day such as 2026-12-01.');
  }
  return text;
}

export function count(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It takes a whole number above 0.');
  return Number(text);
}

/** Whole days, from `365d`. */
export function days(text: string): number {
  const [, number] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (number === undefined) throw new InvalidArgumentError('It takes days, such as 365d.');
  return Number(number);
}

/** A lead's id, in small letters. */
export function id(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) {
    throw new InvalidArgumentError('It takes an id as the list shows it.');
  }
  return text.toLowerCase();
}

/** A web address. */
export function link(text: string): string {
  if (/\s/.test(text) || !/^https?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new InvalidArgumentError('It takes an address that begins with https://.');
  }
  return text;
}
