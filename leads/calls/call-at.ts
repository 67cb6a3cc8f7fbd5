import { CALL_MINUTES } from './call-hours.ts';
import type { Span } from './free-times.ts';

/** The span of a call that starts then. */
export function callAt(start: Date): Span {
  return { start, end: new Date(start.getTime() + CALL_MINUTES * 60_000) };
}
