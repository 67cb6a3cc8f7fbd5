import type * as v from 'valibot';
import { type Checked, checkRow, type FormValues } from '../validation.ts';
import { BOOKING } from './booking.ts';
import type { LeadType, Stored } from './lead-type.ts';
import { QUIZ } from './quiz.ts';
import { SUPPORT_MESSAGE } from './support-message.ts';

const LEAD_TYPES = {
  call_bookings: BOOKING,
  quiz_submissions: QUIZ,
  support_messages: SUPPORT_MESSAGE,
};

export type LeadTable = keyof typeof LEAD_TYPES;

export type LeadRows = {
  [Table in LeadTable]: v.InferOutput<ReturnType<(typeof LEAD_TYPES)[Table]['schema']>>;
};

/** A stored lead. Its table tells the compiler the other columns. */
export type Lead<Table extends LeadTable = LeadTable> = {
  [Name in Table]: { table: Name } & Stored<LeadRows[Name]>;
}[Table];

export const LEAD_TABLES = Object.keys(LEAD_TYPES) as [LeadTable, ...LeadTable[]];

export function isLeadTable(name: string): name is LeadTable {
  return Object.hasOwn(LEAD_TYPES, name);
}

/** Returns the lead type of a table, for code that treats all types alike. */
export function leadType(table: LeadTable): LeadType {
  return LEAD_TYPES[table];
}

/** Validates a row of a table. @param context what `LeadType.schema` takes */
export function checkLead<Table extends LeadTable>(
  table: Table,
  input: unknown,
  ...context: [earliestDate?: string, form?: FormValues]
): Checked<LeadRows[Table]> {
  const types: { [Name in LeadTable]: Pick<LeadType<LeadRows[Name]>, 'schema'> } = LEAD_TYPES;
  return checkRow(types[table].schema(...context), input);
}

export function contactOf(table: LeadTable, lead: object): { name: string; address: string } {
  const { contact } = leadType(table);
  const columns: Record<string, unknown> = { ...lead };
  return { name: String(columns[contact.name]), address: String(columns[contact.email]) };
}

/** Lists the columns that a table's form fills, in order: all but `id` and `created_at`. */
export function columnsOf(table: LeadTable): string[] {
  return Object.keys(leadType(table).schema().entries).filter((column) => column !== 'id');
}

/** Lists the columns that hold a list. SQLite stores lists as JSON. */
export function listsOf(table: LeadTable): string[] {
  const { entries } = leadType(table).schema();
  return columnsOf(table).filter((column) => entries[column]?.type === 'array');
}
