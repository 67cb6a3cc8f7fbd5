import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';

/** Waits until a file, or the entries of a folder, are on disk. */
export function syncFile(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Removes a database file and what SQLite puts beside it, where a process that is killed leaves it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}
