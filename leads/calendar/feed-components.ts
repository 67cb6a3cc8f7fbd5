import ICAL from 'ical.js';
import { FeedError } from './feed-error.ts';

const KINDS = ['VEVENT', 'VTIMEZONE', 'VFREEBUSY'] as const;

type Kind = (typeof KINDS)[number];

export interface FeedComponents {
  of: Record<Kind, ICAL.Component[]>;
  /** Components that no parser understands. */
  unread: number;
}

/**
 * Parses the components of an iCalendar feed one by one, so that a broken one does not hide the others. Looks at nothing
 * but times.
 * @throws if this is no whole calendar
 */
export function feedComponents(feed: string): FeedComponents {
  const lines = feed
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .trimEnd()
    .split(/\r?\n/);
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '')) throw new FeedError('it is no calendar');
  if (!/^END:VCALENDAR$/i.test(lines.at(-1) ?? '')) throw new FeedError('it ends too early');
  const of: FeedComponents['of'] = { VEVENT: [], VTIMEZONE: [], VFREEBUSY: [] };
  let unread = 0;
  for (const { kind, text } of textsOf(lines)) {
    try {
      if (text.length > MAX_LENGTH) throw new Error('it is too long');
      of[kind].push(ICAL.Component.fromString(text));
    } catch {
      unread += 1;
    }
  }
  return { of, unread };
}

/** Times of a component, as text. A thousand exceptions of a series take a tenth. */
const MAX_LENGTH = 256 * 1024;

function* textsOf(lines: string[]): Generator<{ kind: Kind; text: string }> {
  let open: { kind: Kind; kept: string[] } | undefined;
  /** Components within the open one, such as alarms. */
  let inner = 0;
  for (const line of lines) {
    const [, edge, name = ''] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line) ?? [];
    const isStart = edge?.toUpperCase() === 'BEGIN';
    if (!open) {
      const kind = KINDS.find((known) => known === name.toUpperCase());
      if (isStart && kind) open = { kind, kept: [line] };
      continue;
    }
    if (isStart) inner += 1;
    if (open.kind === 'VTIMEZONE' ? edge || TIMES.test(line) : inner === 0 && (edge || TIMES.test(line))) {
      open.kept.push(line);
    }
    if (!edge || isStart) continue;
    if (inner > 0) {
      inner -= 1;
      continue;
    }
    yield { kind: open.kind, text: open.kept.join('\r\n') };
    open = undefined;
  }
}

const TIMES =
  /^(UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|FREEBUSY|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i;
