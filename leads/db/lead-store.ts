import type { Dialect } from './dialects.ts';
import type { Db } from './tables.ts';

/** An open database with our tables: the leads, and all that is kept beside them. */
export interface LeadStore {
  /** Names the database for the operator, without its password. */
  readonly description: string;
  readonly db: Db;
  readonly dialect: Dialect;
  /** Whether an error means that the database can't be reached or can't write now, so that a retry may succeed. */
  isUnavailable(error: unknown): boolean;
  /**
   * Removes deleted rows from SQLite's write-ahead log. Waits up to five seconds for other processes that read the log.
   * @returns the path of the log if another process is still reading it
   */
  emptyLog(): Promise<string | undefined>;
  close(): Promise<void>;
}
