import { PUBLIC_DATA_URL } from 'astro:env/client';
import { CALL_HOURS } from '#content/call-hours.ts';
import { TERMS } from '#content/terms.ts';
import { freeTimes } from '#leads/calls/free-times.ts';
import { type FormZone, instantIn, type WallTime, wallTimeAt, wallTimeIn } from '#leads/time-zones.ts';

/** How long the server may take to say which times are free, in milliseconds. */
const PATIENCE = 2000;

/** A start that is offered: its instant, in milliseconds since 1970, and what a clock shows then. */
export type FreeTime = WallTime & { at: number };

/**
 * Returns the free starts as instants, or undefined where nobody answers. A hosted database knows of none: the hours alone
 * say there when calls are held.
 */
export async function loadCallTimes(): Promise<number[] | undefined> {
  if (!CALL_HOURS) return [];
  if (PUBLIC_DATA_URL) return freeTimes(CALL_HOURS, TERMS.callMinutes, new Date(), []).map(Number);
  try {
    const response = await fetch('/call-times', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    // The server offers no times.
    if (response.status === 404) return [];
    const { times }: { times: string[] } = await response.json();
    return times.map((time) => Date.parse(time)).filter((at) => at > 0);
  } catch {
    return undefined;
  }
}

/**
 * Reads instants by a clock. Leaves out what the form cannot say: the second of two times that read the same, where
 * a clock is turned back.
 * @param deviceZone whose clock it is; without it that of the form's zone
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
