import type { Kysely } from 'kysely';
import { findLead } from '../store/find-lead.ts';
import type { Tables } from '../store/tables.ts';
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

/** How many one transaction counts. */
const BATCH = 20;

/** An arbitrary number, used by no other advisory lock. */
const LOCK_ID = 7_310_010;

/**
 * Counts queued acknowledgements in their order, and leaves out those beyond the limits. All servers share the limits, so
 * one counts at a time. An acknowledgement has its `recipient` once it was counted; before that it isn't sent.
 * @returns how many were left out, and whether more may be queued
 */
export async function countAcknowledgements(
  { db, dialect }: Outbox,
  { perHour, perRecipient }: AcknowledgementLimits,
): Promise<{ leftOut: number; hasMore: boolean }> {
  // Looks first, so that an idle server takes no lock.
  if ((await findQueued(db)).length === 0) return { leftOut: 0, hasMore: false };
  return await db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction, LOCK_ID);
    const queued = await findQueued(transaction);
    let leftOut = 0;
    for (const { id, lead_table, lead_id } of queued) {
      const lead = await findLead(transaction, lead_table, lead_id);
      const recipient = lead ? recipientHash(contactOf(lead_table, lead).address) : '';
      const since = (ms: number) =>
        transaction
          .selectFrom('deliveries')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('kind', '=', 'acknowledgement')
          .where('recipient', 'is not', null)
          .where('left_out', 'is', null)
          .where('created_at', '>', dialect.in(-ms));
      const { ofDay, ofHour } = await transaction
        .selectNoFrom([
          since(24 * HOUR_MS)
            .where('recipient', '=', recipient)
            .as('ofDay'),
          since(HOUR_MS).as('ofHour'),
        ])
        .executeTakeFirstOrThrow();
      let reason: string | undefined;
      if (Number(ofDay) >= perRecipient) reason = `that address had ${perRecipient} within a day`;
      else if (Number(ofHour) >= perHour) reason = `${perHour} acknowledgements went out within the hour`;
      if (reason) leftOut += 1;
      await transaction
        .updateTable('deliveries')
        .set({ recipient, ...(reason && { left_out: reason, delivered_at: dialect.now }) })
        .where('id', '=', id)
        .execute();
    }
    return { leftOut, hasMore: queued.length === BATCH };
  });
}

function findQueued(db: Kysely<Tables>) {
  return db
    .selectFrom('deliveries')
    .select(['id', 'lead_table', 'lead_id'])
    .where('kind', '=', 'acknowledgement')
    .where('recipient', 'is', null)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
}
