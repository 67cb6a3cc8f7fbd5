import { rmSync } from 'node:fs';

/** Removes a database file and what SQLite puts beside it, where a process that is killed leaves it. */
export function removeAll(file: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}
