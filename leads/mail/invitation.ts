import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { TERMS } from '#content/terms.ts';
import { onOneLine } from '../printable.ts';
import type { Booking } from '../types/booking.ts';
import { mailtoUrl } from './mail-address.ts';
import { safeName } from './safe-name.ts';

export interface SiteFacts {
  brand: string;
  /** Such as `https://loomline.example`. */
  origin: string;
}

interface Call {
  booking: Booking;
  startsAt: Date;
  /** The address of the call, if known yet. */
  link: string | null;
  /** Revision of the call (RFC 5545 section 3.8.7.4). */
  sequence: number;
  organizer: { name: string; email: string };
  /** The team's addresses, in its own copy: the visitor's names nobody but the organizer. */
  team?: readonly string[];
}

/** Returns an invitation as iCalendar (RFC 5545, RFC 5546). Uses UTC, so that no calendar needs a zone's rules. */
export function invitation(call: Call, site: SiteFacts): string {
  return calendarOf(call, site, ICalCalendarMethod.REQUEST, ICalEventStatus.CONFIRMED);
}

/** Returns the cancellation that removes an earlier invitation from the visitor's calendar. */
export function cancellation(call: Call, site: SiteFacts): string {
  return calendarOf(call, site, ICalCalendarMethod.CANCEL, ICalEventStatus.CANCELLED);
}

function calendarOf(
  { booking, startsAt, link, sequence, organizer, team }: Call,
  { brand, origin }: SiteFacts,
  method: ICalCalendarMethod,
  status: ICalEventStatus,
): string {
  // Calendars turn this into a mail link. An invalid address gets no mail, so its link does not matter.
  const address = mailtoUrl(booking.email)?.slice('mailto:'.length) ?? booking.email;
  const calendar = ical({ prodId: { company: brand, product: 'Calls', language: 'EN' }, method });
  calendar.createEvent({
    // By it our own invitations are known in the provider's calendar.
    id: `${booking.id}-call@${new URL(origin).hostname}`,
    sequence,
    start: startsAt,
    end: new Date(startsAt.getTime() + TERMS.callMinutes * 60_000),
    summary: team
      ? onOneLine(`Call with ${booking.name}, ${booking.company_name}: ${booking.selected_service}`)
      : `Call with ${brand}: ${booking.selected_service}`,
    description: link
      ? `Join here: ${link}`
      : team
        ? 'The call has no link yet.'
        : 'Reply to our mail to ask where we meet.',
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
      ...(team ?? [])
        .filter((email) => email !== organizer.email)
        .map((email) => ({ email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED })),
    ],
  });
  return calendar.toString();
}
