import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { POSTGRES, type SchemaDialect, SQLITE } from './dialects.ts';
import type { Tables } from './tables.ts';

/** What SQLite and PostgreSQL write differently in a query. `dialects.ts` has the same for the schema. */
export interface QueryDialect {
  /** The database's own clock, which all processes share. */
  now: RawBuilder<string>;
  /** So many ms from now; negative for the past. */
  in(ms: number): RawBuilder<string>;
  /** So many ms after a point in time. */
  after(instant: string, ms: number): RawBuilder<string>;
  /** How many seconds ago a point in time was. */
  secondsSince(column: string): RawBuilder<number>;
  /** Whether a later point in time is at most so many seconds after one. */
  isWithin(column: string, later: RawBuilder<unknown>, seconds: number): RawBuilder<boolean>;
  /** The day of a point in time in UTC, `YYYY-MM-DD`. */
  day(column: string): RawBuilder<string>;
  /** The values of a column that holds lists, as a table with the column `value`. */
  listValues(column: string): RawBuilder<unknown>;
  /** A list as a column keeps it. */
  list(values: string[]): string | string[];
  /** Makes a query of a table take this index, where the database would not see for itself that it may. */
  byIndex(index: string): RawBuilder<unknown>;
  /** Locks the deliveries that a query selects, and skips those that another transaction has locked. */
  lockingRows<Output>(query: DeliveryQuery<Output>): DeliveryQuery<Output>;
  /** Waits until no other transaction holds this lock, and holds it to the end of this one. */
  lock(transaction: Kysely<Tables>, key: number): Promise<void>;
}

type DeliveryQuery<Output> = SelectQueryBuilder<Tables, 'deliveries', Output>;

export function queryDialect({ name }: SchemaDialect): QueryDialect {
  return name === 'sqlite' ? SQLITE_QUERIES : POSTGRES_QUERIES;
}

export const SQLITE_QUERIES: QueryDialect = {
  now: sql.raw(SQLITE.now),
  in: (ms) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${seconds(ms)})`,
  after: (instant, ms) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${instant}, ${seconds(ms)})`,
  secondsSince: (column) => sql`(julianday('now') - julianday(${sql.ref(column)})) * 86400`,
  isWithin: (column, later, seconds) =>
    sql`(julianday(${later}) - julianday(${sql.ref(column)})) * 86400 <= ${sql.lit(seconds)}`,
  day: (column) => sql`substr(${sql.ref(column)}, 1, 10)`,
  listValues: (column) => sql`json_each(${sql.ref(column)})`,
  list: JSON.stringify,
  byIndex: (index) => sql`indexed by ${sql.id(index)}`,
  // A transaction that writes has the file to itself.
  lockingRows: (query) => query,
  async lock() {},
};

export const POSTGRES_QUERIES: QueryDialect = {
  now: sql.raw(POSTGRES.now),
  in: (ms) => sql`now() + ${`${ms} ms`}::interval`,
  after: (instant, ms) => sql`${instant}::timestamptz + ${`${ms} ms`}::interval`,
  secondsSince: (column) => sql`extract(epoch from now() - ${sql.ref(column)})`,
  isWithin: (column, later, seconds) =>
    sql`extract(epoch from ${later} - ${sql.ref(column)}) <= ${sql.lit(seconds)}`,
  day: (column) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`,
  listValues: (column) => sql`unnest(${sql.ref(column)}) as list(value)`,
  list: (values) => values,
  byIndex: () => sql``,
  lockingRows: (query) => query.forUpdate().skipLocked(),
  async lock(transaction, key) {
    await sql`select pg_advisory_xact_lock(${sql.lit(key)})`.execute(transaction);
  },
};

function seconds(ms: number): string {
  return `${ms / 1000} seconds`;
}
