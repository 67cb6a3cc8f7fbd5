import type { Command } from 'commander';
import { findActs } from '../audit.ts';
import type { Delivery } from '../delivery/outbox.ts';
import { summaryOf } from '../lead-type.ts';
import { onOneLine } from '../printable.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { type ListedLead, readLead } from '../store/read-leads.ts';
import type { RecordedAct } from '../store/tables.ts';
import { formatHere, formatInZone } from '../time-zones.ts';
import { leadType } from '../types.ts';
import { id } from './arguments.ts';
import type { CliContext } from './context.ts';
import { isHeld, stateOf } from './list.ts';
import { print, printJson } from './terminal.ts';

export function addShowCommand(program: Command, { open }: CliContext): void {
  program
    .command('show')
    .description('Everything about one lead.')
    .argument('<id>', 'the lead’s id', id)
    .option('--json', 'as JSON')
    .action(async (leadId: string, { json }: { json?: true }) => {
      const store = await open();
      const acts = await findActs(store.db, leadId);
      const lead = await readLead(store, leadId);
      // What was done to a lead outlives it.
      if (!lead && acts.length === 0) throw new Error(`There is no lead ${leadId}`);
      const deliveries = lead ? await deliveriesOf(store, leadId) : [];
      if (json) printJson({ ...(lead ?? { id: leadId }), deliveries, acts }, 2);
      else
        print(formatFacts([...(lead ? leadFacts(lead, deliveries, new Date()) : []), ...acts.map(actFact)]));
    });
}

export function deliveriesOf({ db }: LeadStore, id: string): Promise<Delivery[]> {
  return db.selectFrom('deliveries').selectAll().where('lead_id', '=', id).orderBy('created_at').execute();
}

function leadFacts(lead: ListedLead, deliveries: Delivery[], now: Date): Fact[] {
  const facts: (Fact | false)[] = [
    ['Id', [lead.id]],
    ['Received', [formatHere(new Date(lead.created_at))]],
    ['State', [stateOf(lead, now).text]],
    lead.suspicion !== null && ['Suspected', [lead.suspicion]],
    ...appointmentFacts(lead, now),
    ...summaryOf(leadType(lead.table).facts(lead, lead.device_zone ?? undefined)).map(
      ({ label, lines }): Fact => [label, lines],
    ),
    ...deliveries.map((delivery): Fact => [delivery.kind, [deliveryState(delivery)]]),
  ];
  return facts.filter((fact) => fact !== false);
}

/** Who did what to the lead, and when. */
function actFact({ act, actor, user_name, amount, created_at, detail }: RecordedAct): Fact {
  const who = user_name ?? `the ${actor}`;
  return [
    act,
    [[formatHere(new Date(created_at)), who, amount, detail].filter((part) => part !== null).join(', ')],
  ];
}

/** A fact a line. */
function formatFacts(facts: Fact[]): string {
  const width = Math.max(...facts.map(([label]) => label.length));
  return facts
    .flatMap(([label, lines]) =>
      lines.map((line, index) => `${(index === 0 ? label : '').padEnd(width)}  ${onOneLine(line)}`),
    )
    .join('\n');
}

type Fact = [label: string, lines: string[]];

function appointmentFacts(lead: ListedLead, now: Date): (Fact | false)[] {
  const { status, starts_at, held_until, link, note } = lead;
  const zone = leadType(lead.table).timeZone(lead);
  const startsAt = starts_at === null ? undefined : new Date(starts_at);
  const times = startsAt ? [...(zone ? [formatInZone(zone, startsAt)] : []), formatHere(startsAt)] : [];
  const isConfirmed = status === 'confirmed';
  return [
    isConfirmed && ['Call', times],
    isHeld(lead, now) && ['Held', [...times, `until ${formatHere(new Date(held_until ?? 0))}`]],
    status === 'taken' && ['Taken', [...times, 'by somebody else']],
    isConfirmed && link !== null && ['Link', [link]],
    note !== null && ['Note', [note]],
  ];
}

function deliveryState(delivery: Delivery): string {
  const { delivered_at, left_out, failed_at, attempts, due_at, error } = delivery;
  if (left_out !== null) return `not sent: ${left_out}`;
  const reason = error === null ? '' : `: ${error}`;
  if (delivered_at !== null) return `sent ${formatHere(new Date(delivered_at))}${reason}`;
  if (failed_at !== null) return `given up after ${attempts} tries${reason}`;
  return attempts === 0
    ? 'waits to be sent'
    : `tried ${attempts} times, next ${formatHere(new Date(due_at))}${reason}`;
}
