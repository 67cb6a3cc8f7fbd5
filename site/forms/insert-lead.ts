import { PUBLIC_DATA_KEY, PUBLIC_DATA_URL } from 'astro:env/client';
import type { CallTime } from '#leads/calls/call.ts';
import { DEVICE_ZONE_FIELD, DEVICE_ZONE_HEADER } from '#leads/device-zone.ts';
import { HONEYPOT_FIELD, HONEYPOT_HEADER, SECONDS_HEADER } from '#leads/spam.ts';
import type { LeadRows, LeadTable } from '#leads/types.ts';

const DATA_URL = PUBLIC_DATA_URL?.replace(/\/+$/, '') ?? '';

/** How long an answer may take before it counts as none, over all tries, in milliseconds. */
const PATIENCE = 20_000;

/** How long to wait before the second and the third try, in milliseconds; a part of it is left to chance. */
const WAITS = [600, 2000];

/**
 * What became of an insert. `conflict`: another row has the `id`. `refused`: the interface says that the row can't be
 * stored. `unavailable`: it was not stored, and a later try may succeed.
 */
type InsertOutcome = 'stored' | 'conflict' | 'refused' | 'unavailable';

/**
 * Sends one row to the insert interface: our own server's, or a hosted PostgREST database's where the
 * build was given one. Where no answer comes, or the interface says that it is not now, it tries twice more.
 * An `id` that is stored already with the same row means that an earlier try got through: it counts as stored.
 * @param form its signals go along to our own server; a hosted database has no place for them
 * @param openedAt when the visitor first saw it, in milliseconds since 1970
 * @throws where there is no answer: no network, or none in time
 */
export async function insertLead<Name extends LeadTable>(
  table: Name,
  row: LeadRows[Name],
  form: HTMLFormElement,
  openedAt: number,
  onRetry: () => void,
): Promise<{ outcome: InsertOutcome; callTime: CallTime | undefined }> {
  const deadline = AbortSignal.timeout(PATIENCE);
  for (let tries = 0; ; tries++) {
    const wait = WAITS[tries];
    try {
      const response = await fetch(`${DATA_URL}/rest/v1/${table}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(PUBLIC_DATA_URL ? KEY_HEADERS : signalHeaders(form, openedAt)),
        },
        body: JSON.stringify(row),
        keepalive: true,
        signal: deadline,
      });
      if (response.status !== 503 || wait === undefined) {
        return { outcome: await outcomeOf(response, table), callTime: callTimeOf(response) };
      }
    } catch (error) {
      if (wait === undefined || deadline.aborted || !navigator.onLine) throw error;
    }
    onRetry();
    await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)));
  }
}

const KEY_HEADERS = PUBLIC_DATA_KEY && {
  apikey: PUBLIC_DATA_KEY,
  authorization: `Bearer ${PUBLIC_DATA_KEY}`,
};

/** The signals against bots, and the device's zone if the form has a field for it. */
function signalHeaders(form: HTMLFormElement, openedAt: number): Record<string, string> {
  const data = new FormData(form);
  const deviceZone = data.get(DEVICE_ZONE_FIELD);
  return {
    // A header takes no line ends and no characters beyond Latin-1.
    ...(data.get(HONEYPOT_FIELD) && { [HONEYPOT_HEADER]: 'filled' }),
    ...(deviceZone && { [DEVICE_ZONE_HEADER]: String(deviceZone) }),
    [SECONDS_HEADER]: ((Date.now() - openedAt) / 1000).toFixed(1),
  };
}

/**
 * Reads an answer. Only 201, and 409 with 23505, mean stored: a 200 is the page of something in between, such as the
 * sign-in of a hotel's network. Only an error in the interface's own words is a refusal.
 */
async function outcomeOf(response: Response, table: LeadTable): Promise<InsertOutcome> {
  const { status } = response;
  if (status === 201) return 'stored';
  const { code, message } = (await response.json().catch(() => undefined)) ?? {};
  if (status === 409 && code === '23505') return 'stored';
  // Spec section 8.
  console.error(`The insert into ${table} failed: ${status} ${code ?? ''} ${message ?? ''}`.trimEnd());
  if (code === undefined || status < 400 || status === 429 || status >= 500) return 'unavailable';
  return status === 409 ? 'conflict' : 'refused';
}

/** What our server did with the time that a booking asks for. A hosted database says nothing of it. */
export function callTimeOf({ headers }: Response): CallTime | undefined {
  return (['held', 'confirmed', 'taken'] as const).find((value) => value === headers.get('call-time'));
}
