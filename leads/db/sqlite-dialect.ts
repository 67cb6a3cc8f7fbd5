import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Tables } from './tables.ts';

interface Options {
  database: DatabaseSync;
  /** How long another process may lock the file before a statement fails. */
  busyMs: number;
  /** Called after each transaction, and each statement outside of one. Throws if what it wrote was lost. */
  verify?: () => void;
}

/** Creates a Kysely over one connection of `node:sqlite`. Its transactions run one after the other. */
export function sqliteKysely(options: Options): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => new NodeSqliteDriver(options),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

// SQLite's primary result codes, https://www.sqlite.org/rescode.html.
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Also: locked, out of memory, read-only, error of the disk, full, can't be opened. */
const UNAVAILABLE = [BUSY, CORRUPT, NOT_A_DATABASE, 6, 7, 8, 10, 13, 14];

/** Whether another process locks the file. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

/** Whether the file is none that SQLite can read. */
export function isDamaged(error: unknown): boolean {
  return [CORRUPT, NOT_A_DATABASE].includes(codeOf(error));
}

/** Whether the database is to blame rather than the row, so that a later attempt may succeed. */
export function isSqliteUnavailable(error: unknown): boolean {
  return UNAVAILABLE.includes(codeOf(error));
}

function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

const RETRY_MS = 10;

class NodeSqliteDriver extends SqliteDriver {
  readonly #options: Options;
  /** Since when another process locks the file. While it does, only the first statement waits for it. */
  #busySince: number | undefined;

  constructor(options: Options) {
    super({ database: asSqliteDatabase(options.database) });
    this.#options = options;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#execute(() => connection.executeQuery(query), query),
      streamQuery: connection.streamQuery.bind(connection),
    };
  }

  /**
   * Takes the write lock at the start, so that no transaction fails half-way because another process wrote first. Lets
   * the event loop turn before that: nothing in a transaction waits for it, so that a hundred of them would hold it up.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await setImmediate();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite has rolled back by itself after some errors, such as a full disk. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#options.database.isTransaction) await super.rollbackTransaction(connection);
  }

  /** Retries while the file is locked: SQLite's own busy timeout would block the event loop. */
  async #execute<Result>(run: () => Promise<Result>, { sql }: CompiledQuery): Promise<Result> {
    const { database, busyMs, verify } = this.#options;
    for (;;) {
      try {
        const result = await run();
        if (!sql.startsWith('select')) this.#busySince = undefined;
        if (!database.isTransaction) verify?.();
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        this.#busySince ??= performance.now();
        if (performance.now() - this.#busySince >= busyMs) throw error;
      }
      await sleep(RETRY_MS);
    }
  }
}

function asSqliteDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}
