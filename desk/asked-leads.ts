import type { LeadFilter } from '#leads/db/find-leads.ts';
import { CALLS } from '#leads/db/tables.ts';
import { UUID } from '#leads/validation.ts';

export const FILTERS = {
  all: { isArchived: false },
  waiting: { isWaiting: true },
  calls: { table: CALLS, isArchived: false },
  quiz: { table: 'quiz_submissions', isArchived: false },
  messages: { table: 'support_messages', isArchived: false },
  suspected: { isSuspected: true },
  archived: { isArchived: true },
} satisfies Record<string, LeadFilter>;

const NAMES = Object.keys(FILTERS) as (keyof typeof FILTERS)[];

/** Reads the inbox's filter, search text and page from the query string. A search of all leads finds archived ones, too. */
export function askedLeads(query: unknown) {
  const { filter, q, after } = query as Record<string, unknown>;
  const name = NAMES.find((each) => each === filter) ?? 'all';
  const text = typeof q === 'string' ? q.trim().slice(0, 200).toWellFormed().replaceAll('\0', '') : '';
  const [, created_at = '', id = ''] = /^([\d:.TZ-]{20,30})_([\da-f-]{36})$/.exec(String(after)) ?? [];
  const last = UUID.test(id) && !Number.isNaN(Date.parse(created_at)) ? { created_at, id } : undefined;
  const chosen: LeadFilter = text && name === 'all' ? {} : FILTERS[name];
  return { name, text, filter: { ...chosen, text: text || undefined, after: last } satisfies LeadFilter };
}
