import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Arguments for a Node that ends with the process that started it, if its standard input is a pipe. */
export const ENDING_WITH_PARENT = ['--import', new URL('end-with-parent.mjs', import.meta.url).href];

export type SpawnedServer = Awaited<ReturnType<typeof spawnServer>>;

export interface SpawnOptions {
  /** The folder to start in; it holds `dist/`. */
  project?: string;
  /** The entry point in that folder: the source, or the bundle. */
  program?: string;
}

/** The bundle: it starts in half of the processor time, and the source can't render mails. */
export const PROGRAM = 'build/main.mjs';

/** The command line, made of the same. */
export const CLI = PROGRAM.replace('main', 'cli');

/**
 * Starts the server as a process, on a free port and over a new SQLite file, and waits until it is ready. The server
 * ends with this process.
 * @param env more settings, which override these
 * @throws an error with the output if the server exits first
 */
export async function spawnServer(
  env: Record<string, string> = {},
  { project = ROOT, program = PROGRAM }: SpawnOptions = {},
) {
  const databaseFile = join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db');
  const child = spawn(process.execPath, [...ENDING_WITH_PARENT, program], {
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
    /** All it has written to stdout and stderr so far. */
    output: () => output,
    /** Sends a signal, waits for the end, and returns the exit code. */
    stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
      child.kill(signal);
      return closed;
    },
  };
}
