import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { basename, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { createPrivateFile, removeDatabase, syncFile } from '../db/database-files.ts';
import { HOUR_MS } from '../durations.ts';
import { errorMessage } from '../error-message.ts';
import { copyName } from './copies.ts';

/** How long to wait while another process locks the database. */
const BUSY_TIMEOUT_MS = 10_000;

/** After this time without a write, an unfinished copy counts as left behind by a backup that was killed. */
const ABANDONED_MS = HOUR_MS;

const PAGES_PER_STEP = 1000;

export type RowCounts = Record<string, number>;

/**
 * Copies a SQLite database while other processes use it. The copy gets its name only after it was checked for damage, has
 * as many rows as the source, and is on disk with its SHA-256 beside it.
 * @throws if the copy can't be made, or fails a check
 */
export async function makeCopy(database: string, folder: string) {
  const unfinished = join(folder, `.${basename(database)}.${crypto.randomUUID()}.unfinished`);
  try {
    createPrivateFile(unfinished);
    removeAbandoned(folder);
    using source = new DatabaseSync(database, { timeout: BUSY_TIMEOUT_MS });
    // The copy holds every lead that was acknowledged before this instant.
    const madeAt = new Date();
    // Without an open transaction SQLite starts over whenever another process writes.
    source.exec('begin');
    const rows = countRows(source);
    await backup(source, unfinished, { rate: PAGES_PER_STEP });
    if (!isDeepStrictEqual(readCopy(unfinished), rows)) throw new Error('the copy lacks rows');
    syncFile(unfinished);
    const name = copyName(database, madeAt);
    const file = join(folder, name);
    // The format of sha256sum.
    const sum = `${await sha256Of(unfinished)}  ${name}\n`;
    fs.writeFileSync(`${file}.sha256`, sum, { mode: 0o600, flush: true });
    fs.renameSync(unfinished, file);
    syncFile(folder);
    return { file, madeAt, bytes: fs.statSync(file).size, rows };
  } finally {
    removeDatabase(unfinished);
  }
}

/** Removes the unfinished copies of backups that were killed. */
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
 * Returns why a copy is damaged: it is empty, or doesn't match the SHA-256 beside it. SQLite's own check may pass a damaged
 * copy, since it doesn't look at the stored values.
 * @param bytesIn the file to check in place of the copy
 */
export async function findChange(copy: string, bytesIn = copy): Promise<string | undefined> {
  const stated = `${copy}.sha256`;
  if (fs.statSync(bytesIn).size === 0) return 'it is empty';
  if (!fs.existsSync(stated) || fs.readFileSync(stated, 'utf8').startsWith(await sha256Of(bytesIn)))
    return undefined;
  return `it does not match ${stated}`;
}

/**
 * Checks a whole copy for damage, and counts its rows. Skips the CHECK constraints, which take ten times as long and held
 * when each row was stored.
 * @throws if the copy is damaged, or not a database
 */
export function readCopy(file: string): RowCounts {
  using database = new DatabaseSync(file);
  try {
    // Without a write-ahead log the copy is one file, even while it is read. A large cache saves a third of the time.
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
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => {
      const table = String(name).replaceAll('"', '""');
      return [name, Number(database.prepare(`select count(*) as count from "${table}"`).get()?.count)];
    }),
  );
}
