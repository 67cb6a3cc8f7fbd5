import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { backUp } from '../backup/back-up.ts';
import type { RowCounts } from '../backup/check-database.ts';
import { deleteOldCopies, lastGoodBackup } from '../backup/copies.ts';
import { reasonOf } from '../store/sqlite-errors.ts';
import { LEAD_TABLES, leadType } from '../types.ts';
import { instant } from './arguments.ts';
import { type CliContext, Refused } from './context.ts';
import { print, printJson } from './terminal.ts';

interface BackupOptions {
  to?: string;
  unlessSince?: Date;
  json?: true;
}

/** The command that copies a SQLite database. */
export function addBackupCommand(program: Command, context: CliContext): void {
  program
    .command('backup')
    .description('Copies the database while the server runs, and checks the copy. SQLite only.')
    .option('--to <folder>', 'another folder than BACKUP_DIR; nothing in it is ever deleted')
    .option('--unless-since <time>', 'only if there is no good copy from this time or later', instant)
    .option('--json', 'as JSON')
    .action((options: BackupOptions) => makeBackup(options, context));
}

async function makeBackup({ to, unlessSince, json }: BackupOptions, context: CliContext): Promise<void> {
  const database = requireFile(context);
  const folder = to ?? context.backups?.folder;
  if (folder === undefined) throw new Refused('BACKUP_DIR is off: say where the copy goes with --to FOLDER.');
  const isMissing = () => {
    const last = unlessSince && lastGoodBackup(folder, database);
    return !unlessSince || !last || last < unlessSince;
  };
  const made = await backUp(database, folder, isMissing).catch((error: unknown) => {
    throw new Error(`No copy was made: ${reasonOf(error, join(folder, 'copy'))}`, { cause: error });
  });
  if (!made && !unlessSince) throw new Refused(`Another process is making a copy in ${folder}.`);
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

/** @throws Refused where there is no SQLite file */
function requireFile({ databaseFile }: CliContext): string {
  if (databaseFile === undefined) {
    throw new Refused('This is for SQLite. Back up PostgreSQL with pg_dump, and restore it with pg_restore.');
  }
  if (!existsSync(databaseFile)) throw new Refused(`There is no database at ${databaseFile}.`);
  return databaseFile;
}

/** The leads among the rows, such as `12 bookings, 3 quiz answers`. */
function countsOf(rows: RowCounts): string {
  return LEAD_TABLES.map((table) => `${rows[table] ?? 0} ${leadType(table).title.toLowerCase()}`).join(', ');
}
