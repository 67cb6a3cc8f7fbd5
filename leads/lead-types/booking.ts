import { formatForVisitor, instantIn } from '../time-zones.ts';
import { type BookingRow, bookingFromForm, bookingSchema } from './booking-form.ts';
import { chosen, type Fact, type LeadType, type Stored, typed } from './lead-type.ts';

export type Booking = Stored<BookingRow>;

export type AskedFor = Pick<Booking, 'timezone' | 'preferred_date' | 'preferred_time'>;

export const BOOKING = {
  name: 'booking' as const,
  plural: 'bookings',
  filter: 'calls',
  contact: { name: 'name', email: 'email', company: 'company_name' },
  choices: ['selected_service'],
  formPath: '/book-call',
  thanksPath: '/book-call/thanks',
  fastestSeconds: 2,
  schema: bookingSchema,
  fromForm: bookingFromForm,
  headline: (booking) => ({
    who: `${booking.name}, ${booking.company_name}`,
    what: `${booking.selected_service}, ${booking.preferred_date} ${booking.preferred_time} ${booking.timezone}`,
  }),
  facts: bookingFacts,
  timeZone: ({ timezone }) => timezone,
} satisfies LeadType<BookingRow>;

export function requestedStart({ timezone, preferred_date, preferred_time }: AskedFor): Date {
  return instantIn(timezone, preferred_date, preferred_time);
}

function bookingFacts(booking: Booking, deviceZone?: string): Fact[] {
  const times = formatForVisitor(booking.timezone, deviceZone, requestedStart(booking));
  return [
    typed('Name', booking.name),
    typed('Email', booking.email),
    typed('Company', booking.company_name),
    chosen('Service', booking.selected_service),
    chosen('Preferred time', times.join('\n')),
    // Treat the zone as typed text, because a client can send any zone.
    typed('Zone of the device', deviceZone ?? null),
    typed('Problems to solve', booking.problems_to_solve),
    typed('Additional info', booking.additional_info),
  ];
}
