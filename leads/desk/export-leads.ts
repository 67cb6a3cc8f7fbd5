import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { printableJson } from '../printable.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { asSent } from '../store/tables.ts';
import { type DeskLead, type LeadFilter, readLeads } from './leads.ts';
import { spreadsheetSafe } from './spreadsheet-safe.ts';

export const EXPORT_FORMATS = ['csv', 'json', 'ndjson'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Every column of both tables, in the order of spec section 3; a lead has only those of its own table. */
const COLUMNS = [
  'table',
  'id',
  'created_at',
  'name',
  'email',
  'company_name',
  'selected_service',
  'preferred_date',
  'preferred_time',
  'timezone',
  'problems_to_solve',
  'additional_info',
  'business_type',
  'business_size',
  'automation_goals',
  'ai_knowledge',
  'solution_priority',
  'integration_needs',
  'contact_name',
  'contact_email',
  'contact_phone',
  'business_website',
  'additional_comments',
  'status',
  'starts_at',
  'link',
  'note',
  'suspicion',
];

/**
 * Writes leads to a stream, newest first, as fast as it takes them and no faster.
 * @returns how many
 */
export async function exportLeads(
  store: LeadStore,
  filter: LeadFilter,
  format: ExportFormat,
  output: Writable,
  onProgress: (written: number) => void = () => {},
): Promise<number> {
  const csv = format === 'csv' ? stringify({ header: true, columns: COLUMNS, bom: true }) : undefined;
  csv?.pipe(output, { end: false });
  const target = csv ?? output;
  let written = 0;
  if (format === 'json') output.write('[');
  for await (const lead of readLeads(store, filter)) {
    const record = exportRecord(lead);
    const separator = format === 'json' ? (written === 0 ? '\n' : ',\n') : '';
    const chunk = csv
      ? spreadsheetRecord(record)
      : `${separator}${printableJson(record)}${format === 'ndjson' ? '\n' : ''}`;
    if (!target.write(chunk)) await once(target, 'drain');
    written += 1;
    onProgress(written);
  }
  if (format === 'json') output.write('\n]\n');
  if (csv) {
    csv.end();
    await once(csv, 'end');
  }
  return written;
}

/** A lead as it is given away: its own columns, with lists as lists. */
export function exportRecord(lead: DeskLead): Record<string, unknown> {
  return { ...asSent(lead) };
}

function spreadsheetRecord(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const text = Array.isArray(value) ? value.join('; ') : value;
      return [name, typeof text === 'string' ? spreadsheetSafe(text) : text];
    }),
  );
}
