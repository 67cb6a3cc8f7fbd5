import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, Option } from 'commander';
import { stringify } from 'csv-stringify';
import { addToAct, operator, recordAct } from '../audit.ts';
import { printableJson } from '../printable.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { type LeadFilter, type ListedLead, readLeads } from '../store/read-leads.ts';
import { columnsOf, LEAD_TABLES } from '../types.ts';
import { type FilterOptions, filterOf, filterOptions } from './arguments.ts';
import type { CliContext } from './context.ts';
import { openPrivateFile } from './private-file.ts';
import { deliveriesOf } from './show.ts';
import { spreadsheetSafe } from './spreadsheet-safe.ts';
import { print, printJson, standardOutput } from './terminal.ts';

const EXPORT_FORMATS = ['csv', 'json', 'ndjson'] as const;

type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface ExportOptions extends FilterOptions {
  format: ExportFormat;
  json?: true;
  out?: string;
}

export function addExportCommand(program: Command, { open }: CliContext): void {
  filterOptions(program.command('export'))
    .description('Leads for a spreadsheet or another program, newest first.')
    .addOption(new Option('--format <format>', 'how').choices(EXPORT_FORMATS).default('csv'))
    .option('--json', 'the same as --format json')
    .option('--email <address>', 'everything that is kept about one person, as JSON')
    .option('--out <file>', 'into a file')
    .action(async (options: ExportOptions) => {
      const store = await open();
      if (options.email) await exportPerson(store, options);
      else await exportAll(store, options);
    });
}

async function exportAll(store: LeadStore, options: ExportOptions): Promise<void> {
  const output = options.out ? (await openPrivateFile(options.out)).createWriteStream() : standardOutput();
  const format = options.json ? 'json' : options.format;
  const filter = filterOf(options);
  const act = await recordExport(store, `as ${format}`);
  const written = await exportLeads(store, filter, format, output);
  await addToAct(store.db, act, written);
  if (options.out) {
    await new Promise<void>((resolve) => output.end(resolve));
    print(`${written} leads in ${options.out}.`);
  }
}

/** Exports everything about one person, as data protection law entitles them to. */
async function exportPerson(store: LeadStore, { email, out }: ExportOptions): Promise<void> {
  const act = await recordExport(store, 'of one person');
  const leads: object[] = [];
  for await (const lead of readLeads(store, { email })) {
    leads.push({ ...lead, deliveries: await deliveriesOf(store, lead.id) });
  }
  await addToAct(store.db, act, leads.length);
  if (!out) return printJson({ email, leads }, 2);
  await using file = await openPrivateFile(out);
  await file.writeFile(`${printableJson({ email, leads }, 2)}\n`);
}

/** Comes before the first lead, so that none leaves unrecorded. Returns the act's id. */
function recordExport({ db }: LeadStore, detail: string): Promise<string> {
  return recordAct(db, operator(), { act: 'export', detail });
}

/** The columns of all tables. A lead leaves those of other types empty. */
function columns(): string[] {
  const ofLeads = new Set(LEAD_TABLES.flatMap(columnsOf));
  const beside = ['status', 'starts_at', 'held_until', 'link', 'note', 'suspicion', 'device_zone'];
  return ['table', 'id', 'created_at', ...ofLeads, ...beside];
}

/**
 * Writes leads to a stream, newest first, at the speed of its reader.
 * @returns the number of leads
 */
async function exportLeads(
  store: LeadStore,
  filter: LeadFilter,
  format: ExportFormat,
  output: Writable,
): Promise<number> {
  let written = 0;
  if (format === 'csv') {
    const csv = stringify({ header: true, columns: columns(), bom: true });
    await pipeline(() => chunks(spreadsheetRecord), csv, write);
  } else if (format === 'ndjson') {
    await write(chunks((lead) => `${printableJson(lead)}\n`));
  } else {
    output.write('[');
    await write(chunks((lead) => `${written === 0 ? '' : ','}\n${printableJson(lead)}`));
    output.write('\n]\n');
  }
  return written;

  async function write(chunks: AsyncIterable<string | Buffer>): Promise<void> {
    for await (const chunk of chunks) if (!output.write(chunk)) await once(output, 'drain');
  }

  async function* chunks<Chunk>(chunkOf: (lead: ListedLead) => Chunk): AsyncGenerator<Chunk> {
    for await (const lead of readLeads(store, filter)) {
      yield chunkOf(lead);
      written += 1;
    }
  }
}

function spreadsheetRecord(lead: ListedLead): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(lead).map(([name, value]) => {
      const text = Array.isArray(value) ? value.join('; ') : value;
      return [name, typeof text === 'string' ? spreadsheetSafe(text) : text];
    }),
  );
}
