import { Refused } from '../calls/appointments.ts';
import { type Actor, recordAct } from '../db/audit.ts';
import { type Connection, inTransaction } from '../db/connection.ts';
import type { ListedLead } from '../db/find-leads.ts';
import { mailAddress } from '../mail-address.ts';
import { addDeliveries } from '../outbox/outbox.ts';
import { addNote } from './entries.ts';

/**
 * Queues an email to a colleague with all about a lead, and notes that. The same hand-over within a minute counts as one.
 * @param words a few words to the colleague, kept in the note @throws Refused with a message
 */
export async function handOver(
  connection: Connection,
  lead: ListedLead,
  by: Actor,
  typed: string,
  words: string,
): Promise<void> {
  const to = mailAddress(typed.trim());
  if (to === undefined) throw new Refused('missing', 'Please type your colleague’s address');
  if (!connection.kinds.includes('hand_over'))
    throw new Refused('missing', 'No mail can be sent: SMTP_URL is not set');
  await inTransaction(connection, async (transaction) => {
    const note = await addNote(transaction, lead, by, `Handed over to ${to}\n${words}`);
    if (note === undefined) return;
    const { table: lead_table, id: lead_id } = lead;
    await addDeliveries(transaction.db, [{ lead_table, lead_id, kind: 'hand_over', about: `${note} ${to}` }]);
    await recordAct(transaction.db, by, { act: 'hand-over', lead_id: lead.id });
  });
}
