import { callAt } from '#leads/calls/call-at.ts';
import type { PickedTime } from '#leads/calls/pick-time.ts';

/** What the server knows of the times of calls. */
export interface CallTimes {
  /** Whether visitors may have this time, unless somebody else has it. Of none if what is taken is not known. */
  isOffered(start: Date): boolean;
  /** Whether nobody has it either. */
  isFree(start: Date): boolean;
  /** Looks again at what is taken. */
  refresh(): Promise<void>;
}

/** How bookings get the times that they ask for. */
export interface CallTimeSettings {
  times: CallTimes;
  /** Whether a free time becomes an appointment at once, instead of being held until the team answers. */
  confirms: boolean;
}

/** Returns what a time would become for a booking that asks for it. */
export function askedTime({ times, confirms }: CallTimeSettings, start: Date): PickedTime {
  const free = confirms ? 'confirmed' : 'held';
  return {
    ...callAt(start),
    wish: times.isFree(start) ? free : times.isOffered(start) ? 'taken' : undefined,
  };
}
