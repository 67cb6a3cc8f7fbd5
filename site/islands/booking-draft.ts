import type { FormValues } from '#leads/validation.ts';
import type { Attempt } from './attempt-id.ts';
import { loadDraft, saveDraft } from './draft.ts';

/** The booking form as kept until it is sent. */
export interface BookingDraft {
  values: FormValues;
  /** The last attempt to send it. */
  attempt?: Attempt | undefined;
}

export const BOOKING_DRAFT = 'loomline:booking';

/** Prefills the booking form for the next visit to it. Values the visitor has typed stay. */
export function prefillBooking(values: Record<string, string>): void {
  const draft = loadDraft<BookingDraft>(BOOKING_DRAFT);
  const typed = Object.fromEntries(Object.entries(draft?.values ?? {}).filter(([, value]) => value !== ''));
  saveDraft(BOOKING_DRAFT, { ...draft, values: { ...values, ...typed } } satisfies BookingDraft);
}
