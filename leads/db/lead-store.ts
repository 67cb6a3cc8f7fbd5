import type { Connection } from './connection.ts';

export interface LeadStore extends Connection {
  /** The database's name for the operator, without the password. */
  readonly description: string;
  /** Returns whether an error is temporary: the database can't be reached or written to, but a retry may succeed. */
  isUnavailable(error: unknown): boolean;
  /** Removes deleted rows from SQLite's write-ahead log. @returns the log's path if another process still reads it */
  emptyLog(): Promise<string | undefined>;
  close(): Promise<void>;
}
