interface TentativeCall {
  /** The booking's. */
  id: string;
  start: Date;
  minutes: number;
  summary: string;
  description: string;
  brand: string;
  /** The site's public origin. */
  origin: string;
}

/**
 * Writes a calendar entry (RFC 5545) for a call that is asked for. It has the UID of the invitation that follows, so
 * that a calendar takes that one for its update. ical-generator, which writes the invitation, would cost 8 kB here.
 */
export function tentativeCall({
  id,
  start,
  minutes,
  summary,
  description,
  brand,
  origin,
}: TentativeCall): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand)}//Calls//EN`,
    'BEGIN:VEVENT',
    `UID:${id}-call@${new URL(origin).hostname}`,
    'SEQUENCE:0',
    `DTSTAMP:${stamp(new Date())}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261201T153000Z` */
function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** No line has more than 75 bytes; a character takes up to four. */
function folded(line: string): string {
  const isLong = new TextEncoder().encode(line).length > 75;
  return isLong ? line.replace(/.{18}(?=.)/gu, '$&\r\n ') : line;
}
