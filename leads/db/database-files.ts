import * as fs from 'node:fs';
import { dirname } from 'node:path';

/** Creates an empty file, and its folder if missing, both with access for the owner only. */
export function createPrivateFile(path: string): void {
  fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Don't open an existing file: closing the descriptor would release SQLite's POSIX locks on the file.
  if (!fs.existsSync(path)) fs.closeSync(fs.openSync(path, 'a', 0o600));
}

/** Removes a database file, and the files next to it that a killed SQLite process leaves behind. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) fs.rmSync(file + suffix, { force: true });
}

/** Flushes a file, or the entries of a folder, to disk. */
export function syncFile(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}

/** Returns the path at which a restore prepares the new database. */
export function preparedName(path: string): string {
  return `${path}.restoring`;
}

/** Returns the path at which a replaced database is kept, next to the new database. */
export function replacedName(database: string, at: Date): string {
  return `${database}.before-${stamp(at)}`;
}

/** Formats an instant (UTC) for use in file names. Colons are replaced, since some file systems forbid them. */
export function stamp(instant: Date): string {
  return instant.toISOString().replaceAll(':', '-');
}
