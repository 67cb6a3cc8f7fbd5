import { TERMS } from '#content/terms.ts';
import { type Actor, addToAct, forgetActs, recordAct } from './audit.ts';
import { recordEnded } from './backup/ended.ts';
import { forgetBlocks } from './calls/block.ts';
import { forgetAlerts } from './delivery/alerts.ts';
import type { LeadStore } from './store/lead-store.ts';
import { removeLeads } from './store/remove-leads.ts';

/** Leads from before this point in time are not kept, as the privacy policy says. */
export function oldestKept(now: Date): string {
  return new Date(now.getTime() - TERMS.keptDays * 24 * 60 * 60 * 1000).toISOString();
}

/**
 * Removes the leads of a person with all that is kept beside them. A restore erases them again. They stay in SQLite's log
 * until the store's `emptyLog`.
 * @param folder of the copies; undefined if there are none
 */
export async function erase(
  store: LeadStore,
  email: string,
  by: Actor,
  folder: string | undefined,
): Promise<void> {
  await removeLeads(store, { email }, async (transaction, leads) => {
    for (const { id } of leads) await recordAct(transaction, by, { act: 'erase', lead_id: id });
    const ended = leads.map(({ table, id }) => ({ act: 'erase', table, id }) as const);
    // Before the leads go: a kill in between must not bring the person back.
    if (folder !== undefined) recordEnded(folder, ended);
  });
}

/**
 * Removes leads from before a point in time, UTC, and what else is kept of that age. They stay in SQLite's log until the
 * store's `emptyLog`.
 * @returns the number of leads
 */
export async function purge(store: LeadStore, before: string, by: Actor): Promise<number> {
  await forgetActs(store.db, before);
  await forgetAlerts(store.db, before);
  await forgetBlocks(store.db, before);
  let act: string | undefined;
  // Recorded batch by batch, so that the number is right even if the purge is cut off.
  return await removeLeads(store, { before }, async (transaction, { length: amount }) => {
    if (act) return await addToAct(transaction, act, amount);
    const detail = `from before ${before.slice(0, 10)}`;
    act = await recordAct(transaction, by, { act: 'purge', amount, detail });
  });
}
