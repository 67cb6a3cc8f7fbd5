import * as fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { errorMessage } from '../error-message.ts';
import { createPrivateFile, preparedName, removeDatabase, replacedName } from './database-files.ts';
import { SQLITE } from './dialects.ts';
import type { LeadStore } from './lead-store.ts';
import { findApplied, migrate } from './migrations.ts';
import { isSqliteError, sqliteKysely } from './sqlite-dialect.ts';
import type { Db } from './tables.ts';

/** How long to wait while another process (a command, a backup) locks the file. */
const BUSY_MS = 2000;

/** The same at the start, when another process may be making the tables. */
const OPENING_BUSY_MS = 10_000;

/** Larger files are not checked for damage, which takes about a millisecond per megabyte. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;

/** How long to wait for other processes that read the file, and how often to try. */
const READER_MS = 5000;
const RETRY_MS = 50;

/**
 * Opens a SQLite database, creates the file and its folder if needed, and migrates the schema.
 * @param path of the database file
 * @param onLost called when the file is not the one at its path any more: nothing can be stored until it is opened anew
 * @throws if the file can't be opened, is not a database, is damaged, or was written by another version
 */
export async function openSqlite(path: string, onLost: (reason: string) => void): Promise<LeadStore> {
  let database: DatabaseSync | undefined;
  try {
    createPrivateFile(path);
    // SQLite opens a read-only file without an error, and fails at the first insert.
    fs.accessSync(path, fs.constants.W_OK);
    restrictToOwner(fs.realpathSync(path));
    // Migrations may rebuild a table that foreign keys refer to (https://www.sqlite.org/lang_altertable.html, section 7).
    database = new DatabaseSync(path, { timeout: OPENING_BUSY_MS, enableForeignKeyConstraints: false });
    return await prepare(path, database, onLost);
  } catch (error) {
    database?.close();
    throw new Error(`The database file ${path} can't be used: ${errorMessage(error)}`, { cause: error });
  }
}

class DatabaseLost extends Error {}

async function prepare(path: string, database: DatabaseSync, onLost: (reason: string) => void) {
  let findLoss: () => string | undefined = () => undefined;
  const verify = () => {
    const lost = findLoss();
    if (lost === undefined) return;
    onLost(lost);
    throw new DatabaseLost(lost);
  };
  const db = sqliteKysely({ database, busyMs: BUSY_MS, verify });
  if (fs.statSync(path).size <= MAX_CHECKED_BYTES) assertUndamaged(database);
  await findApplied(db);
  // A write-ahead log, a sync to disk at every commit, and deleted rows overwritten.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  await migrate(db, SQLITE);
  database.exec('pragma foreign_keys = on');
  // A restore locks the database out, so nobody is preparing this file: a restore that was killed left it.
  removeDatabase(preparedName(fs.realpathSync(path)));
  database.exec('pragma busy_timeout = 0');
  findLoss = watchFiles(path, database);
  return {
    ...{ db, dialect: SQLITE, description: `${path} (SQLite)` },
    isUnavailable: (error: unknown) => error instanceof DatabaseLost || isSqliteError(error, 'unavailable'),
    emptyLog: () => emptyLog(db, path),
    async close() {
      // SQLite would remove the log at the path, which may be another file's by now.
      verify();
      if (database.isOpen) database.close();
    },
  };
}

/** Removes the rights of group and others on a database and the files that SQLite keeps beside it. */
function restrictToOwner(path: string): void {
  const files = ['', '-wal', '-shm'].map((suffix) => path + suffix).filter((file) => fs.existsSync(file));
  try {
    for (const file of files) fs.chmodSync(file, 0o600);
  } catch {
    // Another user owns the file and lets this one write.
  }
}

/** Skips the CHECK constraints: they take ten times as long, and held when each row was stored. */
function assertUndamaged(database: DatabaseSync): void {
  database.exec('pragma ignore_check_constraints = on');
  const found = database.prepare('pragma quick_check(1)').get()?.quick_check;
  database.exec('pragma ignore_check_constraints = off');
  if (found !== 'ok') throw new Error(`it is damaged (${String(found).split('\n').join(' ')})`);
}

/**
 * Remembers which files a connection has open: the database, its write-ahead log and the log's index. What is written
 * to others than those at the path, or to a file that is overwritten, is lost.
 * @returns a function that says what has become of them; undefined if they are in their places
 */
function watchFiles(path: string, database: DatabaseSync): () => string | undefined {
  const real = fs.realpathSync(path);
  const files = [path, `${real}-wal`, `${real}-shm`].map((file) => ({ file, opened: statOf(file) }));
  const isOverwritten = watchContent(real, `${real}-shm`);
  return () => {
    for (const { file, opened } of files) {
      const now = statOf(file);
      const isEmpty = file === path && now?.size === 0n;
      if (now && now.ino === opened?.ino && now.dev === opened.dev && !isEmpty) continue;
      // Completes a file that was moved without its log. What others have made of ours since is left alone.
      if (!now || (file === path && !isEmpty)) saveLog(database);
      return `${file} ${now ? 'was replaced' : 'is gone'}`;
    }
    if (!isOverwritten()) return undefined;
    // The next start would read it as the log of the file that is there now, and damage that.
    const kept = replacedName(`${real}-wal`, new Date());
    fs.renameSync(`${real}-wal`, kept);
    return `${path} was overwritten. Its write-ahead log is kept as ${kept}`;
  };
}

/**
 * Watches for writes past SQLite. Only a checkpoint of the write-ahead log writes to the database, and notes it in the
 * log's index. See https://www.sqlite.org/fileformat.html for the header, https://www.sqlite.org/walformat.html for the index.
 */
function watchContent(file: string, index: string): () => boolean {
  // Never closed: that would drop SQLite's own locks on the files.
  const [database, log] = [fs.openSync(file, 'r'), fs.openSync(index, 'r')];
  const [header, state] = [Buffer.alloc(100), Buffer.alloc(136)];
  const look = () => {
    // In this order: SQLite notes a checkpoint before the checkpoint writes.
    fs.readSync(database, header, 0, header.length, 0);
    fs.readSync(log, state, 0, state.length, 0);
    const [copied, wanted] = [state.readUInt32LE(96), state.readUInt32LE(128)];
    const checkpoint = `${copied} of the log that began with ${state.readBigUInt64LE(32)}`;
    const { size } = fs.fstatSync(database);
    const [changes, isCheckpointing] = [header.readUInt32BE(24), copied !== wanted];
    return { size, changes, header: header.toString('latin1'), checkpoint, isCheckpointing };
  };
  let last = look();
  return () => {
    const before = last;
    last = look();
    if (last.size < before.size || last.changes < before.changes) return true;
    return last.header !== before.header && last.checkpoint === before.checkpoint && !last.isCheckpointing;
  };
}

function statOf(path: string) {
  try {
    return fs.statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A folder of the path may have become unreadable.
    return undefined;
  }
}

/** Moves the write-ahead log into the file that it belongs to. */
function saveLog(database: DatabaseSync): void {
  try {
    database.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // Without its file, what is in the log can't be saved.
  }
}

/** Empties the write-ahead log. That also overwrites the pages that deleted rows were in. */
async function emptyLog(db: Db, path: string): Promise<string | undefined> {
  for (const started = performance.now(); performance.now() - started < READER_MS; await sleep(RETRY_MS)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return undefined;
  }
  return `${path}-wal`;
}
