import { operator } from '#leads/db/audit.ts';
import { contactOf } from '#leads/lead-types/lead-types.ts';
import { addLead, type TypedLead } from '#leads/record/add-lead.ts';
import { handOver } from '#leads/record/hand-over.ts';
import { archive, correct, markSpam, remind } from '#leads/record/lead-record.ts';
import { id } from './arguments.ts';
import type { AddCommand, CliContext } from './context.ts';
import { requireLead } from './decisions.ts';
import { print } from './terminal.ts';

/** Adds the commands for what the team keeps about leads. The desk's acts have the same names. */
export function addKeepingCommands(command: AddCommand, { open }: CliContext): void {
  const onLead = (name: string, description: string) =>
    command(name, description).argument('<id>', 'the lead’s id', id);

  command(
    'add',
    'Stores a lead who phoned or wrote elsewhere. With a day and a time, they ask for a call. Mails nobody.',
  )
    .requiredOption('--name <name>', 'their name')
    .requiredOption('--email <address>', 'their address')
    .requiredOption('--message <text>', 'what it is about')
    .option('--date <day>', 'the day of the call by our clock, such as 2026-12-05')
    .option('--time <time>', 'the time of the call, such as 14:30')
    .option('--company <name>', 'their company')
    .option('--service <name>', 'the service that the call is about')
    .action(async (typed: TypedLead) => print(`Added: ${await addLead(await open(), operator(), typed)}`));

  onLead('correct', 'Corrects a name or address. What failed for the old address is sent again.')
    .option('--name <name>', 'the right name')
    .option('--email <address>', 'the right address')
    .action(async (leadId: string, typed: { name?: string; email?: string }) => {
      const store = await open();
      const lead = await requireLead(store, leadId);
      const { name, address } = contactOf(lead.table, lead);
      await correct(store, lead, operator(), { name, email: address, ...typed });
      print('Corrected.');
    });

  onLead('spam', 'Marks a lead as spam: no reminders, not in the numbers. Back with trust.').action(
    async (leadId: string) => {
      const store = await open();
      await markSpam(store, await requireLead(store, leadId), operator());
      print('Marked as spam.');
    },
  );

  onLead('archive', 'Puts a lead away: it no longer waits, and the inbox doesn’t list it.')
    .option('--back', 'back into the inbox')
    .action(async (leadId: string, { back = false }: { back?: boolean }) => {
      const store = await open();
      await archive(store, await requireLead(store, leadId), operator(), back);
      print(back ? 'Back in the inbox.' : 'Archived.');
    });

  onLead('remind', 'Lists the lead in the desk’s Today from a day on.')
    .argument('<day>', "such as 2026-12-05; '' for no reminder")
    .action(async (leadId: string, day: string) => {
      const store = await open();
      await remind(store, await requireLead(store, leadId), operator(), day);
      print(day ? `Noted: ${day}.` : 'No reminder.');
    });

  onLead('hand-over', 'Mails all about a lead to a colleague.')
    .argument('<address>', 'the colleague’s address')
    .option('--words <text>', 'a few words to the colleague', '')
    .action(async (leadId: string, to: string, { words }: { words: string }) => {
      const store = await open();
      await handOver(store, await requireLead(store, leadId), operator(), to, words);
      print('The colleague is mailed while the server runs.');
    });
}
