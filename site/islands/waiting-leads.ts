import type { WAITING_NOTICE } from '#content/waiting.ts';
import type { LeadRows, LeadTable } from '#leads/types.ts';
import type { SentAlong } from './form-signals.ts';

/** A table with a form on a page: `content/waiting.ts` has its words. */
export type FormTable = keyof typeof WAITING_NOTICE & LeadTable;

/** A lead that the visitor has sent and that is not stored yet. */
export interface WaitingLead {
  table: FormTable;
  /** Under it the row is stored once, however often it is sent. */
  id: string;
  row: LeadRows[FormTable];
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

/** What the browser would not keep, since its storage is full or denied: it waits in this page alone. */
let unkept: WaitingLead[] | undefined;

/** Returns what waits, oldest first. It is in `localStorage`: a tab may close before the network is back. */
export function waitingLeads(): WaitingLead[] {
  if (unkept) return unkept;
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

/** Whether what waits outlives this page. */
export function isKeptByBrowser(): boolean {
  return !unkept;
}

export function isOverdue({ sentAt }: WaitingLead): boolean {
  return !(Date.now() - sentAt < LONGEST);
}

/** Lets what was sent by a clock that was ahead wait from now on: it would stay until that time and a day. */
export function restartWait(lead: WaitingLead): void {
  if (lead.sentAt > Date.now())
    write(waitingLeads().map((each) => (each.id === lead.id ? { ...each, sentAt: Date.now() } : each)));
}

function without(id: string): WaitingLead[] {
  return waitingLeads().filter((lead) => lead.id !== id);
}

function write(leads: WaitingLead[]): void {
  try {
    if (leads.length > 0) localStorage.setItem(WAITING, JSON.stringify(leads));
    else localStorage.removeItem(WAITING);
    unkept = undefined;
  } catch {
    unkept = leads.length > 0 ? leads : undefined;
  }
}
