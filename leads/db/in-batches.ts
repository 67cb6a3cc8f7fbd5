import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { LeadStore } from './lead-store.ts';
import type { Db, Tables } from './tables.ts';

/** How long a transaction should take. On SQLite, the visitors' inserts wait for it. */
const BATCH_MS = 50;

/** The rows of the first transaction, and limits for the others. SQLite limits bound parameters. */
const [FIRST, LEAST, MOST] = [50, 10, 1000];

/** Longer than the interval at which other processes retry to get SQLite's lock (`sqlite-dialect.ts`). */
const PAUSE_MS = 25;

/**
 * Changes many rows in short transactions, with pauses in which others can write. A crash or an error keeps the batches
 * that have been committed, so repeating the change must complete it.
 */
export async function inBatches<Item>(
  db: Db,
  items: Iterable<Item> | AsyncIterable<Item>,
  change: (transaction: Db, batch: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  let size = FIRST;
  let batch: Item[] = [];
  for await (const item of items) if (batch.push(item) >= size) await commit();
  if (batch.length > 0) await commit();

  async function commit(): Promise<void> {
    const started = performance.now();
    await db.transaction().execute((transaction) => change(transaction, batch));
    const fitting = (batch.length * BATCH_MS) / (performance.now() - started);
    size = Math.max(LEAST, Math.min(MOST, 2 * size, Math.round(fitting)));
    batch = [];
    await sleep(PAUSE_MS);
  }
}

/** Yields the ids of the rows for which a condition holds, in order. */
export async function* findIds(
  { reader }: Pick<LeadStore, 'reader'>,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
  perPage = 1000,
): AsyncGenerator<string> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where id > ${after} and ${condition} order by id limit ${perPage}`.execute(reader);
    for (const { id } of rows) yield id;
    const last = rows.at(-1);
    if (!last || rows.length < perPage) return;
    after = last.id;
  }
}
