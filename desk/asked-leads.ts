import type { LeadFilter } from '#leads/db/find-leads.ts';
import { LEAD_TABLES, leadType } from '#leads/lead-types/lead-types.ts';
import { UUID } from '#leads/validation.ts';

export const FILTERS: Record<string, LeadFilter> = {
  all: { isArchived: false },
  waiting: { isWaiting: true },
  ...Object.fromEntries(LEAD_TABLES.map((table) => [leadType(table).filter, { table, isArchived: false }])),
  suspected: { isSuspected: true },
  archived: { isArchived: true },
};

/** Reads the inbox's filter, search text and page from the query string. A search of all leads finds archived ones, too. */
export function askedLeads(query: unknown) {
  const { filter, q, after } = query as Record<string, unknown>;
  const name = Object.keys(FILTERS).find((each) => each === filter) ?? 'all';
  const text = typeof q === 'string' ? q.trim().slice(0, 200).toWellFormed().replaceAll('\0', '') : '';
  const [, created_at = '', id = ''] = /^([\d:.TZ-]{20,30})_([\da-f-]{36})$/.exec(String(after)) ?? [];
  const last = UUID.test(id) && !Number.isNaN(Date.parse(created_at)) ? { created_at, id } : undefined;
  const chosen = text && name === 'all' ? {} : FILTERS[name];
  const found: LeadFilter = { ...chosen, text: text || undefined, after: last };
  return { name, text, filter: found };
}
