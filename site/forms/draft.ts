import type { LeadTable } from '#leads/lead-types/lead-types.ts';
import type { FormValues } from '#leads/validation.ts';

/** One attempt to send a row: its `id` and its content. */
export interface Attempt {
  id: string;
  row: string;
}

/** A form as the browser keeps it until it is sent. Times are in milliseconds since 1970. */
export interface Draft {
  values: FormValues;
  /** Of a form in steps: the one that was shown. */
  step?: number | undefined;
  /** The last try to send it, which is not known to have arrived. */
  attempt?: Attempt | undefined;
  /** When the visitor first saw the form: a reload does not shorten the time that it took. */
  openedAt: number;
  savedAt: number;
}

/** A device may be shared, so what a visitor typed does not stay on it for longer than this, in milliseconds. */
const LONGEST = 86_400_000;

/**
 * Reads the draft of this tab or, where it has none, takes over the newest of any tab.
 * @param isPrefilled whether another part of the page has just written the newest one
 */
export function loadDraft(key: string, isPrefilled = false): Draft | undefined {
  const draft = (!isPrefilled && readDraft('sessionStorage', key)) || readDraft('localStorage', key);
  if (draft) write('sessionStorage', key, JSON.stringify(draft));
  return draft;
}

/** Keeps a form for its tab and for the next visit. Returns whether the browser took the latter. */
export function saveDraft(key: string, draft: Omit<Draft, 'savedAt'>): boolean {
  const text = JSON.stringify({ ...draft, savedAt: Date.now() });
  write('sessionStorage', key, text);
  return write('localStorage', key, text);
}

/** Removes the draft of this tab, and leaves that of another one to the next visit. */
export function clearDraft(key: string): void {
  const own = tryIn('sessionStorage', (storage) => storage.getItem(key));
  tryIn('localStorage', (storage) => storage.getItem(key) === own && storage.removeItem(key));
  tryIn('sessionStorage', (storage) => storage.removeItem(key));
}

/** Once another tab has sent the newest draft, the next visit finds the one of this tab. */
globalThis.window?.addEventListener('storage', ({ key, newValue }) => {
  const own = key && newValue === null && readDraft('sessionStorage', key);
  if (own) write('localStorage', key, JSON.stringify(own));
});

/** Removes a draft that is too old, or of a shape that another release has kept. */
function readDraft(name: StorageName, key: string): Draft | undefined {
  const draft = tryIn(name, (storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'));
  if (isDraft(draft) && Math.abs(Date.now() - draft.savedAt) < LONGEST) return draft;
  tryIn(name, (storage) => storage.removeItem(key));
  return undefined;
}

function write(name: StorageName, key: string, text: string): boolean {
  return tryIn(name, (storage) => storage.setItem(key, text) === undefined) ?? false;
}

type StorageName = 'localStorage' | 'sessionStorage';

/** Returns nothing where storage is denied or full, or holds no JSON. */
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
 * Chooses the `id` of a row. The same row keeps its `id` over a double click, a retry and a reload, so it is
 * stored once. A row changed since the last attempt gets a new `id`, so the change is stored too.
 */
export function attemptFor(row: object, earlier: Attempt | undefined): Attempt {
  const text = JSON.stringify(row);
  if (earlier?.row === text) return earlier;
  // `crypto.randomUUID` exists only on https and localhost. The address of a blob ends with a UUID anywhere.
  return { id: URL.createObjectURL(new Blob()).slice(-36), row: text };
}

/** Fills in a form's empty fields, open or not. What the visitor typed stays. */
export function prefill(table: LeadTable, values: FormValues): void {
  const key = FORMS[table].draft;
  const draft = loadDraft(key);
  const typed = Object.fromEntries(Object.entries(draft?.values ?? {}).filter(([, value]) => value !== ''));
  saveDraft(key, { openedAt: performance.timeOrigin, ...draft, values: { ...values, ...typed } });
  window.dispatchEvent(new Event(PREFILLED));
}

/** Sent in the window when a form was prefilled, for one that is open. */
export const PREFILLED = 'loomline:prefilled';

/** The key of each form's draft, and the page that follows its plain form. */
export const FORMS: Record<LeadTable, { draft: string; thanks: string }> = {
  call_bookings: { draft: 'loomline:booking', thanks: '/book-call/thanks' },
  quiz_submissions: { draft: 'loomline:quiz', thanks: '/quiz/thanks' },
  support_messages: { draft: 'loomline:message', thanks: '/support/thanks' },
};

/** Where forms stand: the booking form itself, past what leads to it. */
export const BOOKING_SHEET = '/book-call#booking-sheet';
export const MESSAGE_SHEET = '/support#message';
