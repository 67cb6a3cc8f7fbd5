import type { Command } from 'commander';
import { TERMS } from '#content/terms.ts';
import { CALLS } from '../db/tables.ts';
import { countAnswers, countByWeek, countTotals } from '../manage/count-leads.ts';
import { LEAD_TABLES, leadType } from '../types.ts';
import { count } from './arguments.ts';
import type { CliContext } from './context.ts';
import { print, printJson } from './terminal.ts';

export function addStatsCommand(program: Command, context: CliContext): void {
  program
    .command('stats')
    .description('Leads a week, and what they answered.')
    .option('--weeks <count>', 'how many weeks', count, 12)
    .option('--json', 'as JSON')
    .action((options: { weeks: number; json?: true }) => stats(options, context));
}

async function stats(options: { weeks: number; json?: true }, { open }: CliContext): Promise<void> {
  const store = await open();
  const weeks = await countByWeek(store, options.weeks, new Date());
  const totals = await countTotals(store);
  const answers = await Array.fromAsync(countAnswers(store));
  if (options.json) {
    const { counts, ...others } = totals;
    const ofWeeks = weeks.map(({ monday, counts }) => ({ monday, ...counts }));
    return printJson({ weeks: ofWeeks, totals: { ...counts, ...others }, answers }, 2);
  }
  const types = LEAD_TABLES.map(leadType);
  print(['Week from ', ...types.map(({ title }) => title.padStart(11))].join('  '), 'bold');
  for (const { monday, counts } of weeks)
    print([monday, ...types.map(({ plural }) => String(counts[plural]).padStart(11))].join('  '));
  print(`\n${formatTotals(totals)}.`);
  const { due, kept } = totals.promised;
  const share = Math.floor((kept / due) * 100);
  if (due > 0)
    print(`${kept} of ${due} bookings were answered within ${TERMS.confirmationHours} hours (${share} %).`);
  for (const { title, rows } of answers) {
    print(`\n${title}`, 'bold');
    const width = Math.max(...rows.map(({ label }) => label.length));
    for (const row of rows) print(`${row.label.padEnd(width)}  ${String(row.count).padStart(9)}`);
  }
}

function formatTotals(totals: Awaited<ReturnType<typeof countTotals>>): string {
  const ofTypes = LEAD_TABLES.map((table) => {
    const { plural, title } = leadType(table);
    const waiting = table === CALLS ? `, ${totals.waiting} of them wait for an answer` : '';
    return `${totals.counts[plural]} ${title.toLowerCase()}${waiting}`;
  });
  const held = totals.heldTimes > 0 ? [`${totals.heldTimes} with a time held`] : [];
  const rest = [`${totals.suspected} suspected`, `${totals.failedDeliveries} deliveries given up`];
  return [...ofTypes, ...held, ...rest].join('; ');
}
