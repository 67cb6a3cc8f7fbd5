import { PUBLIC_DATA_URL } from 'astro:env/client';
import { CALL_HOURS } from '#content/call-hours.ts';
import { TERMS } from '#content/terms.ts';
import { CALL_TIMES_PATH } from '#leads/call.ts';
import { offeredTimes } from '#leads/calls/free-times.ts';
import { type FormZone, instantIn, type WallTime, wallTimeAt, wallTimeIn } from '#leads/time-zones.ts';

const TIMEOUT_MS = 2000;

/** An available start time: the instant, in milliseconds since 1970, and the local (wall-clock) date and time. */
export type FreeTime = WallTime & { at: number };

/**
 * Returns the available start times, or undefined if the server doesn't answer. With a hosted database, the call hours
 * alone determine the times: bookings are not considered.
 */
export async function loadCallTimes(): Promise<number[] | undefined> {
  if (!CALL_HOURS) return [];
  if (PUBLIC_DATA_URL) return offeredTimes(CALL_HOURS, TERMS.callMinutes, new Date()).map(Number);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(CALL_TIMES_PATH, { cache: 'no-store', signal });
    // The server is running without call hours.
    if (response.status === 404) return [];
    const { times }: { times: string[] } = await response.json();
    return times.map((time) => Date.parse(time)).filter((at) => at > 0);
  } catch {
    return undefined;
  }
}

/**
 * Converts instants to wall times. When clocks are turned back, two instants have the same wall time. The second
 * instant is dropped, because the form can't express it.
 * @param deviceZone the IANA zone of the wall times; defaults to the form's zone
 */
export function readTimes(times: number[], zone: FormZone, deviceZone?: string): FreeTime[] {
  const seen = new Set<string>();
  return times.flatMap((at) => {
    const inForm = wallTimeIn(zone, new Date(at));
    const shown = deviceZone ? wallTimeAt(deviceZone, new Date(at)) : inForm;
    const key = shown.date + shown.time;
    if (seen.has(key) || instantIn(zone, inForm.date, inForm.time).getTime() !== at) return [];
    seen.add(key);
    return { at, ...shown };
  });
}
