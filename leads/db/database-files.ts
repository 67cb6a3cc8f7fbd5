import * as fs from 'node:fs';
import { dirname } from 'node:path';

/** Creates an empty file and its folder if missing, for the owner only. */
export function createPrivateFile(path: string): void {
  fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // An existing file stays closed: closing it would drop SQLite's own locks on it.
  if (!fs.existsSync(path)) fs.closeSync(fs.openSync(path, 'a', 0o600));
}

/** Removes a database file, and the files beside it that SQLite leaves when its process is killed. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) fs.rmSync(file + suffix, { force: true });
}

/** Waits until a file, or the entries of a folder, are on disk. */
export function syncFile(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}

/** Returns the path of the file in which a restore prepares the new database. */
export function preparedName(path: string): string {
  return `${path}.restoring`;
}

/** Returns the path that a replaced database gets, beside the new one. */
export function replacedName(database: string, at: Date): string {
  return `${database}.before-${stamp(at)}`;
}

/** Formats an instant in UTC as part of a file name that every file system takes. */
export function stamp(instant: Date): string {
  return instant.toISOString().replaceAll(':', '-');
}
