import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection, Driver, QueryResult } from 'kysely';
import { CompiledQuery, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { LEAD_TABLES, leadType } from '../lead-types/lead-types.ts';
import type { Db, Tables } from './tables.ts';

interface Options {
  database: DatabaseSync;
  /** How long another process may lock the file before a statement fails. */
  busyMs: number;
  /** Called after each transaction, and each statement outside of one. Throws if what it wrote was lost. */
  verify?: () => void;
}

/** Creates a Kysely over one connection of `node:sqlite`. Its transactions run one after the other. */
export function sqliteKysely(options: Options): Db {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => driverOf(options),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html. */
const CODES = {
  /** Another process locks the file. */
  busy: [5],
  /** The file is none that SQLite can read. */
  damaged: [11, 26],
  /** A later attempt may succeed: also locked, out of memory, read-only, error of the disk, full, can't be opened. */
  unavailable: [5, 11, 26, 6, 7, 8, 10, 13, 14],
};

export function isSqliteError(error: unknown, kind: keyof typeof CODES): boolean {
  return error instanceof Error && 'errcode' in error && CODES[kind].includes(Number(error.errcode) & 0xff);
}

const RETRY_MS = 10;

function driverOf({ database, busyMs, verify }: Options): Driver {
  /** Since when another process locks the file. While it does, only the first statement waits for it. */
  let busySince: number | undefined;
  const connection: DatabaseConnection = {
    executeQuery: (query) => execute(query) as Promise<QueryResult<never>>,
    streamQuery() {
      throw new Error('Nothing is streamed');
    },
  };
  const run = async (text: string) => void (await execute(CompiledQuery.raw(text)));
  return {
    async init() {},
    acquireConnection: async () => connection,
    /**
     * Takes the write lock at the start, so that no transaction fails half-way because another process wrote first. Lets
     * the event loop turn before that: nothing in a transaction waits for it, so that a hundred of them would hold it up.
     */
    async beginTransaction() {
      await setImmediate();
      await run('begin immediate');
    },
    commitTransaction: () => run('commit'),
    async rollbackTransaction() {
      // SQLite has rolled back by itself after some errors, such as a full disk.
      if (database.isTransaction) await run('rollback');
    },
    async releaseConnection() {},
    destroy: async () => database.close(),
  };

  /** Retries while the file is locked: SQLite's own busy timeout would block the event loop. */
  async function execute(query: CompiledQuery): Promise<QueryResult<unknown>> {
    for (;;) {
      try {
        const result = executeNow(database, query);
        if (!query.sql.startsWith('select')) busySince = undefined;
        if (!database.isTransaction) verify?.();
        return result;
      } catch (error) {
        if (!isSqliteError(error, 'busy')) throw error;
        busySince ??= performance.now();
        if (performance.now() - busySince >= busyMs) throw error;
      }
      await sleep(RETRY_MS);
    }
  }
}

/** Columns that hold a list, which SQLite keeps as JSON. */
const LISTS = LEAD_TABLES.flatMap((table) => Object.keys(leadType(table).lists));

function executeNow(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<unknown> {
  const statement = database.prepare(sql);
  const values = parameters.map((value) => (Array.isArray(value) ? JSON.stringify(value) : value));
  if (statement.columns().length === 0) {
    const { changes } = statement.run(...(values as SQLInputValue[]));
    return { rows: [], numAffectedRows: BigInt(changes) };
  }
  const rows = statement.all(...(values as SQLInputValue[]));
  for (const row of rows as Record<string, unknown>[])
    for (const column of LISTS) if (column in row) row[column] = JSON.parse(String(row[column]));
  return { rows };
}
