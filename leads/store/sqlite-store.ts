import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type InsertObject, Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { LeadRows, LeadTableName } from '../lead-tables.ts';
import { type LeadStore, StoreUnavailable } from './lead-store.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Opens the embedded store, makes the file and its folder where there are none, and brings the
 * schema up to date.
 * @param path of the database file, or `:memory:`
 * @throws where the file can't be opened, is no database, or was written by a newer version
 */
export async function openSqliteStore(path: string): Promise<LeadStore> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = await openDatabase(path).catch((error: unknown) => {
    throw new Error(`The database file ${path} can't be used: ${messageOf(error)}`, { cause: error });
  });
  return {
    description: `${path} (SQLite)`,
    insert: (table, row) => available(() => insertRow(db, table, row)),
    ping: () => available(async () => void (await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute())),
    close: () => db.destroy(),
  };
}

async function insertRow<Name extends LeadTableName>(
  db: Kysely<Tables>,
  table: Name,
  row: LeadRows[Name],
): Promise<'stored' | 'duplicate'> {
  // TypeScript can't see that a table and its row belong together once both are generic.
  const values = { ...listsAsJson(row), id: row.id ?? crypto.randomUUID() } as unknown as InsertObject<
    Tables,
    Name
  >;
  const result = await db
    .insertInto(table)
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return result.numInsertedOrUpdatedRows === 0n ? 'duplicate' : 'stored';
}

/** SQLite has no lists. */
function listsAsJson(row: object): Record<string, unknown> {
  const columns = Object.entries(row).map(([name, value]) => [
    name,
    Array.isArray(value) ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(columns);
}

async function openDatabase(path: string): Promise<Kysely<Tables>> {
  const connection = openConnection(path);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return db;
  connection.close();
  throw error;
}

/** Durable before the answer: write-ahead log, and a sync to disk at every commit. */
function openConnection(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known) return known;
      const statement = kyselyStatement(database.prepare(text));
      prepared.set(text, statement);
      return statement;
    },
  };
}

/** How long another process (the desk, a backup) may hold the file before an insert is refused. */
const BUSY_TIMEOUT_MS = 2000;

/** `node:sqlite` in the shape that Kysely's SQLite dialect calls. */
function kyselyStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** SQLite's primary result codes that say 'not now': busy, locked, no memory, read-only, I/O, corrupt, full, can't open. */
const NOT_NOW = new Set([5, 6, 7, 8, 10, 11, 13, 14]);

async function available<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && NOT_NOW.has(Number(error.errcode) & 0xff)) {
      throw new StoreUnavailable(error.message, { cause: error });
    }
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
