import { printError } from '#leads/cli/terminal.ts';
import { runCommand } from './run-command.ts';

// A reader such as `head` closes the pipe when it has enough: that is no failure.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') printError(`The output is not complete: ${message}`);
  process.exit(code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runCommand(process.argv.slice(2), process.env);
// A check may have given up on a server that never answers, and whose connection would keep this process.
process.stdout.write('', () => setTimeout(() => process.exit(), 1000).unref());
