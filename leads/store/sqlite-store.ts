import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { SQLITE } from './dialects.ts';
import { type LeadStore, StoreUnavailable } from './lead-store.ts';
import { migrate, refuseNewer } from './migrate.ts';
import { proveWritable } from './prove-writable.ts';
import { isNotNow, sqliteInserts } from './sqlite-inserts.ts';
import type { Tables } from './tables.ts';

/**
 * Opens the embedded store, makes the file and its folder where there are none, and brings the
 * schema up to date. It holds two connections: one that inserts, and one for everything else.
 * @param path of the database file
 * @throws where the file can't be opened, is no database, or was written by a newer version
 */
export async function openSqliteStore(path: string): Promise<LeadStore> {
  try {
    mkdirSync(dirname(path), { recursive: true });
    await refuseUnusable(path);
    const db = await openKysely(path);
    const inserting = openConnection(path);
    // It waits by itself, without stopping the process.
    setTimeoutOf(inserting, 0);
    const inserts = sqliteInserts(inserting, db);
    return {
      kind: 'sqlite',
      description: `${path} (SQLite)`,
      db,
      insert: (table, row, beside) => available(() => inserts.insert(table, row, beside)),
      ping: () => available(async () => void (await sql`select 1 from kysely_migration`.execute(db))),
      proveWritable: () => available(() => proveWritable(db)),
      async close() {
        await inserts.close();
        await db.destroy();
      },
    };
  } catch (error) {
    throw new Error(`The database file ${path} can't be used: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * Looks into a file that is there already, before anything is written into it or beside it.
 * @throws where it is no database, is damaged, may only be read, or was written by a newer version
 */
async function refuseUnusable(path: string): Promise<void> {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return;
  // SQLite takes a file that it may only read without a word, until the first insert.
  accessSync(path, constants.W_OK);
  // The last one to close a file moves its log into it, unless it may only read; whoever may only read leaves
  // an empty log where there was none.
  const readOnly = existsSync(`${path}-wal`);
  const connection = new DatabaseSync(path, { readOnly, timeout: START_TIMEOUT_MS });
  try {
    if (size <= CHECKED_BYTES) {
      // The rules of the tables are left out: they would take ten times as long, and hold anyway.
      connection.exec('pragma ignore_check_constraints = on');
      const found = connection.prepare('pragma quick_check(1)').get()?.quick_check;
      if (found !== 'ok') throw new Error(`it is damaged (${String(found).split('\n').join(' ')})`);
    }
    await refuseNewer(kyselyOver(connection), SQLITE);
  } finally {
    connection.close();
  }
}

/** How large a file is looked through at the start, which takes about a millisecond a megabyte. */
const CHECKED_BYTES = 64 * 1024 * 1024;

async function openKysely(path: string): Promise<Kysely<Tables>> {
  const connection = openConnection(path);
  try {
    const db = kyselyOver(connection);
    await migrate(db, SQLITE);
    setTimeoutOf(connection, BUSY_TIMEOUT_MS);
    return db;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function kyselyOver(connection: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new TransactionalSqliteDialect({ database: forKysely(connection) }),
  });
}

/** How long another process (the desk, a backup) may hold the file before this one gives up. */
const BUSY_TIMEOUT_MS = 2000;

/** The same at the start, when others may start as well and bring the schema up to date. */
const START_TIMEOUT_MS = 10_000;

/** Durable before the answer: write-ahead log, and a sync to disk at every commit. What is erased is overwritten. */
function openConnection(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: START_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  return database;
}

/** Sets how long a statement waits for the file while another process has it. */
function setTimeoutOf(connection: DatabaseSync, ms: number): void {
  connection.exec(`pragma busy_timeout = ${ms}`);
}

/** SQLite can roll back changes of a schema, which Kysely's own adapter does not say. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * `node:sqlite` in the shape that Kysely's SQLite dialect calls. A transaction takes the lock to write at its
 * start, so that it never finds half-way that another process was faster, in a migration above all.
 */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known) return known;
      const statement = kyselyStatement(database.prepare(text === 'begin' ? 'begin immediate' : text));
      prepared.set(text, statement);
      return statement;
    },
  };
}

function kyselyStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

async function available<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isNotNow(error)) throw new StoreUnavailable(messageOf(error), { cause: error });
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
