import { sql } from 'kysely';
import { Refused } from '../calls/appointments.ts';
import { type Actor, recordAct } from '../db/audit.ts';
import type { Connection } from '../db/connection.ts';
import type { ListedLead } from '../db/find-leads.ts';
import type { Db, Entry } from '../db/tables.ts';
import { MINUTE_MS } from '../durations.ts';

/** The maximum length of a note, in Unicode code points. */
const MAX_NOTE = 5000;

/**
 * Adds a dated note to a lead. Ignores an empty note, and the same note within a minute: the form was sent twice.
 * @param transaction a transaction @returns the note's id if it is new @throws Refused if it is too long
 */
export async function addNote(
  { db, dialect }: Connection,
  lead: Pick<ListedLead, 'id' | 'table'>,
  by: Actor,
  text: string,
): Promise<string | undefined> {
  const body = text.trim().toWellFormed().replaceAll('\0', '');
  if (body === '') return undefined;
  if ([...body].length > MAX_NOTE) throw new Refused('long', `A note takes at most ${MAX_NOTE} letters`);
  await ensureRecord(db, lead);
  // Lock the lead, so that a form that is sent twice at once adds one note.
  await sql`select 1 from leads where id = ${lead.id} ${dialect.lockingRow}`.execute(db);
  const same = db.selectFrom('entries').select('id').where('lead_id', '=', lead.id).where('body', '=', body);
  if (await same.where('created_at', '>', dialect.in(-MINUTE_MS)).executeTakeFirst()) return undefined;
  const id = crypto.randomUUID();
  await addEntry(db, { id, lead_id: lead.id, kind: 'note', body });
  await recordAct(db, by, { act: 'note', lead_id: lead.id });
  return id;
}

/** Adds an entry to a lead that has a `leads` row. @returns whether it is new: `about` is unique per lead and kind */
export async function addEntry(
  db: Db,
  entry: Pick<Entry, 'lead_id' | 'kind' | 'body'> & { id?: string; about?: string },
): Promise<boolean> {
  const insert = db.insertInto('entries').values({ id: crypto.randomUUID(), ...entry });
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

/** Creates a lead's `leads` row if there is none: the browser sent the lead straight to a hosted database. */
export async function ensureRecord(db: Db, { id, table }: Pick<ListedLead, 'id' | 'table'>): Promise<void> {
  await sql`insert into leads (id, lead_table) select id, cast(${table} as text) from ${sql.table(table)}
    where id = ${id} on conflict (id) do nothing`.execute(db);
}
