import { sql } from 'kysely';
import { importAppointment } from '../calls/appointments.ts';
import type { Actor } from '../db/audit.ts';
import type { Connection } from '../db/connection.ts';
import { inBatches } from '../db/in-batches.ts';
import type { Tables } from '../db/tables.ts';
import { errorMessage } from '../error-message.ts';
import { LEAD_TABLES } from '../lead-types/lead-types.ts';
import { type CheckedRows, checkExported } from './check-exported.ts';

/** A row as `leads export --json` writes it. */
export type Exported = Record<string, unknown>;

/**
 * Checks all exported rows, then stores them with everything about each lead, in batches. Queues no deliveries. Skips
 * leads that are already stored or were erased, so repeating an import that was killed completes it.
 * @param lines the line of each row in its file, if known
 * @throws an error that names the first row that can't be stored, and its field; batches before it remain stored
 */
export async function importLeads(
  connection: Connection,
  rows: readonly Exported[],
  lines: readonly number[],
  by: Actor,
) {
  const at = async <Result>(index: number, work: () => Result | Promise<Result>) => {
    try {
      return await work();
    } catch (error) {
      const line = lines[index] ? `, line ${lines[index]}` : '';
      throw new Error(
        `lead ${index + 1} (${rows[index]?.id ?? 'without an id'})${line}: ${errorMessage(error)}`,
      );
    }
  };
  const checked: CheckedRows[] = [];
  for (const [index, row] of rows.entries()) checked.push(await at(index, () => checkExported(row)));
  let [skipped, givenUp] = [0, 0];
  const storeBatch = async (transaction: Connection, batch: readonly [number, CheckedRows][]) => {
    let stored = 0;
    for (const [index, row] of batch) {
      const failed = await at(index, () => storeChecked(transaction, row));
      if (row.leads && failed === undefined) skipped += 1;
      else if (row.leads) stored += 1;
      givenUp += failed ?? 0;
    }
    return stored;
  };
  const stored = await inBatches(connection, checked.entries(), storeBatch, { ...by, act: 'import' });
  return { stored, skipped, givenUp };
}

/**
 * Stores one row of an export in all its tables. Deliveries that weren't sent count as failed, like after a restore;
 * follow-ups among them are left out, because they are created again when they are due.
 * @returns how many deliveries count as failed; undefined if the row is already stored, or its lead was erased
 */
async function storeChecked(
  connection: Connection,
  { id, ...rows }: CheckedRows,
): Promise<number | undefined> {
  const { db, dialect } = connection;
  const known = await sql`select 1 from leads where id = ${id}
    union select 1 from appointments where booking_id = ${id} and status = 'blocked'
    union select 1 from audit where lead_id = ${id} and act = 'erase'`.execute(db);
  if (known.rows.length > 0) return undefined;
  const insert = (into: keyof Tables, row: object) => db.insertInto(into).values(row as never);
  const insertNew = (into: keyof Tables, row: object) =>
    insert(into, row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const table of ['leads', ...LEAD_TABLES] as const)
    for (const row of rows[table] ?? []) await insert(table, row).execute();
  for (const row of rows.appointments ?? []) await importAppointment(connection, row);
  let givenUp = 0;
  for (const row of rows.deliveries ?? []) {
    const isUnsent = !row.delivered_at && !row.failed_at;
    if (isUnsent && row.about) continue;
    if (isUnsent) givenUp += 1;
    const failure = { failed_at: dialect.now, error: 'it may have been sent before the move' };
    await insertNew('deliveries', isUnsent ? { ...row, ...failure } : row);
  }
  for (const row of rows.entries ?? []) await insertNew('entries', row);
  for (const row of rows.audit ?? []) await insertNew('audit', row);
  return givenUp;
}
