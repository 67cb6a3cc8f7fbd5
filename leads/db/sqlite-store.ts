import * as fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { errorMessage } from '../error-message.ts';
import { createPrivateFile, preparedName, removeDatabase, replacedName } from './database-files.ts';
import { SQLITE } from './dialects.ts';
import type { LeadStore, OpenOptions } from './lead-store.ts';
import { findApplied, migrate } from './migrations.ts';
import { isSqliteError, sqliteKysely } from './sqlite-dialect.ts';
import { sqliteReader } from './sqlite-reader.ts';
import type { Db } from './tables.ts';

/** How long to wait while another process, such as a command or a backup, has the file locked. */
const BUSY_MS = 2000;

/** How long to wait for a lock while opening the file, when another process may be migrating the schema. */
const OPENING_BUSY_MS = 10_000;

/** Larger files aren't checked for damage, since the check takes about a millisecond per megabyte. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;

/** How long `emptyLog` waits for other processes that are reading the file, and how often it retries. */
const READER_MS = 5000;
const RETRY_MS = 50;

/**
 * Opens a SQLite database, creates the file and its folder if needed, and migrates the schema.
 * @throws if the file can't be opened, is not a database, is damaged, or was written by another version
 */
export async function openSqlite(path: string, options: OpenOptions): Promise<Omit<LeadStore, 'kinds'>> {
  let database: DatabaseSync | undefined;
  try {
    createPrivateFile(path);
    // SQLite opens a read-only file without an error, and fails only at the first write.
    fs.accessSync(path, fs.constants.W_OK);
    restrictToOwner(fs.realpathSync(path));
    database = new DatabaseSync(path, { timeout: OPENING_BUSY_MS });
    return await prepare(path, database, options);
  } catch (error) {
    database?.close();
    throw new Error(`The database file ${path} can't be used: ${errorMessage(error)}`, { cause: error });
  }
}

class DatabaseLost extends Error {}

async function prepare(path: string, database: DatabaseSync, { onLost, mayCreate }: OpenOptions) {
  let findLoss: () => string | undefined = () => undefined;
  const verify = () => {
    const lost = findLoss();
    if (lost === undefined) return;
    onLost(lost);
    throw new DatabaseLost(lost);
  };
  const db = sqliteKysely({ database, busyMs: BUSY_MS, verify });
  if (fs.statSync(path).size <= MAX_CHECKED_BYTES) assertUndamaged(database);
  await findApplied(db, mayCreate);
  // `synchronous` makes every commit durable; `secure_delete` overwrites erased leads with zeros.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  await migrate(db, SQLITE);
  // A running restore would have locked the database, so this file is left over from a restore that was killed.
  removeDatabase(preparedName(fs.realpathSync(path)));
  database.exec('pragma busy_timeout = 0');
  findLoss = watchFiles(path, database);
  const reader = sqliteReader(path);
  return {
    ...{ db, reader, dialect: SQLITE, description: `${path} (SQLite)` },
    isUnavailable: (error: unknown) => error instanceof DatabaseLost || isSqliteError(error, 'unavailable'),
    emptyLog: () => emptyLog(db, path),
    async close() {
      // Throw if the file was lost: closing would delete the log at its path, which may belong to a new database.
      verify();
      await reader.destroy();
      if (database.isOpen) database.close();
    },
  };
}

/** Removes group and other permissions from a database, its write-ahead log and the log's index. */
function restrictToOwner(path: string): void {
  const files = ['', '-wal', '-shm'].map((suffix) => path + suffix).filter((file) => fs.existsSync(file));
  try {
    for (const file of files) fs.chmodSync(file, 0o600);
  } catch {
    // Only the owner can change permissions. Here, another user owns the file and has granted write access.
  }
}

/** Throws if the file is damaged. Skips CHECK constraints: they take ten times as long, and inserts check them. */
function assertUndamaged(database: DatabaseSync): void {
  database.exec('pragma ignore_check_constraints = on');
  const found = database.prepare('pragma quick_check(1)').get()?.quick_check;
  database.exec('pragma ignore_check_constraints = off');
  if (found !== 'ok') throw new Error(`it is damaged (${String(found).split('\n').join(' ')})`);
}

/**
 * Returns a function that checks whether the open database, its write-ahead log or the log's index was removed,
 * replaced or overwritten: further writes would be lost. It returns what happened; undefined if the files are intact.
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
      // The open file may have been moved: save its log in it, unless the file was emptied or the log was replaced.
      if (!now || (file === path && !isEmpty)) saveLog(database);
      return `${file} ${now ? 'was replaced' : 'is gone'}`;
    }
    if (!isOverwritten()) return undefined;
    // Rename the log: at the next start, SQLite would apply it to the new content and damage the database.
    const kept = replacedName(`${real}-wal`, new Date());
    fs.renameSync(`${real}-wal`, kept);
    return `${path} was overwritten. Its write-ahead log is kept as ${kept}`;
  };
}

/**
 * Detects writes to the database file that bypass SQLite. SQLite itself writes to the file only during a checkpoint,
 * which it records in the log's index (https://www.sqlite.org/fileformat.html, https://www.sqlite.org/walformat.html).
 * @returns a function that checks whether the file was overwritten since the previous check
 */
function watchContent(file: string, index: string): () => boolean {
  // Never close these descriptors: closing them would release SQLite's POSIX locks on the files.
  const [database, log] = [fs.openSync(file, 'r'), fs.openSync(index, 'r')];
  const [header, state] = [Buffer.alloc(100), Buffer.alloc(136)];
  const readIndex = () => {
    fs.readSync(log, state, 0, state.length, 0);
    // A restart of the log resets the salt and the number of frames before it resets the backfilled frames.
    const backfilled = Math.min(state.readUInt32LE(96), state.readUInt32LE(16));
    const attempted = state.readUInt32LE(128);
    const checkpoint = `${backfilled} frames of the log with the salt ${state.readBigUInt64LE(32)}`;
    return { checkpoint, isCheckpointing: backfilled !== attempted };
  };
  const readState = () => {
    // Read the index before and after the header: another process may complete a checkpoint in between.
    const { checkpoint } = readIndex();
    fs.readSync(database, header, 0, header.length, 0);
    const { size } = fs.fstatSync(database);
    const after = readIndex();
    const isCheckpointing = after.isCheckpointing || after.checkpoint !== checkpoint;
    return {
      ...{ size, checkpoint, isCheckpointing },
      changes: header.readUInt32BE(24),
      header: header.toString('latin1'),
    };
  };
  let last = readState();
  return () => {
    const before = last;
    last = readState();
    if (last.size < before.size || last.changes < before.changes) return true;
    return last.header !== before.header && last.checkpoint === before.checkpoint && !last.isCheckpointing;
  };
}

function statOf(path: string) {
  try {
    return fs.statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A parent folder may have become unreadable.
    return undefined;
  }
}

/** Copies the write-ahead log into the database file that this connection has open. */
function saveLog(database: DatabaseSync): void {
  try {
    database.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // The log can't be saved if the database file no longer exists.
  }
}

/** Empties the write-ahead log, which also overwrites the database pages that held deleted rows. */
async function emptyLog(db: Db, path: string): Promise<string | undefined> {
  for (const started = performance.now(); performance.now() - started < READER_MS; await sleep(RETRY_MS)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return undefined;
  }
  return `${path}-wal`;
}
