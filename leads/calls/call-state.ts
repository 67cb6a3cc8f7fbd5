import type { Booking } from '../types/booking.ts';
import type { Act, Side } from './call.ts';

type Decided = 'confirmed' | 'declined' | 'cancelled';

export interface CallState {
  booking: Booking;
  status: 'asked' | Decided;
  /** Whether somebody else has the time that was asked for. */
  isTaken: boolean;
  /** The time that was agreed or asked for. */
  startsAt: Date;
  /** The time that the visitor asked for last. */
  askedStart: Date;
  deviceZone: string | undefined;
  /** How often the links in the mails about it were revoked. */
  revocations: number;
  link: string | null;
  /** How often it was decided or moved. */
  changes: number;
  /** Names this state: an answer that was given to another one is not taken. */
  version: string;
  /** Undefined while nobody decided, or where the record is gone. */
  decided: { by: 'team' | 'visitor' | 'server'; at: Date } | undefined;
}

/** Why an answer was not taken. */
export type AnswerProblem = 'meanwhile' | 'taken' | 'past' | 'missing' | 'link' | 'often';

/** Whether nobody waits for an answer any more. `waits` says the same in SQL. */
export function isDecided(status: string | null | undefined): status is Decided {
  return status === 'confirmed' || status === 'declined' || status === 'cancelled';
}

/** The acts that a state allows a side. */
export function actsFor(side: Side, { status, isTaken, startsAt }: CallState, now: Date): Act[] {
  const isAhead = startsAt > now;
  if (side === 'visitor') {
    if (status === 'asked') return ['move', 'cancel'];
    return status === 'confirmed' && isAhead ? ['move', 'cancel'] : [];
  }
  if (status === 'asked') return isAhead && !isTaken ? ['confirm', 'move', 'decline'] : ['move', 'decline'];
  if (status === 'confirmed') return isAhead ? ['move', 'decline'] : [];
  return status === 'declined' ? ['move'] : [];
}
