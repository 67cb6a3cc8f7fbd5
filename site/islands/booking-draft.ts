import { type Draft, loadDraft, saveDraft } from './draft.ts';

export const BOOKING_DRAFT = 'loomline:booking';

/** The booking form itself, past what leads to it. */
export const BOOKING_SHEET = '/book-call#booking-sheet';

/** Prefills the booking form for the next visit to it. Values the visitor has typed stay. */
export function prefillBooking(values: Record<string, string>): void {
  const draft = loadDraft<Draft>(BOOKING_DRAFT);
  const typed = Object.fromEntries(Object.entries(draft?.values ?? {}).filter(([, value]) => value !== ''));
  saveDraft(BOOKING_DRAFT, { ...draft, values: { ...values, ...typed } } satisfies Draft);
}
