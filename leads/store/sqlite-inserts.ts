import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { LeadRows, LeadTableName } from '../lead-tables.ts';
import type { BesideLead, InsertOutcome } from './lead-store.ts';
import { ID_OF_ANOTHER_TABLE } from './migrations.ts';
import { isSameLead } from './same-lead.ts';
import type { Tables } from './tables.ts';

interface Insert {
  table: LeadTableName;
  row: Record<string, unknown> & { id: string };
  beside: BesideLead;
  settle: PromiseWithResolvers<InsertOutcome>;
}

/** How long another process (the desk, a backup) may hold the file before an insert is refused. */
const PATIENCE_MS = 2000;

/** How often it is looked whether the file is free. */
const RETRY_MS = 10;

/**
 * Inserts leads into SQLite so that all that come in at the same time share one transaction, and with it one
 * sync to disk: each is acknowledged only after that. A transaction is never held over an await.
 * @param connection of its own, with no busy timeout: waiting must not stop the process
 * @param db of the same file, for what its statements look like
 */
export function sqliteInserts(connection: DatabaseSync, db: Kysely<Tables>) {
  let waiting: Insert[] = [];
  let commits: Promise<void> | undefined;
  const statements = new Map<string, (values: object) => number>();

  return {
    insert<Name extends LeadTableName>(table: Name, row: LeadRows[Name], beside: BesideLead = {}) {
      const settle = Promise.withResolvers<InsertOutcome>();
      waiting.push({ table, row: { ...row, id: row.id ?? crypto.randomUUID() }, beside, settle });
      commits ??= commitAll().finally(() => {
        commits = undefined;
      });
      return settle.promise;
    },
    async close() {
      await commits;
      connection.close();
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
        await begin();
        commit(inserts);
      } catch (error) {
        if (connection.isTransaction) connection.exec('rollback');
        for (const { settle } of inserts) settle.reject(error);
      }
    }
  }

  async function begin(): Promise<void> {
    for (const started = performance.now(); ; await sleep(RETRY_MS)) {
      try {
        connection.exec('begin immediate');
        return;
      } catch (error) {
        const isTakenNow = codeOf(error) === SQLITE_BUSY && performance.now() - started < PATIENCE_MS;
        if (!isTakenNow) throw error;
      }
    }
  }

  function commit(inserts: Insert[]): void {
    const outcomes = inserts.map(insertOne);
    connection.exec('commit');
    for (const report of outcomes) report();
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
      if (codeOf(error) === SQLITE_CONSTRAINT) return () => settle.reject(error);
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

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html. */
const SQLITE_BUSY = 5;
const SQLITE_CONSTRAINT = 19;

/** Busy, locked, no memory, read-only, I/O, corrupt, full, can't open. */
const NOT_NOW = new Set([SQLITE_BUSY, 6, 7, 8, 10, 11, 13, 14]);

/** Whether SQLite says that it can't do something now, and may be able to later. */
export function isNotNow(error: unknown): boolean {
  return NOT_NOW.has(codeOf(error) ?? 0);
}

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}
