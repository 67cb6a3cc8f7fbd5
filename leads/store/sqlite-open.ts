import {
  accessSync,
  type BigIntStats,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE } from './dialects.ts';
import { assertNotNewer, migrate } from './migrate.ts';
import { sqliteKyselyOn } from './sqlite-dialect.ts';
import { retryWhileBusy } from './sqlite-lock.ts';

/** The two connections to a database file. */
export interface Connections {
  /** For transactions that never span an await. */
  inserting: DatabaseSync;
  /** For everything else. */
  other: DatabaseSync;
}

/** How long to wait while another process locks the file: it may be migrating the schema. */
const BUSY_TIMEOUT_MS = 10_000;

/** Creates an empty file and its folder if missing, for the owner only. */
export function createPrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Never opens an existing file: closing it would drop SQLite's own locks on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/**
 * Opens a database file, migrates its schema, and records which files it opened.
 * @throws if the file can't be opened, is not a database, is damaged, or was written by a newer version
 */
export async function openDatabase(path: string) {
  await assertUsable(path);
  const realPath = realpathSync(path);
  restrictToOwner(realPath);
  const before = statOf(path);
  const open: DatabaseSync[] = [];
  try {
    const other = await openConnection(path);
    open.push(other);
    await migrate(sqliteKyselyOn(other, BUSY_TIMEOUT_MS), SQLITE);
    const inserting = await openConnection(path);
    open.push(inserting);
    const files = statFiles(path, realPath);
    if (!isSameFile(files.main, before) || !files.log || !files.index)
      throw new Error('it was just replaced');
    for (const suffix of ['-wal', '-shm']) restrictToOwner(realPath + suffix);
    const connections: Connections = { inserting, other };
    return { connections, files, realPath };
  } catch (error) {
    for (const connection of open) connection.close();
    throw error;
  }
}

/** Removes the rights of group and others. SQLite creates its other files with the database's mode. */
function restrictToOwner(path: string): void {
  const mode = Number(statOf(path)?.mode ?? 0n) & 0o777;
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch {
    // Another user owns the file and lets this one write.
  }
}

/**
 * Checks an existing file before anything is written to it or beside it.
 * @throws if it is not a database, is damaged, is read-only, or was written by a newer version
 */
async function assertUsable(path: string): Promise<void> {
  const { size } = statSync(path);
  if (size === 0) return;
  // SQLite opens a read-only file without an error, and fails at the first insert.
  accessSync(path, constants.W_OK);
  // With a log, opens read-only: the last writer to close would move the log into the file. Without one, opens
  // for writing: a reader would leave an empty log behind.
  const readOnly = existsSync(`${realpathSync(path)}-wal`);
  const connection = new DatabaseSync(path, { readOnly, timeout: 0 });
  try {
    if (size <= MAX_CHECKED_BYTES) {
      // Skips the CHECK constraints: they take ten times as long, and hold already.
      connection.exec('pragma ignore_check_constraints = on');
      const found = await retryWhileBusy(
        connection,
        () => connection.prepare('pragma quick_check(1)').get()?.quick_check,
        BUSY_TIMEOUT_MS,
      );
      if (found !== 'ok') throw new Error(`it is damaged (${String(found).split('\n').join(' ')})`);
    }
    await assertNotNewer(sqliteKyselyOn(connection, BUSY_TIMEOUT_MS), SQLITE);
  } finally {
    connection.close();
  }
}

/** Larger files are not checked for damage, which takes about a millisecond per megabyte. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;

/** Opens a connection with a write-ahead log, a sync to disk at every commit, and deleted rows overwritten. */
async function openConnection(path: string): Promise<DatabaseSync> {
  const connection = new DatabaseSync(path, { timeout: 0 });
  const setUp = 'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on';
  try {
    await retryWhileBusy(connection, () => connection.exec(setUp), BUSY_TIMEOUT_MS);
    // SQLite creates the log and its index at the first read.
    await retryWhileBusy(connection, () => connection.exec('select 1 from sqlite_schema'), BUSY_TIMEOUT_MS);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

export type Files = ReturnType<typeof statFiles>;

/**
 * Looks at the database file, its write-ahead log and the log's index in shared memory. SQLite keeps these beside the
 * real file if the path is a link.
 */
export function statFiles(path: string, realPath: string) {
  return { main: statOf(path), log: statOf(`${realPath}-wal`), index: statOf(`${realPath}-shm`) };
}

export function statOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A folder of the path may have become unreadable.
    return undefined;
  }
}

export function isSameFile(a: BigIntStats | undefined, b: BigIntStats | undefined): boolean {
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}
