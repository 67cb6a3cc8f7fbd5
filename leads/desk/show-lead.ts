import { bookingSummary, quizSummary } from '../delivery/lead-mail.ts';
import type { Delivery } from '../delivery/outbox.ts';
import { onOneLine } from '../printable.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { readHere, readInZone } from '../time-zones.ts';
import type { DeskLead } from './leads.ts';
import { stateOf } from './list-leads.ts';

/** What was or is to be sent because of a lead, oldest first. */
export function deliveriesOf({ db }: LeadStore, id: string): Promise<Delivery[]> {
  return db.selectFrom('deliveries').selectAll().where('lead_id', '=', id).orderBy('created_at').execute();
}

/** Everything about a lead, a fact a line. */
export function describeLead(lead: DeskLead, deliveries: Delivery[], now: Date): string {
  const summary = lead.table === 'call_bookings' ? bookingSummary(lead) : quizSummary(lead);
  const facts: Fact[] = [
    ['Id', [lead.id]],
    ['Received', [readHere(new Date(lead.created_at))]],
    ['State', [stateOf(lead, now).text]],
    ...(lead.suspicion === null ? [] : [['Suspected', [lead.suspicion]] as Fact]),
    ...appointmentFacts(lead),
    ...summary.map(({ label, lines }): Fact => [label, lines]),
    ...deliveries.map((delivery): Fact => [delivery.kind, [deliveryState(delivery)]]),
  ];
  const width = Math.max(...facts.map(([label]) => label.length));
  return facts
    .flatMap(([label, lines]) =>
      lines.map((line, index) => `${(index === 0 ? label : '').padEnd(width)}  ${onOneLine(line)}`),
    )
    .join('\n');
}

type Fact = [label: string, lines: string[]];

function appointmentFacts(lead: DeskLead): Fact[] {
  if (lead.table !== 'call_bookings') return [];
  const startsAt = lead.status === 'confirmed' && lead.starts_at ? new Date(lead.starts_at) : undefined;
  return [
    ...(startsAt ? [['Call', [readInZone(lead.timezone, startsAt), readHere(startsAt)]] as Fact] : []),
    ...(lead.link === null || !startsAt ? [] : [['Link', [lead.link]] as Fact]),
    ...(lead.note === null ? [] : [['Note', [lead.note]] as Fact]),
  ];
}

function deliveryState({ delivered_at, failed_at, held_at, attempts, due_at, error }: Delivery): string {
  if (delivered_at !== null) return `sent ${readHere(new Date(delivered_at))}`;
  const reason = error === null ? '' : `: ${error}`;
  if (failed_at !== null) return `given up after ${attempts} tries${reason}`;
  if (held_at !== null) {
    return `waits until ${readHere(new Date(due_at))}: enough acknowledgements went to that address`;
  }
  return attempts === 0
    ? 'waits to be sent'
    : `tried ${attempts} times, next ${readHere(new Date(due_at))}${reason}`;
}
