import type { Kysely } from 'kysely';
import type { QueryConfig, QueryResult } from 'pg';
import type { LeadRows, LeadTable } from '../types.ts';
import type { QueryDialect } from './query-dialects.ts';
import type { Beside } from './rows-beside.ts';
import type { Tables } from './tables.ts';

/** A database that stores leads. */
export interface LeadStore {
  /** Names the database for the operator, without its password. */
  readonly description: string;
  /** Access to all tables, for commands and deliveries. */
  readonly db: Kysely<Tables>;
  /** How this database writes queries. */
  readonly dialect: QueryDialect;
  /** PostgreSQL only: runs a query for state that processes share. */
  readonly query?: (statement: QueryConfig) => Promise<QueryResult>;
  /**
   * Stores a checked row and the rows beside it, all or nothing. Resolves once they are durable. If the `id` is
   * stored already, nothing changes: the outcome is `duplicate` if the stored row is the same, otherwise `conflict`.
   * @throws StoreUnavailable if the database can't store it now
   */
  insert<Name extends LeadTable>(table: Name, row: NewLead<Name>, beside?: Beside): Promise<InsertOutcome>;
  /**
   * Runs queries for a request.
   * @throws StoreUnavailable if the database can't answer now
   */
  available<Result>(queries: () => Promise<Result>): Promise<Result>;
  /** @throws StoreUnavailable if the database does not answer */
  ping(): Promise<void>;
  /** @throws StoreUnavailable if the database can't commit a lead now */
  proveWritable(): Promise<void>;
  /**
   * Removes copies of deleted rows from SQLite's write-ahead log. Waits a little for other processes that read it.
   * @returns what is left, if one goes on reading
   */
  emptyLog(): Promise<LeftLog | undefined>;
  close(): Promise<void>;
}

/** A checked row with its id. */
export type NewLead<Table extends LeadTable> = LeadRows[Table] & { id: string };

export type InsertOutcome = 'stored' | 'duplicate' | 'conflict';

/** A write-ahead log that could not be emptied. */
export interface LeftLog {
  file: string;
  bytes: number;
}

/** Reports faults to the operator: once when they begin, and once when they end. */
export type Notify = (level: 'error' | 'info', message: string) => void;

/** The database can't be reached or can't write now. A later call may succeed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** Whether the operator has been told, so that not every request has to be logged. */
  readonly isAnnounced: boolean;

  constructor(
    message: string,
    { isAnnounced = false, ...options }: ErrorOptions & { isAnnounced?: boolean } = {},
  ) {
    super(message, options);
    this.isAnnounced = isAnnounced;
  }
}

/** Too many calls are waiting. The database itself may be fine. */
export class QueueFull extends StoreUnavailable {
  override name = 'QueueFull';
}
