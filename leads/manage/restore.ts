import * as fs from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { operator, recordAct } from '../db/audit.ts';
import {
  createPrivateFile,
  preparedName,
  removeDatabase,
  replacedName,
  syncFile,
} from '../db/database-files.ts';
import { SQLITE } from '../db/dialects.ts';
import { migrate } from '../db/migrations.ts';
import { isSqliteError, sqliteKysely } from '../db/sqlite-dialect.ts';
import { giveUpRestored } from '../outbox/outbox.ts';
import { deleteLeads } from './erase.ts';
import type { Ended } from './erasure-log.ts';
import { countLeads, countRows, findChange, readCopy } from './make-copy.ts';

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
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`there is no file ${file}`);
  if (fs.existsSync(database) && isSameFile(database, file))
    throw new Error(`${file} is the database itself`);
  if (fs.existsSync(`${file}-wal`))
    throw new Error(`part of ${file} is in ${file}-wal: copy it with leads backup`);
  const path = fs.existsSync(database) ? fs.realpathSync(database) : database;
  using _lock = lockDatabase(path);
  const prepared = preparedName(path);
  removeDatabase(prepared);
  try {
    createPrivateFile(prepared);
    fs.copyFileSync(file, prepared);
    fs.chmodSync(prepared, 0o600);
    const result = await prepare(prepared, file, ended);
    syncFile(prepared);
    return { ...result, replaced: replace(path, prepared) };
  } finally {
    removeDatabase(prepared);
  }
}

/** Locks the database against every other process. One that is not there, or damaged, is nobody's. */
function lockDatabase(path: string): Disposable | undefined {
  if (!fs.existsSync(path)) return undefined;
  const connection = new DatabaseSync(path, { timeout: 0 });
  try {
    // Moves the log into the file, which SQLite only does while nobody else has the file open.
    connection.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    if (isSqliteError(error, 'damaged')) return connection;
    connection.close();
    if (isSqliteError(error, 'busy'))
      throw new Error('a server or another command has the database open: stop it first');
    throw error;
  }
  return connection;
}

/** Checks a copy, brings it up to date, erases again who was erased, and gives open deliveries up. */
async function prepare(prepared: string, source: string, ended: readonly Ended[]) {
  const change = await findChange(source, prepared);
  if (change !== undefined) throw new Error(`${source} is damaged: ${change}`);
  if (readCopy(prepared).kysely_migration === undefined) throw new Error(`${source} is no database of leads`);
  using connection = new DatabaseSync(prepared);
  connection.exec('pragma synchronous = off; pragma secure_delete = on');
  const db = sqliteKysely({ database: connection, busyMs: 0 });
  await migrate(db, SQLITE);
  const before = countLeads(connection);
  for (const { act, table, id, amount = 1 } of ended) {
    if (act === 'erase') await deleteLeads(db, [{ table, id }]);
    else await sql`update leads set revocations = max(revocations, ${amount}) where id = ${id}`.execute(db);
  }
  const erased = before - countLeads(connection);
  const givenUp = await giveUpRestored({ db, dialect: SQLITE });
  await recordAct(db, operator(), { act: 'restore', detail: basename(source) });
  return { rows: countRows(connection), erased, givenUp };
}

/** Changes the database by one rename, so that at no moment there is none. Returns where what was there is now. */
function replace(path: string, prepared: string): string | undefined {
  const isEmpty = (fs.statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
  const replaced = isEmpty ? undefined : replacedName(path, new Date());
  if (replaced) {
    linkOrCopy(path, replaced);
    // Only a damaged file still has a log. It must not be taken for the new file's.
    if (fs.existsSync(`${path}-wal`)) fs.renameSync(`${path}-wal`, `${replaced}-wal`);
  }
  for (const suffix of ['-wal', '-journal', '-shm']) fs.rmSync(path + suffix, { force: true });
  fs.renameSync(prepared, path);
  syncFile(dirname(path));
  return replaced;
}

/** A hard link takes no disk space, but not every file system has hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

function isSameFile(one: string, other: string): boolean {
  const [{ dev, ino }, found] = [fs.statSync(one), fs.statSync(other)];
  return dev === found.dev && ino === found.ino;
}
