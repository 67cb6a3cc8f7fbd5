import { DEVICE_ZONE_FIELD } from '#leads/device-zone.ts';
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

/** What a form sends along with its row. */
export interface SentAlong extends FormSignals {
  /** The IANA zone of the device, of a form that asks for a time. */
  deviceZone?: string;
}

/** Collects the signals against bots, and the device's zone if the form has a field for it. */
export function formSignals(form: HTMLFormElement): SentAlong {
  const data = new FormData(form);
  const opened = loadDraft<number>(OPENED) ?? performance.timeOrigin;
  return {
    honeypot: String(data.get(HONEYPOT_FIELD) ?? ''),
    deviceZone: String(data.get(DEVICE_ZONE_FIELD) ?? ''),
    seconds: (Date.now() - opened) / 1000,
  };
}
