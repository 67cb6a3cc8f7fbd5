/** A component of a feed, such as an event, with the lines that say when it is. */
export interface FeedPart {
  kind: string;
  lines: string[];
}

const KINDS = /^(VCALENDAR|VTIMEZONE|VEVENT|VFREEBUSY)$/;

const KEPT =
  /^(BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|STATUS|TRANSP|ATTENDEE|FREEBUSY|FBTYPE|TZID|TZOFFSETFROM|TZOFFSETTO|X-WR-TIMEZONE)[;:]/i;

/**
 * Takes an iCalendar feed apart, so that a broken component hides no other. Leaves out alarms within events, and all
 * that says nothing about when an event is.
 * @throws if this is no whole calendar
 */
export function feedParts(feed: string): FeedPart[] {
  const text = feed.replace(/^\uFEFF/, '').replaceAll(/(\r\n|\n|\r)[ \t]/g, '');
  const lines = (text.match(/\S[^\r\n]*/g) ?? []).map((line) => line.trimEnd());
  if (!/^BEGIN:VCALENDAR$/i.test(lines[0] ?? '')) throw new Error('it is no calendar');
  if (!/^END:VCALENDAR$/i.test(lines.at(-1) ?? '')) throw new Error('it ends too early');
  const calendar: FeedPart = { kind: 'VCALENDAR', lines: [] };
  const parts = new Set([calendar]);
  let part = calendar;
  let nested = '';
  for (const line of lines.filter((one) => KEPT.test(one))) {
    const [, edge, name = ''] = /^(BEGIN|END):(.*)$/.exec(line.toUpperCase()) ?? [];
    if (KINDS.test(name)) {
      // The next component also ends one that has no END of its own.
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
