import type { Command } from 'commander';
import type { LeadStore } from '../db/lead-store.ts';
import { operator } from '../manage/audit.ts';
import { countLeads, erase, purge } from '../manage/erase.ts';
import { leadType } from '../types.ts';
import { days } from './arguments.ts';
import type { CliContext } from './context.ts';
import { agrees, canAsk, print, printJson } from './terminal.ts';

interface EraseOptions {
  email: string;
  dryRun?: true;
  yes?: true;
  json?: true;
}

interface PurgeOptions {
  olderThan: number;
  dryRun?: true;
  json?: true;
}

export function addRemovalCommands(program: Command, context: CliContext): void {
  const { open } = context;
  program
    .command('erase')
    .description('Deletes everything that is kept about a person. Shows it first, and asks on a terminal.')
    .requiredOption('--email <address>', 'the person’s address')
    .option('--dry-run', 'only show what there is')
    .option('--yes', 'don’t ask')
    .option('--json', 'as JSON, without asking')
    .action(async (options: EraseOptions) => erasePerson(await open(), options, context));

  program
    .command('purge')
    .description('Deletes leads that are older than a time.')
    .requiredOption('--older-than <time>', 'such as 365d', days)
    .option('--dry-run', 'only count them')
    .option('--json', 'as JSON')
    .action(async (options: PurgeOptions) => purgeLeads(await open(), options));
}

async function erasePerson(
  store: LeadStore,
  { email, dryRun, yes, json }: EraseOptions,
  { backups, databaseFile }: CliContext,
): Promise<void> {
  const found = await countLeads(store, { email });
  const isThere = found.size > 0;
  if (!json) for (const [table, count] of found) print(`${leadType(table).title}: ${count}`);
  const isAsked = isThere && !dryRun && !yes && !json && canAsk();
  // Also where nothing is found: an earlier erase may have left copies.
  const isMeant = !dryRun && (!isAsked || (await agrees('Erase all of it? (y/N) ')));
  if (isMeant) await erase(store, email, operator(), backups?.folder);
  const left = isMeant ? await store.emptyLog() : undefined;
  if (json) printJson({ email, found: Object.fromEntries(found), erased: isMeant && isThere, left });
  else if (!isThere) print('Nothing is kept about that address.');
  else if (!isMeant) print('Nothing was erased.');
  else if (!left) print('Erased. Dumps, exported files, mails and webhooks are yours to remove.');
  if (!json && isMeant && databaseFile) {
    if (!backups) print('BACKUP_DIR is off: copies that you made hold the person still.');
    else print(`Copies in ${backups.folder} may hold the person for ${backups.keep} days.`);
  }
  if (!left) return;
  const what = isThere ? 'The rows are deleted, but copies of them' : 'Copies of rows that were erased';
  throw new Error(`${what} ${stillIn(left)}. Once it has ended: leads erase --email ${email}`);
}

const DAY_MS = 24 * 60 * 60 * 1000;

async function purgeLeads(store: LeadStore, { olderThan, dryRun, json }: PurgeOptions): Promise<void> {
  const before = new Date(Date.now() - olderThan * DAY_MS).toISOString();
  const counts = dryRun ? [...(await countLeads(store, { before })).values()] : [];
  const removed = dryRun ? counts.reduce((a, b) => a + b, 0) : await purge(store, before, operator());
  const left = dryRun ? undefined : await store.emptyLog();
  if (json) return printJson({ before, removed, dryRun: dryRun === true, left });
  print(`${removed} leads from before ${before.slice(0, 10)} ${dryRun ? 'would be' : 'were'} removed.`);
  if (left) print(`Copies ${stillIn(left)}.`);
}

function stillIn(file: string): string {
  return `may still be in ${file}, which can't be emptied while another process, such as a backup, reads the database`;
}
