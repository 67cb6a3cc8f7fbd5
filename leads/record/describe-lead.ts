import { TERMS } from '#content/terms.ts';
import type { ListedLead } from '../db/find-leads.ts';
import { CALLS, type Entry, type RecordedAct } from '../db/tables.ts';
import { HOUR_MS } from '../durations.ts';
import { type Fact, typed } from '../lead-types/lead-type.ts';
import { leadType } from '../lead-types/lead-types.ts';
import type { Delivery } from '../outbox/outbox.ts';
import { formatForVisitor, formatHere } from '../time-zones.ts';
import { isAnswered, isHeld } from './count-leads.ts';

/** Returns what a lead is waiting for, and whether its answer is overdue. */
export function stateOf(lead: ListedLead, now: Date): { text: string; isUrgent: boolean } {
  if (lead.suspicion !== null) return { text: 'suspected', isUrgent: false };
  const { name } = leadType(lead.table);
  const status = lead.table === CALLS ? lead.status : name;
  if (lead.status === 'declined' && lead.proposed) return { text: 'proposed', isUrgent: false };
  if (isAnswered(lead)) return { text: lead.status ?? `${name}, done`, isUrgent: false };
  const since = lead.heard_at ?? lead.created_at;
  const hours = Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS);
  const age = hours < 1 ? 'under 1 h' : `${hours} h`;
  if (hours >= TERMS.confirmationHours) return { text: `LATE, ${age}`, isUrgent: true };
  if (lead.heard_at !== null)
    return {
      text: `${lead.calendar_answer === 'declined' ? 'they declined' : 'replied'}, ${age}`,
      isUrgent: false,
    };
  const isNamed = lead.table !== CALLS || isHeld(lead, now) || status === 'taken';
  const what = isNamed ? `${status},` : 'waits';
  return { text: `${what} ${age}`, isUrgent: false };
}

export function recordOf(lead: ListedLead, now: Date): Fact[] {
  const { table, status, starts_at, held_until, link, note, suspicion, source, outcome } = lead;
  const zone = leadType(table).timeZone(lead);
  const start = new Date(starts_at ?? 0);
  const hasTime = status === 'confirmed' || status === 'taken' || isHeld(lead, now);
  const visitorTimes = zone ? formatForVisitor(zone, lead.device_zone, start) : [];
  return [
    typed('Id', lead.id),
    typed('Received', formatHere(new Date(lead.created_at))),
    typed('Came from', source),
    typed('State', stateOf(lead, now).text),
    typed('Suspected', suspicion),
    typed('Time', hasTime ? [...visitorTimes, formatHere(start)].join('\n') : null),
    typed('Held until', isHeld(lead, now) ? formatHere(new Date(held_until ?? 0)) : null),
    typed('Link', link),
    typed('Note', note),
    typed('Outcome', outcome),
  ];
}

export function answersOf(lead: ListedLead): Fact[] {
  return leadType(lead.table).facts(lead, lead.device_zone ?? undefined);
}

export function factOfAct({ act, actor, user_name, amount, created_at, detail }: RecordedAct): Fact {
  const parts = [formatHere(new Date(created_at)), user_name ?? `the ${actor}`, amount, detail];
  return typed(act, parts.filter((part) => part !== null).join(', '));
}

export function factOfEntry({ kind, created_at, body }: Entry): Fact {
  return typed(kind, `${formatHere(new Date(created_at))}\n${body}`);
}

export function formatDelivery(delivery: Delivery): string {
  const { delivered_at, left_out, failed_at, attempts, due_at, error } = delivery;
  if (left_out !== null) return `not sent: ${left_out}`;
  const reason = error === null ? '' : `: ${error}`;
  if (delivered_at !== null) return `sent ${formatHere(new Date(delivered_at))}${reason}`;
  if (failed_at !== null) return `given up after ${attempts} tries${reason}`;
  if (attempts === 0) return `waits to be sent${reason}`;
  return `tried ${attempts} times, next ${formatHere(new Date(due_at))}${reason}`;
}
