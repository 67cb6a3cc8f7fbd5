import type { LeadRows, LeadTable } from '#leads/types.ts';
import type { SentAlong } from './form-signals.ts';

/** A lead that the visitor has sent and that is not stored yet. */
export interface WaitingLead {
  table: LeadTable;
  /** Under it the row is stored once, however often it is sent. */
  id: string;
  row: LeadRows[LeadTable];
  signals: SentAlong;
  /** The form's draft, which goes when the lead is stored. */
  draftKey: string;
  /** When the visitor sent it, in milliseconds since 1970. */
  sentAt: number;
}

/** Also read by the pages' inline script, `waiting-script.ts`. */
export const WAITING = 'loomline:waiting';

/** A device may be shared, so what a visitor typed does not stay on it for longer than this, in milliseconds. */
const LONGEST = 86_400_000;

/** Returns what waits, oldest first. It is in `localStorage`: a tab may close before the network is back. */
export function waitingLeads(): WaitingLead[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(WAITING) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function keepWaiting(lead: WaitingLead): void {
  write([...without(lead.id), lead]);
}

export function forgetWaiting(id: string): void {
  const rest = without(id);
  if (rest.length < waitingLeads().length) write(rest);
}

export function isOverdue({ sentAt }: WaitingLead): boolean {
  return !(Date.now() - sentAt < LONGEST);
}

function without(id: string): WaitingLead[] {
  return waitingLeads().filter((lead) => lead.id !== id);
}

function write(leads: WaitingLead[]): void {
  try {
    if (leads.length > 0) localStorage.setItem(WAITING, JSON.stringify(leads));
    else localStorage.removeItem(WAITING);
  } catch {
    // Storage is full or denied: the lead waits as long as its form's draft does, and is sent by hand.
  }
}
