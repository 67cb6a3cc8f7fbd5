import type { FormValues } from '#leads/row.ts';
import type { Attempt } from './attempt-id.ts';
import { loadDraft, saveDraft } from './draft.ts';

/** What the booking form keeps until it is sent. */
export interface BookingDraft {
  values: FormValues;
  /** The last try at sending it, where there was one. */
  attempt?: Attempt | undefined;
}

export const BOOKING_DRAFT = 'loomline:booking';

/** Puts values into the booking form that the visitor comes to next; what was typed there already stays. */
export function prefillBooking(values: Record<string, string>): void {
  const draft = loadDraft<BookingDraft>(BOOKING_DRAFT);
  const typed = Object.fromEntries(Object.entries(draft?.values ?? {}).filter(([, value]) => value !== ''));
  saveDraft(BOOKING_DRAFT, { ...draft, values: { ...values, ...typed } } satisfies BookingDraft);
}
