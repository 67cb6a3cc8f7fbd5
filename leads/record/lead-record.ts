import { sql, type UpdateObject } from 'kysely';
import { revokeLinks } from '../calls/answer-links.ts';
import { Refused } from '../calls/appointments.ts';
import { type Actor, recordAct } from '../db/audit.ts';
import { type Connection, inTransaction } from '../db/connection.ts';
import type { Dialect } from '../db/dialects.ts';
import type { ListedLead } from '../db/find-leads.ts';
import { inBatches } from '../db/in-batches.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { CALLS, type NewAct, OUTCOMES, type Tables } from '../db/tables.ts';
import { VISITOR_KINDS } from '../delivery-kinds.ts';
import { requestedStart } from '../lead-types/booking.ts';
import { checkLead, contactOf, leadType } from '../lead-types/lead-types.ts';
import { recordEnded } from '../removal/erasure-log.ts';
import { isCalendarDay } from '../time-zones.ts';
import { isAnswered } from './count-leads.ts';
import { addEntry, ensureRecord } from './entries.ts';

/** Marks a quiz, message or reply as answered. @throws if the lead is a booking without an unanswered reply */
export async function markAnswered(connection: Connection, lead: ListedLead, by: Actor): Promise<void> {
  if (lead.table === CALLS && lead.heard_at === null)
    throw new Error('A booking can’t be marked as answered: confirm or decline the call');
  if (isAnswered(lead)) return;
  const first = lead.table === CALLS || lead.answered_at ? {} : { replied_at: connection.dialect.now };
  await saveBeside(connection, lead, by, { act: 'answered' }, { heard_at: null, ...first });
}

/** Saves a lead's outcome. @throws if there is no such outcome, or Refused for a no-show before the call */
export async function saveOutcome(
  connection: Connection,
  lead: ListedLead,
  by: Actor,
  name: unknown,
): Promise<void> {
  const outcome = OUTCOMES.find((known) => known === name);
  if (!outcome) throw new Error(`The outcome must be one of ${OUTCOMES.join(', ')}`);
  const start = lead.table === CALLS && (lead.starts_at ? new Date(lead.starts_at) : requestedStart(lead));
  if (outcome === 'no-show' && start && start > new Date())
    throw new Refused('past', 'There was no call yet for them to miss.');
  await saveBeside(connection, lead, by, { act: 'outcome', detail: outcome }, { outcome });
}

/**
 * Marks a lead as spam: it leaves the inbox and the numbers, and gets no more emails. A time held for it is free again.
 * @throws Refused if it has a call to come, which has to be cancelled first
 */
export async function markSpam(connection: Connection, lead: ListedLead, by: Actor): Promise<void> {
  const { id } = lead;
  if (lead.suspicion !== null) return;
  await inTransaction(connection, async ({ db, dialect }) => {
    await ensureRecord(db, lead);
    const call = db.selectFrom('appointments').select('status').where('booking_id', '=', id);
    if (await call.where('status', '=', 'confirmed').where('ends_at', '>', dialect.now).executeTakeFirst())
      throw new Refused('meanwhile', 'They have a call with you: cancel it first');
    const hold = db.updateTable('appointments').set({ held_until: dialect.now });
    await hold.where('booking_id', '=', id).where('status', '=', 'held').execute();
    await db.updateTable('appointments').set({ undo: null }).where('booking_id', '=', id).execute();
    const spam = { suspicion: 'marked by the team', archived_at: dialect.now };
    await db.updateTable('leads').set(spam).where('id', '=', id).execute();
    await db.deleteFrom('deliveries').where('lead_id', '=', id).where('delivered_at', 'is', null).execute();
    await recordAct(db, by, { act: 'spam', lead_id: id });
  });
}

/** Puts a lead away, or back into the inbox. */
export async function archive(
  connection: Connection,
  lead: ListedLead,
  by: Actor,
  isBack: boolean,
): Promise<void> {
  if ((lead.archived_at === null) === isBack) return;
  const archived_at = isBack ? null : connection.dialect.now;
  await saveBeside(
    connection,
    lead,
    by,
    { act: 'archive', detail: isBack ? 'back' : undefined },
    { archived_at },
  );
}

/** Saves the day on which to remind the team of a lead. @param day `YYYY-MM-DD`; empty for none @throws Refused if there is no such day */
export async function remind(
  connection: Connection,
  lead: ListedLead,
  by: Actor,
  day: string,
): Promise<void> {
  if (day !== '' && !isCalendarDay(day))
    throw new Refused('missing', 'Please choose a day such as 2026-12-05');
  if (day === (lead.remind_on ?? '')) return;
  await saveBeside(
    connection,
    lead,
    by,
    { act: 'remind', detail: day || 'never' },
    { remind_on: day || null },
  );
}

/**
 * Corrects a lead's name and address. Keeps the old ones as a note, and sends again what failed for the old address.
 * @throws Refused with a message if one of them isn't valid
 */
export async function correct(
  connection: Connection,
  lead: ListedLead,
  by: Actor,
  typed: { name: string; email: string },
): Promise<void> {
  const { id, table } = lead;
  const checked = checkLead('support_messages', { ...typed, message: '-' });
  if (!checked.ok) throw new Refused('missing', checked.problems[0]?.message);
  const { name, email } = checked.row;
  const before = contactOf(table, lead);
  const { contact } = leadType(table);
  const changes = [
    before.name === name ? [] : `the name was ${before.name}`,
    before.address === email ? [] : `the address was ${before.address}`,
  ].flat();
  if (changes.length === 0) return;
  await inTransaction(connection, async ({ db, dialect }) => {
    await ensureRecord(db, lead);
    await sql`update ${sql.table(table)} set ${sql.ref(contact.name)} = ${name}, ${sql.ref(contact.email)} = ${email}
      where id = ${id}`.execute(db);
    await addEntry(db, { lead_id: id, kind: 'note', body: `Corrected: ${changes.join(', ')}` });
    await recordAct(db, by, { act: 'correct', lead_id: id });
    if (before.address === email) return;
    // An email that a server refused counts as left out.
    const failed = sql<boolean>`(failed_at is not null or left_out is not null or delivered_at is null)`;
    const again = db.updateTable('deliveries').where('lead_id', '=', id).where('kind', 'in', VISITOR_KINDS);
    const fresh = {
      failed_at: null,
      delivered_at: null,
      left_out: null,
      error: null,
      recipient: null,
      counted_at: null,
    };
    await again
      .where(failed)
      .set({ ...fresh, due_at: dueNow(dialect), created_at: dialect.now })
      .execute();
  });
}

/** Revokes a lead's links in emails sent so far, and lists this in the backup `folder` so that a restore repeats it. */
export async function endLinks({ db }: Connection, lead: ListedLead, by: Actor, folder: string | undefined) {
  const { table, id } = lead;
  await db.transaction().execute(async (transaction) => {
    const amount = await revokeLinks(transaction, { lead_table: table, id });
    await recordAct(transaction, by, { act: 'revoke', lead_id: id });
    if (folder !== undefined) recordEnded(folder, [{ act: 'revoke', table, id, amount }]);
  });
}

/** Unless a delivery was never tried: then its email may wait for its decision to be undone. */
function dueNow({ now }: Dialect) {
  return sql<string>`case when failed_at is null and attempts = 0 then due_at else ${now} end`;
}

/**
 * Makes the unsent deliveries of one or all leads due now, including those that failed permanently, and restarts their
 * five-day limit. With `forget`, discards those that failed permanently instead. @returns the number of deliveries
 */
export async function retry(store: LeadStore, by: Actor, id?: string, forget = false) {
  const { reader, dialect } = store;
  const isUnsent = forget ? sql`failed_at is not null` : sql`delivered_at is null`;
  const due = dueNow(dialect);
  const isMeant = id === undefined ? isUnsent : sql`${isUnsent} and lead_id = ${id}`;
  const found = await sql<{ id: string }>`select id from deliveries where ${isMeant}`.execute(reader);
  const change = forget
    ? sql`delete from deliveries`
    : sql`update deliveries set failed_at = null, due_at = ${due}, created_at = ${dialect.now}`;
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

/** Updates a lead's record. */
async function saveBeside(
  connection: Connection,
  lead: ListedLead,
  by: Actor,
  act: Pick<NewAct, 'act' | 'detail'>,
  values: UpdateObject<Tables, 'leads'>,
): Promise<void> {
  await inTransaction(connection, async ({ db }) => {
    await ensureRecord(db, lead);
    await db.updateTable('leads').set(values).where('id', '=', lead.id).execute();
    await recordAct(db, by, { ...act, lead_id: lead.id });
  });
}
