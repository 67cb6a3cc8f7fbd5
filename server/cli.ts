import { fileURLToPath } from 'node:url';
import { readConfig } from '#config/config.ts';
import { acknowledgementLimits, createSenders, deliveryKinds } from '#config/deliveries.ts';
import { runCli } from '#leads/cli/run-cli.ts';
import { printError } from '#leads/cli/terminal.ts';
import { errorMessage } from '#leads/error-message.ts';
import { openStore } from '#leads/store/open-store.ts';

// A reader such as `head` closes the pipe when it has enough: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  const config = readConfig(process.env);
  process.exitCode = await runCli(process.argv.slice(2), {
    open: () => openStore(config.databaseUrl),
    senders: ({ db }) => createSenders(config, db),
    deliveries: deliveryKinds(config),
    limits: acknowledgementLimits(config),
    statsTemplate: fileURLToPath(new URL('../dist/templates/stats.html', import.meta.url)),
  });
} catch (error) {
  printError(errorMessage(error));
  process.exitCode = 1;
}
