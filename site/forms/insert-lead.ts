import { PUBLIC_ANALYTICS, PUBLIC_DATA_KEY, PUBLIC_DATA_URL } from 'astro:env/client';
import type { CallTimeStatus } from '#leads/call.ts';
import { DEVICE_ZONE_FIELD, DEVICE_ZONE_HEADER } from '#leads/device-zone.ts';
import type { LeadRows, LeadTable } from '#leads/lead-types/lead-types.ts';
import { SOURCE_HEADER } from '#leads/source.ts';
import { HONEYPOT_FIELD, HONEYPOT_HEADER, SECONDS_HEADER } from '#leads/spam.ts';
import { FORMS } from './draft.ts';
import { visitSource } from './visit-source.ts';

const DATA_URL = PUBLIC_DATA_URL?.replace(/(?<!\/)\/+$/, '') ?? '';

/** The time limit for all attempts together. */
const TIMEOUT_MS = 20_000;

/** The back-off before the second and third attempts, without jitter. */
const BACK_OFF_MS = [600, 2000];

/** The size limit for a request with `keepalive` (Fetch standard). */
const KEEPALIVE_BYTES = 65_536;

/** `conflict`: another row has the `id`. `unavailable`: a retry may succeed. `unanswered`: no answer in time. */
export type Failure = 'conflict' | 'refused' | 'unavailable' | 'unanswered';

/**
 * Sends a row to our server, or to the hosted PostgREST database if one is configured. Retries up to twice after a 503
 * or no answer. If the row's `id` already exists, an earlier attempt got through, and the row counts as stored.
 * @param form the form, whose spam signals go to our server in headers; a hosted database doesn't accept them
 * @param openedAt when the visitor first saw the form, in milliseconds since 1970
 */
export async function insertLead<Name extends LeadTable>(
  table: Name,
  row: LeadRows[Name],
  form: HTMLFormElement | null,
  openedAt: number,
  abort: AbortController,
  onRetry: () => void,
): Promise<{ outcome: 'stored' | Failure; callTime?: CallTimeStatus | undefined }> {
  setTimeout(() => abort.abort(), TIMEOUT_MS);
  const body = JSON.stringify(row);
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(PUBLIC_DATA_URL &&
        PUBLIC_DATA_KEY && { apikey: PUBLIC_DATA_KEY, authorization: `Bearer ${PUBLIC_DATA_KEY}` }),
      ...(!PUBLIC_DATA_URL && signalHeaders(form, openedAt)),
    },
    body,
    keepalive: new Blob([body]).size <= KEEPALIVE_BYTES,
    signal: abort.signal,
  };
  for (const wait of [...BACK_OFF_MS, undefined]) {
    const response = await fetch(`${DATA_URL}/rest/v1/${table}`, request).catch(() => undefined);
    const isLast = wait === undefined || abort.signal.aborted || !(response || navigator.onLine);
    if (response && (response.status !== 503 || isLast)) {
      const outcome = await outcomeOf(response, table);
      // This mark makes the error boundary redirect to the thanks page if the script fails later.
      if (outcome === 'stored' && form) form.dataset.stored = 'true';
      if (PUBLIC_ANALYTICS && outcome === 'stored') window.countEvent?.(FORMS[table].event);
      return { outcome, callTime: callTimeOf(response) };
    }
    if (isLast) break;
    onRetry();
    await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)));
  }
  return { outcome: 'unanswered' };
}

/** Returns headers with the spam signals, the visit's source, and the device's zone if the form has a field for it. */
function signalHeaders(form: HTMLFormElement | null, openedAt: number): Record<string, string> {
  const data = new FormData(form ?? undefined);
  const deviceZone = data.get(DEVICE_ZONE_FIELD);
  const source = visitSource();
  return {
    // The honeypot's text is not sent: headers can't hold line breaks or characters beyond Latin-1.
    ...(data.get(HONEYPOT_FIELD) && { [HONEYPOT_HEADER]: 'filled' }),
    ...(deviceZone && { [DEVICE_ZONE_HEADER]: String(deviceZone) }),
    ...(source && { [SOURCE_HEADER]: source }),
    [SECONDS_HEADER]: ((Date.now() - openedAt) / 1000).toFixed(1),
  };
}

/**
 * Interprets a response. Only 201, and 409 with code 23505, mean that the row is stored: a 200 comes from an
 * intermediary such as a captive portal. Only 413 and errors in PostgREST's format are refusals.
 */
async function outcomeOf(response: Response, table: LeadTable): Promise<'stored' | Failure> {
  const { status } = response;
  if (status === 201) return 'stored';
  const { code, message } = (await response.json().catch(() => undefined)) ?? {};
  if (status === 409 && code === '23505') return 'stored';
  // Spec section 8 requires a log entry.
  console.error(`The insert into ${table} failed: ${status} ${code ?? ''} ${message ?? ''}`.trimEnd());
  if (status === 413) return 'refused';
  if (code === undefined || status < 400 || status === 429 || status >= 500) return 'unavailable';
  return status === 409 ? 'conflict' : 'refused';
}

/** Returns how our server handled the requested time; undefined from a hosted database. */
export function callTimeOf({ headers }: Response): CallTimeStatus | undefined {
  return (['held', 'confirmed', 'taken'] as const).find((value) => value === headers.get('call-time'));
}
