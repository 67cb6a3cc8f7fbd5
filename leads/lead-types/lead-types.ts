import { BOOKING } from './booking.ts';
import type { LeadType } from './lead-type.ts';
import { QUIZ } from './quiz.ts';
import { SUPPORT_MESSAGE } from './support-message.ts';

export const LEAD_TYPES = {
  call_bookings: BOOKING,
  quiz_submissions: QUIZ,
  support_messages: SUPPORT_MESSAGE,
};

export type LeadTable = keyof typeof LEAD_TYPES;

export type LeadRows = {
  [Table in LeadTable]: Extract<ReturnType<(typeof LEAD_TYPES)[Table]['check']>, { ok: true }>['row'];
};

export const LEAD_TABLES = Object.keys(LEAD_TYPES) as [LeadTable, ...LeadTable[]];

export function isLeadTable(name: string): name is LeadTable {
  return Object.hasOwn(LEAD_TYPES, name);
}

/** Returns the lead type of a table, for code that treats all types alike. */
export function leadType(table: LeadTable): LeadType {
  return LEAD_TYPES[table];
}

export function contactOf(table: LeadTable, lead: object): { name: string; address: string } {
  const { contact } = leadType(table);
  const columns: Record<string, unknown> = { ...lead };
  return { name: String(columns[contact.name]), address: String(columns[contact.email]) };
}

/** Lists the columns that a table's form fills, in order: all but `id` and `created_at`. */
export function columnsOf(table: LeadTable): string[] {
  return Object.keys(leadType(table).fromForm({})).filter((column) => column !== 'id');
}
