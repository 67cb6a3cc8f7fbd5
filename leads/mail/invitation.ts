import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { callAt } from '../calls/call-hours.ts';
import type { Booking } from '../lead-types/booking.ts';
import { onOneLine } from '../printable.ts';
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

/** The part of a mail that a calendar reads. */
export type CallEvent = ReturnType<typeof callEvent>;

/**
 * Returns an invitation as iCalendar (RFC 5545, RFC 5546), or the cancellation that removes an earlier one from a
 * calendar. Uses UTC, so that no calendar needs a zone's rules.
 */
export function callEvent(
  kind: 'invitation' | 'cancellation',
  { booking, startsAt, link, sequence, organizer, team }: Call,
  { brand, origin }: SiteFacts,
) {
  const isOn = kind === 'invitation';
  const method = isOn ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  // Calendars turn this into a mail link. An invalid address gets no mail, so its link does not matter.
  const address = mailtoUrl(booking.email)?.slice('mailto:'.length) ?? booking.email;
  const calendar = ical({ prodId: { company: brand, product: 'Calls', language: 'EN' }, method });
  calendar.createEvent({
    // By it our own invitations are known in the provider's calendar.
    id: `${booking.id}-call@${new URL(origin).hostname}`,
    sequence,
    ...callAt(startsAt),
    summary: team
      ? onOneLine(`Call with ${booking.name}, ${booking.company_name}: ${booking.selected_service}`)
      : `Call with ${brand}: ${booking.selected_service}`,
    description: link
      ? `Join here: ${link}`
      : team
        ? 'The call has no link yet.'
        : 'Reply to our mail to ask where we meet.',
    ...(link && { location: link, url: link }),
    status: isOn ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    organizer,
    attendees: [
      { name: safeName(booking.name), email: address, rsvp: true, status: ICalAttendeeStatus.NEEDSACTION },
      ...(team ?? [])
        .filter((email) => email !== organizer.email)
        .map((email) => ({ email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED })),
    ],
  });
  return { method, filename: `${kind}.ics`, content: calendar.toString() };
}
