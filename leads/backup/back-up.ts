import { readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { createPrivateFile } from '../store/sqlite-store.ts';
import { countRows, type RowCounts, readCopy, sha256Of } from './check-copy.ts';
import { copyName } from './copies.ts';
import { removeDatabase, syncFile } from './database-files.ts';

/** How long to wait while another process locks the database. */
const BUSY_TIMEOUT_MS = 10_000;

/** A copy that nobody has written to for so long is nobody's. */
const ABANDONED_MS = 60 * 60_000;

/** Pages copied at a time. */
const PAGES = 1000;

/**
 * Copies a SQLite database while others use it. The copy gets its name only after it was opened, checked for damage,
 * its rows were counted against the source, its SHA-256 lies beside it, and all of it is on disk.
 * @throws if the copy can't be made, or is not good
 */
export async function backUp(database: string, folder: string) {
  const unfinished = join(folder, `.${basename(database)}.${crypto.randomUUID()}.unfinished`);
  try {
    createPrivateFile(unfinished);
    removeAbandoned(folder);
    const { madeAt, rows } = await copy(database, unfinished);
    if (!isDeepStrictEqual(readCopy(unfinished), rows)) throw new Error('the copy lacks rows');
    syncFile(unfinished);
    const name = copyName(database, madeAt);
    const file = join(folder, name);
    // In the format of sha256sum.
    writeFileSync(`${file}.sha256`, `${await sha256Of(unfinished)}  ${name}\n`, { mode: 0o600, flush: true });
    renameSync(unfinished, file);
    syncFile(folder);
    return { file, madeAt, bytes: statSync(file).size, rows };
  } finally {
    removeDatabase(unfinished);
  }
}

/** Removes what backups left that were killed. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.unfinished'))) {
    const file = join(folder, name);
    if (statSync(file).mtimeMs < Date.now() - ABANDONED_MS) removeDatabase(file);
  }
}

/** Copies one state of the database, and counts its rows. */
async function copy(database: string, to: string): Promise<{ madeAt: Date; rows: RowCounts }> {
  const source = new DatabaseSync(database, { timeout: BUSY_TIMEOUT_MS });
  try {
    // Everything that was acknowledged before is in it.
    const madeAt = new Date();
    // An open transaction keeps SQLite from starting over whenever another process writes.
    source.exec('begin');
    const rows = countRows(source);
    await backup(source, to, { rate: PAGES });
    return { madeAt, rows };
  } finally {
    source.close();
  }
}
