/** What became of the time that a booking asks for, as the visitor heard it. */
export type CallTime = 'held' | 'confirmed' | 'taken';

/** A time that visitors may have, and that a booking asks for. */
export interface AskedTime {
  start: Date;
  end: Date;
  /** What it becomes if nobody else has it; `taken` if that is known not to be so. */
  wish: CallTime;
}

/** How long a time is held for a visitor who waits for an answer. */
export const HOLD_HOURS = 48;

/** What takes time off the calendar. Word for word the condition of its index, which is used only then. */
export const TAKES_TIME = "status in ('confirmed', 'held', 'blocked')";

/**
 * What a booking is that nobody waits for any more: answered, or taken back by its visitor. Word for word the condition
 * of its index, which is used only then.
 */
export const SETTLED = "status in ('confirmed', 'declined', 'cancelled')";
