import { TERMS } from '#content/terms.ts';
import { mailtoUrl } from '../delivery/mail-address.ts';
import { safeName } from '../delivery/safe-name.ts';
import {
  chosen,
  type Fact,
  type Lead,
  type LeadType,
  type SiteFacts,
  type Summary,
  summaryOf,
  typed,
} from '../lead-type.ts';
import { instantIn, readHere, readInZone, readOnDevice } from '../time-zones.ts';
import { type BookingRow, bookingFromForm, checkBooking, SERVICES, TIMEZONE_VALUES } from './booking-form.ts';

export type Booking = Lead<BookingRow>;

/** What fills the mails about a booking. */
export interface BookingMails {
  acknowledgement: { name: string; summary: Summary };
  notification: {
    name: string;
    email: string;
    /** Undefined where the address is none that mail can be sent to. */
    mailto: string | undefined;
    company: string;
    service: string;
    /** The time they asked for, as they read it and as the team does, each with its zone. */
    visitorTime: string;
    providerTime: string;
    /** The same by the clock of the device that booked; undefined if that is not known. */
    deviceTime: string | undefined;
    summary: Summary;
    /** The lead's id. */
    reference: string;
    received: string;
  };
}

/** A request for a call. */
export const BOOKING = {
  name: 'booking' as const,
  plural: 'bookings',
  title: 'Bookings',
  lists: {},
  contact: { name: 'name', email: 'email' },
  formPath: '/book-call',
  thanksPath: '/book-call/thanks',
  answerWithinHours: TERMS.confirmationHours,
  questions: [
    { title: 'Service', column: 'selected_service', answers: SERVICES },
    { title: 'Time zone', column: 'timezone', answers: TIMEZONE_VALUES },
  ],
  check: checkBooking,
  fromForm: bookingFromForm,
  headline: (booking) => ({
    who: `${booking.name}, ${booking.company_name}`,
    what: `${booking.selected_service}, ${booking.preferred_date} ${booking.preferred_time} ${booking.timezone}`,
  }),
  facts: bookingFacts,
  timeZone: ({ timezone }) => timezone,
  acknowledgement: (
    booking: Booking,
    _site?: SiteFacts,
    deviceZone?: string,
  ): BookingMails['acknowledgement'] => ({
    name: safeName(booking.name),
    summary: summaryOf(bookingFacts(booking, deviceZone).filter(({ isChosen }) => isChosen)),
  }),
  notification: (booking: Booking, deviceZone?: string): BookingMails['notification'] => ({
    name: booking.name,
    email: booking.email,
    mailto: mailtoUrl(booking.email),
    company: booking.company_name,
    service: booking.selected_service,
    visitorTime: readInZone(booking.timezone, requestedStart(booking)),
    providerTime: readHere(requestedStart(booking)),
    deviceTime: deviceTimeOf(booking, deviceZone),
    summary: summaryOf(bookingFacts(booking, deviceZone)),
    reference: booking.id,
    received: readHere(new Date(booking.created_at)),
  }),
} satisfies LeadType<BookingRow>;

/** The point in time that the visitor asked for. */
export function requestedStart(booking: Booking): Date {
  return instantIn(booking.timezone, booking.preferred_date, booking.preferred_time);
}

/** The time that was asked for by the clock of the device that asked. */
function deviceTimeOf(booking: Booking, deviceZone: string | undefined): string | undefined {
  return deviceZone && readOnDevice(deviceZone, booking.timezone, requestedStart(booking));
}

function bookingFacts(booking: Booking, deviceZone?: string): Fact[] {
  const time = [readInZone(booking.timezone, requestedStart(booking)), deviceTimeOf(booking, deviceZone)];
  return [
    typed('Name', booking.name),
    typed('Email', booking.email),
    typed('Company', booking.company_name),
    chosen('Service', booking.selected_service),
    chosen('Preferred time', time.filter(Boolean).join('\n')),
    // Sent along by a program of the visitor's, so no more proven than what was typed.
    typed('Zone of the device', deviceZone ?? null),
    typed('Problems to solve', booking.problems_to_solve),
    typed('Additional info', booking.additional_info),
  ];
}
