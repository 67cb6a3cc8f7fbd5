import type { NewLead } from '#leads/record/insert-lead.ts';
import { ANSWERS, BOOKING } from './start-server.ts';

export function newBooking(change: object = {}): NewLead<'call_bookings'> {
  return { ...BOOKING, id: crypto.randomUUID(), ...change } as NewLead<'call_bookings'>;
}

/** Returns a row of `call_bookings` with a new id, which requests a call at this instant, in GMT. */
export function newBookingAt(start: Date, change: object = {}): NewLead<'call_bookings'> {
  const [preferred_date, time = ''] = start.toISOString().split('T');
  return newBooking({ preferred_date, preferred_time: time.slice(0, 5), timezone: 'GMT', ...change });
}

/** Returns a proxy header that gives each lead its own network, because call times are limited per network. */
export function networkOfItsOwn(id: string): { 'x-forwarded-for': string } {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex').subarray(0, 3);
  return { 'x-forwarded-for': [10, ...bytes].join('.') };
}

export function newQuiz(change: object = {}): NewLead<'quiz_submissions'> {
  return { ...ANSWERS, id: crypto.randomUUID(), ...change } as NewLead<'quiz_submissions'>;
}
