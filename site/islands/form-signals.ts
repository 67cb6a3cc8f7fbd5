import { type FormSignals, HONEYPOT_FIELD } from '#leads/spam.ts';
import { clearDraft, loadDraft, saveDraft } from './draft.ts';

const OPENED = 'loomline:opened';

/** Stores when this tab first showed a form, so a reload does not shorten the visitor's time. */
export function noteOpened(): void {
  if (loadDraft(OPENED) === undefined) saveDraft(OPENED, Math.round(performance.timeOrigin));
}

/** Clears the stored time after a form was sent. */
export function forgetOpened(): void {
  clearDraft(OPENED);
}

/** Collects the signals that tell people from bots. */
export function formSignals(form: HTMLFormElement): FormSignals {
  const opened = loadDraft<number>(OPENED) ?? performance.timeOrigin;
  return {
    honeypot: String(new FormData(form).get(HONEYPOT_FIELD) ?? ''),
    seconds: (Date.now() - opened) / 1000,
  };
}
