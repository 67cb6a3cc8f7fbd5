import { stringify } from 'csv-stringify/sync';
import { columnsOf, LEAD_TABLES } from '../lead-types/lead-types.ts';
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
export const CAST = {
  string: spreadsheetSafe,
  object: (list: object) => spreadsheetSafe(Object.values(list).join('; ')),
};
