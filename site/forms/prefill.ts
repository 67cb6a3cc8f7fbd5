import type { FormValues } from '#leads/validation.ts';
import { loadDraft, PREFILLED, saveDraft } from './draft.ts';

/** Prefills a form, open or not. What the visitor has typed in it stays. */
export function prefill(key: string, values: FormValues): void {
  const draft = loadDraft(key);
  const typed = Object.fromEntries(Object.entries(draft?.values ?? {}).filter(([, value]) => value !== ''));
  saveDraft(key, { openedAt: performance.timeOrigin, ...draft, values: { ...values, ...typed } });
  window.dispatchEvent(new Event(PREFILLED));
}
