import {
  type BigIntStats,
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Creates an empty file and its folder if missing, for the owner only. */
export function createPrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Never opens an existing file: closing it would drop SQLite's own locks on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/** Removes the rights of group and others on a database and the files that SQLite keeps beside it, with its mode. */
export function restrictToOwner(path: string): void {
  const { mode } = statSync(path);
  try {
    for (const file of [path, `${path}-wal`, `${path}-shm`])
      if (existsSync(file)) chmodSync(file, mode & 0o700);
  } catch {
    // Another user owns the file and lets this one write.
  }
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

/**
 * Remembers which files a connection has open: the database, its write-ahead log and the log's index. What is written
 * to others than those at the path is lost.
 * @returns a function that says what has become of them; undefined if they are in their places
 */
export function watchFiles(path: string, database: DatabaseSync): () => string | undefined {
  const real = realpathSync(path);
  const files = [path, `${real}-wal`, `${real}-shm`].map((file) => ({ file, opened: statOf(file) }));
  return () => {
    const lost = files.find(({ file, opened }) => {
      const now = statOf(file);
      return !isSameFile(opened, now) || (file === path && now?.size === 0n);
    });
    if (!lost) return undefined;
    const isGone = statOf(lost.file) === undefined;
    // Completes a file that was moved without its log. What others have made of ours since is left alone.
    if (isGone || (lost.file === path && statOf(path)?.size !== 0n)) saveLog(database);
    return `${lost.file} ${isGone ? 'is gone' : 'was replaced'}`;
  };
}

/** Moves the write-ahead log into the file that it belongs to. */
function saveLog(database: DatabaseSync): void {
  try {
    database.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // Without its file, what is in the log can't be saved.
  }
}
