import { PUBLIC_ANALYTICS, PUBLIC_DATA_KEY, PUBLIC_DATA_URL } from 'astro:env/client';
import type { CallTime } from '#leads/call.ts';
import { DEVICE_ZONE_FIELD, DEVICE_ZONE_HEADER } from '#leads/device-zone.ts';
import type { LeadRows, LeadTable } from '#leads/lead-types/lead-types.ts';
import { SOURCE_HEADER } from '#leads/source.ts';
import { HONEYPOT_FIELD, HONEYPOT_HEADER, SECONDS_HEADER } from '#leads/spam.ts';
import { visitSource } from './visit-source.ts';

const DATA_URL = PUBLIC_DATA_URL?.replace(/\/+$/, '') ?? '';

/** How long an answer may take before it counts as none, over all tries, in milliseconds. */
const PATIENCE = 20_000;

/** How long to wait before the second and the third try, in milliseconds; a part of it is left to chance. */
const WAITS = [600, 2000];

/** The most bytes that a request with `keepalive` may carry, by the Fetch standard. */
const KEEPALIVE_BYTES = 65_536;

/** What a tool that counts visits calls a lead: nothing of it, and nothing of its visitor. */
const EVENTS = { call_bookings: 'Booking', quiz_submissions: 'Quiz', support_messages: 'Message' };

/** `conflict`: another row has the `id`. `unavailable`: a later try may succeed. `unanswered`: no answer in time. */
export type Failure = 'conflict' | 'refused' | 'unavailable' | 'unanswered';

/**
 * Sends one row to our server, or to the hosted PostgREST database that the build was given. Without an answer, or at 503,
 * it tries twice more. An `id` that is stored already with the same row means that an earlier try got through: it counts as stored.
 * @param form its signals go along to our own server; a hosted database has no place for them
 * @param openedAt when the visitor first saw it, in milliseconds since 1970
 */
export async function insertLead<Name extends LeadTable>(
  table: Name,
  row: LeadRows[Name],
  form: HTMLFormElement | null,
  openedAt: number,
  abort: AbortController,
  onRetry: () => void,
): Promise<{ outcome: 'stored' | Failure; callTime?: CallTime | undefined }> {
  setTimeout(() => abort.abort(), PATIENCE);
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
  for (const wait of [...WAITS, undefined]) {
    const response = await fetch(`${DATA_URL}/rest/v1/${table}`, request).catch(() => undefined);
    const isLast = wait === undefined || abort.signal.aborted || !(response || navigator.onLine);
    if (response && (response.status !== 503 || isLast)) {
      const outcome = await outcomeOf(response, table);
      // Should the script break from here on, the boundary of the form thanks the visitor.
      if (outcome === 'stored' && form) form.dataset.stored = 'true';
      if (PUBLIC_ANALYTICS && outcome === 'stored') window.countEvent?.(EVENTS[table]);
      return { outcome, callTime: callTimeOf(response) };
    }
    if (isLast) break;
    onRetry();
    await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)));
  }
  return { outcome: 'unanswered' };
}

/** The signals against bots, where the visitor came from, and the device's zone if the form has a field for it. */
function signalHeaders(form: HTMLFormElement | null, openedAt: number): Record<string, string> {
  const data = new FormData(form ?? undefined);
  const deviceZone = data.get(DEVICE_ZONE_FIELD);
  const source = visitSource();
  return {
    // A header takes no line ends and no characters beyond Latin-1.
    ...(data.get(HONEYPOT_FIELD) && { [HONEYPOT_HEADER]: 'filled' }),
    ...(deviceZone && { [DEVICE_ZONE_HEADER]: String(deviceZone) }),
    ...(source && { [SOURCE_HEADER]: source }),
    [SECONDS_HEADER]: ((Date.now() - openedAt) / 1000).toFixed(1),
  };
}

/**
 * Reads an answer. Only 201, and 409 with 23505, mean stored: a 200 is the page of something in between, such as the
 * sign-in of a hotel's network. Only an error in the interface's own words is a refusal, and 413, which a proxy in front
 * of the interface gives as well.
 */
async function outcomeOf(response: Response, table: LeadTable): Promise<'stored' | Failure> {
  const { status } = response;
  if (status === 201) return 'stored';
  const { code, message } = (await response.json().catch(() => undefined)) ?? {};
  if (status === 409 && code === '23505') return 'stored';
  // Spec section 8.
  console.error(`The insert into ${table} failed: ${status} ${code ?? ''} ${message ?? ''}`.trimEnd());
  if (status === 413) return 'refused';
  if (code === undefined || status < 400 || status === 429 || status >= 500) return 'unavailable';
  return status === 409 ? 'conflict' : 'refused';
}

/** What our server did with the time that a booking asks for. A hosted database says nothing of it. */
export function callTimeOf({ headers }: Response): CallTime | undefined {
  return (['held', 'confirmed', 'taken'] as const).find((value) => value === headers.get('call-time'));
}
