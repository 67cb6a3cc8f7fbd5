import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { LeadStore } from './lead-store.ts';
import type { Db, Tables } from './tables.ts';

/** Few enough that a visitor's insert doesn't wait long for a batch, which locks SQLite. */
const BATCH = 100;

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
  for await (const batch of batchesOf(items)) {
    await db.transaction().execute((transaction) => change(transaction, batch));
    await sleep(PAUSE_MS);
  }
}

async function* batchesOf<Item>(items: Iterable<Item> | AsyncIterable<Item>) {
  let batch: Item[] = [];
  for await (const item of items) {
    if (batch.push(item) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
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
