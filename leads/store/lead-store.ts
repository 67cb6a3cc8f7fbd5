import type { Kysely } from 'kysely';
import type { QueryConfig, QueryResult } from 'pg';
import type { LeadRows, LeadTable } from '../types.ts';
import type { QueryDialect } from './query-dialects.ts';
import type { Beside } from './rows-beside.ts';
import type { Tables } from './tables.ts';

/** Where leads are kept. */
export interface LeadStore {
  /** For the people who run it: which database this is, with no password in it. */
  readonly description: string;
  /** All tables, for whoever reads leads or sends what they ask for. */
  readonly db: Kysely<Tables>;
  /** How its queries are written. */
  readonly dialect: QueryDialect;
  /** PostgreSQL only: asks it for what several processes share. */
  readonly query?: (statement: QueryConfig) => Promise<QueryResult>;
  /**
   * Stores one checked row and what belongs to it, all or nothing, and returns when it is durable.
   * A row whose `id` is stored already changes nothing: it is a `duplicate` where the stored row is the same,
   * and a `conflict` where it is not, or is in another table.
   * @throws StoreUnavailable when the database can't take it now.
   */
  insert<Name extends LeadTable>(table: Name, row: NewLead<Name>, beside?: Beside): Promise<InsertOutcome>;
  /** @throws StoreUnavailable when the database does not answer. */
  ping(): Promise<void>;
  /** @throws StoreUnavailable when the database can't commit a lead now. */
  proveWritable(): Promise<void>;
  /**
   * Removes copies of deleted rows from SQLite's write-ahead log. Waits a little for other processes that read it.
   * @returns what is left, if one goes on reading
   */
  emptyLog(): Promise<LeftLog | undefined>;
  close(): Promise<void>;
}

/** A checked row under its id. */
export type NewLead<Table extends LeadTable> = LeadRows[Table] & { id: string };

export type InsertOutcome = 'stored' | 'duplicate' | 'conflict';

/** A write-ahead log that could not be emptied. */
export interface LeftLog {
  file: string;
  bytes: number;
}

/** Told what the operator of a store has to know: a fault once when it begins, and that it is over. */
export type Notify = (level: 'error' | 'info', message: string) => void;

/** The database can't be reached or can't write now; the same call may succeed later. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** Whether the operator has been told already, so that nobody tells it again for each request. */
  readonly isAnnounced: boolean;

  constructor(
    message: string,
    { isAnnounced = false, ...options }: ErrorOptions & { isAnnounced?: boolean } = {},
  ) {
    super(message, options);
    this.isAnnounced = isAnnounced;
  }
}

/** So many wait already that this one was turned away; the database itself may be well. */
export class QueueFull extends StoreUnavailable {
  override name = 'QueueFull';
}
