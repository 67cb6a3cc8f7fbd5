import { callAt } from '#leads/calls/call-at.ts';
import type { PickedTime } from '#leads/calls/pick-time.ts';
import type { CallTimes } from './call-times.ts';

/** How bookings get the times that they ask for. */
export interface CallTimeSettings {
  times: Pick<CallTimes, 'expire' | 'isFree' | 'isOffered' | 'refresh' | 'times'>;
  /** Whether a free time becomes an appointment at once, instead of being held until the team answers. */
  confirms: boolean;
}

/** Returns what a time would become for a booking that asks for it. */
export async function askedTime({ times, confirms }: CallTimeSettings, start: Date): Promise<PickedTime> {
  await times.refresh();
  const free = confirms ? 'confirmed' : 'held';
  return {
    ...callAt(start),
    wish: times.isFree(start) ? free : times.isOffered(start) ? 'taken' : undefined,
  };
}
