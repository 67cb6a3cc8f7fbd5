import { PUBLIC_DATA_KEY, PUBLIC_DATA_URL } from 'astro:env/client';
import { DEVICE_ZONE_HEADER } from '#leads/device-zone.ts';
import { HONEYPOT_HEADER, SECONDS_HEADER } from '#leads/spam.ts';
import type { LeadRows, LeadTable } from '#leads/types.ts';
import type { SentAlong } from './form-signals.ts';

const DATA_URL = PUBLIC_DATA_URL?.replace(/\/+$/, '') ?? '';

/** How long an answer may take before it counts as none, over all tries, in milliseconds. */
const PATIENCE = 20_000;

/** How long to wait before the second and the third try, in milliseconds; a part of it is left to chance. */
const WAITS = [600, 2000];

/**
 * Sends one row to the insert interface: our own server's, or a hosted PostgREST database's where the
 * build was given one. Where no answer comes, or the interface says that it is not now, it tries twice more.
 * An `id` that is stored already with the same row means that an earlier try got through: it counts as stored.
 * @param signals for our own server; a hosted database has no place for them
 * @returns `conflict` where another row has the `id`, `refused` where the interface answers with any other error
 * @throws where there is no answer: no network, or none in time
 */
export async function insertLead<Name extends LeadTable>(
  table: Name,
  row: LeadRows[Name],
  signals: SentAlong,
  onRetry: () => void,
): Promise<'stored' | 'conflict' | 'refused'> {
  const deadline = AbortSignal.timeout(PATIENCE);
  for (let tries = 0; ; tries++) {
    const wait = WAITS[tries];
    try {
      const response = await fetch(`${DATA_URL}/rest/v1/${table}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(PUBLIC_DATA_URL ? keyHeaders() : signalHeaders(signals)),
        },
        body: JSON.stringify(row),
        keepalive: true,
        signal: deadline,
      });
      if (response.status !== 503 || wait === undefined) return await outcomeOf(response);
    } catch (error) {
      if (wait === undefined || deadline.aborted || !navigator.onLine) throw error;
    }
    onRetry();
    await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)));
  }
}

function keyHeaders(): Record<string, string> {
  return PUBLIC_DATA_KEY ? { apikey: PUBLIC_DATA_KEY, authorization: `Bearer ${PUBLIC_DATA_KEY}` } : {};
}

function signalHeaders({ honeypot, seconds, deviceZone }: SentAlong): Record<string, string> {
  return {
    // A header takes no line ends and no characters beyond Latin-1.
    ...(honeypot && { [HONEYPOT_HEADER]: 'filled' }),
    ...(deviceZone && { [DEVICE_ZONE_HEADER]: deviceZone }),
    ...(seconds !== undefined && { [SECONDS_HEADER]: seconds.toFixed(1) }),
  };
}

async function outcomeOf(response: Response): Promise<'stored' | 'conflict' | 'refused'> {
  if (response.status === 201) return 'stored';
  if (response.status !== 409) return 'refused';
  const code = await errorCode(response);
  if (code === '23505') return 'stored';
  return code === undefined ? 'refused' : 'conflict';
}

async function errorCode(response: Response): Promise<unknown> {
  try {
    return (await response.json())?.code;
  } catch {
    return undefined;
  }
}
