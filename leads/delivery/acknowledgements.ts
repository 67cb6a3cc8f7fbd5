import { findLead } from '../store/find-lead.ts';
import { contactOf } from '../types.ts';
import type { Outbox } from './outbox.ts';
import { recipientHash } from './recipient.ts';

/** Limits on acknowledgements: anybody can type a stranger's address into a form. */
export interface AcknowledgementLimits {
  perHour: number;
  /** Per 24 hours. */
  perRecipient: number;
}

const HOUR_MS = 60 * 60 * 1000;

/** How many one transaction admits. */
const BATCH = 20;

/** An arbitrary number, used by no other advisory lock. */
const LOCK_ID = 7_310_010;

/**
 * Admits queued acknowledgements in their order, and leaves out those beyond the limits. All servers share the limits, so
 * one counts at a time. An acknowledgement has its `recipient` once it was counted; before that it isn't sent.
 * @returns how many were left out, and whether more may be queued
 */
export async function admitAcknowledgements(
  outbox: Outbox,
  { perHour, perRecipient }: AcknowledgementLimits,
): Promise<{ leftOut: number; hasMore: boolean }> {
  // Looks first, so that an idle server takes no lock.
  if ((await queued(outbox).limit(1).execute()).length === 0) return { leftOut: 0, hasMore: false };
  return await outbox.db.transaction().execute(async (db) => {
    const { dialect } = outbox;
    await dialect.lock(db, LOCK_ID);
    const deliveries = await queued({ db, dialect }).limit(BATCH).execute();
    let leftOut = 0;
    for (const { id, lead_table, lead_id } of deliveries) {
      const lead = await findLead(db, lead_table, lead_id);
      const recipient = lead ? recipientHash(contactOf(lead_table, lead).address) : '';
      const admitted = db
        .selectFrom('deliveries')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('kind', '=', 'acknowledgement')
        .where('recipient', 'is not', null)
        .where('left_out', 'is', null);
      const { ofDay, ofHour } = await db
        .selectNoFrom([
          admitted
            .where('created_at', '>', dialect.in(-24 * HOUR_MS))
            .where('recipient', '=', recipient)
            .as('ofDay'),
          admitted.where('created_at', '>', dialect.in(-HOUR_MS)).as('ofHour'),
        ])
        .executeTakeFirstOrThrow();
      let left_out: string | null = null;
      if (Number(ofDay) >= perRecipient) left_out = `that address had ${perRecipient} within a day`;
      else if (Number(ofHour) >= perHour) left_out = `${perHour} acknowledgements went out within the hour`;
      if (left_out !== null) leftOut += 1;
      await db
        .updateTable('deliveries')
        .set({ recipient, ...(left_out !== null && { left_out, delivered_at: dialect.now }) })
        .where('id', '=', id)
        .execute();
    }
    return { leftOut, hasMore: deliveries.length === BATCH };
  });
}

function queued({ db }: Outbox) {
  return db
    .selectFrom('deliveries')
    .select(['id', 'lead_table', 'lead_id'])
    .where('kind', '=', 'acknowledgement')
    .where('recipient', 'is', null)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('created_at');
}
