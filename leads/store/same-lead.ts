import { isDeepStrictEqual } from 'node:util';
import type { Lead } from '../lead-type.ts';
import type { LeadTable } from '../types.ts';
import { asLead } from './tables.ts';

/**
 * Whether a stored row equals one sent under the same `id`, `created_at` aside.
 * @param stored as the database returned it
 * @param sent a checked row
 */
export function isSameLead(table: LeadTable, stored: object, sent: object): boolean {
  const { created_at: _, ...known }: Record<string, unknown> = { ...asLead(table, stored as Lead) };
  const given = sent as Record<string, unknown>;
  return Object.keys(known).every((column) => isDeepStrictEqual(known[column], asStored(given[column])));
}

/** UTF-8 has no half of a surrogate pair, so that both databases hold U+FFFD for it. */
function asStored(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : (value ?? null);
}
