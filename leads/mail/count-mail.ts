import { sql } from 'kysely';
import { type Connection, databaseTime, inLockedTransaction } from '../db/connection.ts';
import { findRecord } from '../db/find-leads.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { recipientHash } from '../mail-address.ts';
import { DeliveryFailure, leaveOut } from '../outbox/delivery-failure.ts';
import { type Delivery, GIVE_UP_AFTER_MS } from '../outbox/outbox.ts';

/** Limits on acknowledgements across all servers, since anybody can type a stranger's address into a form. */
export interface AcknowledgementLimits {
  /** Per clock hour. A single network gets at most a quarter of this limit. */
  perHour: number;
  /** Per 24 hours. */
  perRecipient: number;
}

/**
 * Counts an email to a visitor once, even if it is retried, under a lock shared by all servers.
 * @throws DeliveryFailure if a limit is reached. The mailbox's limit skips acknowledgements and reminders, and delays
 * decisions. The hourly limit delays acknowledgements.
 */
export async function countMail(
  { perHour, perRecipient }: AcknowledgementLimits,
  connection: Connection,
  { id, kind, lead_id, recipient: counted, created_at }: Delivery,
  address: string,
): Promise<void> {
  if (counted !== null) return;
  const recipient = recipientHash(address);
  await inLockedTransaction(connection, async (transaction) => {
    const { db, dialect } = transaction;
    const now = (await databaseTime(transaction)).getTime();
    const hour = new Date(now - (now % HOUR_MS)).toISOString();
    const sent = await db
      .selectFrom('deliveries')
      .leftJoin('leads', 'leads.id', 'lead_id')
      .select(['kind', 'recipient', 'network', 'counted_at'])
      .where('left_out', 'is', null)
      .where('counted_at', '>', dialect.in(-DAY_MS))
      .where(sql<boolean>`(recipient = ${recipient} or counted_at >= ${hour})`)
      .execute();
    const isFirst = kind === 'acknowledgement';
    const ofMailbox = sent.filter((mail) => mail.recipient === recipient);
    if (isFirst && ofMailbox.filter((mail) => mail.kind === kind).length >= perRecipient)
      leaveOut(`that address had ${perRecipient} within a day`);
    // A lead takes up to six emails: acknowledgement, confirmation, two moves and two reminders (decision 6). Decisions
    // may reach twice that limit.
    const isAutomatic = isFirst || kind === 'reminder';
    const isFull = ofMailbox.length >= perRecipient * (isAutomatic ? 6 : 12);
    if (isFull && isAutomatic) leaveOut('that address had too many mails within a day');
    const ofHour = sent.filter((mail) => mail.kind === kind && (mail.counted_at ?? '') >= hour);
    const { network } = (await findRecord(db, lead_id)) ?? {};
    const ofNetwork = ofHour.filter((mail) => mail.network !== null && mail.network === network);
    if (isFull || (isFirst && (ofHour.length >= perHour || ofNetwork.length >= Math.ceil(perHour / 4)))) {
      if (Date.parse(created_at) <= now - GIVE_UP_AFTER_MS)
        leaveOut('the mail limit delayed it for five days');
      const due = new Date(Date.parse(hour) + HOUR_MS).toISOString();
      throw Object.assign(new DeliveryFailure('the mail limit is reached until the next hour'), { due });
    }
    const counting = db.updateTable('deliveries').set({ recipient, counted_at: dialect.now });
    await counting.where('id', '=', id).execute();
  });
}
