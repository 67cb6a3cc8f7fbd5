import { existsSync } from 'node:fs';
import { type Config, readConfig } from '#config/config.ts';
import { openStore } from '#leads/db/open-store.ts';
import { sendableKinds } from '#leads/delivery-kinds.ts';
import { errorMessage } from '#leads/error-message.ts';
import { runCli } from './run-cli.ts';
import { printError } from './terminal.ts';

/** Runs one command with the settings from an environment. @returns the exit status: see `runCli` */
export async function runCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  try {
    const config = readConfig(env);
    return await runCli(args, { ...config, open: (options) => openExisting(config, options) });
  } catch (error) {
    printError(errorMessage(error));
    return 1;
  }
}

/** Opens the database, but creates nothing by default: an empty database would look like one without leads. */
function openExisting(config: Config, { mayCreate = false } = {}) {
  const { databaseUrl, databaseFile: path } = config;
  const kinds = sendableKinds(config);
  if (path === undefined || existsSync(path)) return openStore(databaseUrl, { kinds, mayCreate });
  const hint = 'The server creates it at its first start; DATABASE_URL sets the path.';
  throw new Error(`There is no database at ${path}. ${hint}`);
}
