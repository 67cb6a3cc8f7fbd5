import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Whether util-linux's `script`, which allocates the terminal, is installed. */
export const hasTerminal = spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0;

/**
 * Runs a Node program on a pseudo-terminal, and returns everything that it wrote there.
 * @param args the program's path and its arguments
 * @param options.input text to type
 */
export async function runOnTerminal(
  args: string[],
  { env, input = '' }: { env: Record<string, string>; input?: string },
): Promise<string> {
  const command = [process.execPath, ...args].map(quoted).join(' ');
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    env: { PATH: process.env.PATH, TERM: 'xterm-256color', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: 60_000,
  });
  child.stdin.end(input);
  const [sent, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (status === null) throw new Error(`${command} did not end: ${sent}`);
  return sent;
}

function quoted(argument: string): string {
  return `'${argument.replaceAll("'", "'\\''")}'`;
}
