import { DEVICE_ZONE_FIELD } from '#leads/device-zone.ts';
import { type FormSignals, HONEYPOT_FIELD } from '#leads/spam.ts';

/** What a form sends along with its row. */
export interface SentAlong extends FormSignals {
  /** The IANA zone of the device, of a form that asks for a time. */
  deviceZone?: string;
}

/**
 * Collects the signals against bots, and the device's zone if the form has a field for it.
 * @param openedAt when the visitor first saw the form, in milliseconds since 1970
 */
export function formSignals(form: HTMLFormElement, openedAt: number): SentAlong {
  const data = new FormData(form);
  return {
    honeypot: String(data.get(HONEYPOT_FIELD) ?? ''),
    deviceZone: String(data.get(DEVICE_ZONE_FIELD) ?? ''),
    seconds: (Date.now() - openedAt) / 1000,
  };
}
