import type { LeadTable } from '#leads/lead-types/lead-types.ts';
import type { FormValues } from '#leads/validation.ts';

/** One attempt to send a row: the row's `id` and content. */
export type Attempt = { id: string; row: string };

/** A form's content, stored in the browser until the form is sent. Times are in milliseconds since 1970. */
export interface Draft {
  values: FormValues;
  /** The step shown, in a form with steps. */
  step?: number | undefined;
  /** The last attempt to send the form, if its row isn't known to be stored. */
  attempt?: Attempt | undefined;
  /** When the visitor first saw the form. Stored, so that the fill-in time includes the time before a reload. */
  openedAt: number;
  savedAt: number;
}

/** One day: short, because devices may be shared. */
const MAX_AGE_MS = 86_400_000;

/**
 * Returns this tab's draft or, if it has none, the newest draft of any tab.
 * @param isPrefilled whether another part of the page has just written the newest draft, which then takes precedence
 */
export function loadDraft(key: string, isPrefilled = false): Draft | undefined {
  const draft = (!isPrefilled && readDraft('sessionStorage', key)) || readDraft('localStorage', key);
  if (draft) write('sessionStorage', key, JSON.stringify(draft));
  return draft;
}

/** Saves a draft for this tab and for the next visit. Returns whether the browser keeps it for the next visit. */
export function saveDraft(key: string, draft: Omit<Draft, 'savedAt'>): boolean {
  const text = JSON.stringify({ ...draft, savedAt: Date.now() });
  write('sessionStorage', key, text);
  return write('localStorage', key, text);
}

/** Removes the draft of this tab. Another tab's draft stays for the next visit. */
export function clearDraft(key: string): void {
  const own = tryIn('sessionStorage', (storage) => storage.getItem(key));
  tryIn('localStorage', (storage) => storage.getItem(key) === own && storage.removeItem(key));
  tryIn('sessionStorage', (storage) => storage.removeItem(key));
}

// Another tab has sent the newest draft: from now on, keep this tab's draft for the next visit.
globalThis.window?.addEventListener('storage', ({ key, newValue }) => {
  const own = key && newValue === null && readDraft('sessionStorage', key);
  if (own) write('localStorage', key, JSON.stringify(own));
});

/** Returns the stored draft. Removes a draft that is too old or has the format of another release. */
function readDraft(name: StorageName, key: string): Draft | undefined {
  const draft = tryIn(name, (storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'));
  if (isDraft(draft) && Math.abs(Date.now() - draft.savedAt) < MAX_AGE_MS) return draft;
  tryIn(name, (storage) => storage.removeItem(key));
  return undefined;
}

function write(name: StorageName, key: string, text: string): boolean {
  return tryIn(name, (storage) => storage.setItem(key, text) === undefined) ?? false;
}

type StorageName = 'localStorage' | 'sessionStorage';

/** Returns undefined if storage is denied or full, or if the stored text is not JSON. */
function tryIn<Result>(name: StorageName, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(globalThis[name]);
  } catch {
    return undefined;
  }
}

function isDraft(stored: unknown): stored is Draft {
  const { values, attempt, openedAt } = (stored ?? {}) as Partial<Draft>;
  const isAttempt = typeof attempt?.id === 'string' && typeof attempt.row === 'string';
  return values instanceof Object && typeof openedAt === 'number' && (attempt === undefined || isAttempt);
}

/**
 * Chooses a row's `id`, its idempotency key. The same row keeps its `id` across double clicks, retries and reloads. A
 * row that changed since the last attempt gets a new `id`, so the change is stored too.
 */
export function attemptFor(row: object, earlier: Attempt | undefined): Attempt {
  const text = JSON.stringify(row);
  if (earlier?.row === text) return earlier;
  // `crypto.randomUUID` exists only on https and localhost. A blob's URL ends with a UUID everywhere.
  return { id: URL.createObjectURL(new Blob()).slice(-36), row: text };
}

/** Prefills a form through its draft, even if the form is on another page. Keeps what the visitor typed. */
export function prefill(table: LeadTable, values: FormValues): void {
  const key = FORMS[table].draft;
  const draft = loadDraft(key);
  const typed = Object.fromEntries(Object.entries(draft?.values ?? {}).filter(([, value]) => value !== ''));
  saveDraft(key, { openedAt: performance.timeOrigin, ...draft, values: { ...values, ...typed } });
  window.dispatchEvent(new Event(PREFILLED));
}

/** Dispatched on `window` after a draft is prefilled, for a form that is already on the page. */
export const PREFILLED = 'loomline:prefilled';

/**
 * Each form's storage key for its draft, the page shown after a post without JavaScript, and the analytics event, which
 * contains no data about the lead or the visitor.
 */
export const FORMS: Record<LeadTable, Record<'draft' | 'thanks' | 'event', string>> = {
  call_bookings: { draft: 'loomline:booking', thanks: '/book-call/thanks', event: 'Booking' },
  quiz_submissions: { draft: 'loomline:quiz', thanks: '/quiz/thanks', event: 'Quiz' },
  support_messages: { draft: 'loomline:message', thanks: '/support/thanks', event: 'Message' },
};

/** Links to the forms within their pages. */
export const BOOKING_SHEET = '/book-call#booking-sheet';
export const MESSAGE_SHEET = '/support#message';
