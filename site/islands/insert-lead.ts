import { PUBLIC_DATA_KEY, PUBLIC_DATA_URL } from 'astro:env/client';
import type { LeadRows, LeadTableName } from '#leads/lead-tables.ts';

/** How long an answer may take before it counts as none, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Sends one row to the insert interface: our own server's, or a hosted PostgREST database's where the
 * build was given one. An `id` that is stored already means that an earlier try got through, so that
 * it counts as stored.
 * @returns `refused` where the interface answers with an error
 * @throws where there is no answer: no network, or none in time
 */
export async function insertLead<Name extends LeadTableName>(
  table: Name,
  row: LeadRows[Name],
): Promise<'stored' | 'refused'> {
  const response = await fetch(`${PUBLIC_DATA_URL ?? ''}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(PUBLIC_DATA_KEY && { apikey: PUBLIC_DATA_KEY, authorization: `Bearer ${PUBLIC_DATA_KEY}` }),
    },
    body: JSON.stringify(row),
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.ok) return 'stored';
  return response.status === 409 && (await errorCode(response)) === '23505' ? 'stored' : 'refused';
}

async function errorCode(response: Response): Promise<unknown> {
  try {
    return (await response.json())?.code;
  } catch {
    return undefined;
  }
}
