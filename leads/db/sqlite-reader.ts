import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { kyselyOver, withLists } from './sqlite-dialect.ts';
import type { Db } from './tables.ts';

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
  const start = () =>
    new Worker(WORKER, { workerData: path })
      .on('message', (answer: string) => asked.resolve(JSON.parse(answer)))
      .on('error', ({ message }: Error) => {
        thread = undefined;
        asked.resolve({ problem: message });
      });
  return kyselyOver(
    async ({ sql, parameters }) => {
      asked = Promise.withResolvers();
      thread ??= start();
      thread.postMessage({ sql, parameters });
      const answer = await asked.promise;
      if ('problem' in answer) throw new Error(answer.problem);
      return { rows: withLists(answer.rows) };
    },
    { destroy: async () => void (await thread?.terminate()) },
  );
}
