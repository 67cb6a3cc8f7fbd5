import { type FormSignals, TRAP_FIELD } from '#leads/suspicion.ts';
import { clearDraft, loadDraft, saveDraft } from './draft.ts';

const OPENED = 'loomline:opened';

/** Notes when this tab first showed a form: a reload later on does not make a visitor fast. */
export function noteOpened(): void {
  if (loadDraft(OPENED) === undefined) saveDraft(OPENED, Math.round(performance.timeOrigin));
}

/** Once a form is sent nothing of it stays behind. */
export function forgetOpened(): void {
  clearDraft(OPENED);
}

/** What the form tells about who filled it in. */
export function formSignals(form: HTMLFormElement): FormSignals {
  const opened = loadDraft<number>(OPENED) ?? performance.timeOrigin;
  return {
    trap: String(new FormData(form).get(TRAP_FIELD) ?? ''),
    seconds: (Date.now() - opened) / 1000,
  };
}
