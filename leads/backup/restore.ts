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
import { deleteLeads } from '../removal/erase.ts';
import type { Ended } from '../removal/erasure-log.ts';
import { countRows, findChange, readBackup, totalLeads } from './make-copy.ts';

/**
 * Replaces the database with a backup. Repeats the erasures and revocations in `ended`, which may be newer than the
 * backup. Gives up deliveries that may have been sent since the backup. Prepares the new database in a separate file,
 * which replaces the database in one rename while the database is locked against other processes.
 * @returns the restored rows, the numbers of leads erased again and of deliveries given up, and the path at which the
 * replaced database is kept
 * @throws if the backup is damaged or isn't a database of this version, or another process has the database open
 */
export async function restore(file: string, database: string, ended: readonly Ended[]) {
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`there is no file ${file}`);
  if (fs.existsSync(database) && isSameFile(database, file))
    throw new Error(`${file} is the database itself`);
  if (fs.existsSync(`${file}-wal`))
    throw new Error(`part of ${file} is in ${file}-wal: copy that database with leads backup`);
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

/** Locks the database against all other processes. A missing or damaged database needs no lock. */
function lockDatabase(path: string): Disposable | undefined {
  if (!fs.existsSync(path)) return undefined;
  const connection = new DatabaseSync(path, { timeout: 0 });
  try {
    // Merge the write-ahead log into the database, which works only while no other process has the database open.
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

async function prepare(prepared: string, source: string, ended: readonly Ended[]) {
  const change = await findChange(source, prepared);
  if (change !== undefined) throw new Error(`${source} is damaged: ${change}`);
  if (readBackup(prepared).kysely_migration === undefined)
    throw new Error(`${source} is not a database of leads`);
  using connection = new DatabaseSync(prepared);
  connection.exec('pragma synchronous = off; pragma secure_delete = on');
  const db = sqliteKysely({ database: connection, busyMs: 0 });
  await migrate(db, SQLITE);
  const before = totalLeads(connection);
  for (const { act, table, id, amount = 1 } of ended) {
    if (act === 'erase') await deleteLeads(db, [{ table, id }]);
    else await sql`update leads set revocations = max(revocations, ${amount}) where id = ${id}`.execute(db);
  }
  const erased = before - totalLeads(connection);
  const givenUp = await giveUpRestored({ db, dialect: SQLITE });
  await recordAct(db, operator(), { act: 'restore', detail: basename(source) });
  return { rows: countRows(connection), erased, givenUp };
}

/** Replaces the database in one rename, so that a database always exists. @returns the old database's path, if any */
function replace(path: string, prepared: string): string | undefined {
  const isEmpty = (fs.statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
  const replaced = isEmpty ? undefined : replacedName(path, new Date());
  if (replaced) {
    try {
      fs.linkSync(path, replaced);
    } catch {
      // If the file system has no hard links, make a copy, which takes extra space.
      fs.copyFileSync(path, replaced);
    }
    // Only a damaged database still has a log here. Move it away: SQLite would apply it to the new database.
    if (fs.existsSync(`${path}-wal`)) fs.renameSync(`${path}-wal`, `${replaced}-wal`);
  }
  for (const suffix of ['-wal', '-journal', '-shm']) fs.rmSync(path + suffix, { force: true });
  fs.renameSync(prepared, path);
  syncFile(dirname(path));
  return replaced;
}

function isSameFile(path: string, other: string): boolean {
  const [{ dev, ino }, found] = [fs.statSync(path), fs.statSync(other)];
  return dev === found.dev && ino === found.ino;
}
