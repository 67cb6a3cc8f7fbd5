import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { recordAct } from '../db/audit.ts';
import { type Connection, databaseTime, inTransaction } from '../db/connection.ts';
import { findAppointment, findLead } from '../db/find-leads.ts';
import { CALLS, type Delivery, type ENTRY_KINDS } from '../db/tables.ts';
import { VISITOR_KINDS } from '../delivery-kinds.ts';
import { contactOf, type LeadTable } from '../lead-types/lead-types.ts';
import type { MessageTokens } from '../mail/message-tokens.ts';
import { isOneMailbox } from '../mail-address.ts';
import { sanitizeReply } from '../outbox/delivery-failure.ts';
import { addDeliveries } from '../outbox/outbox.ts';
import { addEntry, ensureRecord } from '../record/entries.ts';
import { UUID } from '../validation.ts';
import type { Heard } from './read-mail.ts';

interface Options {
  store: Connection;
  tokens: MessageTokens;
  /** Our own addresses: what we write ourselves isn't an answer. */
  owners: readonly string[];
  /** Called after a delivery may have been queued. */
  onLead: () => void;
}

/** A lead's emails beyond this number are ignored, so that nobody can fill the database. */
const MAX_ENTRIES = 200;

/** Returns a function that adds what an email says to its lead, once. Ignores an email without a valid token. */
export function inboxTaker({ store, tokens, owners, onLead }: Options) {
  return async (heard: Heard, at: Date): Promise<void> => {
    if ('uid' in heard) await takeAnswer(heard);
    else if (heard.kind === 'bounce') await takeBounce(heard);
    else await takeReply(heard, at);
  };

  async function takeBounce(heard: Heard): Promise<void> {
    const delivery = await findDelivery(heard.tokens);
    if (!delivery) return;
    await inTransaction(store, async (transaction) => {
      if (!(await addHeard(transaction, heard, delivery))) return;
      // As if the mail server had refused the address, so that a corrected address gets the email.
      const left_out = sanitizeReply(`it came back: ${heard.text}`);
      const delivered = transaction.db.updateTable('deliveries').where('delivered_at', 'is not', null);
      await delivered.set({ left_out }).where('id', '=', delivery.id).execute();
    });
  }

  async function takeReply(heard: Heard, at: Date): Promise<void> {
    if (owners.some((owner) => isOneMailbox(owner, heard.from))) return;
    const delivery = await findDelivery(heard.tokens);
    const lead = delivery && (await findLead(store.db, delivery.lead_table, delivery.lead_id));
    if (!lead) return;
    const isTheirs = isOneMailbox(contactOf(delivery.lead_table, lead).address, heard.from);
    const text = isTheirs ? heard.text : `From ${heard.from}:\n${heard.text}`;
    await inTransaction(store, async (transaction) => {
      const isNew = await addHeard(transaction, { ...heard, text }, { ...delivery, at });
      const isToTell = isNew && (await markHeard(transaction, lead.id)) && store.kinds.includes('reply');
      const { lead_table, lead_id } = delivery;
      if (isToTell) await addDeliveries(transaction.db, [{ lead_table, lead_id, kind: 'reply' }]);
    });
    onLead();
  }

  /** Takes the visitor's answer to the latest invitation. Others may know the invitation, and answers may be late. */
  async function takeAnswer(heard: Extract<Heard, { uid: string }>): Promise<void> {
    const [, lead_id = ''] = /^([\da-f-]{36})-call@/i.exec(heard.uid) ?? [];
    const booking = UUID.test(lead_id) ? await findLead(store.db, CALLS, lead_id) : undefined;
    const appointment = booking && (await findAppointment(store.db, lead_id));
    if (!appointment || !isOneMailbox(booking.email, heard.attendee)) return;
    if (heard.sequence !== undefined && heard.sequence < appointment.sequence) return;
    await inTransaction(store, async (transaction) => {
      const isNew = await addHeard(transaction, heard, { lead_table: CALLS, lead_id });
      // The team has to act, because the call still takes its time.
      if (isNew && heard.kind === 'declined') await markHeard(transaction, lead_id);
    });
  }

  /** Returns the email to a visitor that a valid token names. */
  async function findDelivery(text: string): Promise<Delivery | undefined> {
    const ids = tokens.read(text);
    if (ids.length === 0) return undefined;
    const found = store.db.selectFrom('deliveries').selectAll().where('id', 'in', ids);
    return await found.where('kind', 'in', VISITOR_KINDS).orderBy('created_at', 'desc').executeTakeFirst();
  }
}

/** Adds an entry. @param at when the email arrived; defaults to now @returns whether it is new */
async function addHeard(
  transaction: Connection,
  { kind, text, messageId, from }: Heard,
  { lead_table, lead_id, at }: { lead_table: LeadTable; lead_id: string; at?: Date },
): Promise<boolean> {
  const { db } = transaction;
  if (!(await findLead(db, lead_table, lead_id))) return false;
  await ensureRecord(db, { id: lead_id, table: lead_table });
  const kept = db.selectFrom('entries').where('lead_id', '=', lead_id);
  const { count } = await kept.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  if (Number(count) >= MAX_ENTRIES) return false;
  const now = await databaseTime(transaction);
  const created_at = (at && at < now ? at : now).toISOString();
  const about = messageId || createHash('sha256').update(`${from} ${text}`).digest('hex');
  const isNew = await addEntry(db, {
    lead_id,
    kind: kind satisfies (typeof ENTRY_KINDS)[number],
    body: text,
    about,
    created_at,
  });
  if (isNew)
    await recordAct(db, { actor: 'server', user_name: null }, { act: 'heard', lead_id, detail: kind });
  return isNew;
}

/** Makes a lead wait again. @returns whether the team hasn't been told since the lead waits */
async function markHeard({ db, dialect }: Connection, id: string): Promise<boolean> {
  const heard_at = sql<string>`coalesce(heard_at, ${dialect.now})`;
  const record = db.updateTable('leads').set({ heard_at, archived_at: null }).where('id', '=', id);
  const { heard_at: since } = await record.returning('heard_at').executeTakeFirstOrThrow();
  const told = db.selectFrom('deliveries').where('lead_id', '=', id).where('kind', '=', 'reply');
  return !(await told.select('id').where('created_at', '>=', since).executeTakeFirst());
}
