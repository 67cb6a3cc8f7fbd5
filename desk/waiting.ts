import { findFirstLeads, type LeadFilter } from '#leads/db/find-leads.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { DAY_MS } from '#leads/durations.ts';

const WAITING_DAYS = 60;

/** Returns the age from which waiting leads are neither listed nor counted, so that no query reads the whole table. */
export function waitingSince(): string {
  return new Date(Date.now() - WAITING_DAYS * DAY_MS).toISOString();
}

/** Returns up to `count` recent leads that wait and `count` older ones whose visitor replied, in the order asked for. */
export async function findWaiting(
  store: LeadStore,
  { isOldestFirst, after }: Pick<LeadFilter, 'isOldestFirst' | 'after'>,
  count: number,
) {
  const [asked, since] = [{ isWaiting: true, isOldestFirst, after }, waitingSince()];
  const heard = await findFirstLeads(store, { ...asked, isHeard: true, before: since }, count);
  const recent = await findFirstLeads(store, { ...asked, since }, count);
  const leads = isOldestFirst ? [...heard.leads, ...recent.leads] : [...recent.leads, ...heard.leads];
  return { leads, hasMore: heard.hasMore || recent.hasMore };
}
