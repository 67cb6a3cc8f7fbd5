import { DeliveryFailure, leaveOut } from '../outbox/delivery-failure.ts';
import { databaseTime } from '../outbox/follow-ups.ts';
import type { DeliveryKind } from '../outbox/kinds.ts';
import { type Delivery, GIVE_UP_AFTER_MS, type Outbox } from '../outbox/outbox.ts';
import { recipientHash } from './mail-address.ts';

/** Limits on mails to visitors, over all servers: anybody can type a stranger's address into a form. */
export interface MailLimits {
  /** Acknowledgements in each hour of the clock. One network has a quarter of them. */
  perHour: number;
  /** Acknowledgements to a mailbox within 24 hours. */
  perRecipient: number;
}

/**
 * Mails to a mailbox within 24 hours for each acknowledgement that it may have: that one, the confirmation, two moves and
 * two reminders.
 */
const MAILS_PER_LEAD = 6;

/** What nobody decided on. It is left out where a decision waits. */
const AUTOMATIC: readonly DeliveryKind[] = ['acknowledgement', 'reminder'];

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Counts a mail to a visitor. All servers share the limits, so only one of them counts at a time. A mail that was counted
 * has its `recipient`, so that a retry is not counted again.
 * @throws DeliveryFailure if a limit is reached: the mail is left out, or waits for the next hour
 */
export async function countMail(
  { perHour, perRecipient }: MailLimits,
  { db, dialect }: Outbox,
  { id, kind, lead_id, recipient: counted, created_at }: Delivery,
  address: string,
): Promise<void> {
  if (counted !== null) return;
  const recipient = recipientHash(address);
  await db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction);
    const now = (await databaseTime({ db: transaction, dialect })).getTime();
    const hour = now - (now % HOUR_MS);
    const since = (from: number) =>
      transaction
        .selectFrom('deliveries')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('left_out', 'is', null)
        .where('counted_at', '>=', new Date(from).toISOString());
    const mails = since(now - DAY_MS).where('recipient', '=', recipient);
    const ofHour = since(hour).where('kind', '=', 'acknowledgement');
    const leads = transaction.selectFrom('leads');
    const network = leads.select('network').where('id', '=', lead_id);
    const counts = await transaction
      .selectNoFrom([
        mails.as('mails'),
        mails.where('kind', '=', 'acknowledgement').as('acknowledgements'),
        ofHour.as('ofHour'),
        ofHour.where('lead_id', 'in', leads.select('id').where('network', '=', network)).as('ofNetwork'),
      ])
      .executeTakeFirstOrThrow();
    const reaches = (count: number | string | null, limit: number) => Number(count) >= limit;
    const isAcknowledgement = kind === 'acknowledgement';
    const most = perRecipient * MAILS_PER_LEAD * (AUTOMATIC.includes(kind) ? 1 : 2);
    if (isAcknowledgement && reaches(counts.acknowledgements, perRecipient))
      leaveOut(`that address had ${perRecipient} within a day`);
    const isFull = reaches(counts.mails, most);
    if (isFull && AUTOMATIC.includes(kind)) leaveOut(`that address had ${most} mails within a day`);
    const isOverHour = reaches(counts.ofHour, perHour) || reaches(counts.ofNetwork, Math.ceil(perHour / 4));
    if (isFull || (isAcknowledgement && isOverHour)) {
      if (Date.parse(created_at) <= now - GIVE_UP_AFTER_MS) leaveOut('its turn did not come in five days');
      const why = isFull
        ? `that address had ${most} mails within a day`
        : 'as many as may go out within the hour did';
      throw new DeliveryFailure(why, { due: new Date(hour + HOUR_MS) });
    }
    await transaction
      .updateTable('deliveries')
      .set({ recipient, counted_at: dialect.now })
      .where('id', '=', id)
      .execute();
  });
}
