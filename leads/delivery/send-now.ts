import type { LeadStore } from '../store/lead-store.ts';
import type { DeliveryKind } from './channels.ts';
import { type DeliveryFailure, failureFrom } from './delivery-failure.ts';
import type { Senders } from './delivery-worker.ts';
import { claimDeliveries, saveResult } from './outbox.ts';

/**
 * Sends one delivery at once; if that fails, it stays in the outbox.
 * @returns what became of it; `sent` also if the server was faster
 */
export async function sendNow(
  store: LeadStore,
  senders: Senders,
  deliveryId: string,
): Promise<DeliveryFailure['outcome']> {
  const kinds = Object.keys(senders) as DeliveryKind[];
  const only = { atMost: 1, only: deliveryId };
  const [delivery] = await claimDeliveries(store, kinds, crypto.randomUUID(), only);
  if (!delivery) return 'sent';
  let failure: DeliveryFailure | undefined;
  try {
    await senders[delivery.kind]?.(delivery);
  } catch (error) {
    failure = failureFrom(error);
  }
  await saveResult(store, delivery, failure);
  return failure?.outcome ?? 'sent';
}
