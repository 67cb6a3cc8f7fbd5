import { TERMS } from '#content/terms.ts';
import { findBackups } from '#leads/backup/backups.ts';
import { makeCopy } from '#leads/backup/make-copy.ts';
import { operator } from '#leads/db/audit.ts';
import { findLeads } from '#leads/db/find-leads.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { CALLS } from '#leads/db/tables.ts';
import { DAY_MS } from '#leads/durations.ts';
import { leadType } from '#leads/lead-types/lead-types.ts';
import { isComing } from '#leads/record/count-leads.ts';
import { checkClock, settleClockJumps } from '#leads/removal/clock.ts';
import { countFound, erase, purge } from '#leads/removal/erase.ts';
import { formatHere } from '#leads/time-zones.ts';
import { days } from './arguments.ts';
import type { AddCommand, CliContext } from './context.ts';
import { agrees, print, printError } from './terminal.ts';

export function addRemovalCommands(command: AddCommand, context: CliContext): void {
  command(
    'erase',
    'Deletes all data about a person. Lists it first, and asks for confirmation on a terminal.',
  )
    .requiredOption('--email <address>', 'the person’s address')
    .option('--yes', 'don’t ask for confirmation')
    .action((options) => erasePerson(options, context));

  command('purge', 'Backs up the database, and then deletes leads over a certain age.')
    .requiredOption('--older-than <time>', 'such as 365d', days)
    .option('--trust-clock', 'even after the clock jumped: you have checked that it is right')
    .option('--yes', 'don’t ask for confirmation if leads are younger than the retention period')
    .action(async ({ olderThan, trustClock, yes }: { olderThan: number; trustClock?: true; yes?: true }) => {
      const { open, backups, databaseFile = '' } = context;
      const store = await open();
      const isEarly = olderThan < TERMS.keptDays;
      const question = `Delete leads that would be kept for ${TERMS.keptDays} days? (y/N) `;
      if (isEarly && !yes && !(await agrees(question))) return print('Nothing was deleted.');
      const newest = backups && findBackups(backups.folder, databaseFile).at(-1)?.madeAt;
      const now = await checkClock(store, newest).catch(async (error) => {
        if (!trustClock) throw error;
        await settleClockJumps(store);
        return await checkClock(store);
      });
      if (backups) await makeCopy(databaseFile, backups.folder);
      const before = new Date(now.getTime() - olderThan * DAY_MS).toISOString();
      const removed = await purge(store, before, operator());
      await emptyLog(store, `leads purge --older-than ${olderThan}d`);
      print(`${removed} leads from before ${before.slice(0, 10)} were removed.`);
    });
}

async function erasePerson(options: { email: string; yes?: true }, context: CliContext): Promise<void> {
  const { email, yes } = options;
  const { backups, databaseFile } = context;
  const store = await context.open();
  const found = await countFound(store, { email });
  for (const [table, count] of found) print(`${leadType(table).plural}: ${count}`);
  for await (const lead of findLeads(store, { email, table: CALLS }))
    if (isComing(lead, new Date()))
      printError(
        `A call on ${formatHere(new Date(lead.starts_at ?? 0))}: leads cancel ${lead.id} tells them.`,
      );
  if (found.size > 0 && !yes && !(await agrees('Erase all of it? (y/N) ')))
    return print('Nothing was erased.');
  // Continue even if nothing was found: an earlier `erase` may have left data in the write-ahead log.
  await erase(store, email, operator(), backups?.folder);
  await emptyLog(store, `leads erase --email ${email}`);
  if (found.size === 0) print('No data is stored about that address.');
  else print('Erased. Delete dumps, exported files, emails and data sent to webhooks yourself.');
  if (backups) print(`Backups in ${backups.folder} may hold the person for ${backups.keep} days.`);
  else if (databaseFile) print('BACKUP_DIR is off: backups that you made still contain the person.');
}

/** Empties SQLite's write-ahead log. @throws if deleted data may still be in the log */
async function emptyLog(store: LeadStore, command: string): Promise<void> {
  const left = await store.emptyLog();
  if (left === undefined) return;
  throw new Error(
    `The deleted data may still be in ${left}, which can't be emptied while another process, such as a backup, reads the database. Run this command again when that process has ended: ${command}`,
  );
}
