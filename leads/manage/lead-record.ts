import { sql, type UpdateObject } from 'kysely';
import { revokeLinks } from '../calls/answer-links.ts';
import { type Actor, recordAct } from '../db/audit.ts';
import type { ListedLead } from '../db/find-leads.ts';
import { CALLS, type NewAct, OUTCOMES, type Tables } from '../db/tables.ts';
import { forgetGivenUp, type Outbox, retryDeliveries } from '../outbox/outbox.ts';
import { recordEnded } from './erasure-log.ts';

/** The most letters of a note. */
const MAX_NOTE = 5000;

/** Records that the team has answered a quiz or a message. The first time counts. @throws if it is a booking */
export async function markAnswered(outbox: Outbox, lead: ListedLead, by: Actor): Promise<void> {
  if (lead.table === CALLS) throw new Error('A booking is answered by confirm or decline');
  if (lead.answered_at !== null) return;
  await saveBeside(outbox, lead, by, { act: 'answered' }, { replied_at: outbox.dialect.now });
}

/** Keeps a note of the team's about a lead, in place of the one before. @param note empty for none */
export async function saveNote(outbox: Outbox, lead: ListedLead, by: Actor, note: string): Promise<void> {
  const team_note = note.trim().slice(0, MAX_NOTE).toWellFormed().replaceAll('\0', '') || null;
  await saveBeside(outbox, lead, by, { act: 'note' }, { team_note });
}

/** Records what became of a lead in the end. @throws if the outcome is none */
export async function saveOutcome(outbox: Outbox, lead: ListedLead, by: Actor, name: unknown): Promise<void> {
  const outcome = OUTCOMES.find((one) => one === name);
  if (!outcome) throw new Error(`An outcome is one of ${OUTCOMES.join(', ')}`);
  await saveBeside(outbox, lead, by, { act: 'outcome', detail: outcome }, { outcome });
}

/**
 * Ends all links that act on a lead in the mails that went out so far.
 * @param folder of the copies, whose restore ends them again; undefined if there are none
 */
export async function endLinks(
  { db }: Outbox,
  lead: ListedLead,
  by: Actor,
  folder: string | undefined,
): Promise<void> {
  const { table, id } = lead;
  await db.transaction().execute(async (transaction) => {
    const amount = await revokeLinks(transaction, { lead_table: table, id });
    await recordAct(transaction, by, { act: 'revoke', lead_id: id });
    if (folder !== undefined) recordEnded(folder, [{ act: 'revoke', table, id, amount }]);
  });
}

/**
 * Has what was given up, or waits for its next try, sent now.
 * @param id of the lead that it belongs to; undefined for all
 * @param forget whether to let go of what was given up instead
 * @returns the number of deliveries
 */
export async function retry(
  { db, dialect }: Outbox,
  by: Actor,
  id?: string,
  forget = false,
): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const outbox = { db: transaction, dialect };
    const amount = await (forget ? forgetGivenUp(outbox, id) : retryDeliveries(outbox, id));
    await recordAct(transaction, by, { act: forget ? 'forget' : 'retry', lead_id: id, amount });
    return amount;
  });
}

/** A lead that a hosted database took by itself has no record yet. One that was erased meanwhile gets none. */
async function saveBeside(
  { db }: Outbox,
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
