import type { Command } from 'commander';
import { TERMS } from '#content/terms.ts';
import { onOneLine } from '../printable.ts';
import { type ListedLead, readLeads } from '../store/read-leads.ts';
import { answerWithinHours, leadType } from '../types.ts';
import { count, type FilterOptions, filterOf, filterOptions } from './arguments.ts';
import type { CliContext } from './context.ts';
import { print, printJson, type Style } from './terminal.ts';

interface ListOptions extends FilterOptions {
  waiting?: true;
  suspect?: true;
  limit: number;
  all?: true;
  json?: true;
}

export function addListCommand(program: Command, context: CliContext): void {
  filterOptions(program.command('list'))
    .description(
      `Leads, newest first. Bookings that wait for more than ${TERMS.confirmationHours} hours stand out.`,
    )
    .option('--email <address>', 'only those of this address')
    .option('--waiting', 'only bookings that nobody confirmed or declined')
    .option('--suspect', 'only those that a bot seems to have sent')
    .option('--limit <count>', 'how many at most', count, 50)
    .option('--all', 'all of them')
    .option('--json', 'one JSON object a line')
    .action((options: ListOptions) => list(options, context));
}

async function list(options: ListOptions, { open }: CliContext): Promise<void> {
  const { limit, all, json, waiting: isWaiting, suspect: isSuspected } = options;
  const now = new Date();
  let listed = 0;
  for await (const lead of readLeads(await open(), { ...filterOf(options), isWaiting, isSuspected })) {
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

const HOUR_MS = 60 * 60 * 1000;

/** What a lead waits for, and whether somebody ought to look at it now. */
export function stateOf(lead: ListedLead, now: Date): { text: string; isUrgent: boolean } {
  if (lead.suspicion !== null) return { text: 'suspected', isUrgent: false };
  const hoursToAnswer = answerWithinHours(lead.table);
  if (hoursToAnswer === undefined) return { text: leadType(lead.table).name, isUrgent: false };
  const { status } = lead;
  if (status === 'confirmed' || status === 'declined' || status === 'cancelled')
    return { text: status, isUrgent: false };
  const hours = Math.floor((now.getTime() - Date.parse(lead.created_at)) / HOUR_MS);
  if (hours >= hoursToAnswer) return { text: `LATE, ${hours} h`, isUrgent: true };
  const what = isHeld(lead, now) || status === 'taken' ? `${status},` : 'waits';
  return { text: `${what} ${hours} h`, isUrgent: false };
}

/** Whether a time is held for the lead's visitor. */
export function isHeld({ status, held_until }: ListedLead, now: Date): boolean {
  return status === 'held' && held_until !== null && Date.parse(held_until) > now.getTime();
}

/** A lead as one line, and how it stands out. */
function formatLead(lead: ListedLead, now: Date): [text: string, style?: Style] {
  const { text: state, isUrgent } = stateOf(lead, now);
  const { who, what } = leadType(lead.table).headline(lead);
  const text = formatRow(state, formatShortTime(lead.created_at), who, what, lead.id);
  if (isUrgent) return [text, ['bold', 'red']];
  return lead.suspicion === null ? [text] : [text, 'dim'];
}

function formatRow(state: string, received: string, who: string, what: string, id: string): string {
  return [
    formatCell(state, 12),
    formatCell(received, 17),
    formatCell(who, 28),
    formatCell(what, 34),
    id,
  ].join('  ');
}

/** A text in a column: what a visitor typed must not break the table. */
function formatCell(text: string, width: number): string {
  const plain = onOneLine(text);
  return (plain.length > width ? `${plain.slice(0, width - 1)}…` : plain).padEnd(width);
}

/** `2026-11-20 09:15`, where this runs. */
function formatShortTime(instant: string): string {
  return new Date(instant).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
}
