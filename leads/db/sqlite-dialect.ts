import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection, Driver, QueryResult } from 'kysely';
import { CompiledQuery, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { foldText, soundsOf } from '../fold-text.ts';
import { LEAD_TABLES, listsOf } from '../lead-types/lead-types.ts';
import type { Db, Tables } from './tables.ts';

interface Options {
  database: DatabaseSync;
  /** How long statements wait for another process's lock on the file before they fail. */
  busyMs: number;
  /** Called after each transaction, and after each statement outside a transaction. Throws if the writes were lost. */
  verify?: () => void;
}

/** Creates a Kysely instance over a single `node:sqlite` connection. Its transactions run one at a time. */
export function sqliteKysely(options: Options): Db {
  options.database.function('fold_text', { deterministic: true }, (text) => foldText(String(text)));
  options.database.function('sounds_of', { deterministic: true }, (text) => soundsOf(String(text)));
  const { execute, ...driver } = driverOf(options);
  return kyselyOver(execute, driver);
}

/**
 * Creates a Kysely instance over one connection to SQLite. Kysely waits for each query before it sends the next.
 * @param driver how the connection is closed, and how it begins and ends transactions if it can
 */
export function kyselyOver(execute: Execute, driver: Pick<Driver, 'destroy'> & Partial<Driver>): Db {
  const connection: DatabaseConnection = {
    executeQuery: (query) => execute(query) as Promise<QueryResult<never>>,
    streamQuery() {
      throw new Error('Streaming is not supported');
    },
  };
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => ({ ...DRIVER, acquireConnection: async () => connection, ...driver }),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

type Execute = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

const nothing = async () => {};
const ENDS = { commitTransaction: nothing, rollbackTransaction: nothing };
const DRIVER = { init: nothing, releaseConnection: nothing, beginTransaction: nothing, ...ENDS };

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html. */
const CODES = {
  /** Another process has locked the file. */
  busy: [5],
  /** The file is corrupt, or isn't a database. */
  damaged: [11, 26],
  /** A retry may succeed: the above, locked table, out of memory, read-only, I/O error, disk full, cannot open. */
  unavailable: [5, 11, 26, 6, 7, 8, 10, 13, 14],
};

export function isSqliteError(error: unknown, kind: keyof typeof CODES): boolean {
  return error instanceof Error && 'errcode' in error && CODES[kind].includes(Number(error.errcode) & 0xff);
}

const RETRY_MS = 10;
const NEW_LOCK_MS = 500;

function driverOf({ database, busyMs, verify }: Options) {
  /** When another process's lock was first and last noticed. All statements together wait `busyMs` for this lock. */
  let busy: { since: number; last: number } | undefined;
  const run = async (text: string) => void (await execute(CompiledQuery.raw(text)));
  return {
    execute,
    /** Takes the write lock immediately, so that no transaction fails halfway because another process wrote first. */
    async beginTransaction() {
      // Yield first: a queue of synchronous transactions would block the event loop.
      await setImmediate();
      await run('begin immediate');
    },
    commitTransaction: () => run('commit'),
    async rollbackTransaction() {
      // After some errors, such as a full disk, SQLite has already rolled back.
      if (database.isTransaction) await run('rollback');
    },
    destroy: async () => database.close(),
  };

  /** Retries while the file is locked: SQLite's own busy timeout would block the event loop. */
  async function execute(query: CompiledQuery): Promise<QueryResult<unknown>> {
    for (;;) {
      try {
        const result = executeNow(database, query);
        if (!query.sql.startsWith('select')) busy = undefined;
        if (!database.isTransaction) verify?.();
        return result;
      } catch (error) {
        if (!isSqliteError(error, 'busy')) throw error;
        const now = performance.now();
        // A lock that is met again only after a while is a new lock.
        busy = { since: busy && now - busy.last < NEW_LOCK_MS ? busy.since : now, last: now };
        if (now - busy.since >= busyMs) throw error;
      }
      await sleep(RETRY_MS);
    }
  }
}

/** Columns that hold a list, which SQLite stores as JSON. */
const LISTS = LEAD_TABLES.flatMap(listsOf);

function executeNow(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<unknown> {
  const statement = database.prepare(sql);
  const values = parameters.map((value) => (Array.isArray(value) ? JSON.stringify(value) : value));
  if (statement.columns().length === 0) {
    const { changes } = statement.run(...(values as SQLInputValue[]));
    return { rows: [], numAffectedRows: BigInt(changes) };
  }
  return { rows: withLists(statement.all(...(values as SQLInputValue[]))) };
}

/** Parses the columns that hold a list, in place. */
export function withLists(rows: Record<string, unknown>[]) {
  for (const row of rows)
    for (const column of LISTS) if (column in row) row[column] = JSON.parse(String(row[column]));
  return rows;
}
