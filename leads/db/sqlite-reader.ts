import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { kyselyOver, withLists } from './sqlite-dialect.ts';
import type { Db } from './tables.ts';

/** How long the thread outlives its last query. At rest, it would use memory for nothing. */
const IDLE_MS = 60_000;

/** The worker is next to this file in the sources, and next to the server in the bundle. */
const WORKER = new URL(`./sqlite-reader-worker${extname(import.meta.url)}`, import.meta.url);

/** What the worker thread posts for a query, as JSON: its rows, or why the query failed. */
export type ReadAnswer = { rows: Record<string, unknown>[] } | { problem: string };

/**
 * Creates a Kysely instance whose queries run in a worker thread with its own read-only connection, because a query
 * over all leads would block the event loop. The thread starts with the first query. Each query sees all commits so far.
 */
export function sqliteReader(path: string): Db {
  let thread: Worker | undefined;
  let asked = Promise.withResolvers<ReadAnswer>();
  let idle: NodeJS.Timeout | undefined;
  const connection: DatabaseConnection = {
    executeQuery: (query) => execute(query) as Promise<QueryResult<never>>,
    streamQuery: refuse,
  };
  return kyselyOver({
    async init() {},
    acquireConnection: async () => connection,
    async releaseConnection() {},
    ...{ beginTransaction: refuse, commitTransaction: refuse, rollbackTransaction: refuse },
    async destroy() {
      clearTimeout(idle);
      await thread?.terminate();
    },
  });

  async function execute({ sql, parameters }: CompiledQuery): Promise<QueryResult<unknown>> {
    clearTimeout(idle);
    asked = Promise.withResolvers();
    thread ??= start();
    // Keep the process alive for the answer, but not for an idle thread.
    thread.ref();
    thread.postMessage({ sql, parameters });
    const answer = await asked.promise;
    thread?.unref();
    idle = setTimeout(() => void thread?.terminate(), IDLE_MS).unref();
    if ('problem' in answer) throw new Error(answer.problem);
    return { rows: withLists(answer.rows) };
  }

  function start(): Worker {
    const worker = new Worker(WORKER, { workerData: path });
    return worker
      .on('message', (answer: string) => asked.resolve(JSON.parse(answer)))
      .on('error', ({ message }: Error) => asked.resolve({ problem: message }))
      .on('exit', () => {
        asked.resolve({ problem: 'the thread that reads the database has ended' });
        if (thread === worker) thread = undefined;
      });
  }
}

function refuse(): never {
  throw new Error('Only single queries are supported');
}
