import { Command, CommanderError, Option } from 'commander';
import { type AcknowledgementLimits, acknowledgementsWaiting } from '../delivery/acknowledgements.ts';
import type { Send } from '../delivery/delivery-worker.ts';
import { addDeliveries, retryDeliveries } from '../delivery/outbox.ts';
import { onOneLine, printableJson } from '../printable.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { DeliveryKind } from '../store/tables.ts';
import { readHere, readInZone } from '../time-zones.ts';
import { confirmBooking, declineBooking, Refused, readStart } from './appointments.ts';
import { count, day, days, id, link, TABLES, tableOption } from './arguments.ts';
import { EXPORT_FORMATS, type ExportFormat, exportLeads, exportRecord } from './export-leads.ts';
import { type DeskBooking, type DeskLead, type LeadFilter, readLead, readLeads } from './leads.ts';
import { LIST_HEAD, listLine, waitingLine } from './list-leads.ts';
import { openPrivateFile } from './private-file.ts';
import { countLeads, emptyLog, type LeftLog, removeLeads } from './remove-leads.ts';
import { deliveriesOf, describeLead } from './show-lead.ts';
import { showStats } from './show-stats.ts';
import { TOLD, tellVisitor } from './tell-visitor.ts';
import { agrees, canAsk, print, printError, printJson, standardOutput, withProgress } from './terminal.ts';

interface Desk {
  openStore: () => Promise<LeadStore>;
  /** How each kind of delivery that is set up is sent. */
  senders: (store: LeadStore) => Promise<Partial<Record<DeliveryKind, Send>>>;
  /** What each new lead has sent. */
  deliveries: readonly DeliveryKind[];
  /** How many acknowledgements go out. */
  limits: AcknowledgementLimits;
  /** The page of statistics as the build rendered it. */
  statsTemplate: string;
}

/**
 * Runs one command of the desk.
 * @param args what stands after `npm run leads --`
 * @returns the exit status: 0 done, 1 refused, 2 misused
 */
export async function runDesk(args: string[], desk: Desk): Promise<number> {
  let store: LeadStore | undefined;
  const program = deskCommands(desk, async () => {
    store = await desk.openStore();
    return store;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    printError(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await store?.close();
  }
}

function deskCommands(desk: Desk, open: () => Promise<LeadStore>): Command {
  const program = new Command('leads')
    .description('The desk: every lead, and what can be done about it.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
    })
    .showHelpAfterError()
    .configureHelp({ showGlobalOptions: true });

  program
    .command('list')
    .description('Leads, newest first. Bookings that wait for more than 24 hours stand out.')
    .addOption(tableOption())
    .option('--since <day>', 'only those that came on this day (YYYY-MM-DD, UTC) or later', day)
    .option('--email <address>', 'only those of this address')
    .option('--waiting', 'only bookings that nobody confirmed or declined')
    .option('--suspect', 'only those that are taken for a bot’s')
    .option('--limit <count>', 'how many at most', count, 50)
    .option('--all', 'all of them')
    .option('--json', 'one JSON object a line')
    .action(async (options: ListOptions) => {
      const store = await open();
      await listLeads(store, options);
      const waiting = options.json ? 0 : await acknowledgementsWaiting(store, desk.limits);
      if (waiting > 0) print(waitingLine(waiting, desk.limits), 'dim');
    });

  program
    .command('show')
    .description('Everything about one lead.')
    .argument('<id>', 'the lead’s id', id)
    .option('--json', 'as JSON')
    .action(async (leadId: string, { json }: { json?: true }) => {
      const store = await open();
      const lead = await find(store, leadId);
      const sent = await deliveriesOf(store, leadId);
      if (json) printJson({ ...exportRecord(lead), deliveries: sent }, 2);
      else print(describeLead(lead, sent, new Date()));
    });

  program
    .command('export')
    .description('Leads for a spreadsheet or another program, newest first.')
    .addOption(new Option('--format <format>', 'how').choices(EXPORT_FORMATS).default('csv'))
    .option('--json', 'the same as --format json')
    .addOption(tableOption())
    .option('--since <day>', 'only those that came on this day (YYYY-MM-DD, UTC) or later', day)
    .option('--email <address>', 'everything that is kept about one person, as JSON')
    .option('--out <file>', 'into a file')
    .action(async (options: ExportOptions) => {
      const store = await open();
      if (options.email) await exportPerson(store, options);
      else await exportAll(store, options);
    });

  program
    .command('confirm')
    .description('Confirms a call, and mails the visitor an invitation. Confirming again moves the call.')
    .argument('<id>', 'the booking’s id', id)
    .option(
      '--at <time>',
      'asked for the time they asked for, a time in their zone (2026-12-01 15:30), or one with its offset',
      'asked',
    )
    .option('--link <url>', 'where the call is held', link)
    .option('--json', 'as JSON')
    .action(async (bookingId: string, options: { at: string; link?: string; json?: true }) => {
      const store = await open();
      const booking = await findBooking(store, bookingId);
      const startsAt = readStart(options.at, booking);
      if (startsAt <= new Date()) throw new Refused(`${readHere(startsAt)} is over`);
      const senders = await desk.senders(store);
      const call = { startsAt, link: options.link ?? null };
      const delivery = await confirmBooking(store, booking, call, 'confirmation' in senders);
      const times = `${readInZone(booking.timezone, startsAt)}, which is ${readHere(startsAt)}`;
      const told = await tellVisitor(store, senders, delivery);
      if (options.json) printJson({ id: bookingId, starts_at: startsAt.toISOString(), mail: told });
      else print(`Confirmed: ${onOneLine(booking.name)}, ${times}.\n${TOLD[told]}`);
    });

  program
    .command('decline')
    .description('Declines a call, and tells the visitor.')
    .argument('<id>', 'the booking’s id', id)
    .option('--note <text>', 'a line to the visitor that says why')
    .option('--json', 'as JSON')
    .action(async (bookingId: string, options: { note?: string; json?: true }) => {
      const store = await open();
      const booking = await findBooking(store, bookingId);
      const senders = await desk.senders(store);
      const delivery = await declineBooking(store, booking, options.note ?? null, 'decline' in senders);
      const told = await tellVisitor(store, senders, delivery);
      if (options.json) printJson({ id: bookingId, mail: told });
      else print(`Declined: ${onOneLine(booking.name)}.\n${TOLD[told]}`);
    });

  program
    .command('trust')
    .description('Takes the mark of a suspected bot off a lead, and sends what was held back.')
    .argument('<id>', 'the lead’s id', id)
    .action(async (leadId: string) => {
      const store = await open();
      const lead = await find(store, leadId);
      if (lead.suspicion === null) throw new Refused('That lead is not suspected');
      await store.db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('suspicions').where('lead_id', '=', leadId).execute();
        await addDeliveries(transaction, { lead_table: lead.table, lead_id: leadId }, desk.deliveries);
      });
      print(
        desk.deliveries.length > 0
          ? 'The mark is off. What was held back goes out while the server runs.'
          : 'The mark is off. Nothing is sent: neither SMTP_URL nor WEBHOOK_URL is set.',
      );
    });

  program
    .command('retry')
    .description('Sends what was given up, or still waits for its next try, once more.')
    .argument('[id]', 'only what belongs to this lead', id)
    .action(async (leadId: string | undefined) => {
      const retried = await retryDeliveries(await open(), leadId);
      print(`${retried} to be sent while the server runs.`);
    });

  program
    .command('stats')
    .description('Leads a week, and what they answered.')
    .option('--weeks <count>', 'how many weeks', count, 12)
    .option('--html <file>', 'a page with charts')
    .option('--json', 'as JSON')
    .action(async (options: { weeks: number; html?: string; json?: true }) =>
      showStats(await open(), options, desk),
    );

  program
    .command('erase')
    .description(
      'Removes everything that is kept about a person. Says first what that is, and on a terminal asks.',
    )
    .requiredOption('--email <address>', 'the person’s address')
    .option('--dry-run', 'only say what there is')
    .option('--yes', 'don’t ask')
    .option('--json', 'as JSON, without asking')
    .action(async (options: EraseOptions) => erasePerson(await open(), options));

  program
    .command('purge')
    .description('Removes leads that are older than a time.')
    .requiredOption('--older-than <time>', 'such as 365d', days)
    .option('--dry-run', 'only say how many')
    .option('--json', 'as JSON')
    .action(async ({ olderThan, dryRun, json }: { olderThan: number; dryRun?: true; json?: true }) => {
      const store = await open();
      const before = new Date(Date.now() - olderThan * DAY_MS).toISOString();
      const removed = dryRun
        ? leadCount(await countLeads(store, { before }))
        : await withProgress((onProgress) => removeLeads(store, { before }, onProgress));
      const left = dryRun ? undefined : await emptyLog(store);
      if (json) printJson({ before, removed, dryRun: dryRun === true, ...(left && { left }) });
      else
        print(`${removed} leads from before ${before.slice(0, 10)} ${dryRun ? 'would be' : 'were'} removed.`);
      if (left && !json) print(`Copies may still be in ${describeLog(left)}.`);
    });

  return program;
}

const DAY_MS = 24 * 60 * 60 * 1000;

interface EraseOptions {
  email: string;
  dryRun?: true;
  yes?: true;
  json?: true;
}

interface FilterOptions {
  table?: string;
  since?: string;
  email?: string;
}

interface ListOptions extends FilterOptions {
  waiting?: true;
  suspect?: true;
  limit: number;
  all?: true;
  json?: true;
}

interface ExportOptions extends FilterOptions {
  format: ExportFormat;
  json?: true;
  out?: string;
}

function filterOf({ table, since, email }: FilterOptions): LeadFilter {
  return {
    table: table === undefined ? undefined : TABLES[table],
    since: since && `${since}T00:00:00.000Z`,
    email,
  };
}

async function listLeads(store: LeadStore, options: ListOptions): Promise<void> {
  const filter = { ...filterOf(options), isWaiting: options.waiting, isSuspected: options.suspect };
  const now = new Date();
  let listed = 0;
  for await (const lead of readLeads(store, filter)) {
    if (listed === options.limit && !options.all) {
      if (!options.json) print(`The newest ${listed}. More with --limit or --all.`, 'dim');
      return;
    }
    if (listed === 0 && !options.json) print(LIST_HEAD, 'bold');
    if (options.json) printJson(exportRecord(lead));
    else {
      const { text, style } = listLine(lead, now);
      print(text, style);
    }
    listed += 1;
  }
  if (listed === 0 && !options.json) print('No leads.');
}

async function exportAll(store: LeadStore, options: ExportOptions): Promise<void> {
  const output = options.out ? (await openPrivateFile(options.out)).createWriteStream() : standardOutput();
  const format = options.json ? 'json' : options.format;
  const filter = filterOf(options);
  const written = await withProgress((onProgress) => exportLeads(store, filter, format, output, onProgress));
  if (options.out) {
    await new Promise<void>((resolve) => output.end(resolve));
    print(`${written} leads in ${options.out}.`);
  }
}

/** Everything about one person, as the law on data access asks for it. */
async function exportPerson(store: LeadStore, { email, out }: ExportOptions): Promise<void> {
  const leads: object[] = [];
  for await (const lead of readLeads(store, { email })) {
    leads.push({ ...exportRecord(lead), deliveries: await deliveriesOf(store, lead.id) });
  }
  if (!out) return printJson({ email, leads }, 2);
  await using file = await openPrivateFile(out);
  await file.writeFile(`${printableJson({ email, leads }, 2)}\n`);
}

async function erasePerson(store: LeadStore, { email, dryRun, yes, json }: EraseOptions): Promise<void> {
  const found = await countLeads(store, { email });
  if (!json) for (const [table, rows] of Object.entries(found)) print(`${table.padEnd(17)}  ${rows}`);
  const isAsked = !dryRun && !yes && !json && canAsk();
  const isErased = !dryRun && leadCount(found) > 0 && (!isAsked || (await agrees('Erase all of it? (y/N) ')));
  if (isErased) await removeLeads(store, { email });
  // Also where nothing is found: an earlier erase may have left copies.
  const left = isErased || (!dryRun && leadCount(found) === 0) ? await emptyLog(store) : undefined;
  if (json) printJson({ email, found, erased: isErased, ...(left && { left }) });
  else if (leadCount(found) === 0) print('Nothing is kept about that address.');
  else if (!isErased) print('Nothing was erased.');
  else if (!left) print('Erased. Copies made by backups, mails and webhooks are yours to remove.');
  if (!left) return;
  const what = isErased ? 'The rows are deleted, but copies of them' : 'Copies of rows that were erased';
  throw new Refused(
    `${what} may still be in ${describeLog(left)}. Once that process has ended, the server empties the file within a minute; to make sure, run again: leads erase --email ${email}`,
  );
}

function describeLog({ file, bytes }: LeftLog): string {
  return `${file} (${bytes} bytes), which can't be emptied while another process, such as a backup, reads the database`;
}

function leadCount({ call_bookings = 0, quiz_submissions = 0 }: Record<string, number>): number {
  return call_bookings + quiz_submissions;
}

async function find(store: LeadStore, leadId: string): Promise<DeskLead> {
  const lead = await readLead(store, leadId);
  if (!lead) throw new Refused(`There is no lead ${leadId}`);
  return lead;
}

async function findBooking(store: LeadStore, bookingId: string): Promise<DeskBooking> {
  const lead = await find(store, bookingId);
  if (lead.table !== 'call_bookings') throw new Refused('That lead took the quiz: it asks for no call');
  return lead;
}
