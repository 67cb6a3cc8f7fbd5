import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { retryWhileBusy, rollBack } from './sqlite-lock.ts';
import type { Tables } from './tables.ts';

interface ConnectionSource {
  /** @throws StoreUnavailable if there is no usable database */
  acquire(): Promise<DatabaseSync>;
  /** Called after each statement outside a transaction, and after each transaction. Throws if it was lost. */
  verify(): void;
  /** Called if the connection can't roll back. */
  discard(): void;
  /** How long to wait while another process locks the file. */
  busyTimeoutMs: number;
}

/**
 * Creates a Kysely over `node:sqlite`. Kysely's own SQLite driver waits for locks inside SQLite, which blocks the
 * event loop; this one retries. It also acquires the connection for each use, since a replaced file is reopened.
 */
export function sqliteKysely(source: ConnectionSource): Kysely<Tables> {
  const dialect: Dialect = {
    createDriver: () => createDriver(source),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return new Kysely<Tables>({ dialect });
}

/** Creates a Kysely over one fixed connection. */
export function sqliteKyselyOn(connection: DatabaseSync, busyTimeoutMs: number): Kysely<Tables> {
  return sqliteKysely({ acquire: async () => connection, verify() {}, discard() {}, busyTimeoutMs });
}

/** SQLite can roll back schema changes, which Kysely's own adapter denies. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createDriver(source: ConnectionSource): Driver {
  const rollBacks = new WeakMap<DatabaseConnection, () => void>();
  return {
    async init() {},
    /** Must not throw: Kysely would never release the mutex that guards the connection. */
    async acquireConnection() {
      const { connection, rollBackAll } = createConnection(source);
      rollBacks.set(connection, rollBackAll);
      return connection;
    },
    // Takes the write lock at the start, so that no transaction fails half-way because another process wrote first.
    beginTransaction: (connection) => execute(connection, 'begin immediate'),
    commitTransaction: (connection) => execute(connection, 'commit'),
    // Does not throw: the caller should see the error that led here.
    async rollbackTransaction(connection) {
      rollBacks.get(connection)?.();
    },
    async releaseConnection() {},
    async destroy() {},
  };
}

async function execute(connection: DatabaseConnection, text: string): Promise<void> {
  await connection.executeQuery({ sql: text, parameters: [] } as unknown as CompiledQuery);
}

/** Creates a connection for Kysely. It acquires the database at its first statement, and then keeps it. */
function createConnection({ acquire, verify, discard, busyTimeoutMs }: ConnectionSource) {
  let database: DatabaseSync | undefined;
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      database ??= await acquire();
      const acquired = database;
      const work = () => {
        const result = run<Row>(prepare(acquired, sql), parameters as SQLInputValue[]);
        // Synchronously, before anything else can open another file.
        if (!acquired.isTransaction) verify();
        return result;
      };
      return await retryWhileBusy(acquired, work, busyTimeoutMs);
    },
    // biome-ignore lint/correctness/useYield: required by the interface, and unused
    async *streamQuery() {
      throw new Error('Read page by page: a stream would block checkpoints of the log');
    },
  };
  function rollBackAll(): void {
    if (database && !rollBack(database)) discard();
  }
  return { connection, rollBackAll };
}

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Prepares a statement, once for each connection. */
export function prepare(database: DatabaseSync, text: string): StatementSync {
  const known = statements.get(database) ?? new Map<string, StatementSync>();
  statements.set(database, known);
  const statement = known.get(text) ?? database.prepare(text);
  known.set(text, statement);
  return statement;
}

function run<Row>(statement: StatementSync, values: SQLInputValue[]): QueryResult<Row> {
  if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}
