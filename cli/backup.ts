import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Backup, deleteBackup, findBackups, findExpired } from '#leads/backup/backups.ts';
import { findRicher, makeCopy, type RowCounts } from '#leads/backup/make-copy.ts';
import { restore } from '#leads/backup/restore.ts';
import { errorMessage } from '#leads/error-message.ts';
import { type Finding, health } from '#leads/health/health.ts';
import { LEAD_TABLES, leadType } from '#leads/lead-types/lead-types.ts';
import { onOneLine } from '#leads/printable.ts';
import { ClockJumped, checkClock } from '#leads/removal/clock.ts';
import { readEnded } from '#leads/removal/erasure-log.ts';
import type { AddCommand, CliContext } from './context.ts';
import { print, printError, printJson } from './terminal.ts';

export function addBackupCommands(command: AddCommand, context: CliContext): void {
  command('backup', 'Backs up the database while the server runs, and checks the backup. SQLite only.')
    .option('--to <folder>', 'a folder other than BACKUP_DIR, from which nothing is ever deleted')
    .option('--json', 'as JSON')
    .action((options) => makeBackup(options, context));

  command(
    'restore',
    'Replaces the database with a backup, and keeps the old database. SQLite only, with the server stopped.',
  )
    .argument('<file>', 'the backup')
    .action((file) => restoreBackup(file, context));

  command('check', 'Checks everything that leads depend on. For a timer: exits 1 if something is wrong.')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const findings = await health(context);
      const wrong = findings.filter(({ todo }) => todo !== undefined);
      const checks = findings.map((finding) => ({ ...finding, ok: finding.todo === undefined }));
      if (json) printJson({ ok: wrong.length === 0, checks });
      else for (const check of checks) print(formatFinding(check), check.ok ? undefined : 'bold');
      if (wrong.length > 0) throw new Error(`${wrong.length} of ${findings.length} checks failed.`);
    });
}

function formatFinding({ check, found, todo }: Finding): string {
  if (todo === undefined) return `ok    ${onOneLine(`${check}: ${found}`)}`;
  const sentence = found.endsWith('.') ? found : `${found}.`;
  return `FAIL  ${onOneLine(`${check}: ${sentence} To do: ${todo}`)}`;
}

async function makeBackup({ to, json }: { to?: string; json?: true }, context: CliContext): Promise<void> {
  const database = requireSqlite(context);
  if (!existsSync(database)) throw new Error(`There is no database at ${database}.`);
  const folder = to ?? context.backups?.folder;
  if (folder === undefined) throw new Error('BACKUP_DIR is off: name a folder with --to FOLDER.');
  const made = await makeCopy(database, folder, to === undefined).catch((error: unknown) => {
    throw new Error(`No backup was made: ${errorMessage(error)}`, { cause: error });
  });
  // With --to, the operator is responsible for deleting old backups.
  const deleted = to === undefined ? await deleteExpired(made, context) : [];
  if (json) return printJson({ ...made, madeAt: made.madeAt.toISOString(), deleted });
  print(`${made.file}: ${formatLeads(made.rows)}, ${Math.ceil(made.bytes / 1024)} kB, opened and checked.`);
  if (deleted.length > 0) print(`Older backups deleted: ${deleted.length}.`);
}

/** Deletes expired backups, except those with far more leads than the new one. Keeps all if the clock jumped. */
async function deleteExpired(made: Backup, context: CliContext): Promise<string[]> {
  const { backups, databaseFile = '', open } = context;
  if (!backups) return [];
  const previous = findBackups(backups.folder, databaseFile).findLast(({ file }) => file !== made.file);
  try {
    await checkClock(await open(), previous?.madeAt);
  } catch (error) {
    if (!(error instanceof ClockJumped)) throw error;
    printError(error.message);
    return [];
  }
  const richer = (await findRicher(backups.folder, databaseFile, made)).map(({ file }) => file);
  for (const file of richer) printError(`${file} holds far more leads, and is kept until you delete it.`);
  const old = findExpired(backups, databaseFile, made.madeAt).filter(({ file }) => !richer.includes(file));
  old.forEach(deleteBackup);
  return old.map(({ file }) => file);
}

async function restoreBackup(file: string, context: CliContext): Promise<void> {
  const database = requireSqlite(context);
  const folder = dirname(file);
  const ended = [...readEnded(folder), ...readEnded(context.backups?.folder ?? folder)];
  const { rows, erased, givenUp, replaced } = await restore(file, database, ended).catch((error: unknown) => {
    throw new Error(`Nothing was restored: ${errorMessage(error)}.`);
  });
  print(`${database} was restored from ${file}: ${formatLeads(rows)}.`);
  if (!existsSync(`${file}.sha256`))
    print('There is no SHA-256 file next to the backup, so changes to its content may have gone unnoticed.');
  if (replaced) print(`The previous database was kept as ${replaced}.`);
  if (ended.length > 0) print(`Leads erased again: ${erased}.`);
  else print('No erasures are listed next to the backup: erase again everybody whom you erased since then.');
  if (givenUp > 0)
    print(
      `Deliveries that may have gone out since the backup, and are not sent: ${givenUp}. Send them with leads retry, or discard them with leads retry --forget.`,
    );
  print('All other changes since the backup, such as new leads, answers and purges, are undone.');
}

function requireSqlite({ databaseFile }: CliContext): string {
  if (databaseFile !== undefined) return databaseFile;
  throw new Error('This command needs SQLite. For PostgreSQL, use pg_dump and pg_restore.');
}

/** Returns, for example, `12 bookings, 3 quizzes, 0 messages`. */
function formatLeads(rows: RowCounts): string {
  return LEAD_TABLES.map((table) => `${rows[table] ?? 0} ${leadType(table).plural}`).join(', ');
}
