import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

export interface DeskRun {
  status: number | null;
  stdout: string;
  stderr: string;
  /** What it printed as one JSON object a line. */
  rows(): Record<string, unknown>[];
}

/** Runs one command of the desk on a database, as the operator does. */
export function runDesk(databaseUrl: string, args: string[], env: Record<string, string> = {}): DeskRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/cli.ts', ...args], {
    env: deskEnvironment(databaseUrl, env),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return {
    status,
    stdout,
    stderr,
    rows: () =>
      stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}

/** The same, beside a mail server that lives in this process. @returns what it printed @throws unless it is done */
export async function runDeskBeside(
  databaseUrl: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const desk = promisify(execFile)(process.execPath, ['server/cli.ts', ...args], {
    env: deskEnvironment(databaseUrl, env),
  });
  return (await desk).stdout;
}

function deskEnvironment(databaseUrl: string, env: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    TZ: 'Europe/Lisbon',
    DATABASE_URL: databaseUrl,
    ...env,
  };
}
