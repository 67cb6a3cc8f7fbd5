import type { Connection } from './connection.ts';
import type { Db } from './tables.ts';

export interface LeadStore extends Connection {
  /** The database's name for the operator, without the password. */
  readonly description: string;
  /** For single queries that may read many rows. On SQLite, they run in a worker thread: see `sqliteReader`. */
  readonly reader: Db;
  /** Returns whether an error is temporary: the database can't be reached or written to, but a retry may succeed. */
  isUnavailable(error: unknown): boolean;
  /** Removes deleted rows from SQLite's write-ahead log. @returns the log's path if another process still reads it */
  emptyLog(): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Called with the reason if SQLite's file is removed, replaced or overwritten: every write fails from then on. */
  onLost: (reason: string) => void;
  /** Whether to create the tables in an empty database. */
  mayCreate: boolean;
}
