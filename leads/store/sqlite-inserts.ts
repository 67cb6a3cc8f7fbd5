import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { LeadTable } from '../types.ts';
import { HOLD_HOURS, TAKES_TIME } from './asked-time.ts';
import type { InsertOutcome, NewLead } from './lead-store.ts';
import { ID_OF_ANOTHER_TABLE } from './migrations.ts';
import { type Beside, rowsBeside, timeValues } from './rows-beside.ts';
import { isSameLead } from './same-lead.ts';
import { prepare } from './sqlite-dialect.ts';
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
 * Inserts leads into SQLite. Those that arrive together share one transaction, and with it one sync to disk; each is
 * acknowledged only after that. No transaction is held over an await.
 * @param busyTimeoutMs how long another process (a command, a backup) may lock the file before an insert is refused
 */
export function sqliteInserts(file: Omit<SqliteFile, 'close'>, busyTimeoutMs: number) {
  let waiting: Insert[] = [];
  let commits: Promise<void> | undefined;
  let connection: DatabaseSync;

  return {
    insert<Name extends LeadTable>(table: Name, row: NewLead<Name>, beside: Beside = {}) {
      const settle = Promise.withResolvers<InsertOutcome>();
      waiting.push({ table, row, beside, settle });
      commits ??= commitAll().finally(() => {
        commits = undefined;
      });
      return settle.promise;
    },
    /** Returns once everything that was passed in is stored or refused. */
    async finished(): Promise<void> {
      await commits;
    },
  };

  /** Commits until nothing waits. */
  async function commitAll(): Promise<void> {
    while (true) {
      // Waits for the requests that the same turn of the event loop reads.
      await new Promise(setImmediate);
      if (waiting.length === 0) return;
      const inserts = waiting;
      waiting = [];
      try {
        connection = (await file.acquire()).inserting;
        file.checkLogSize();
        for (const report of await retryWhileBusy(connection, () => commit(inserts), busyTimeoutMs)) report();
      } catch (error) {
        for (const { settle } of inserts) settle.reject(error);
      }
    }
  }

  /**
   * Commits all of them but those that fail. A savepoint for each would cost a third of the time, so a lead that fails
   * half-way has the others committed again without it.
   * @returns a function for each insert that reports its outcome
   */
  function commit(inserts: Insert[]): (() => void)[] {
    let current: Insert | undefined;
    try {
      connection.exec('begin immediate');
      const outcomes = inserts.map((insert) => {
        current = insert;
        return insertOne(insert);
      });
      current = undefined;
      connection.exec('commit');
      file.verify();
      return outcomes;
    } catch (error) {
      if (!rollBack(connection)) file.reopen();
      else if (current && !isUnavailable(error)) {
        const failed = current;
        failed.settle.reject(error);
        return commit(inserts.filter((insert) => insert !== failed));
      }
      throw error;
    }
  }

  /**
   * Inserts a lead and the rows beside it.
   * @returns a function that reports the outcome, to be called once the transaction is on disk
   * @throws if something of the lead may be left in the transaction
   */
  function insertOne({ table, row, beside, settle }: Insert): () => void {
    try {
      if (insertRow(table, row) === 0) {
        const known = connection.prepare(`select * from ${table} where id = ?`).get(row.id);
        const outcome = known && isSameLead(table, known, row) ? 'duplicate' : 'conflict';
        return () => settle.resolve(outcome);
      }
    } catch (error) {
      // A statement that fails leaves nothing behind.
      if (error instanceof Error && error.message === ID_OF_ANOTHER_TABLE) {
        return () => settle.resolve('conflict');
      }
      if (isUnavailable(error)) throw error;
      return () => settle.reject(error);
    }
    const rows = rowsBeside(table, row.id, beside);
    for (const { table: besideTable, values } of rows) insertRow(besideTable, values);
    if (beside.time) takeTime(timeValues(row.id, beside.time, rows));
    return () => settle.resolve('stored');
  }

  /** Takes a time for a booking unless somebody else has it. What is held too long no longer counts. */
  function takeTime({ act, ...time }: ReturnType<typeof timeValues>): void {
    const { booking_id, starts_at, ends_at } = time;
    run(END_HOLDS, { starts_at, ends_at });
    run(TAKE_TIME, time);
    if (time.wish === 'confirmed') run(RECORD_CONFIRMATION, { act, booking_id });
  }

  /** Inserts a row unless its key exists. Returns the number of rows that it inserted. */
  function insertRow(table: keyof Tables, row: object): number {
    const columns = Object.keys(row);
    const parameters = columns.map((column) => `@${column}`);
    const text = `insert into ${table} (${columns}) values (${parameters}) on conflict do nothing`;
    const values = Object.entries(row).map(([column, value]) => [column, stored(value)]);
    return run(text, Object.fromEntries(values));
  }

  /** Returns the number of rows that a statement changed. */
  function run(text: string, values: Record<string, SQLInputValue>): number {
    return Number(prepare(connection, text).run(values).changes);
  }
}

const IN_THE_WAY = `${TAKES_TIME} and ends_at > @starts_at and starts_at < @ends_at`;

const END_HOLDS = `update appointments set status = 'taken'
  where ${IN_THE_WAY} and status = 'held' and held_until <= strftime('%Y-%m-%dT%H:%M:%fZ')`;

const TAKE_TIME = `insert into appointments
    (booking_id, status, starts_at, ends_at, held_until, first_answer, invitation)
  select @booking_id, answer, @starts_at, @ends_at,
    case answer when 'held' then strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+${HOLD_HOURS} hours') end,
    answer, case answer when 'confirmed' then @invitation end
  from (select case when exists (select 1 from appointments where ${IN_THE_WAY})
    then 'taken' else @wish end as answer)
  where true on conflict do nothing`;

const RECORD_CONFIRMATION = `insert into audit (id, actor, act, lead_id)
  select @act, 'server', 'confirm', booking_id from appointments
  where booking_id = @booking_id and status = 'confirmed'`;

function stored(value: unknown): SQLInputValue {
  return Array.isArray(value) ? JSON.stringify(value) : ((value ?? null) as SQLInputValue);
}
