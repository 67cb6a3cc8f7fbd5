import { Command, CommanderError } from 'commander';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { errorMessage } from '#leads/error-message.ts';
import { withTimeout } from '#leads/with-timeout.ts';
import { addBackupCommands } from './backup.ts';
import { addCalendarCommands } from './calendar.ts';
import type { AddCommand, CliContext } from './context.ts';
import { addDecisionCommands } from './decisions.ts';
import { addDeskCommand } from './desk.ts';
import { addExportCommand } from './export.ts';
import { addKeepingCommands } from './keeping.ts';
import { addListCommands } from './list.ts';
import { addRemovalCommands } from './removal.ts';
import { print, printError } from './terminal.ts';

const COMMANDS = [
  addListCommands,
  addExportCommand,
  addDecisionCommands,
  addKeepingCommands,
  addCalendarCommands,
  addRemovalCommands,
  addBackupCommands,
  addDeskCommand,
];

/** How long to wait for PostgreSQL to close the connections. A server that hangs never closes them. */
const CLOSE_MS = 10_000;

/** Runs a command and prints its output and errors. @returns 0 for success, 1 for an error, 2 for wrong usage */
export async function runCli(args: string[], context: CliContext): Promise<number> {
  let store: LeadStore | undefined;
  const program = new Command('leads')
    .description('Lists, answers and manages leads.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
    })
    .showHelpAfterError()
    .configureHelp({ showGlobalOptions: true });
  const open: CliContext['open'] = async (options) => {
    store = await context.open(options);
    return store;
  };
  const command: AddCommand = (name, description) => program.command(name).description(description);
  for (const add of COMMANDS) add(command, { ...context, open });
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    printError(errorMessage(error));
    return 1;
  } finally {
    if (store) await withTimeout(CLOSE_MS, store.close());
  }
}
