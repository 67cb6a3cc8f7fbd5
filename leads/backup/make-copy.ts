import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { basename, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { createPrivateFile, removeDatabase, syncFile } from '../db/database-files.ts';
import { HOUR_MS } from '../durations.ts';
import { errorMessage } from '../error-message.ts';
import { LEAD_TABLES } from '../lead-types/lead-types.ts';
import { type Backup, backupName, findBackups } from './backups.ts';

/** If an unfinished backup hasn't been written to for this long, its process was killed. */
const ABANDONED_MS = HOUR_MS;

const PAGES_PER_STEP = 1000;

export type RowCounts = Record<string, number>;

/**
 * Backs up a SQLite database while other processes use it. The backup gets its final name only once it has been checked
 * for damage and missing rows, its SHA-256 has been stored next to it, and everything has been flushed to disk.
 */
export async function makeCopy(database: string, folder: string) {
  const unfinished = join(folder, `.${basename(database)}.${crypto.randomUUID()}.unfinished`);
  try {
    createPrivateFile(unfinished);
    removeAbandoned(folder);
    using source = new DatabaseSync(database, { timeout: 10_000 });
    // Take the time before copying, so that the backup contains everything that was acknowledged before `madeAt`.
    const madeAt = new Date();
    // Without an open transaction, SQLite would restart the copy whenever another process writes.
    source.exec('begin');
    const rows = countRows(source);
    await backup(source, unfinished, { rate: PAGES_PER_STEP });
    if (!isDeepStrictEqual(readBackup(unfinished), rows)) throw new Error('the backup is missing rows');
    syncFile(unfinished);
    const name = backupName(database, madeAt);
    const file = join(folder, name);
    // Use the format that `sha256sum --check` reads.
    const sum = `${await sha256Of(unfinished)}  ${name}\n`;
    fs.writeFileSync(`${file}.sha256`, sum, { mode: 0o600, flush: true });
    fs.renameSync(unfinished, file);
    syncFile(folder);
    return { file, madeAt, bytes: fs.statSync(file).size, rows };
  } finally {
    removeDatabase(unfinished);
  }
}

/**
 * Returns the backups with more than twice as many leads as the newest backup, not counting leads that have been erased
 * since. Either leads were lost, or many were purged: only the operator can tell which.
 */
export function findRicher(folder: string, database: string, newest: Backup): Backup[] {
  using connection = new DatabaseSync(newest.file, { readOnly: true });
  const erased = connection.prepare("select count(*) as n from audit where act = 'erase' and created_at > ?");
  const leads = totalLeads(connection);
  return findBackups(folder, database).filter(({ file, madeAt }) => {
    if (madeAt >= newest.madeAt) return false;
    return leadsIn(file) - Number(erased.get(madeAt.toISOString())?.n) > 2 * leads;
  });
}

function leadsIn(file: string): number {
  try {
    using opened = new DatabaseSync(file, { readOnly: true });
    return totalLeads(opened);
  } catch {
    return 0;
  }
}

export function totalLeads(connection: DatabaseSync): number {
  const rows = countRows(connection);
  return LEAD_TABLES.reduce((sum, table) => sum + (rows[table] ?? 0), 0);
}

function removeAbandoned(folder: string): void {
  for (const name of fs.readdirSync(folder).filter((name) => name.endsWith('.unfinished'))) {
    const file = join(folder, name);
    if (fs.statSync(file).mtimeMs < Date.now() - ABANDONED_MS) removeDatabase(file);
  }
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of fs.createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * Returns an error message if a backup is empty or doesn't match its SHA-256 file. A missing SHA-256 file is fine.
 * SQLite's own check isn't enough: it doesn't notice changes to stored values.
 * @param file the backup; its SHA-256 file is next to it
 * @param bytesIn the file to check, if not the backup itself
 */
export async function findChange(file: string, bytesIn = file): Promise<string | undefined> {
  const stated = `${file}.sha256`;
  if (fs.statSync(bytesIn).size === 0) return 'it is empty';
  if (!fs.existsSync(stated) || fs.readFileSync(stated, 'utf8').startsWith(await sha256Of(bytesIn)))
    return undefined;
  return `it does not match ${stated}`;
}

/** Checks a whole backup, except CHECK constraints, and counts its rows. @throws if it is damaged or not a database */
export function readBackup(file: string): RowCounts {
  using database = new DatabaseSync(file);
  try {
    // Without a write-ahead log, the backup stays a single file. A large cache saves a third of the time.
    database.exec(
      'pragma journal_mode = delete; pragma ignore_check_constraints = on; pragma cache_size = -65536',
    );
    const stated = 'select page_count * page_size as bytes from pragma_page_count, pragma_page_size';
    const bytes = database.prepare(stated).get()?.bytes;
    const { size } = fs.statSync(file);
    if (size !== bytes) throw new Error(`it has ${size} bytes of ${bytes}`);
    const found = database.prepare('pragma integrity_check(1)').get()?.integrity_check;
    if (found !== 'ok') throw new Error(String(found).split('\n').join(' '));
    return countRows(database);
  } catch (error) {
    throw new Error(`it is damaged, or no database (${errorMessage(error)})`, { cause: error });
  }
}

export function countRows(database: DatabaseSync): RowCounts {
  const listing = "select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*'";
  const tables = database.prepare(listing).all();
  return Object.fromEntries(
    tables.map(({ name }) => {
      const table = String(name).replaceAll('"', '""');
      return [name, Number(database.prepare(`select count(*) as count from "${table}"`).get()?.count)];
    }),
  );
}
