import { TERMS } from '#content/terms.ts';
import type { LinkTo } from '../lead-type.ts';
import type { MailViews, NoteView } from '../mail-views.ts';
import { formatDay, formatInZone, formatOnDevice } from '../time-zones.ts';
import { type Booking, requestedStart, teamFacts, visitorLinks } from '../types/booking.ts';
import { safeName } from './safe-name.ts';

// A mail to a visitor may reach a stranger: of what was typed only the name is in it, cleaned.

interface Call {
  startsAt: Date;
  link: string | null;
  /** The IANA zone of the device that booked, if known. */
  deviceZone: string | undefined;
  /** A line to the receiver from the other side. */
  note: string | null;
  /** Undefined where the mail has no links to answer by. */
  linkTo: LinkTo | undefined;
}

/**
 * The mail that tells the visitor the time of the call.
 * @param isChanged whether the call had another time or link before
 */
export function confirmation(
  booking: Booking,
  { note, ...call }: Call,
  isChanged: boolean,
): MailViews['confirmation'] {
  return { ...reminder(booking, call), isChanged, ...noteView(note) };
}

/** The mail that reminds the visitor of a confirmed call. */
export function reminder(
  booking: Booking,
  { startsAt, link, deviceZone, linkTo }: Omit<Call, 'note'>,
): MailViews['reminder'] {
  return {
    name: safeName(booking.name),
    service: booking.selected_service,
    when: formatInZone(booking.timezone, startsAt),
    deviceTime: deviceZone && formatOnDevice(deviceZone, booking.timezone, startsAt),
    minutes: TERMS.callMinutes,
    hasLink: link !== null,
    link,
    ...visitorLinks(linkTo),
  };
}

/** The mail that tells the visitor that there is no call. */
export function decline(booking: Booking, note: string | null): MailViews['decline'] {
  return {
    name: safeName(booking.name),
    service: booking.selected_service,
    when: formatInZone(booking.timezone, requestedStart(booking)),
    ...noteView(note),
  };
}

/** The mail that tells the visitor that the call is off, as they asked. */
export function visitorCancellation(
  booking: Booking,
  startsAt: Date,
  wasConfirmed: boolean,
): MailViews['cancellation'] {
  return {
    name: safeName(booking.name),
    service: booking.selected_service,
    when: formatInZone(booking.timezone, startsAt),
    wasConfirmed,
  };
}

/** The mail that brings the team the invitation. */
export function teamConfirmation(
  booking: Booking,
  { startsAt, link, deviceZone, note, linkTo }: Call,
  change: { isMoved: boolean; byVisitor: boolean },
): MailViews['team-confirmation'] {
  return {
    ...teamFacts(booking, startsAt, deviceZone),
    ...change,
    hasLink: link !== null,
    link,
    ...noteView(note),
    moveUrl: linkTo?.('move'),
    declineUrl: linkTo?.('decline'),
  };
}

/** The mail that tells the team that a call is off. */
export function teamCancellation(
  booking: Booking,
  { startsAt, deviceZone, note }: Pick<Call, 'startsAt' | 'deviceZone' | 'note'>,
  change: { wasConfirmed: boolean; byVisitor: boolean },
): MailViews['team-cancellation'] {
  return { ...teamFacts(booking, startsAt, deviceZone), ...change, ...noteView(note) };
}

/**
 * The mail to the team on the morning of a day with calls.
 * @param date `YYYY-MM-DD`
 */
export function agenda(date: string, calls: MailViews['agenda']['calls']): MailViews['agenda'] {
  return {
    day: formatDay(date),
    count: calls.length === 1 ? '1 call' : `${calls.length} calls`,
    first: calls[0]?.time ?? '',
    calls,
  };
}

function noteView(note: string | null): NoteView {
  return { hasNote: note !== null, note: note?.split(/\r?\n/) ?? [] };
}
