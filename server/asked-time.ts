import { callAt } from '#leads/calls/call-at.ts';
import type { Span } from '#leads/calls/free-times.ts';
import type { CallTime } from '#leads/store/tables.ts';
import type { CallTimes } from './call-times.ts';

/** How bookings get the times that they ask for. */
export interface CallTimeSettings {
  times: Pick<CallTimes, 'expire' | 'isFree' | 'isOffered' | 'refresh' | 'times'>;
  /** Whether a free time becomes an appointment at once, instead of being held until the team answers. */
  confirms: boolean;
}

/** Returns what a time would become for a booking that asks for it. */
export async function askedTime(
  { times, confirms }: CallTimeSettings,
  start: Date,
): Promise<Span & { status: CallTime | undefined }> {
  await times.refresh();
  const free = confirms ? 'confirmed' : 'held';
  return {
    ...callAt(start),
    status: times.isFree(start) ? free : times.isOffered(start) ? 'taken' : undefined,
  };
}
