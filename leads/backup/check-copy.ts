import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { errorMessage } from '../error-message.ts';

export type RowCounts = Record<string, number>;

/** Returns a file's SHA-256 in hexadecimal digits. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * Returns what is wrong with a copy's bytes: its size, or its SHA-256 where there is one beside it. A damaged copy may
 * pass SQLite's own check, which doesn't look at what is stored.
 * @param bytesIn the file to look at, if not the copy itself
 */
export async function findChange(copy: string, bytesIn = copy): Promise<string | undefined> {
  const { size } = statSync(bytesIn);
  if (size === 0) return 'it is empty';
  const stated = statSync(`${copy}.sha256`, { throwIfNoEntry: false })
    ? readFileSync(`${copy}.sha256`, 'utf8').split(' ')[0]
    : undefined;
  if (stated !== undefined && stated !== (await sha256Of(bytesIn))) return `it does not match ${copy}.sha256`;
  return undefined;
}

/**
 * Opens a copy, looks through all of it, and counts its rows. CHECK constraints are left out: they take ten times as
 * long, and held when each row was stored.
 * @throws if it is damaged, or no database
 */
export function readCopy(file: string): RowCounts {
  const database = new DatabaseSync(file);
  try {
    // Without a write-ahead log the copy is one file, also while somebody reads it. A large cache saves a third of the time.
    database.exec(
      'pragma journal_mode = delete; pragma ignore_check_constraints = on; pragma cache_size = -65536',
    );
    const { pages, page } =
      database
        .prepare('select page_count as pages, page_size as page from pragma_page_count, pragma_page_size')
        .get() ?? {};
    const { size } = statSync(file);
    if (size !== Number(pages) * Number(page))
      throw new Error(`${size} bytes are not ${pages} pages of ${page}`);
    const found = database.prepare('pragma integrity_check(1)').get()?.integrity_check;
    if (found !== 'ok') throw new Error(String(found).split('\n').join(' '));
    return countRows(database);
  } catch (error) {
    throw new Error(`it is damaged, or no database (${errorMessage(error)})`, { cause: error });
  } finally {
    database.close();
  }
}

/** Counts the rows of each table. */
export function countRows(database: DatabaseSync): RowCounts {
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => {
      const row = database
        .prepare(`select count(*) as count from "${String(name).replaceAll('"', '""')}"`)
        .get();
      return [String(name), Number(row?.count)];
    }),
  );
}
