import type { LeadRows, LeadTableName } from '../lead-tables.ts';

/** Where leads are kept. */
export interface LeadStore {
  /** For the people who run it: which database this is, with no password in it. */
  readonly description: string;
  /**
   * Stores one checked row, and returns when it is durable. A row whose `id` is stored already
   * changes nothing and is a `duplicate`.
   * @throws StoreUnavailable when the database can't take it now.
   */
  insert<Name extends LeadTableName>(table: Name, row: LeadRows[Name]): Promise<'stored' | 'duplicate'>;
  /** @throws StoreUnavailable when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The database can't be reached or can't write now; the same call may succeed later. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
