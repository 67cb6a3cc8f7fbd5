import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { LeadRows, LeadTableName } from '../lead-tables.ts';
import type { BesideLead, InsertOutcome } from './lead-store.ts';
import { ID_OF_ANOTHER_TABLE } from './migrations.ts';
import { isSameLead } from './same-lead.ts';
import { isConstraint } from './sqlite-errors.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { rollBack, whenFree } from './sqlite-lock.ts';
import type { Tables } from './tables.ts';

interface Insert {
  table: LeadTableName;
  row: Record<string, unknown> & { id: string };
  beside: BesideLead;
  settle: PromiseWithResolvers<InsertOutcome>;
}

/**
 * Inserts leads into SQLite so that all that come in at the same time share one transaction, and with it one
 * sync to disk: each is acknowledged only after that. A transaction is never held over an await.
 * @param db of the same file, for what its statements look like
 * @param patienceMs how long another process (the desk, a backup) may hold the file before an insert is refused
 */
export function sqliteInserts(file: Omit<SqliteFile, 'close'>, db: Kysely<Tables>, patienceMs: number) {
  let waiting: Insert[] = [];
  let commits: Promise<void> | undefined;
  let connection: DatabaseSync;
  const prepared = new WeakMap<DatabaseSync, Map<string, (values: object) => number>>();

  return {
    insert<Name extends LeadTableName>(table: Name, row: LeadRows[Name], beside: BesideLead = {}) {
      const settle = Promise.withResolvers<InsertOutcome>();
      waiting.push({ table, row: { ...row, id: row.id ?? crypto.randomUUID() }, beside, settle });
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
        connection = (await file.take()).inserting;
        file.refuseFullLog();
        for (const report of await whenFree(connection, () => commit(inserts), patienceMs)) report();
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
      file.confirm();
      return outcomes;
    } catch (error) {
      if (!rollBack(connection)) file.reopen();
      throw error;
    }
  }

  /** Returns what to tell whoever waits for it once the transaction is on disk. */
  function insertOne({ table, row, beside, settle }: Insert): () => void {
    try {
      if (run(table, withJsonLists(row)) === 0) {
        const stored = connection.prepare(`select * from ${table} where id = ?`).get(row.id);
        const outcome = stored && isSameLead(stored, row) ? 'duplicate' : 'conflict';
        return () => settle.resolve(outcome);
      }
    } catch (error) {
      if (error instanceof Error && error.message === ID_OF_ANOTHER_TABLE) {
        return () => settle.resolve('conflict');
      }
      // A row that breaks a rule takes nobody else with it.
      if (isConstraint(error)) return () => settle.reject(error);
      throw error;
    }
    const lead = { lead_table: table, lead_id: row.id };
    if (beside.suspicion) run('suspicions', { ...lead, reason: beside.suspicion });
    for (const kind of beside.deliveries ?? []) {
      run('deliveries', { ...lead, id: crypto.randomUUID(), kind });
    }
    return () => settle.resolve('stored');
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
