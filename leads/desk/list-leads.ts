import type { AcknowledgementLimits } from '../delivery/acknowledgements.ts';
import { onOneLine } from '../printable.ts';
import type { DeskLead } from './leads.ts';
import type { Style } from './terminal.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Spec section 9: a booking is confirmed within 24 hours. */
const PROMISE_HOURS = 24;

/** How a lead stands, and whether somebody ought to look at it now. */
export function stateOf(lead: DeskLead, now: Date): { text: string; isUrgent: boolean } {
  if (lead.suspicion !== null) return { text: 'suspected', isUrgent: false };
  if (lead.table === 'quiz_submissions') return { text: 'quiz', isUrgent: false };
  if (lead.status !== null) return { text: lead.status, isUrgent: false };
  const hours = Math.floor((now.getTime() - Date.parse(lead.created_at)) / HOUR_MS);
  return hours >= PROMISE_HOURS
    ? { text: `LATE, ${hours} h`, isUrgent: true }
    : { text: `waits ${hours} h`, isUrgent: false };
}

const WIDTHS = { state: 12, received: 17, who: 28, what: 34 };

export const LIST_HEAD = row('State', 'Received', 'Who', 'What', 'Id');

/** A lead as one line, and how it stands out. */
export function listLine(lead: DeskLead, now: Date): { text: string; style?: Style } {
  const { text: state, isUrgent } = stateOf(lead, now);
  const [who, what] =
    lead.table === 'call_bookings'
      ? [
          `${lead.name}, ${lead.company_name}`,
          `${lead.selected_service}, ${lead.preferred_date} ${lead.preferred_time} ${lead.timezone}`,
        ]
      : [lead.contact_name, `${lead.business_type}, ${lead.business_size}`];
  const text = row(state, shortTime(lead.created_at), who, what, lead.id);
  if (isUrgent) return { text, style: ['bold', 'red'] };
  return lead.suspicion === null ? { text } : { text, style: 'dim' };
}

/** How many acknowledgements a limit holds back, as one line. */
export function waitingLine(waiting: number, { perHour, perRecipient }: AcknowledgementLimits): string {
  return `${waiting} acknowledgements wait: ${perRecipient} a day go to one address, ${perHour} an hour to all.`;
}

function row(state: string, received: string, who: string, what: string, id: string): string {
  return [
    cell(state, WIDTHS.state),
    cell(received, WIDTHS.received),
    cell(who, WIDTHS.who),
    cell(what, WIDTHS.what),
    id,
  ].join('  ');
}

/** A text in a column: what a visitor typed must not break the table. */
function cell(text: string, width: number): string {
  const plain = onOneLine(text);
  return (plain.length > width ? `${plain.slice(0, width - 1)}…` : plain).padEnd(width);
}

/** `2026-11-20 09:15`, where this runs. */
function shortTime(instant: string): string {
  return new Date(instant).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
}
