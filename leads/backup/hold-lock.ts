import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../store/sqlite-errors.ts';
import { createPrivateFile } from '../store/sqlite-open.ts';

/**
 * Locks a file until it is disposed of. Node has no file locks, but SQLite does, and the system releases them however
 * the process ends. The file stays, empty.
 * @returns undefined if another process holds it
 * @throws if the file can't be made or locked
 */
export function holdLock(file: string): Disposable | undefined {
  createPrivateFile(file);
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    // Without a journal file, which a kill would leave.
    connection.exec('pragma journal_mode = memory; begin exclusive');
    return { [Symbol.dispose]: () => connection.close() };
  } catch (error) {
    connection.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}
