import type { Command } from 'commander';
import { TERMS } from '#content/terms.ts';
import { findDeliveries, findLeads, findListed, type ListedLead } from '../db/find-leads.ts';
import { CALLS, type RecordedAct } from '../db/tables.ts';
import { HOUR_MS } from '../durations.ts';
import { type Fact, summaryOf, typed } from '../lead-type.ts';
import { findActs } from '../manage/audit.ts';
import { isAnswered, isHeld } from '../manage/count-leads.ts';
import type { Delivery } from '../outbox/outbox.ts';
import { onOneLine } from '../printable.ts';
import { formatForVisitor, formatHere, wallTimeHere } from '../time-zones.ts';
import { leadType } from '../types.ts';
import { count, type FilterOptions, filterOf, filterOptions, id } from './arguments.ts';
import type { CliContext } from './context.ts';
import { print, printJson, type Style } from './terminal.ts';

interface ListOptions extends FilterOptions {
  waiting?: true;
  suspect?: true;
  limit: number;
  all?: true;
  json?: true;
}

export function addListCommands(program: Command, context: CliContext): void {
  filterOptions(program.command('list'))
    .description(
      `Leads, newest first. Those that wait for more than ${TERMS.confirmationHours} hours stand out.`,
    )
    .option('--email <address>', 'only those of this address')
    .option('--waiting', 'only those that nobody answered')
    .option('--suspect', 'only those that a bot seems to have sent')
    .option('--limit <count>', 'how many at most', count, 50)
    .option('--all', 'all of them')
    .option('--json', 'one JSON object a line')
    .action((options: ListOptions) => list(options, context));

  program
    .command('show')
    .description('Everything about one lead.')
    .argument('<id>', 'the lead’s id', id)
    .option('--json', 'as JSON')
    .action((leadId: string, options: { json?: true }) => show(leadId, options, context));
}

async function list(options: ListOptions, { open }: CliContext): Promise<void> {
  const { limit, all, json, waiting: isWaiting, suspect: isSuspected } = options;
  const now = new Date();
  let listed = 0;
  for await (const lead of findLeads(await open(), { ...filterOf(options), isWaiting, isSuspected })) {
    if (listed === limit && !all) {
      if (!json) print(`The newest ${listed}. More with --limit or --all.`, 'dim');
      return;
    }
    if (listed === 0 && !json) print(formatRow('State', 'Received', 'Who', 'What', 'Id'), 'bold');
    if (json) printJson(lead);
    else print(...formatLead(lead, now));
    listed += 1;
  }
  if (listed === 0 && !json) print('No leads.');
}

async function show(leadId: string, { json }: { json?: true }, { open }: CliContext): Promise<void> {
  const { db } = await open();
  const acts = await findActs(db, leadId);
  const lead = await findListed({ db }, leadId);
  // What was done to a lead outlives it.
  if (!lead && acts.length === 0) throw new Error(`There is no lead ${leadId}`);
  const deliveries = lead ? await findDeliveries(db, leadId) : [];
  if (json) return printJson({ ...(lead ?? { id: leadId }), deliveries, acts }, 2);
  const facts = summaryOf([...(lead ? factsOf(lead, deliveries, new Date()) : []), ...acts.map(factOfAct)]);
  const width = Math.max(...facts.map(({ label }) => label.length));
  for (const { label, lines } of facts)
    for (const [index, line] of lines.entries())
      print(`${(index === 0 ? label : '').padEnd(width)}  ${onOneLine(line)}`);
}

/** What a lead waits for, and whether somebody ought to look at it now. */
function stateOf(lead: ListedLead, now: Date): { text: string; isUrgent: boolean } {
  if (lead.suspicion !== null) return { text: 'suspected', isUrgent: false };
  const { name } = leadType(lead.table);
  const status = lead.table === CALLS ? lead.status : name;
  if (isAnswered(lead)) return { text: lead.status ?? `${name}, done`, isUrgent: false };
  const hours = Math.floor((now.getTime() - Date.parse(lead.created_at)) / HOUR_MS);
  if (hours >= TERMS.confirmationHours) return { text: `LATE, ${hours} h`, isUrgent: true };
  const isNamed = lead.table !== CALLS || isHeld(lead, now) || status === 'taken';
  const what = isNamed ? `${status},` : 'waits';
  return { text: `${what} ${hours} h`, isUrgent: false };
}

function formatLead(lead: ListedLead, now: Date): [text: string, style?: Style] {
  const { text: state, isUrgent } = stateOf(lead, now);
  const { who, what } = leadType(lead.table).headline(lead);
  const { date, time } = wallTimeHere(new Date(lead.created_at));
  const text = formatRow(state, `${date} ${time}`, who, what, lead.id);
  if (isUrgent) return [text, ['bold', 'red']];
  return lead.suspicion === null ? [text] : [text, 'dim'];
}

const WIDTHS = [12, 17, 28, 34];

/** What a visitor typed must not break the table. */
function formatRow(...cells: string[]): string {
  return cells
    .map((text, column) => {
      const plain = onOneLine(text);
      const width = WIDTHS[column] ?? plain.length;
      return (plain.length > width ? `${plain.slice(0, width - 1)}…` : plain).padEnd(width);
    })
    .join('  ');
}

function factsOf(lead: ListedLead, deliveries: Delivery[], now: Date): Fact[] {
  const { table, status, starts_at, held_until, link, note, suspicion } = lead;
  const zone = leadType(table).timeZone(lead);
  const start = new Date(starts_at ?? 0);
  const hasTime = status === 'confirmed' || status === 'taken' || isHeld(lead, now);
  const theirs = zone ? formatForVisitor(zone, lead.device_zone, start) : [];
  return [
    typed('Id', lead.id),
    typed('Received', formatHere(new Date(lead.created_at))),
    typed('State', stateOf(lead, now).text),
    typed('Suspected', suspicion),
    typed('Time', hasTime ? [...theirs, formatHere(start)].join('\n') : null),
    typed('Held until', isHeld(lead, now) ? formatHere(new Date(held_until ?? 0)) : null),
    typed('Link', link),
    typed('Note', note),
    ...leadType(table).facts(lead, lead.device_zone ?? undefined),
    ...deliveries.map((delivery) => typed(delivery.kind, formatDelivery(delivery))),
  ];
}

function factOfAct({ act, actor, user_name, amount, created_at, detail }: RecordedAct): Fact {
  const parts = [formatHere(new Date(created_at)), user_name ?? `the ${actor}`, amount, detail];
  return typed(act, parts.filter((part) => part !== null).join(', '));
}

function formatDelivery(delivery: Delivery): string {
  const { delivered_at, left_out, failed_at, attempts, due_at, error } = delivery;
  if (left_out !== null) return `not sent: ${left_out}`;
  const reason = error === null ? '' : `: ${error}`;
  if (delivered_at !== null) return `sent ${formatHere(new Date(delivered_at))}${reason}`;
  if (failed_at !== null) return `given up after ${attempts} tries${reason}`;
  if (attempts === 0) return `waits to be sent${reason}`;
  return `tried ${attempts} times, next ${formatHere(new Date(due_at))}${reason}`;
}
