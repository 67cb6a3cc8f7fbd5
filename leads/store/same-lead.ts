import { isDeepStrictEqual } from 'node:util';
import { asSent } from './tables.ts';

/**
 * Whether a stored row is what is sent now under the same `id`, all but `created_at`.
 * @param stored as the database holds it, lists as JSON or as lists
 * @param sent a checked row
 */
export function isSameLead(stored: object, sent: object): boolean {
  const { created_at: _, ...known } = asSent(stored) as Record<string, unknown>;
  const given = sent as Record<string, unknown>;
  return Object.keys(known).every((column) => isDeepStrictEqual(known[column], asStored(given[column])));
}

/** UTF-8 has no half of a surrogate pair, so that both databases hold U+FFFD for it. */
function asStored(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : (value ?? null);
}
