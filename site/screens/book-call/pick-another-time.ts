import { callTimeOf } from '../../forms/insert-lead.ts';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Picks another free time for a booking whose own was taken.
 * @returns what became of it; `closed` where the team answers now, `lost` where nobody says
 */
export async function pickAnotherTime(
  id: string,
  at: number,
): Promise<'held' | 'confirmed' | 'taken' | 'closed' | 'lost'> {
  try {
    const response = await fetch('/call-times', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, time: new Date(at).toISOString().replace('.000', '') }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 409) return 'taken';
    if (response.status === 404) return 'closed';
    const callTime = response.status === 204 ? callTimeOf(response) : undefined;
    return callTime === 'held' || callTime === 'confirmed' ? callTime : 'lost';
  } catch {
    return 'lost';
  }
}
