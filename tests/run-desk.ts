import { spawnSync } from 'node:child_process';

export interface DeskRun {
  status: number | null;
  stdout: string;
  stderr: string;
  /** What it printed as one JSON object a line. */
  rows(): Record<string, unknown>[];
}

/** Runs one command of the desk on a database, as the operator does. */
export function runDesk(databaseUrl: string, args: string[], env: Record<string, string> = {}): DeskRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/desk.ts', ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      TZ: 'Europe/Lisbon',
      DATABASE_URL: databaseUrl,
      ...env,
    },
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
