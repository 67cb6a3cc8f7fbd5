import { sql } from 'kysely';
import { Refused } from '../calls/appointments.ts';
import { type Actor, recordAct } from '../db/audit.ts';
import { type Connection, inTransaction } from '../db/connection.ts';
import type { ListedLead } from '../db/find-leads.ts';
import type { Db, Entry } from '../db/tables.ts';
import { MINUTE_MS } from '../durations.ts';
import { ensureRecord } from './lead-record.ts';

/** The maximum length of a note, in Unicode code points. */
const MAX_NOTE = 5000;

/**
 * Adds a dated note to a lead. Ignores an empty note, and the same note within a minute: the form was sent twice.
 * @returns whether there was a note to add @throws Refused if it is too long
 */
export async function addNote(
  connection: Connection,
  lead: ListedLead,
  by: Actor,
  text: string,
): Promise<boolean> {
  const body = text.trim().toWellFormed().replaceAll('\0', '');
  if (body === '') return false;
  if ([...body].length > MAX_NOTE) throw new Refused('long', `A note takes at most ${MAX_NOTE} letters`);
  await inTransaction(connection, async (transaction) => {
    const { db, dialect } = transaction;
    await ensureRecord(db, lead);
    await sql`select 1 from leads where id = ${lead.id} ${dialect.lockingRow}`.execute(db);
    const since = dialect.in(-MINUTE_MS);
    const same = db
      .selectFrom('entries')
      .select('id')
      .where('lead_id', '=', lead.id)
      .where('body', '=', body);
    if (await same.where('created_at', '>', since).executeTakeFirst()) return;
    await addEntry(db, { lead_id: lead.id, kind: 'note', body });
    await recordAct(db, by, { act: 'note', lead_id: lead.id });
  });
  return true;
}

/** Adds an entry to a lead that has a `leads` row. @returns whether it is new: `about` is unique per lead and kind */
export async function addEntry(
  db: Db,
  entry: Pick<Entry, 'lead_id' | 'kind' | 'body'> & { about?: string },
): Promise<boolean> {
  const insert = db.insertInto('entries').values({ ...entry, id: crypto.randomUUID() });
  const { numInsertedOrUpdatedRows } = await insert
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Lists a lead's entries, oldest first. */
export function findEntries(db: Db, leadId: string): Promise<Entry[]> {
  const entries = db.selectFrom('entries').selectAll().where('lead_id', '=', leadId);
  return entries.orderBy('created_at').orderBy('id').execute();
}
