import { TERMS } from '#content/terms.ts';
import type { Span } from './free-times.ts';

/** The span of a call that starts then. */
export function callAt(start: Date): Span {
  return { start, end: new Date(start.getTime() + TERMS.callMinutes * 60_000) };
}
