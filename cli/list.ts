import { TERMS } from '#content/terms.ts';
import { findActs } from '#leads/db/audit.ts';
import { findDeliveries, findLeadByPrefix, findLeads, type ListedLead } from '#leads/db/find-leads.ts';
import { summaryOf, typed } from '#leads/lead-types/lead-type.ts';
import { LEAD_TABLES, leadType } from '#leads/lead-types/lead-types.ts';
import { onOneLine } from '#leads/printable.ts';
import { countLeads } from '#leads/record/count-leads.ts';
import {
  answersOf,
  factOfAct,
  factOfEntry,
  formatDelivery,
  recordOf,
  stateOf,
} from '#leads/record/describe-lead.ts';
import { findEntries } from '#leads/record/entries.ts';
import { wallTimeHere } from '#leads/time-zones.ts';
import { count, type FilterOptions, filterOf, id, KIND, SINCE } from './arguments.ts';
import type { AddCommand, CliContext } from './context.ts';
import { print, printJson, type Style } from './terminal.ts';

interface ListOptions extends FilterOptions {
  waiting?: true;
  suspect?: true;
  limit: number;
  all?: true;
  json?: true;
}

export function addListCommands(command: AddCommand, context: CliContext): void {
  command(
    'list',
    `Leads, newest first. Highlights leads that wait for more than ${TERMS.confirmationHours} hours.`,
  )
    .addOption(KIND)
    .addOption(SINCE)
    .option('--email <address>', 'only leads from this address')
    .option('--waiting', 'only unanswered leads')
    .option('--suspect', 'only leads that seem to come from a bot')
    .option('--limit <count>', 'the maximum number of leads', count, 50)
    .option('--all', 'all leads')
    .option('--json', 'one JSON object per line')
    .action((options: ListOptions) => list(options, context));

  command('show', 'Everything about one lead.')
    .argument('<id>', 'the lead’s id', id)
    .option('--json', 'as JSON')
    .action((leadId: string, options: { json?: true }) => show(leadId, options, context));

  command('stats', 'Leads per week, and how many were answered in time.')
    .option('--weeks <count>', 'how many weeks', count, 12)
    .option('--json', 'as JSON')
    .action(async ({ weeks, json }: { weeks: number; json?: true }) => {
      const store = await context.open();
      const counts = await countLeads(store, weeks, new Date());
      const givenUp = store.db.selectFrom('deliveries').where('failed_at', 'is not', null);
      const [row] = await givenUp.select(({ fn }) => fn.countAll().as('count')).execute();
      printStats(counts, Number(row?.count), json);
    });
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

async function show(prefix: string, { json }: { json?: true }, { open }: CliContext): Promise<void> {
  const { db } = await open();
  const lead = await findLeadByPrefix({ db }, prefix);
  // An erased lead still has audit rows to show.
  const acts = await findActs(db, lead?.id ?? prefix);
  const [leadId, ...others] = lead ? [lead.id] : new Set(acts.map((act) => act.lead_id ?? prefix));
  if (leadId === undefined) throw new Error(`There is no lead ${prefix}`);
  if (others.length > 0)
    throw new Error(`Several lead ids begin with ${prefix}: ${[leadId, ...others].join(', ')}`);
  const deliveries = lead ? await findDeliveries(db, leadId) : [];
  const entries = lead ? await findEntries(db, leadId) : [];
  if (json) return printJson({ ...(lead ?? { id: leadId }), deliveries, entries, acts }, 2);
  const facts = summaryOf([
    ...(lead ? [...recordOf(lead, new Date()), ...answersOf(lead)] : []),
    ...deliveries.map((delivery) => typed(delivery.kind, formatDelivery(delivery))),
    ...entries.map(factOfEntry),
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

function formatRow(...cells: string[]): string {
  const padded = cells.map((text, column) => {
    const plain = onOneLine(text);
    const width = WIDTHS[column] ?? plain.length;
    return (plain.length > width ? `${plain.slice(0, width - 1)}…` : plain).padEnd(width);
  });
  return padded.join('  ');
}

type Counts = Awaited<ReturnType<typeof countLeads>>;

function printStats({ weeks, totals, due, kept }: Counts, failedDeliveries: number, json?: true) {
  const types = LEAD_TABLES.map((table) => leadType(table).plural);
  const byType = (counts: ReadonlyMap<string, number>) =>
    Object.fromEntries(types.map((type) => [type, counts.get(type) ?? 0]));
  const total = (name: string) => totals.get(name) ?? 0;
  const [waiting, suspected, heldTimes] = [total('waiting'), total('suspected'), total('held')];
  if (json) {
    const state = { waiting, suspected, heldTimes, promised: { due, kept }, failedDeliveries };
    const byWeek = weeks.map(({ monday, counts }) => ({ monday, ...byType(counts) }));
    return printJson({ weeks: byWeek, totals: { ...byType(totals), ...state } }, 2);
  }
  const row = (first: string, cells: unknown[]) =>
    [first.padEnd(10), ...cells.map((cell) => String(cell).padStart(11))].join('  ');
  print(row('Week from', types), 'bold');
  for (const { monday, counts } of weeks) print(row(monday, Object.values(byType(counts))));
  print(row('All', Object.values(byType(totals))), 'bold');
  print(`\n${waiting} leads wait for an answer, ${heldTimes} with a time held.`);
  print(`${suspected} leads are suspected, ${failedDeliveries} deliveries given up.`);
  const share = Math.floor((kept / due) * 100);
  if (due > 0)
    print(`${kept} of ${due} leads were answered within ${TERMS.confirmationHours} hours (${share} %).`);
}
