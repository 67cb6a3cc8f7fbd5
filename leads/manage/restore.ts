import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { SQLITE } from '../db/dialects.ts';
import { migrate } from '../db/migrations.ts';
import { isSqliteError, sqliteKysely } from '../db/sqlite-dialect.ts';
import { createPrivateFile } from '../db/sqlite-store.ts';
import { giveUpRestored } from '../outbox/outbox.ts';
import { LEAD_TABLES } from '../types.ts';
import { operator, recordAct } from './audit.ts';
import { countRows, findChange, readCopy, removeDatabase, syncFile } from './back-up.ts';
import { replacedName } from './copies.ts';
import type { Ended } from './ended.ts';
import { deleteLeads } from './erase.ts';

/**
 * Puts a copy in the place of the database, without those who were erased since, and gives up what may have been sent
 * since. Everything is prepared in a file of its own; one rename then changes the database, which no other process
 * can open meanwhile.
 * @param ended what the copy must not bring back
 * @returns what was restored: the rows, how many leads were erased again, how many deliveries were given up, and the
 * path of the database it replaced
 * @throws if the copy is not a whole database that this version knows, or another process has the database open
 */
export async function restore(file: string, database: string, ended: readonly Ended[]) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`there is no file ${file}`);
  if (existsSync(database) && statSync(database).ino === statSync(file).ino)
    throw new Error(`${file} is the database itself`);
  if (existsSync(`${file}-wal`))
    throw new Error(`part of ${file} is in ${file}-wal: copy it with leads backup`);
  const path = existsSync(database) ? realpathSync(database) : database;
  using _lock = lockDatabase(path);
  const prepared = `${path}.restoring`;
  removeDatabase(prepared);
  try {
    createPrivateFile(prepared);
    copyFileSync(file, prepared);
    chmodSync(prepared, 0o600);
    const result = await prepare(prepared, file, ended);
    syncFile(prepared);
    return { ...result, replaced: replace(path, prepared) };
  } catch (error) {
    removeDatabase(prepared);
    throw error;
  }
}

/** Locks the database against every other process. One that is not there, or damaged, is nobody's. */
function lockDatabase(path: string): Disposable {
  if (!existsSync(path)) return { [Symbol.dispose]() {} };
  const connection = new DatabaseSync(path, { timeout: 0 });
  try {
    // Moves the log into the file, which SQLite only does while nobody else has the file open.
    connection.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    if (!isSqliteError(error, 'damaged')) {
      connection.close();
      if (isSqliteError(error, 'busy'))
        throw new Error('a server or another command has the database open: stop it first');
      throw error;
    }
  }
  return { [Symbol.dispose]: () => connection.close() };
}

/** Checks a copy, brings it up to date, erases again who was erased, and gives open deliveries up. */
async function prepare(prepared: string, source: string, ended: readonly Ended[]) {
  const change = await findChange(source, prepared);
  if (change !== undefined) throw new Error(`${source} is damaged: ${change}`);
  const { kysely_migration: migrations } = readCopy(prepared);
  if (migrations === undefined) throw new Error(`${source} is no database of leads`);
  const connection = new DatabaseSync(prepared);
  try {
    connection.exec('pragma synchronous = off; pragma secure_delete = on');
    const db = sqliteKysely({ database: connection, busyMs: 0 });
    await migrate(db, SQLITE);
    const before = countLeads(connection);
    const erasures = ended.filter(({ act }) => act === 'erase');
    // SQLite takes so many parameters.
    while (erasures.length > 0) await deleteLeads(db, erasures.splice(0, 500));
    const erased = before - countLeads(connection);
    for (const { act, id, amount = 1 } of ended)
      if (act === 'revoke')
        await sql`update leads set revocations = max(revocations, ${amount}) where id = ${id}`.execute(db);
    const givenUp = await giveUpRestored({ db, dialect: SQLITE });
    await recordAct(db, operator(), { act: 'restore', detail: basename(source) });
    return { rows: countRows(connection), erased, givenUp };
  } finally {
    connection.close();
  }
}

function countLeads(connection: DatabaseSync): number {
  const rows = countRows(connection);
  return LEAD_TABLES.reduce((sum, table) => sum + (rows[table] ?? 0), 0);
}

/** Changes the database by one rename. Returns where what was there is now. */
function replace(path: string, prepared: string): string | undefined {
  const isEmpty = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
  const replaced = isEmpty ? undefined : replacedName(path, new Date());
  // A second name, not a rename: at no moment is there no database.
  if (replaced) linkOrCopy(path, replaced);
  // Only a damaged file still has a log. It must not be taken for the new file's.
  for (const suffix of ['-wal', '-journal']) {
    if (replaced && existsSync(path + suffix)) renameSync(path + suffix, replaced + suffix);
  }
  rmSync(`${path}-shm`, { force: true });
  renameSync(prepared, path);
  syncFile(dirname(path));
  return replaced;
}

/** Makes a copy where the file system has no second names, as on a USB stick. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}
