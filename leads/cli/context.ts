import type { DeliveryKind } from '../delivery/channels.ts';
import type { Senders } from '../delivery/delivery-worker.ts';
import type { Watched } from '../health.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { type ListedLead, readLead } from '../store/read-leads.ts';

/** What the commands work with. The store that one opens is closed after it. */
export interface CliContext extends Omit<Watched, 'open'> {
  open: () => Promise<LeadStore>;
  /** How each configured kind of delivery is sent. */
  senders: (store: LeadStore) => Promise<Senders>;
  /** The deliveries of each new lead. */
  deliveries: readonly DeliveryKind[];
}

/** @throws if there is no such lead */
export async function requireLead(store: LeadStore, id: string): Promise<ListedLead> {
  const lead = await readLead(store, id);
  if (!lead) throw new Error(`There is no lead ${id}`);
  return lead;
}
