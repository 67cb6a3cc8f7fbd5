import ICAL from 'ical.js';
import { callAt } from '../calls/call-hours.ts';
import type { Booking } from '../lead-types/booking.ts';
import { isOneMailbox, mailtoUrl } from '../mail-address.ts';
import { onOneLine } from '../printable.ts';
import { wholeName } from './safe-name.ts';

// A line has at most 75 bytes (RFC 5545 section 3.1). The library doesn't count the space that starts a folded line.
ICAL.foldLength = 74;

export interface SiteFacts {
  brand: string;
  origin: string;
}

interface InvitedCall {
  booking: Booking;
  startsAt: Date;
  /** The URL of the meeting room; null if not known yet. */
  link: string | null;
  /** Revision of the call (RFC 5545 section 3.8.7.4). */
  sequence: number;
  organizer: { name: string; email: string };
  /** The team's addresses, for the team's copy only. The visitor's copy names only the organizer. */
  team?: readonly string[];
}

export type CallEvent = ReturnType<typeof callEvent>;

/** Returns an iCalendar file (RFC 5545, RFC 5546). Its times are in UTC, so it needs no time zone definitions. */
export function callEvent(
  kind: 'invitation' | 'cancellation',
  { booking, startsAt, link, sequence, organizer, team }: InvitedCall,
  { brand, origin }: SiteFacts,
) {
  // Outlook ignores a request to the organizer. A published event has no attendees (RFC 5546 section 3.2.1).
  const isPublished = team?.some((email) => isOneMailbox(email, organizer.email)) ?? false;
  const [request, status] = kind === 'invitation' ? ['REQUEST', 'CONFIRMED'] : ['CANCEL', 'CANCELLED'];
  const method = isPublished ? 'PUBLISH' : request;
  const { start, end } = callAt(startsAt);
  // Calendars show the visitor's address as a link. The fallback for an invalid address may be a broken link, but no
  // mail is sent to an invalid address anyway.
  const visitor = mailtoUrl(booking.email) ?? `mailto:${booking.email}`;
  const summary = team
    ? onOneLine(`Call with ${booking.name}, ${booking.company_name}: ${booking.selected_service}`)
    : `Call with ${brand}: ${booking.selected_service}`;
  const noLink = team ? 'The call has no link yet.' : 'The link to the call follows by email.';
  const room = link && onOneLine(link);
  const cn = wholeName(booking.name);
  const attendees = [
    attendee(visitor, { ...(cn && { cn }), partstat: 'NEEDS-ACTION', rsvp: 'TRUE' }),
    ...(team ?? []).map((email) => attendee(`mailto:${email}`, { partstat: 'ACCEPTED' })),
  ];
  const event = [
    // `calendar/` recognizes our own invitations in the provider's calendar by this id.
    text('uid', `${booking.id}-call@${new URL(origin).hostname}`),
    ['sequence', {}, 'integer', sequence],
    time('dtstamp', new Date()),
    time('dtstart', start),
    time('dtend', end),
    text('summary', summary),
    text('description', room ? `Join here: ${room}` : noLink),
    ...(room ? [text('location', room), ['url', {}, 'uri', room]] : []),
    text('status', status),
    ['organizer', { cn: organizer.name }, 'cal-address', `mailto:${organizer.email}`],
    ...(isPublished ? [] : attendees),
  ];
  const head = [text('version', '2.0'), text('prodid', `-//${brand}//Calls//EN`), text('method', method)];
  const content = ICAL.stringify(['vcalendar', head, [['vevent', event, []]]]);
  return { method, filename: `${kind}.ics`, content };
}

// Properties in jCal (RFC 7265): name, parameters, type and value.

function text(name: string, value = '') {
  return [name, {}, 'text', value];
}

function time(name: string, at: Date) {
  return [name, {}, 'date-time', at.toISOString().replace(/\.\d+/, '')];
}

function attendee(address: string, parameters: Record<string, string>) {
  return ['attendee', { role: 'REQ-PARTICIPANT', ...parameters }, 'cal-address', address];
}
