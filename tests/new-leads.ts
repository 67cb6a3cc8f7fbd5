import type { NewLead } from '#leads/db/lead-store.ts';
import { ANSWERS, BOOKING } from './start-server.ts';

/** A row of `call_bookings` under a new id. */
export function newBooking(change: object = {}): NewLead<'call_bookings'> {
  return { ...BOOKING, id: crypto.randomUUID(), ...change } as NewLead<'call_bookings'>;
}

/** A row of `quiz_submissions` under a new id. */
export function newQuiz(change: object = {}): NewLead<'quiz_submissions'> {
  return { ...ANSWERS, id: crypto.randomUUID(), ...change } as NewLead<'quiz_submissions'>;
}
