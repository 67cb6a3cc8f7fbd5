import { sql, type UpdateObject } from 'kysely';
import { revokeLinks } from '../calls/answer-links.ts';
import { Refused } from '../calls/appointments.ts';
import { type Actor, recordAct } from '../db/audit.ts';
import type { Connection } from '../db/connection.ts';
import type { ListedLead } from '../db/find-leads.ts';
import { inBatches } from '../db/in-batches.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { CALLS, type NewAct, OUTCOMES, type Tables } from '../db/tables.ts';
import { recordEnded } from '../removal/erasure-log.ts';

/** The maximum length of a note, in Unicode code points. */
const MAX_NOTE = 5000;

/** Marks a quiz or message as answered, unless it already is. @throws if the lead is a booking */
export async function markAnswered(connection: Connection, lead: ListedLead, by: Actor): Promise<void> {
  if (lead.table === CALLS)
    throw new Error('A booking can’t be marked as answered: confirm or decline the call');
  if (lead.answered_at !== null) return;
  await saveBeside(connection, lead, by, { act: 'answered' }, { replied_at: connection.dialect.now });
}

/** Replaces the team's note about a lead. @param note an empty string removes the note @throws Refused if it is too long */
export async function saveNote(
  connection: Connection,
  lead: ListedLead,
  by: Actor,
  note: string,
): Promise<void> {
  const team_note = note.trim().toWellFormed().replaceAll('\0', '') || null;
  if ([...(team_note ?? '')].length > MAX_NOTE)
    throw new Refused('long', `A note takes at most ${MAX_NOTE} letters`);
  await saveBeside(connection, lead, by, { act: 'note' }, { team_note });
}

/** Saves a lead's outcome. @throws if there is no such outcome */
export async function saveOutcome(
  connection: Connection,
  lead: ListedLead,
  by: Actor,
  name: unknown,
): Promise<void> {
  const outcome = OUTCOMES.find((known) => known === name);
  if (!outcome) throw new Error(`The outcome must be one of ${OUTCOMES.join(', ')}`);
  await saveBeside(connection, lead, by, { act: 'outcome', detail: outcome }, { outcome });
}

/** Revokes a lead's links in mails sent so far, and lists this in the backup `folder` so that a restore repeats it. */
export async function endLinks({ db }: Connection, lead: ListedLead, by: Actor, folder: string | undefined) {
  const { table, id } = lead;
  await db.transaction().execute(async (transaction) => {
    const amount = await revokeLinks(transaction, { lead_table: table, id });
    await recordAct(transaction, by, { act: 'revoke', lead_id: id });
    if (folder !== undefined) recordEnded(folder, [{ act: 'revoke', table, id, amount }]);
  });
}

/**
 * Makes the unsent deliveries of one or all leads due now, including those that failed permanently, and restarts their
 * five-day limit. With `forget`, discards those that failed permanently instead. @returns the number of deliveries
 */
export async function retry(store: LeadStore, by: Actor, id?: string, forget = false) {
  const { reader, dialect } = store;
  const isUnsent = forget ? sql`failed_at is not null` : sql`delivered_at is null`;
  const isMeant = id === undefined ? isUnsent : sql`${isUnsent} and lead_id = ${id}`;
  const found = await sql<{ id: string }>`select id from deliveries where ${isMeant}`.execute(reader);
  const change = forget
    ? sql`delete from deliveries`
    : sql`update deliveries set failed_at = null, due_at = ${dialect.now}, created_at = ${dialect.now}`;
  const retryBatch = async ({ db }: Connection, batch: readonly { id: string }[]) => {
    const ids = sql.join(batch.map(({ id }) => id));
    const changed = await sql`${change} where id in (${ids}) and ${isUnsent}`.execute(db);
    return Number(changed.numAffectedRows);
  };
  return await inBatches(store, found.rows, retryBatch, {
    ...by,
    act: forget ? 'forget' : 'retry',
    lead_id: id,
  });
}

/** Updates a lead's record. First creates the record if the browser sent the lead straight to a hosted database. */
async function saveBeside(
  { db }: Connection,
  { id, table }: ListedLead,
  by: Actor,
  act: Pick<NewAct, 'act' | 'detail'>,
  values: UpdateObject<Tables, 'leads'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`insert into leads (id, lead_table) select id, cast(${table} as text) from ${sql.table(table)}
      where id = ${id} on conflict (id) do nothing`.execute(transaction);
    await transaction.updateTable('leads').set(values).where('id', '=', id).execute();
    await recordAct(transaction, by, { ...act, lead_id: id });
  });
}
