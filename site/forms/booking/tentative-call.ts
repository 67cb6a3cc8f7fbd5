import { BOOKING_THANKS } from '#content/booking-thanks.ts';
import { TERMS } from '#content/terms.ts';
import type { BookingRow } from '#leads/lead-types/booking-form.ts';
import { instantIn } from '#leads/time-zones.ts';

/**
 * Returns a calendar entry (RFC 5545) for a requested call. The entry shares the later invitation's UID, so that the
 * invitation updates it. Built by hand: ical.js, which builds invitations, would add 20 kB to the page's script.
 */
export function tentativeCall(
  { id, timezone, preferred_date, preferred_time, selected_service }: BookingRow & { id: string },
  { brand, origin }: { brand: string; origin: string },
): string {
  const start = instantIn(timezone, preferred_date, preferred_time);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand)}//Calls//EN`,
    'BEGIN:VEVENT',
    `UID:${id}-call@${new URL(origin).hostname}`,
    'SEQUENCE:0',
    `DTSTAMP:${stamp(new Date())}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + TERMS.callMinutes * 60_000))}`,
    `SUMMARY:${escaped(`${brand}: ${BOOKING_THANKS.entry}`)}`,
    `DESCRIPTION:${escaped(`${selected_service}\n${BOOKING_THANKS.entryText}`)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** Formats an instant in UTC: `20261201T153000Z`. */
function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}
