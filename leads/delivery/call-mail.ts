import { TERMS } from '#content/terms.ts';
import type { MailViews } from '../mail-views.ts';
import { readInZone, readOnDevice } from '../time-zones.ts';
import { type Booking, requestedStart } from '../types/booking.ts';
import { safeName } from './safe-name.ts';

// A mail to a visitor may reach a stranger: of what was typed only the name is in it, cleaned.

interface Confirmation {
  startsAt: Date;
  link: string | null;
  /** Whether the call had another time or link before. */
  isChanged: boolean;
  /** The IANA zone of the device that booked, if known. */
  deviceZone: string | undefined;
}

/** The mail that tells the visitor the time of the call. */
export function confirmation(
  booking: Booking,
  { startsAt, link, isChanged, deviceZone }: Confirmation,
): MailViews['confirmation'] {
  return {
    name: safeName(booking.name),
    service: booking.selected_service,
    when: readInZone(booking.timezone, startsAt),
    deviceTime: deviceZone && readOnDevice(deviceZone, booking.timezone, startsAt),
    minutes: TERMS.callMinutes,
    hasLink: link !== null,
    link,
    isChanged,
  };
}

/** The mail that tells the visitor that there is no call. */
export function decline(booking: Booking, note: string | null): MailViews['decline'] {
  return {
    name: safeName(booking.name),
    service: booking.selected_service,
    when: readInZone(booking.timezone, requestedStart(booking)),
    hasNote: note !== null,
    note,
  };
}
