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
import { rollBack, whenFree } from './sqlite-lock.ts';
import type { Tables } from './tables.ts';

/** What Kysely runs its statements on. */
interface Access {
  /** @throws StoreUnavailable where there is no database to use */
  take(): Promise<DatabaseSync>;
  /** Called after each statement that stands for itself, and after each transaction; throws where it does not count. */
  confirm(): void;
  /** Called with a connection that can't get out of its transaction. */
  giveUp(): void;
  /** How long another process may hold the file. */
  patienceMs: number;
}

/**
 * Kysely over `node:sqlite`. Kysely's own SQLite driver waits for another process's lock inside SQLite, which
 * stops the event loop; this one asks again. It also looks up the connection for each use, since a file that was
 * replaced is opened anew.
 */
export function kyselyOver(access: Access): Kysely<Tables> {
  const dialect: Dialect = {
    createDriver: () => driverOver(access),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return new Kysely<Tables>({ dialect });
}

/** Kysely over one connection that stays. */
export function kyselyOverConnection(connection: DatabaseSync, patienceMs: number): Kysely<Tables> {
  return kyselyOver({ take: async () => connection, confirm() {}, giveUp() {}, patienceMs });
}

/** SQLite can roll back changes of a schema, which Kysely's own adapter does not say. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function driverOver(access: Access): Driver {
  const rollBacks = new WeakMap<DatabaseConnection, () => void>();
  return {
    async init() {},
    /** Never throws: Kysely would keep the lock that lets one connection be used at a time. */
    async acquireConnection() {
      const { connection, rollBackAll } = connectionOver(access);
      rollBacks.set(connection, rollBackAll);
      return connection;
    },
    // It takes the lock at its start, so that it never finds half-way that another process was faster.
    beginTransaction: (connection) => execute(connection, 'begin immediate'),
    commitTransaction: (connection) => execute(connection, 'commit'),
    // Throws nothing: the error that led here is the one to be told.
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

/** A connection for Kysely. It takes the database at its first statement, and keeps to it from then on. */
function connectionOver({ take, confirm, giveUp, patienceMs }: Access) {
  let database: DatabaseSync | undefined;
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      database ??= await take();
      const taken = database;
      const statement = () => {
        const result = run<Row>(prepared(taken, sql), parameters as SQLInputValue[]);
        // At once, before anything else can open another file.
        if (!taken.isTransaction) confirm();
        return result;
      };
      return await whenFree(taken, statement, patienceMs);
    },
    // biome-ignore lint/correctness/useYield: an interface that nothing here uses
    async *streamQuery() {
      throw new Error('Read page by page: a stream would keep the log from being emptied');
    },
  };
  function rollBackAll(): void {
    if (database && !rollBack(database)) giveUp();
  }
  return { connection, rollBackAll };
}

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

function prepared(database: DatabaseSync, text: string): StatementSync {
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
