import { existsSync } from 'node:fs';
import { readConfig } from '#config/config.ts';
import { createSenders, deliveryKinds, watchedIn } from '#config/deliveries.ts';
import { runCli } from '#leads/cli/run-cli.ts';
import { printError } from '#leads/cli/terminal.ts';
import { errorMessage } from '#leads/error-message.ts';
import type { LeadStore } from '#leads/store/lead-store.ts';
import { openForOperator } from '#leads/store/open-store.ts';
import { sqlitePath } from '#leads/store/sqlite-path.ts';

/**
 * Runs one command with the settings of an environment.
 * @param args what stands after `npm run leads --`
 * @returns the exit status: 0 done, 1 refused, 2 misused
 */
export async function runCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  try {
    const config = readConfig(env);
    return await runCli(args, {
      ...watchedIn(config),
      open: () => openExisting(config.databaseUrl),
      senders: (store) => createSenders(config, store),
      deliveries: deliveryKinds(config),
    });
  } catch (error) {
    printError(errorMessage(error));
    return 1;
  }
}

/** A command never makes a database: an empty one would look like one without leads. */
function openExisting(url: string): Promise<LeadStore> {
  const path = sqlitePath(url);
  if (path !== undefined && !existsSync(path))
    throw new Error(
      `There is no database at ${path}. The server makes it at its first start; DATABASE_URL names it.`,
    );
  return openForOperator(url);
}
