import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { LeadTable } from '../types.ts';
import type { InsertOutcome, NewLead } from './lead-store.ts';
import { ID_OF_ANOTHER_TABLE } from './migrations.ts';
import { type Beside, rowsBeside } from './rows-beside.ts';
import { isSameLead } from './same-lead.ts';
import { isUnavailable } from './sqlite-errors.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { retryWhileBusy, rollBack } from './sqlite-lock.ts';
import type { Tables } from './tables.ts';

interface Insert {
  table: LeadTable;
  row: object & { id: string };
  beside: Beside;
  settle: PromiseWithResolvers<InsertOutcome>;
}

/**
 * Inserts leads into SQLite so that all that come in at the same time share one transaction, and with it one
 * sync to disk: each is acknowledged only after that. A transaction is never held over an await.
 * @param db of the same file, for what its statements look like
 * @param patienceMs how long another process (a command, a backup) may hold the file before an insert is refused
 */
export function sqliteInserts(file: Omit<SqliteFile, 'close'>, db: Kysely<Tables>, patienceMs: number) {
  let waiting: Insert[] = [];
  let commits: Promise<void> | undefined;
  let connection: DatabaseSync;
  const prepared = new WeakMap<DatabaseSync, Map<string, (values: object) => number>>();

  return {
    insert<Name extends LeadTable>(table: Name, row: NewLead<Name>, beside: Beside = {}) {
      const settle = Promise.withResolvers<InsertOutcome>();
      waiting.push({ table, row, beside, settle });
      commits ??= commitAll().finally(() => {
        commits = undefined;
      });
      return settle.promise;
    },
    /** Returns once all that came so far is stored or refused. */
    async finished(): Promise<void> {
      await commits;
    },
  };

  /** Takes what waits, as often as there is something. */
  async function commitAll(): Promise<void> {
    while (true) {
      // Requests that were read in the same turn of the event loop come together.
      await new Promise(setImmediate);
      if (waiting.length === 0) return;
      const inserts = waiting;
      waiting = [];
      try {
        connection = (await file.acquire()).inserting;
        file.checkLogSize();
        for (const report of await retryWhileBusy(connection, () => commit(inserts), patienceMs)) report();
      } catch (error) {
        for (const { settle } of inserts) settle.reject(error);
      }
    }
  }

  /** Returns how to report to each what became of it. */
  function commit(inserts: Insert[]): (() => void)[] {
    try {
      connection.exec('begin immediate');
      const outcomes = inserts.map(insertOne);
      connection.exec('commit');
      file.verify();
      return outcomes;
    } catch (error) {
      if (!rollBack(connection)) file.reopen();
      throw error;
    }
  }

  /**
   * Inserts a lead and what stands beside it; one that fails takes nobody else of the transaction with it.
   * @returns how to report the outcome once the transaction is on disk
   * @throws where the whole transaction has failed
   */
  function insertOne({ table, row, beside, settle }: Insert): () => void {
    connection.exec('savepoint lead');
    try {
      const outcome = insertWith(table, row, beside);
      connection.exec('release lead');
      return () => settle.resolve(outcome);
    } catch (error) {
      if (isUnavailable(error) || !connection.isTransaction) throw error;
      connection.exec('rollback to lead; release lead');
      if (error instanceof Error && error.message === ID_OF_ANOTHER_TABLE) {
        return () => settle.resolve('conflict');
      }
      return () => settle.reject(error);
    }
  }

  function insertWith(table: LeadTable, row: Insert['row'], beside: Beside): InsertOutcome {
    if (run(table, withJsonLists(row)) === 0) {
      const stored = connection.prepare(`select * from ${table} where id = ?`).get(row.id);
      return stored && isSameLead(table, stored, row) ? 'duplicate' : 'conflict';
    }
    for (const { table: besideTable, values } of rowsBeside(table, row.id, beside)) run(besideTable, values);
    return 'stored';
  }

  /** Inserts a row unless its key is there already, and returns how many rows that made. */
  function run(table: keyof Tables, values: object): number {
    const key = `${table} ${Object.keys(values).join()}`;
    const statements = prepared.get(connection) ?? new Map<string, (values: object) => number>();
    prepared.set(connection, statements);
    const statement = statements.get(key) ?? prepareInsert(connection, db, table, Object.keys(values));
    statements.set(key, statement);
    return statement(values);
  }
}

/** Prepares an insert of these columns once; its parameters are then read from each row by name. */
function prepareInsert(
  connection: DatabaseSync,
  db: Kysely<Tables>,
  table: keyof Tables,
  columns: string[],
): (values: object) => number {
  const { sql: text, parameters } = db
    .insertInto(table)
    .values(Object.fromEntries(columns.map((column) => [column, column])) as never)
    .onConflict((conflict) => conflict.doNothing())
    .compile();
  const statement: StatementSync = connection.prepare(text);
  return (values) => {
    const named = values as Record<string, SQLInputValue>;
    return Number(statement.run(...parameters.map((column) => named[String(column)] ?? null)).changes);
  };
}

function withJsonLists(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]),
  );
}
