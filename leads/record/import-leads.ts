import { sql } from 'kysely';
import { callAt } from '../calls/call-hours.ts';
import { type Actor, recordAct } from '../db/audit.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { CALLS, type Db, type Tables } from '../db/tables.ts';
import { errorMessage } from '../error-message.ts';
import { columnsOf, isLeadTable } from '../lead-types/lead-types.ts';

/** A lead as `leads export --json` writes it. */
type Exported = Record<string, unknown>;

/** Columns of the `leads` and `appointments` tables that exports contain and imports restore. */
const RECORD = ['suspicion', 'device_zone', 'source', 'team_note', 'outcome'];
const APPOINTMENT = [
  ...['status', 'starts_at', 'ends_at', 'held_until', 'first_answer', 'picked_start', 'link', 'note'],
  ...['decided_by', 'decided_at', 'answered_at', 'was_confirmed', 'sequence'],
];

/**
 * Stores exported leads, with their ids and decisions, in one transaction. Queues no deliveries. Skips leads that are
 * already stored or were erased. @throws an error that names the first lead that can't be stored
 */
export async function importLeads({ db }: LeadStore, leads: readonly Exported[], by: Actor) {
  return await db.transaction().execute(async (transaction) => {
    let stored = 0;
    for (const [index, lead] of leads.entries()) {
      try {
        if (await insertExported(transaction, lead)) stored += 1;
      } catch (error) {
        throw new Error(`lead ${index + 1} (${lead.id ?? 'without an id'}): ${errorMessage(error)}`);
      }
    }
    await recordAct(transaction, by, { act: 'import', amount: stored });
    return { stored, skipped: leads.length - stored };
  });
}

/** Returns false if the lead is already stored or was erased. */
async function insertExported(db: Db, lead: Exported): Promise<boolean> {
  const { table, id, created_at } = lead;
  if (typeof table !== 'string' || !isLeadTable(table)) throw new Error(`there is no kind of lead ${table}`);
  const known = await sql`select 1 from leads where id = ${id}
    union select 1 from audit where lead_id = ${id} and act = 'erase'`.execute(db);
  if (known.rows.length > 0) return false;
  const pick = (columns: string[]) =>
    Object.fromEntries(columns.filter((name) => lead[name] != null).map((name) => [name, lead[name]]));
  // For leads other than calls, exports contain `replied_at` under the name `answered_at`.
  const replied_at = table === CALLS ? null : (lead.answered_at ?? null);
  const insert = (into: keyof Tables, row: object) => db.insertInto(into).values(row as never);
  await insert('leads', { id, lead_table: table, replied_at, ...pick(RECORD) }).execute();
  await insert(table, { id, created_at, ...pick(columnsOf(table)) }).execute();
  if (lead.status == null) return true;
  // Exports from version 0.1 have no `ends_at`.
  const ends_at = lead.starts_at ? callAt(new Date(`${lead.starts_at}`)).end.toISOString() : null;
  await insert('appointments', { booking_id: id, ends_at, ...pick(APPOINTMENT) }).execute();
  return true;
}
