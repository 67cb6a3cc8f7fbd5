import { runCommand } from './run-command.ts';
import { printError } from './terminal.ts';

// A reader such as `head` may close the pipe early, which is not a failure.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') printError(`The output is not complete: ${message}`);
  process.exit(code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runCommand(process.argv.slice(2), process.env);
// Exit even if a check that timed out left a connection open.
process.stdout.write('', () => setTimeout(() => process.exit(), 1000).unref());
