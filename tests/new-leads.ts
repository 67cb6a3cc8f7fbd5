import type { NewLead } from '#leads/manage/insert-lead.ts';
import { ANSWERS, BOOKING } from './start-server.ts';

/** A row of `call_bookings` under a new id. */
export function newBooking(change: object = {}): NewLead<'call_bookings'> {
  return { ...BOOKING, id: crypto.randomUUID(), ...change } as NewLead<'call_bookings'>;
}

/** The header of a proxy for a lead's own network: one network has few call times. */
export function networkOfItsOwn(id: string): { 'x-forwarded-for': string } {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex').subarray(0, 3);
  return { 'x-forwarded-for': [10, ...bytes].join('.') };
}

/** A row of `quiz_submissions` under a new id. */
export function newQuiz(change: object = {}): NewLead<'quiz_submissions'> {
  return { ...ANSWERS, id: crypto.randomUUID(), ...change } as NewLead<'quiz_submissions'>;
}
