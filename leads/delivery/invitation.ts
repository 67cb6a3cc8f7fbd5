import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { TERMS } from '#content/terms.ts';
import type { SiteFacts } from '../lead-type.ts';
import type { Booking } from '../types/booking.ts';
import { mailtoUrl } from './mail-address.ts';
import { safeName } from './safe-name.ts';

interface Call {
  booking: Booking;
  startsAt: Date;
  /** Where it is held, where that is known already. */
  link: string | null;
  /** Counts the changes of the same call (RFC 5545, section 3.8.7.4). */
  sequence: number;
  organizer: { name: string; email: string };
}

/**
 * The invitation to a call as iCalendar (RFC 5545, RFC 5546). Its times are in UTC, so that no calendar has
 * to know a zone's rules to get them right.
 */
export function invitation(call: Call, site: SiteFacts): string {
  return calendarOf(call, site, ICalCalendarMethod.REQUEST, ICalEventStatus.CONFIRMED);
}

/** What takes an earlier invitation out of the visitor's calendar again. */
export function cancellation(call: Call, site: SiteFacts): string {
  return calendarOf(call, site, ICalCalendarMethod.CANCEL, ICalEventStatus.CANCELLED);
}

function calendarOf(
  { booking, startsAt, link, sequence, organizer }: Call,
  { brand, origin }: SiteFacts,
  method: ICalCalendarMethod,
  status: ICalEventStatus,
): string {
  // Calendars open it as the address of a mail. The mail itself goes to none that is not one.
  const address = mailtoUrl(booking.email)?.slice('mailto:'.length) ?? booking.email;
  const calendar = ical({ prodId: { company: brand, product: 'Calls', language: 'EN' }, method });
  calendar.createEvent({
    id: `${booking.id}@${new URL(origin).hostname}`,
    sequence,
    start: startsAt,
    end: new Date(startsAt.getTime() + TERMS.callMinutes * 60_000),
    summary: `Call with ${brand}: ${booking.selected_service}`,
    description: link ? `Join here: ${link}` : `We send the link to the video call before it starts.`,
    ...(link && { location: link, url: link }),
    status,
    organizer,
    attendees: [
      {
        name: safeName(booking.name),
        email: address,
        rsvp: true,
        status: ICalAttendeeStatus.NEEDSACTION,
      },
    ],
  });
  return calendar.toString();
}
