import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { createPrivateFile } from '../store/sqlite-open.ts';
import { countRows, findDamage, type RowCounts } from './check-database.ts';
import { copyName, unfinishedCopy } from './copies.ts';
import { holdLock } from './hold-lock.ts';
import { removeAll } from './remove-all.ts';
import { syncFile } from './sync-file.ts';

/** How long to wait while another process locks the database. */
const BUSY_TIMEOUT_MS = 10_000;

/** Pages copied at a time. */
const PAGES = 1000;

/**
 * Copies a SQLite database while others use it. The copy gets its name only after it was opened, checked for damage,
 * its rows were counted against the source, and it is on disk.
 * @param isNeeded asked under the lock, since another process may just have made a copy
 * @returns undefined if none is needed, or another process is just making one
 * @throws if the copy can't be made, or is not good
 */
export async function backUp(database: string, folder: string, isNeeded: () => boolean = () => true) {
  using lock = holdLock(join(folder, '.lock'));
  if (!lock || !isNeeded()) return undefined;
  const unfinished = unfinishedCopy(folder, database);
  removeAll(unfinished);
  try {
    createPrivateFile(unfinished);
    const { madeAt, rows } = await copy(database, unfinished);
    assertGood(unfinished, rows);
    syncFile(unfinished);
    const file = join(folder, copyName(database, madeAt));
    renameSync(unfinished, file);
    syncFile(folder);
    return { file, madeAt, bytes: statSync(file).size, rows };
  } finally {
    removeAll(unfinished);
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

function assertGood(file: string, expected: RowCounts): void {
  const database = new DatabaseSync(file);
  try {
    // Without a write-ahead log the copy is one file, also while somebody reads it.
    database.exec('pragma journal_mode = delete');
    const damage = findDamage(database);
    if (damage !== undefined) throw new Error(`the copy is damaged (${damage})`);
    const rows = countRows(database);
    for (const table of new Set([...Object.keys(expected), ...Object.keys(rows)])) {
      if (rows[table] !== expected[table]) {
        throw new Error(
          `the copy has ${rows[table] ?? 'no'} rows of ${table}, the database ${expected[table] ?? 'none'}`,
        );
      }
    }
  } finally {
    database.close();
  }
}
