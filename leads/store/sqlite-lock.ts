import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from './lead-store.ts';
import { isBusy } from './sqlite-errors.ts';

const RETRY_INTERVAL_MS = 10;

/**
 * Runs `work`, and retries it while another process locks the file. It replaces SQLite's own busy timeout, which
 * blocks the event loop.
 * @param work synchronous, and without effect if it throws
 * @throws what `work` throws, SQLITE_BUSY only after the timeout; StoreUnavailable if the connection is closed
 * meanwhile
 */
export async function retryWhileBusy<Result>(
  connection: DatabaseSync,
  work: () => Result,
  timeoutMs: number,
): Promise<Result> {
  for (const started = performance.now(); ; await sleep(RETRY_INTERVAL_MS)) {
    if (!connection.isOpen) throw new StoreUnavailable('the database file was replaced meanwhile');
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - started >= timeoutMs) throw error;
    }
  }
}

/** Rolls back a failed transaction. Never throws; returns whether the connection is usable again. */
export function rollBack(connection: DatabaseSync): boolean {
  try {
    // SQLite rolls back by itself after some errors, such as a full disk.
    if (connection.isOpen && connection.isTransaction) connection.exec('rollback');
    return true;
  } catch {
    return false;
  }
}
