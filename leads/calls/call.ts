import type { Span } from './free-times.ts';

export type Side = 'team' | 'visitor';

/** What a link in a mail opens on. */
export type Act = 'confirm' | 'move' | 'decline' | 'cancel';

/** What became of the time that a booking asks for, as the visitor heard it. */
export type CallTime = 'held' | 'confirmed' | 'taken';

/** A time that visitors may have, and that a booking asks for. */
export interface AskedTime extends Span {
  /** What it becomes if nobody else has it; `taken` if that is known not to be so. */
  status: CallTime;
}

/** Whether a text is where a call can be held. */
export function isLink(text: string): boolean {
  return text.length <= 500 && !/\s/.test(text) && /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
