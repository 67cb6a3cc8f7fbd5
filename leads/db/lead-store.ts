import type { AskedTime } from '../calls/call.ts';
import type { LeadRows, LeadTable } from '../lead-types/lead-types.ts';
import type { DeliveryKind } from '../outbox/kinds.ts';
import type { Dialect } from './dialects.ts';
import type { Db } from './tables.ts';

/** What is stored in the same transaction as a lead. */
export interface LeadExtras {
  suspicion?: string | undefined;
  /** The IANA zone of the device that it came from, if known and of use. */
  deviceZone?: string | undefined;
  /** Where its visitor came from, if known: as `knownSource` returns it. */
  source?: string | undefined;
  /** The IPv4 address or IPv6 /64 network that sent it. Only a keyed hash of it is stored. */
  network?: string | undefined;
  deliveries?: readonly DeliveryKind[];
  /** The time that it asks for, if it is one that visitors may have. */
  time?: AskedTime | undefined;
}

/** A database that is open, with our tables. */
export interface OpenDatabase {
  /** Names the database for the operator, without its password. */
  readonly description: string;
  /** Access to all tables, for commands and deliveries. */
  readonly db: Db;
  readonly dialect: Dialect;
  /** Whether an error says that the database can't be reached or can't write now, so that a later attempt may succeed. */
  isUnavailable(error: unknown): boolean;
  /**
   * Removes copies of deleted rows from SQLite's write-ahead log. Waits a little for other processes that read it.
   * @returns the log's file if one goes on reading
   */
  emptyLog(): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface LeadStore extends OpenDatabase {
  /**
   * Stores a checked row and what belongs to it, all or nothing. Resolves once they are durable. If the `id` is
   * stored already, nothing changes: the outcome is `duplicate` if the stored row is the same, otherwise `conflict`.
   * @throws an error that `isUnavailable` knows if the database can't store it now
   */
  insert<T extends LeadTable>(table: T, row: NewLead<T>, extras?: LeadExtras): Promise<InsertOutcome>;
  /** @throws if the database can't commit a lead now */
  proveWritable(): Promise<void>;
}

export type NewLead<Table extends LeadTable> = LeadRows[Table] & { id: string };

export type InsertOutcome = 'stored' | 'duplicate' | 'conflict';
