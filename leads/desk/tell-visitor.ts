import { failureFrom } from '../delivery/delivery-failure.ts';
import type { Send } from '../delivery/delivery-worker.ts';
import { claimDelivery, markDelivered, markFailed } from '../delivery/outbox.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { DeliveryKind } from '../store/tables.ts';

/** What became of a mail to the visitor. */
type Told = 'sent' | 'queued' | 'undeliverable' | 'off';

export const TOLD: Record<Told, string> = {
  sent: 'The visitor has been mailed.',
  queued: 'The mail server did not take the mail now: the server tries again while it runs.',
  undeliverable: 'No mail can reach that address: look at it with show, and tell the visitor yourself.',
  off: 'No mail was sent: SMTP_URL is not set. Tell the visitor yourself.',
};

/** Sends a delivery at once; where that fails it stays in the outbox. */
export async function tellVisitor(
  store: LeadStore,
  senders: Partial<Record<DeliveryKind, Send>>,
  deliveryId: string | undefined,
): Promise<Told> {
  if (deliveryId === undefined) return 'off';
  const delivery = await claimDelivery(store, crypto.randomUUID(), deliveryId);
  // The server was faster.
  if (!delivery) return 'sent';
  try {
    await senders[delivery.kind]?.(delivery);
  } catch (error) {
    const failure = failureFrom(error);
    await markFailed(store, delivery, failure);
    return failure.outcome === 'never' ? 'undeliverable' : 'queued';
  }
  await markDelivered(store, delivery);
  return 'sent';
}
