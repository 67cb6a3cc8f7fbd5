import { type Command, Option } from 'commander';
import { type ActFilter, findActs } from '../audit.ts';
import { onOneLine } from '../printable.ts';
import type { RecordedAct } from '../store/tables.ts';
import { count, day, id } from './arguments.ts';
import type { CliContext } from './context.ts';
import { shortTime } from './list.ts';
import { printNewest } from './terminal.ts';

interface LogOptions {
  since?: string;
  limit: number;
  all?: true;
  json?: true;
}

export function addLogCommand(program: Command, { open }: CliContext): void {
  program
    .command('log')
    .description('What was done to leads, when and by whom, newest first.')
    .argument('[id]', 'only what was done to this lead, also one that is erased', id)
    .addOption(new Option('--since <day>', 'only since this day (YYYY-MM-DD, UTC)').argParser(day))
    .option('--limit <count>', 'how many at most', count, 50)
    .option('--all', 'all of it')
    .option('--json', 'one JSON object a line')
    .action(async (leadId: string | undefined, { since, ...options }: LogOptions) => {
      const filter: ActFilter = { leadId, since: since && `${since}T00:00:00.000Z` };
      await printNewest(findActs(await open(), filter), {
        options,
        head: row('When', 'Who', 'What', 'About'),
        none: 'Nothing was done.',
        lineOf: (act) => {
          const who = onOneLine(act.user_name ?? `the ${act.actor}`);
          return [row(shortTime(act.created_at), who, act.act, aboutOf(act))];
        },
      });
    });
}

function row(when: string, who: string, what: string, about: string): string {
  return [when.padEnd(16), who.padEnd(16), what.padEnd(8), about].join('  ').trimEnd();
}

/** A lead's id, or how many it was about, and the detail. */
function aboutOf({ act, lead_id, amount, detail }: RecordedAct): string {
  const unit = ['retry', 'forget'].includes(act) ? 'deliveries' : 'leads';
  const counted = amount === null ? undefined : `${amount} ${unit}`;
  const isCutOff = lead_id === null && amount === null && act === 'export';
  return onOneLine([lead_id, counted, detail, isCutOff && '(not finished)'].filter(Boolean).join(' '));
}
