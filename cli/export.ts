import { open as openFile, readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { findActs, operator, recordAct, setAmount } from '#leads/db/audit.ts';
import { findDeliveries, findLeads, type ListedLead } from '#leads/db/find-leads.ts';
import { linkKey } from '#leads/db/keys.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import type { Db } from '#leads/db/tables.ts';
import { errorMessage } from '#leads/error-message.ts';
import { NO_LEAD } from '#leads/outbox/outbox.ts';
import { printableJson } from '#leads/printable.ts';
import { findEntries } from '#leads/record/entries.ts';
import { type Exported, importLeads } from '#leads/record/import-leads.ts';
import { contactTexts, leadTexts } from '#leads/record/lead-texts.ts';
import { type FilterOptions, filterOf, KIND, SINCE } from './arguments.ts';
import type { AddCommand, CliContext } from './context.ts';
import { print, standardInput, standardOutput } from './terminal.ts';

interface ExportOptions extends FilterOptions {
  json?: true;
  contacts?: true;
  linkSecret?: true;
  out?: string;
}

export function addExportCommand(command: AddCommand, { open, linkSecret }: CliContext): void {
  command('export', 'Leads for a spreadsheet (CSV) or another program (JSON), newest first.')
    .addOption(KIND)
    .addOption(SINCE)
    .option('--json', 'as JSON')
    .option('--email <address>', 'everything about one person, as JSON')
    .option('--contacts', 'one row per person, without suspected leads')
    .option('--out <file>', 'to a file')
    .option('--link-secret', 'instead of leads, the LINK_SECRET with which another server accepts our links')
    .action(async (options: ExportOptions) => {
      const store = await open();
      if (!options.linkSecret) return await exportLeads(store, options);
      await recordAct(store.db, operator(), { act: 'export', detail: 'of the link secret' });
      print(`LINK_SECRET=${await linkKey(store.db, linkSecret)}`);
    });

  command('import', 'Stores what export --json wrote, with ids and history. Sends nothing.')
    .argument('<file>', 'the export; - is standard input')
    .action(async (file: string) => {
      const { rows, lines } = await readExport(file);
      const store = await open({ mayCreate: true });
      const { stored, skipped, givenUp } = await importLeads(store, rows, lines, operator());
      print(`${stored} leads stored. ${skipped} skipped: they are stored or were erased.`);
      if (givenUp > 0)
        print(`Deliveries that were waiting there, and are not sent: ${givenUp}. leads retry sends them.`);
    });
}

/** Reads an export. In a file that an export wrote, each row has its own line. */
async function readExport(file: string): Promise<{ rows: Exported[]; lines: number[] }> {
  try {
    const text = file === '-' ? await standardInput() : await readFile(file, 'utf8');
    const rows: unknown = JSON.parse(text);
    const lines = text.split('\n').flatMap((line, index) => (line.includes('{"') ? index + 1 : []));
    if (Array.isArray(rows)) return { rows, lines: lines.length === rows.length ? lines : [] };
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
  const others = contacts
    ? contactTexts(leads())
    : leadTexts(json ? withHistory(store, leads(), options) : leads(), json);
  const texts = email ? personText(store, email, leads()) : others;
  await pipeline(texts, output, { end: out !== undefined }).catch((error: unknown) => {
    throw new Error(`The export to ${out ?? 'the output'} is not complete: ${errorMessage(error)}`);
  });
  await setAmount(store.db, act, written);
  if (out) print(`${written} leads in ${out}.`);
}

/** Adds each lead's deliveries, entries and acts. An export of all leads ends with the blocks, erasures and other such rows. */
async function* withHistory(
  { db }: LeadStore,
  leads: AsyncIterable<ListedLead>,
  { table, since }: ExportOptions,
) {
  for await (const lead of leads)
    yield { ...(await withEntries(db, lead)), acts: await findActs(db, lead.id) };
  if (table || since) return;
  const blocks = db.selectFrom('appointments').where('status', '=', 'blocked');
  const block = blocks.select(['booking_id as id', 'created_at', 'status', 'starts_at', 'ends_at', 'note']);
  for (const row of await block.where('ends_at', '>', new Date().toISOString()).execute())
    yield { table: 'appointments', ...row };
  for (const row of await findDeliveries(db, NO_LEAD)) yield { table: 'deliveries', ...row };
  const ofNoLead = sql<boolean>`not exists (select 1 from leads where leads.id = lead_id)`;
  const acts = db
    .selectFrom('audit')
    .selectAll()
    .where('act', 'not in', ['export', 'import'])
    .where(ofNoLead);
  for (const row of await acts.orderBy('created_at').orderBy('id').execute())
    yield { table: 'audit', ...row };
}

async function withEntries(db: Db, lead: ListedLead) {
  return {
    ...lead,
    deliveries: await findDeliveries(db, lead.id),
    entries: await findEntries(db, lead.id),
  };
}

async function privateFile(path: string): Promise<Writable> {
  const file = await openFile(path, 'w', 0o600);
  // An existing file may be readable by others. Devices such as /dev/stdout keep their mode.
  if ((await file.stat()).isFile()) await file.chmod(0o600);
  return file.createWriteStream();
}

/** Yields all data about one person, for a request under data protection law. */
async function* personText(store: LeadStore, email: string, found: AsyncIterable<ListedLead>) {
  const leads = await Array.fromAsync(found, (lead) => withEntries(store.db, lead));
  yield `${printableJson({ email, leads }, 2)}\n`;
}
