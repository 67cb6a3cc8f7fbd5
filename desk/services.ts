import type { FreeTimes } from '#leads/calls/free-times.ts';
import type { Actor } from '#leads/db/audit.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import type { Watched } from '#leads/health/health.ts';

/** What the desk's pages and acts work with. */
export interface DeskServices {
  store: LeadStore;
  /** The inputs of the health checks, the same as in `leads check`. */
  watched: Omit<Watched, 'open'>;
  freeTimes: FreeTimes;
  /** The default link to a call; `{id}` is replaced with the booking's id. */
  callLink: string | undefined;
  /** The desk's public address, if it has one (`DESK_URL`). */
  deskUrl: string | undefined;
  /** Returns the current key of the desk. */
  key(): Promise<string>;
  /** Counts a wrong key. @returns the seconds to wait after too many attempts from this address, otherwise undefined */
  limit(address: string): number | undefined;
  /** Returns the text of the email to the visitor that a decision about a call would cause, without making it. */
  preview(leadId: string, decide: (store: LeadStore) => Promise<unknown>): Promise<string | undefined>;
  /** Called after an action that may have queued a delivery. */
  onChange(): void;
  /** Runs `leads backup` in a child process. @throws the reason if no backup was made */
  makeBackup(): Promise<unknown>;
}

/** Who acts, in the audit. */
export const DESK: Actor = { actor: 'desk', user_name: null };
