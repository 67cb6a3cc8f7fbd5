import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const PROGRAM = fileURLToPath(new URL('postgres-process.ts', import.meta.url));

export interface RunningPostgres {
  /** Of the database that every server has. */
  url: string;
  /** Makes an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  /** Stops the server cleanly, and keeps its data. */
  stop(): Promise<void>;
  /** Kills the server before it can sync, like a crash of the machine. */
  crash(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

/**
 * Starts a real PostgreSQL server on a free port, in a folder of its own. It ends with this process.
 * @throws where it does not start
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const child = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const answer = async () => {
    child.ref();
    child.channel?.ref();
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`PostgreSQL ended with status ${code}`);
    });
    const [message] = await Promise.race([once(child, 'message'), ended]);
    // Don't keep the test process alive.
    child.unref();
    child.channel?.unref();
    return message;
  };
  const ask = async (message: 'start' | 'stop' | 'crash') => {
    const answered = answer();
    child.send(message);
    await answered;
  };
  const url = `postgres://postgres:password@127.0.0.1:${await answer()}/postgres`;
  return {
    url,
    createDatabase: () => createDatabase(url),
    stop: () => ask('stop'),
    crash: () => ask('crash'),
    start: () => ask('start'),
  };
}

/**
 * Makes a database on the server of a URL, and returns its own URL.
 * @param template the URL of the one that it is a copy of; without it, it is empty
 */
export async function createDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `leads_${crypto.randomUUID().replaceAll('-', '')}`;
  // By files: with the default the server writes each page into its log first, which takes four times as long.
  const like = template ? `template ${new URL(template).pathname.slice(1)} strategy file_copy` : '';
  await query(serverUrl, `create database ${name} ${like}`);
  return new URL(`/${name}`, serverUrl).href;
}

/** Queries a database without the product, on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url);
  // A connection that breaks fails its query; unhandled, the event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
