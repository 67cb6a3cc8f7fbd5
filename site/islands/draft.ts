import type { FormValues } from '#leads/validation.ts';
import type { Attempt } from './attempt-id.ts';

/** A form as kept until it is sent. */
export interface Draft {
  values: FormValues;
  /** Of a form in steps: the one that was shown. */
  step?: number;
  /** The last attempt to send it. */
  attempt?: Attempt | undefined;
}

/**
 * Loads what the visitor typed from `sessionStorage`, which keeps it for this tab. If the browser denies
 * storage, the form still works but forgets its values on reload.
 */
export function loadDraft<Kept>(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or denied. The visitor can do nothing about it.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Sent in the window when a form was prefilled, for one that is open. */
export const PREFILLED = 'loomline:prefilled';

/** Where the drafts of the forms are that another part of the site fills in with `prefill`. */
export const BOOKING_DRAFT = 'loomline:booking';
export const MESSAGE_DRAFT = 'loomline:message';

/** Where these forms stand: the booking form itself, past what leads to it. */
export const BOOKING_SHEET = '/book-call#booking-sheet';
export const MESSAGE_SHEET = '/support#message';
