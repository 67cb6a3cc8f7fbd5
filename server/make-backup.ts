import { execFile } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { HOUR_MS } from '#leads/durations.ts';
import { errorMessage } from '#leads/error-message.ts';

/** The command line. In the bundle, it is next to this file. */
const COMMAND_FILE = extname(import.meta.url) === '.ts' ? '../cli/main.ts' : './cli.mjs';
const COMMAND = fileURLToPath(new URL(COMMAND_FILE, import.meta.url));

/**
 * Runs `leads backup` in a child process: checking the backup blocks its process for seconds.
 * @returns what the command prints @throws the command's error message
 */
export async function makeBackup(signal?: AbortSignal): Promise<object> {
  const options = { signal, timeout: HOUR_MS };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'backup', '--json'], options);
    return JSON.parse(stdout);
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(stderr.trim().split('\n').at(-1) || errorMessage(error), { cause: error });
  }
}
