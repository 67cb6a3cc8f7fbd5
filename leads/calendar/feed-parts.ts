/** A component of a feed, such as an event, with the lines that affect its times. */
export interface FeedPart {
  kind: string;
  lines: string[];
}

const KINDS = /^(VCALENDAR|VTIMEZONE|VEVENT|VFREEBUSY)$/;

const KEPT =
  /^(BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|STATUS|TRANSP|ATTENDEE|FREEBUSY|FBTYPE|TZID|TZOFFSETFROM|TZOFFSETTO|X-WR-TIMEZONE|SEQUENCE|DTSTAMP|LAST-MODIFIED|X-MICROSOFT-(CDO|MSNCALENDAR)-BUSYSTATUS|X-APPLE-TRAVEL-DURATION)[;:]/i;

/** Splits a feed so that a broken component doesn't affect others. @throws if the feed is not a complete calendar */
export function feedParts(feed: string): FeedPart[] {
  const text = feed.replace(/^\uFEFF/, '').replaceAll(/(\r\n|\n|\r)[ \t]/g, '');
  const lines = (text.match(/\S[^\r\n]*/g) ?? []).map((line) => line.trimEnd());
  if (!/^BEGIN:VCALENDAR$/i.test(lines[0] ?? '')) throw new Error('it is not a calendar');
  if (!/^END:VCALENDAR$/i.test(lines.at(-1) ?? '')) throw new Error('its end is missing');
  const calendar: FeedPart = { kind: 'VCALENDAR', lines: [] };
  const parts = new Set([calendar]);
  let part = calendar;
  let nested = '';
  for (const line of lines.filter((text) => KEPT.test(text))) {
    const [, edge, name = ''] = /^(BEGIN|END):(.*)$/.exec(line.toUpperCase()) ?? [];
    if (KINDS.test(name)) {
      // A component without END stops where the next component begins.
      part = edge === 'BEGIN' && name !== 'VCALENDAR' ? { kind: name, lines: [] } : calendar;
      parts.add(part);
      nested = '';
      continue;
    }
    if (edge === 'BEGIN') nested ||= name;
    if (nested === '' || part.kind === 'VTIMEZONE') part.lines.push(line);
    if (edge === 'END' && name === nested) nested = '';
  }
  return [...parts];
}
