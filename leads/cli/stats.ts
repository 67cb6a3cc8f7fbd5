import type { Command } from 'commander';
import { TERMS } from '#content/terms.ts';
import { countLeads } from '../manage/count-leads.ts';
import { LEAD_TABLES, leadType } from '../types.ts';
import { count } from './arguments.ts';
import type { CliContext } from './context.ts';
import { print, printJson } from './terminal.ts';

export function addStatsCommand(program: Command, { open }: CliContext): void {
  program
    .command('stats')
    .description('Leads a week, and how many were answered in time.')
    .option('--weeks <count>', 'how many weeks', count, 12)
    .option('--json', 'as JSON')
    .action(async ({ weeks, json }: { weeks: number; json?: true }) => {
      const counts = await countLeads(await open(), weeks, new Date());
      if (json) printJson(counts, 2);
      else printStats(counts);
    });
}

function printStats({ weeks, totals }: Awaited<ReturnType<typeof countLeads>>): void {
  const types = LEAD_TABLES.map((table) => leadType(table).plural);
  const row = (first: string, cells: unknown[]) =>
    [first.padEnd(10), ...cells.map((cell) => String(cell).padStart(11))].join('  ');
  const ofTypes = (counts: Record<string, unknown>) => types.map((type) => counts[type]);
  print(row('Week from', types), 'bold');
  for (const week of weeks) print(row(week.monday, ofTypes(week)));
  print(row('All', ofTypes(totals)), 'bold');
  print(`\n${totals.waiting} leads wait for an answer, ${totals.heldTimes} with a time held.`);
  print(`${totals.suspected} leads are suspected, ${totals.failedDeliveries} deliveries given up.`);
  const { due, kept } = totals.promised;
  const share = Math.floor((kept / due) * 100);
  if (due > 0)
    print(`${kept} of ${due} leads were answered within ${TERMS.confirmationHours} hours (${share} %).`);
}
