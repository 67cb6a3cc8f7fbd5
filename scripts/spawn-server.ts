import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Node arguments that end a child process when its parent ends. The child's standard input must be a pipe. */
export const ENDING_WITH_PARENT = ['--import', new URL('end-with-parent.mjs', import.meta.url).href];

/** The bundled server. Starting the source takes twice as much CPU time, and the source can't render emails. */
export const PROGRAM = 'build/main.mjs';

/** As in production: V8 would otherwise let garbage pile up on a machine with much memory. */
const MEMORY_FLAGS = ['--max-old-space-size=200', '--max-semi-space-size=4'];

/** The bundled command line. */
export const CLI = PROGRAM.replace('main', 'cli');

/**
 * Starts the server as a child process, with a free port and a new SQLite file, and waits until it is ready. The server
 * ends when this process ends.
 * @param env additional settings, which override the defaults
 * @param options `project` is the working directory, which must contain `dist/`
 * @throws an error with the server's output if the server exits before it is ready
 */
export async function spawnServer(
  env: Record<string, string> = {},
  { project = ROOT }: { project?: string | undefined } = {},
) {
  // A copy of the project created by a test has no bundle.
  const program = existsSync(join(project, PROGRAM)) ? PROGRAM : 'server/main.ts';
  const databaseFile = join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db');
  const child = spawn(process.execPath, [...ENDING_WITH_PARENT, ...MEMORY_FLAGS, program], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DESK_PORT: 'off',
      RATE_LIMIT: '100000',
      DATABASE_URL: `sqlite:${databaseFile}`,
      ...env,
    },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const ready = /ready at (\S+)/.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('close', () => reject(new Error(output)));
  });
  return {
    url,
    databaseFile,
    process: child,
    /** Returns everything written to stdout and stderr so far. */
    output: () => output,
    /** Sends a signal, waits for the process to end, and resolves to its exit code. */
    stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
      child.kill(signal);
      return closed;
    },
  };
}
