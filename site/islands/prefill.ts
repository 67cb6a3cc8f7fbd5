import type { FormValues } from '#leads/validation.ts';
import { type Draft, loadDraft, PREFILLED, saveDraft } from './draft.ts';

/** Prefills a form, open or not. What the visitor has typed in it stays. */
export function prefill(key: string, values: FormValues): void {
  const draft = loadDraft<Draft>(key);
  const typed = Object.fromEntries(Object.entries(draft?.values ?? {}).filter(([, value]) => value !== ''));
  saveDraft(key, { ...draft, values: { ...values, ...typed } } satisfies Draft);
  window.dispatchEvent(new Event(PREFILLED));
}
