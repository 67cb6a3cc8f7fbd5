import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from './lead-store.ts';
import { isBusy } from './sqlite-errors.ts';

/** How often to ask whether the file is free. */
const RETRY_MS = 10;

/**
 * Runs what SQLite refuses while another process holds the file, and asks again until it is let. SQLite's own
 * busy timeout would stop the whole process meanwhile, so no connection has one.
 * @param work synchronous, and without effect where it throws
 * @throws what `work` throws, SQLITE_BUSY only once the patience is over; StoreUnavailable where the connection
 * is closed meanwhile
 */
export async function whenFree<Result>(
  connection: DatabaseSync,
  work: () => Result,
  patienceMs: number,
): Promise<Result> {
  for (const started = performance.now(); ; await sleep(RETRY_MS)) {
    if (!connection.isOpen) throw new StoreUnavailable('the database file was replaced meanwhile');
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - started >= patienceMs) throw error;
    }
  }
}

/** Ends a transaction that failed. Returns whether the connection can be used again, and never throws. */
export function rollBack(connection: DatabaseSync): boolean {
  try {
    // SQLite ends some by itself, such as on a full disk.
    if (connection.isOpen && connection.isTransaction) connection.exec('rollback');
    return true;
  } catch {
    return false;
  }
}
