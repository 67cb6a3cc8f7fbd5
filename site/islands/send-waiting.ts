import { clearDraft, type Draft, loadDraft } from './draft.ts';
import { forgetOpened } from './form-signals.ts';
import { type InsertOutcome, type InsertResult, insertLead } from './insert-lead.ts';
import { forgetWaiting, isOverdue, restartWait, type WaitingLead, waitingLeads } from './waiting-leads.ts';

/** What became of a lead that waited. `withdrawn`: the visitor will not have it sent. */
type WaitingOutcome = InsertOutcome | 'overdue' | 'withdrawn';

export interface WaitingResult extends Omit<InsertResult, 'outcome'> {
  outcome: WaitingOutcome;
}

export interface WaitingNews extends WaitingResult {
  id: string;
}

/** Tells every tab of the site what became of a lead that waited. */
export const NEWS = 'loomline:waiting';

/** How often an open page tries, in milliseconds. */
const PAUSE = 60_000;

/**
 * Sends what waits: one lead after the other, and in one tab at a time where the browser has Web Locks (on https).
 * Elsewhere two tabs may send a lead twice, and its `id` keeps it one row.
 */
export async function sendWaiting(tell?: (lead: WaitingLead, result: WaitingResult) => void): Promise<void> {
  if (!navigator.onLine || waitingLeads().length === 0) return;
  if (!('locks' in navigator)) return sendAll();
  await navigator.locks.request(NEWS, { ifAvailable: true }, (lock) => (lock ? sendAll() : undefined));

  async function sendAll(): Promise<void> {
    for (const lead of waitingLeads()) {
      const result: WaitingResult = isOverdue(lead) ? { outcome: 'overdue' } : await send(lead);
      tell?.(lead, result);
      // What kept this one back keeps the next one back too.
      if (result.outcome === 'unavailable') {
        restartWait(lead);
        return;
      }
      settle(lead, result);
    }
  }
}

/** Sends what waits whenever the network comes back, and every minute. Returns what stops it. */
export function watchWaiting(tell?: Parameters<typeof sendWaiting>[0]): () => void {
  const send = () => void sendWaiting(tell);
  window.addEventListener('online', send);
  const timer = setInterval(send, PAUSE);
  return () => {
    window.removeEventListener('online', send);
    clearInterval(timer);
  };
}

/** Removes what waits, unsent, and tells its form. The form's draft stays. */
export function withdraw(lead: WaitingLead): void {
  settle(lead, { outcome: 'withdrawn' });
}

async function send({ table, id, row, signals }: WaitingLead): Promise<InsertResult> {
  try {
    return await insertLead(table, { ...row, id }, signals);
  } catch {
    return { outcome: 'unavailable' };
  }
}

function settle({ id, draftKey }: WaitingLead, result: WaitingResult): void {
  forgetWaiting(id);
  if (result.outcome === 'stored' && loadDraft<Draft>(draftKey)?.attempt?.id === id) {
    clearDraft(draftKey);
    forgetOpened();
  }
  const news = new BroadcastChannel(NEWS);
  news.postMessage({ id, ...result } satisfies WaitingNews);
  news.close();
}
