import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { operator, recordAct } from '../audit.ts';
import { backUp } from '../backup/back-up.ts';
import type { RowCounts } from '../backup/check-database.ts';
import { deleteOldCopies, lastGoodBackup } from '../backup/copies.ts';
import { readErasures } from '../backup/erasures.ts';
import { restore } from '../backup/restore.ts';
import { errorMessage } from '../error-message.ts';
import { formatHere } from '../time-zones.ts';
import { LEAD_TABLES, leadType } from '../types.ts';
import { instant } from './arguments.ts';
import type { CliContext } from './context.ts';
import { print, printError, printJson } from './terminal.ts';

interface BackupOptions {
  to?: string;
  unlessSince?: Date;
  json?: true;
}

export function addBackupCommand(program: Command, context: CliContext): void {
  program
    .command('backup')
    .description('Copies the database while the server runs, and checks the copy. SQLite only.')
    .option('--to <folder>', 'another folder than BACKUP_DIR; nothing in it is ever deleted')
    .option('--unless-since <time>', 'only if there is no good copy from this time or later', instant)
    .option('--json', 'as JSON')
    .action((options: BackupOptions) => makeBackup(options, context));

  program
    .command('restore')
    .description(
      'Puts a copy in the place of the database, and keeps what was there. SQLite only, without a server.',
    )
    .argument('<file>', 'the copy')
    .option('--json', 'as JSON')
    .action((file: string, options: { json?: true }) => restoreCopy(file, options, context));
}

async function makeBackup({ to, unlessSince, json }: BackupOptions, context: CliContext): Promise<void> {
  const database = requireSqlite(context);
  if (!existsSync(database)) throw new Error(`There is no database at ${database}.`);
  const folder = to ?? context.backups?.folder;
  if (folder === undefined) throw new Error('BACKUP_DIR is off: say where the copy goes with --to FOLDER.');
  const isMissing = () => {
    const last = unlessSince && lastGoodBackup(folder, database);
    return !unlessSince || !last || last < unlessSince;
  };
  const made = await backUp(database, folder, isMissing).catch((error: unknown) => {
    throw new Error(`No copy was made: ${errorMessage(error)}`, { cause: error });
  });
  if (!made && !unlessSince) throw new Error(`Another process is making a copy in ${folder}.`);
  if (made && !unlessSince) await recordCopy(context, made.file);
  // Whoever asks for another folder looks after it.
  const deleted =
    made && context.backups && to === undefined
      ? deleteOldCopies(context.backups, database, made.madeAt)
      : [];
  if (json) return printJson({ made: made ? { ...made, madeAt: made.madeAt.toISOString() } : null, deleted });
  if (!made) return print('There is a good copy, or another process is making one.');
  print(`${made.file}: ${countsOf(made.rows)}, ${Math.ceil(made.bytes / 1024)} kB, opened and checked.`);
  if (deleted.length > 0) print(`Older copies deleted: ${deleted.length}.`);
}

/** Records a copy made by hand. The copy stays good if the database can't be written. */
async function recordCopy({ open }: CliContext, file: string): Promise<void> {
  try {
    const { db } = await open();
    await recordAct(db, operator(), { act: 'backup', detail: file });
  } catch (error) {
    printError(`The copy is good, but leads log does not have it: ${errorMessage(error)}`);
  }
}

async function restoreCopy(file: string, { json }: { json?: true }, context: CliContext): Promise<void> {
  const database = requireSqlite(context);
  const folders = [
    ...new Set([context.backups?.folder, dirname(file)].map((folder) => folder && resolve(folder))),
  ];
  const ledgers = folders.flatMap((folder) => (folder && readErasures(folder)) || []);
  const restored = await restore(file, database, ledgers).catch((error: unknown) => {
    throw new Error(`Nothing was restored: ${errorMessage(error)}.`);
  });
  const { rows, newest, erased, givenUp, replaced } = restored;
  const written = ledgers.reduce((sum, { count }) => sum + count, 0);
  const unreadable = ledgers.reduce((sum, ledger) => sum + ledger.unreadable, 0);
  if (json) {
    const ledger = ledgers.length > 0 ? { erasures: written, unreadable } : null;
    return printJson({
      file,
      database,
      rows,
      newest: newest ?? null,
      ledger,
      erased,
      givenUp,
      replaced: replaced ?? null,
    });
  }
  print(
    `${database} is ${file} again: ${countsOf(rows)}${newest ? `, the newest from ${formatHere(new Date(newest))}` : ''}.`,
  );
  if (replaced) print(`What was there before is ${replaced}.`);
  if (ledgers.length === 0)
    print('No erasures are written down beside it: erase again whom you erased since the copy.');
  else print(`Leads erased again: ${erased}, by erasures written down: ${written}.`);
  if (unreadable > 0)
    print(`${unreadable} lines of erasures.jsonl can't be read: were they erasures, do them again.`);
  if (givenUp > 0)
    print(
      `Deliveries that may have gone out since the copy, and are not sent: ${givenUp}. Send them with leads retry, or let go of them with leads retry --forget.`,
    );
  print('What came, was answered, trusted or purged since the copy is as it was then: purge again.');
}

/** @throws where the database is PostgreSQL */
function requireSqlite({ databaseFile }: CliContext): string {
  if (databaseFile !== undefined) return databaseFile;
  throw new Error('This is for SQLite. Back up PostgreSQL with pg_dump, and restore it with pg_restore.');
}

/** The leads among the rows, such as `12 bookings, 3 quiz answers`. */
function countsOf(rows: RowCounts): string {
  return LEAD_TABLES.map((table) => `${rows[table] ?? 0} ${leadType(table).title.toLowerCase()}`).join(', ');
}
