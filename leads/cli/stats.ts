import type { Command } from 'commander';
import { TERMS } from '#content/terms.ts';
import { countAnswers, countByWeek, countTotals } from '../manage/count-leads.ts';
import { LEAD_TABLES, leadType } from '../types.ts';
import { count } from './arguments.ts';
import type { CliContext } from './context.ts';
import { print, printJson } from './terminal.ts';

interface StatsOptions {
  weeks: number;
  json?: true;
}

export function addStatsCommand(program: Command, context: CliContext): void {
  program
    .command('stats')
    .description('Leads a week, and what they answered.')
    .option('--weeks <count>', 'how many weeks', count, 12)
    .option('--json', 'as JSON')
    .action((options: StatsOptions) => stats(options, context));
}

/** Prints the figures as they are counted, or as JSON. */
async function stats({ weeks, json }: StatsOptions, { open }: CliContext): Promise<void> {
  const store = await open();
  const now = new Date();
  const say = json ? () => {} : print;
  const byWeek = await countByWeek(store, weeks, now);
  const types = LEAD_TABLES.map(leadType);
  say(['Week from ', ...types.map(({ title }) => title.padStart(11))].join('  '), 'bold');
  const mostInWeek = Math.max(1, ...byWeek.map(({ counts }) => sum(counts)));
  for (const { monday, counts } of byWeek) {
    const figures = types.map(({ plural }) => String(counts[plural]).padStart(11));
    const bars = types.map(({ plural }, index) =>
      bar(counts[plural] ?? 0, mostInWeek, 40, BARS[index % BARS.length]),
    );
    say([monday, ...figures, bars.join('')].join('  '));
  }
  const totals = await countTotals(store);
  const ofTypes = types.map(({ plural, title }) => {
    const waiting = totals.waiting[plural];
    const all = `${totals.counts[plural]} ${title.toLowerCase()}`;
    return waiting === undefined ? all : `${all}, ${waiting} of them wait for an answer`;
  });
  const others = [
    totals.heldTimes > 0 && `${totals.heldTimes} with a time held`,
    `${totals.suspected} suspected`,
    `${totals.failedDeliveries} deliveries given up`,
  ];
  say(`\n${[...ofTypes, ...others].filter(Boolean).join('; ')}.`);
  const { due, kept } = totals.promised;
  const share = Math.floor((kept / due) * 100);
  if (due > 0)
    say(`${kept} of ${due} bookings were answered within ${TERMS.confirmationHours} hours (${share} %).`);
  const answers = [];
  for await (const distribution of countAnswers(store)) {
    answers.push(distribution);
    say(`\n${distribution.title}`, 'bold');
    const most = Math.max(1, ...distribution.rows.map((row) => row.count));
    const width = Math.max(...distribution.rows.map(({ label }) => label.length));
    for (const { label, count: chosen } of distribution.rows) {
      say(`${label.padEnd(width)}  ${String(chosen).padStart(9)}  ${bar(chosen, most, 30)}`);
    }
  }
  if (json) {
    const { counts, waiting, ...others } = totals;
    printJson(
      {
        weeks: byWeek.map(({ monday, counts }) => ({ monday, ...counts })),
        totals: { ...counts, waiting: sum(waiting), ...others },
        answers,
      },
      2,
    );
  }
}

const BARS = ['█', '▒', '▓', '░'];

function bar(count: number, most: number, width: number, sign = '█'): string {
  return sign.repeat(Math.round((count / most) * width));
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}
