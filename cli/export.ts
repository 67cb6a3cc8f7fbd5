import { open as openFile, readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { operator, recordAct, setAmount } from '#leads/db/audit.ts';
import { findDeliveries, findLeads, type ListedLead } from '#leads/db/find-leads.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { errorMessage } from '#leads/error-message.ts';
import { leadType } from '#leads/lead-types/lead-types.ts';
import { recipientHash } from '#leads/mail-address.ts';
import { printableJson } from '#leads/printable.ts';
import { importLeads } from '#leads/record/import-leads.ts';
import { CAST, leadTexts } from '#leads/record/lead-texts.ts';
import { type FilterOptions, filterOf, KIND, SINCE } from './arguments.ts';
import type { AddCommand, CliContext } from './context.ts';
import { print, standardInput, standardOutput } from './terminal.ts';

interface ExportOptions extends FilterOptions {
  json?: true;
  contacts?: true;
  out?: string;
}

export function addExportCommand(command: AddCommand, { open }: CliContext): void {
  command('export', 'Leads for a spreadsheet (CSV) or another program (JSON), newest first.')
    .addOption(KIND)
    .addOption(SINCE)
    .option('--json', 'as JSON')
    .option('--email <address>', 'everything about one person, as JSON')
    .option('--contacts', 'one row per person, without suspected leads')
    .option('--out <file>', 'to a file')
    .action(async (options: ExportOptions) => exportLeads(await open(), options));

  command('import', 'Stores the leads that export --json wrote, with their ids. Sends nothing.')
    .argument('<file>', 'the export; - is standard input')
    .action(async (file: string) => {
      const { stored, skipped } = await importLeads(await open(), await readExport(file), operator());
      print(`${stored} leads stored. ${skipped} skipped: they are stored or were erased.`);
    });
}

async function readExport(file: string): Promise<Record<string, unknown>[]> {
  try {
    const leads: unknown = JSON.parse(file === '-' ? await standardInput() : await readFile(file, 'utf8'));
    if (Array.isArray(leads)) return leads;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Error(`${file} is not a JSON export. Create one with leads export --json --out FILE.`);
}

async function exportLeads(store: LeadStore, options: ExportOptions): Promise<void> {
  const { email, out, json, contacts } = options;
  const output = out ? await privateFile(out) : standardOutput();
  // Record the export before writing the first lead, so that no lead is exported without a record.
  const detail = email ? 'of one person' : `as ${contacts ? 'contacts' : json ? 'json' : 'csv'}`;
  const act = await recordAct(store.db, operator(), { act: 'export', detail });
  let written = 0;
  async function* leads() {
    for await (const lead of findLeads(store, email ? { email } : filterOf(options))) {
      written += 1;
      yield lead;
    }
  }
  const others = contacts ? contactText(leads()) : leadTexts(leads(), json);
  const texts = email ? personText(store, email, leads()) : others;
  await pipeline(texts, output, { end: out !== undefined }).catch((error: unknown) => {
    throw new Error(`The export to ${out ?? 'the output'} is not complete: ${errorMessage(error)}`);
  });
  await setAmount(store.db, act, written);
  if (out) print(`${written} leads in ${out}.`);
}

async function privateFile(path: string): Promise<Writable> {
  const file = await openFile(path, 'w', 0o600);
  // An existing file may be readable by others. Devices such as /dev/stdout keep their mode.
  if ((await file.stat()).isFile()) await file.chmod(0o600);
  return file.createWriteStream();
}

/** Yields all data about one person, for a request under data protection law. */
async function* personText(store: LeadStore, email: string, found: AsyncIterable<ListedLead>) {
  const leads = await Array.fromAsync(found, async (lead) => {
    return { ...lead, deliveries: await findDeliveries(store.db, lead.id) };
  });
  yield `${printableJson({ email, leads }, 2)}\n`;
}

/** Yields one row per mailbox, with the newest value for each column. */
async function* contactText(leads: AsyncIterable<ListedLead>) {
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
