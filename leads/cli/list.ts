import type { Command } from 'commander';
import { TERMS } from '#content/terms.ts';
import { findDeliveries, findLeads, findListed, type ListedLead } from '../db/find-leads.ts';
import { summaryOf, typed } from '../lead-type.ts';
import { findActs } from '../manage/audit.ts';
import { answersOf, factOfAct, formatDelivery, recordOf, stateOf } from '../manage/describe-lead.ts';
import { onOneLine } from '../printable.ts';
import { wallTimeHere } from '../time-zones.ts';
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
  const facts = summaryOf([
    ...(lead ? [...recordOf(lead, new Date()), ...answersOf(lead)] : []),
    ...deliveries.map((delivery) => typed(delivery.kind, formatDelivery(delivery))),
    ...acts.map(factOfAct),
  ]);
  const width = Math.max(...facts.map(({ label }) => label.length));
  for (const { label, lines } of facts)
    for (const [index, line] of lines.entries())
      print(`${(index === 0 ? label : '').padEnd(width)}  ${onOneLine(line)}`);
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
