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
import { migrate, refuseNewer } from './migrate.ts';
import { kyselyOverConnection } from './sqlite-dialect.ts';
import { whenFree } from './sqlite-lock.ts';

/** The two connections to a database file. */
export interface Connections {
  /** For transactions that are never held over an await. */
  inserting: DatabaseSync;
  /** For everything else. */
  other: DatabaseSync;
}

/** What was opened. */
export interface Opened {
  connections: Connections;
  files: Files;
  /** Where the path leads. */
  realPath: string;
}

/** How long another process may hold the file while it is opened: it may be bringing the schema up to date. */
const OPEN_PATIENCE_MS = 10_000;

/** Makes an empty file for its owner alone, and its folder, where there are none. */
export function createPrivately(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Only a new file is opened here: closing one that SQLite has open would take away SQLite's locks.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/**
 * Opens a database file, brings its schema up to date, and notes which files it opened.
 * @throws where it can't be opened, is no database, is damaged, or was written by a newer version
 */
export async function openAtPath(path: string): Promise<Opened> {
  await refuseUnusable(path);
  const realPath = realpathSync(path);
  narrow(realPath);
  const before = statOf(path);
  const open: DatabaseSync[] = [];
  try {
    const other = await openConnection(path);
    open.push(other);
    await migrate(kyselyOverConnection(other, OPEN_PATIENCE_MS), SQLITE);
    const inserting = await openConnection(path);
    open.push(inserting);
    const files = filesAt(path, realPath);
    if (!isSame(files.main, before) || !files.log || !files.index) throw new Error('it was just replaced');
    for (const suffix of ['-wal', '-shm']) narrow(realPath + suffix);
    return { connections: { inserting, other }, files, realPath };
  } catch (error) {
    for (const connection of open) connection.close();
    throw error;
  }
}

/** Leaves a file to its owner alone. SQLite gives what it makes beside a database the database's mode. */
function narrow(path: string): void {
  const mode = Number(statOf(path)?.mode ?? 0n) & 0o777;
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch {
    // It belongs to somebody else, who lets this user write.
  }
}

/**
 * Looks into a file that is there already, before anything is written into it or beside it.
 * @throws where it is no database, is damaged, may only be read, or was written by a newer version
 */
async function refuseUnusable(path: string): Promise<void> {
  const { size } = statSync(path);
  if (size === 0) return;
  // SQLite takes a file that it may only read without a word, until the first insert.
  accessSync(path, constants.W_OK);
  // The last one to close a file moves its log into it, unless it may only read; whoever may only read leaves
  // an empty log where there was none.
  const readOnly = existsSync(`${realpathSync(path)}-wal`);
  const connection = new DatabaseSync(path, { readOnly, timeout: 0 });
  try {
    if (size <= CHECKED_BYTES) {
      // The rules of the tables are left out: they would take ten times as long, and hold anyway.
      connection.exec('pragma ignore_check_constraints = on');
      const found = await whenFree(
        connection,
        () => connection.prepare('pragma quick_check(1)').get()?.quick_check,
        OPEN_PATIENCE_MS,
      );
      if (found !== 'ok') throw new Error(`it is damaged (${String(found).split('\n').join(' ')})`);
    }
    await refuseNewer(kyselyOverConnection(connection, OPEN_PATIENCE_MS), SQLITE);
  } finally {
    connection.close();
  }
}

/** How large a file is looked through when it is opened, which takes about a millisecond a megabyte. */
const CHECKED_BYTES = 64 * 1024 * 1024;

/** Durable before the answer: write-ahead log, and a sync to disk at every commit. What is erased is overwritten. */
async function openConnection(path: string): Promise<DatabaseSync> {
  const connection = new DatabaseSync(path, { timeout: 0 });
  const setUp = 'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on';
  try {
    await whenFree(connection, () => connection.exec(setUp), OPEN_PATIENCE_MS);
    // Only whoever reads makes the log and its index.
    await whenFree(connection, () => connection.exec('select 1 from sqlite_schema'), OPEN_PATIENCE_MS);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** What is at a path and beside it. */
export interface Files {
  main: BigIntStats | undefined;
  /** The write-ahead log. */
  log: BigIntStats | undefined;
  /** The shared memory that says what is where in the log. */
  index: BigIntStats | undefined;
}

/** SQLite keeps a log beside the file itself, also where the path is a link to it. */
export function filesAt(path: string, realPath: string): Files {
  return { main: statOf(path), log: statOf(`${realPath}-wal`), index: statOf(`${realPath}-shm`) };
}

export function statOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A folder on the way may not be looked into any more.
    return undefined;
  }
}

export function isSame(a: BigIntStats | undefined, b: BigIntStats | undefined): boolean {
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}
