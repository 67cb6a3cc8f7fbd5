import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const PROGRAM = fileURLToPath(new URL('postgres-process.ts', import.meta.url));

export type RunningPostgres = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Starts a real PostgreSQL server on a free port, with a new data folder. The server stops when this process exits.
 * @throws if it doesn't start
 */
export async function startPostgres() {
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
    if (message.failure) throw new Error(`PostgreSQL doesn't start: ${message.failure}`);
    return message;
  };
  const ask = async (message: 'start' | 'stop' | 'crash') => {
    const answered = answer();
    child.send(message);
    await answered;
  };
  const url = `postgres://postgres:password@127.0.0.1:${await answer()}/postgres`;
  return {
    /** URL of the default database. */
    url,
    createDatabase: () => createDatabase(url),
    /** Shuts the server down cleanly; its data stays. */
    stop: () => ask('stop'),
    /** Kills the server before it can sync its files, as in a machine crash. */
    crash: () => ask('crash'),
    /** Restarts the server on the same port. */
    start: () => ask('start'),
  };
}

/**
 * Creates a database on the server at a URL, and returns the new database's URL.
 * @param template URL of the database to copy; without it, the new database is empty
 */
export async function createDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `leads_${crypto.randomUUID().replaceAll('-', '')}`;
  // The default strategy writes each page to the WAL, which takes four times as long as copying the files.
  const like = template ? `template ${new URL(template).pathname.slice(1)} strategy file_copy` : '';
  await query(serverUrl, `create database ${name} ${like}`);
  return new URL(`/${name}`, serverUrl).href;
}

/** Queries a database on a new connection, without the project's code. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url);
  // A broken connection rejects the query. Its `error` event would also end the process if nothing listened for it.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
