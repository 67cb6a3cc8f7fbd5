import {
  type BookedTime,
  chosen,
  type Fact,
  type Lead,
  type LeadType,
  type LinkTo,
  type SiteFacts,
  summaryOf,
  typed,
} from '../lead-type.ts';
import { mailtoUrl } from '../mail/mail-address.ts';
import { safeName } from '../mail/safe-name.ts';
import { formatHere, formatInZone, formatOnDevice, instantIn, wallTimeHere } from '../time-zones.ts';
import { type BookingRow, bookingFromForm, checkBooking } from './booking-form.ts';

export type Booking = Lead<BookingRow>;

/** The links of a mail; undefined where the site's address is not known, or nothing can be done. */
export type VisitorLinks = ReturnType<typeof visitorLinks>;

export type TeamLinks = ReturnType<typeof teamLinks>;

export type TeamFacts = ReturnType<typeof teamFacts>;

export const BOOKING = {
  name: 'booking' as const,
  plural: 'bookings',
  lists: {},
  contact: { name: 'name', email: 'email' },
  formPath: '/book-call',
  thanksPath: '/book-call/thanks',
  fastestSeconds: 2,
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
    time?: BookedTime,
    linkTo?: LinkTo,
  ) => ({
    name: safeName(booking.name),
    summary: summaryOf(bookingFacts(booking, deviceZone).filter(({ isChosen }) => isChosen)),
    isHeld: time?.status === 'held',
    isTaken: time?.status === 'taken',
    ...visitorLinks(linkTo),
  }),
  notification,
} satisfies LeadType<BookingRow>;

/** Its times are those that they have or asked for. */
function notification(booking: Booking, deviceZone?: string, time?: BookedTime, linkTo?: LinkTo) {
  const asked = requestedStart(booking);
  const start = time && time.status !== 'taken' ? time.startsAt : asked;
  const heldUntil = time?.status === 'held' ? time.heldUntil : undefined;
  const isOpen = time?.status !== 'taken' && time?.status !== 'confirmed';
  return {
    ...teamFacts(booking, start, deviceZone),
    ...teamLinks(isOpen ? start : undefined, linkTo),
    // Where they have another one now.
    askedTime: start.getTime() === asked.getTime() ? undefined : formatInZone(booking.timezone, asked),
    isConfirmed: time?.status === 'confirmed',
    isTaken: time?.status === 'taken',
    heldUntil: heldUntil && formatHere(heldUntil),
    summary: summaryOf(bookingFacts(booking, deviceZone)),
    reference: booking.id,
    received: formatHere(new Date(booking.created_at)),
  };
}

/** Who a call is with, and when it is by both clocks, for the team. */
export function teamFacts(booking: Booking, startsAt: Date, deviceZone: string | undefined) {
  return {
    name: booking.name,
    email: booking.email,
    /** Undefined where the address is none that mail can be sent to. */
    mailto: mailtoUrl(booking.email),
    company: booking.company_name,
    service: booking.selected_service as string,
    visitorTime: formatInZone(booking.timezone, startsAt),
    providerTime: formatHere(startsAt),
    deviceTime: deviceZone && formatOnDevice(deviceZone, booking.timezone, startsAt),
  };
}

/**
 * The links of a mail to the team that asks for an answer.
 * @param startsAt the time that can be confirmed, which may be over; undefined if there is none
 */
export function teamLinks(startsAt: Date | undefined, linkTo: LinkTo | undefined) {
  return {
    confirmUrl: startsAt && startsAt > new Date() ? linkTo?.('confirm') : undefined,
    moveUrl: linkTo?.('move'),
    declineUrl: linkTo?.('decline'),
    /** By the team's clock: `15:30`. */
    providerClock: startsAt && wallTimeHere(startsAt).time,
  };
}

export function visitorLinks(linkTo: LinkTo | undefined) {
  return { moveUrl: linkTo?.('move'), cancelUrl: linkTo?.('cancel') };
}

/** The point in time that the visitor asked for. */
export function requestedStart(booking: Booking): Date {
  return instantIn(booking.timezone, booking.preferred_date, booking.preferred_time);
}

function bookingFacts(booking: Booking, deviceZone?: string): Fact[] {
  const start = requestedStart(booking);
  const onDevice = deviceZone && formatOnDevice(deviceZone, booking.timezone, start);
  const time = [formatInZone(booking.timezone, start), onDevice];
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
