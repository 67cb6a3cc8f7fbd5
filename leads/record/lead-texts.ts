import { stringify } from 'csv-stringify/sync';
import type { ListedLead } from '../db/find-leads.ts';
import { columnsOf, LEAD_TABLES, leadType } from '../lead-types/lead-types.ts';
import { recipientHash } from '../mail-address.ts';
import { printableJson } from '../printable.ts';
import { spreadsheetSafe } from './spreadsheet-safe.ts';

/** The columns of an export. A lead leaves the columns of other lead types empty. */
const COLUMNS = [
  ...['table', 'id', 'created_at', ...new Set(LEAD_TABLES.flatMap(columnsOf))],
  ...['status', 'starts_at', 'held_until', 'link', 'note'],
  ...[
    'suspicion',
    'device_zone',
    'source',
    'answered_at',
    'outcome',
    'team_note',
    'archived_at',
    'remind_on',
  ],
];

export async function* leadTexts(leads: AsyncIterable<object>, json?: true) {
  let separator = '';
  yield json ? '[' : stringify([COLUMNS], { bom: true });
  for await (const lead of leads) {
    yield json ? `${separator}\n${printableJson(lead)}` : stringify([lead], { columns: COLUMNS, cast: CAST });
    separator = ',';
  }
  if (json) yield '\n]\n';
}

/** Converts values to CSV cells, by their type. */
const CAST = {
  string: spreadsheetSafe,
  object: (list: object) => spreadsheetSafe(Object.values(list).join('; ')),
};

/** Yields one row per mailbox, with the newest value for each column. */
export async function* contactTexts(leads: AsyncIterable<ListedLead>) {
  const contacts = new Map<string, Record<string, string | undefined>>();
  for await (const { table, created_at, suspicion, source, ...lead } of leads) {
    if (suspicion !== null) continue;
    const { name, contact } = leadType(table);
    const columns: Record<string, unknown> = { ...lead };
    const mailbox = recipientHash(String(columns[contact.email]));
    const row = contacts.get(mailbox) ?? { source: name, last_contact: created_at };
    for (const [label, column] of Object.entries(contact))
      row[label] ??= String(columns[column] ?? '') || undefined;
    if (!row.source?.includes(name)) row.source += `; ${name}`;
    contacts.set(mailbox, { ...row, came_from: source ?? row.came_from, first_contact: created_at });
  }
  const names = ['name', 'email', 'company', 'phone', 'source', 'came_from', 'first_contact', 'last_contact'];
  yield stringify([...contacts.values()], { header: true, bom: true, columns: names, cast: CAST });
}
