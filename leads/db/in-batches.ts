import { setTimeout as sleep } from 'node:timers/promises';
import { type Actor, recordAct, setAmount } from './audit.ts';
import { type Connection, inTransaction } from './connection.ts';
import type { NewAct } from './tables.ts';

/** How long the work in a transaction should take. On SQLite, the visitors' inserts wait for it. */
const BATCH_MS = 50;

/** The rows of the first transaction, and limits for the others. SQLite limits bound parameters. */
const [FIRST, LEAST, MOST] = [50, 20, 1000];

/** Longer than the interval at which other processes retry to get SQLite's lock (`sqlite-dialect.ts`). */
const LEAST_PAUSE_MS = 25;

/**
 * Changes many rows in short transactions, with pauses in which others can write. A crash or an error keeps the batches
 * that have been committed, so repeating the change must complete it.
 * @param change changes a batch, and returns how many rows it changed
 * @param act recorded with the first batch that changes a row; each later batch adds to its amount
 * @returns how many rows were changed
 */
export async function inBatches<Item>(
  connection: Connection,
  items: Iterable<Item> | AsyncIterable<Item>,
  change: (transaction: Connection, batch: readonly Item[]) => Promise<number>,
  act?: Actor & Pick<NewAct, 'act' | 'lead_id' | 'detail'>,
): Promise<number> {
  let [size, total, id] = [FIRST, 0, ''];
  let batch: Item[] = [];
  for await (const item of items) if (batch.push(item) >= size) await commit();
  if (batch.length > 0) await commit();
  return total;

  async function commit(): Promise<void> {
    let [started, worked] = [0, 0];
    await inTransaction(connection, async (transaction) => {
      started = performance.now();
      total += await change(transaction, batch);
      if (act && id === '' && total > 0) id = await recordAct(transaction.db, act, { ...act, amount: total });
      else if (act && id !== '') await setAmount(transaction.db, id, total);
      worked = performance.now() - started;
    });
    size = Math.max(LEAST, Math.min(MOST, 2 * size, Math.round((batch.length * BATCH_MS) / worked)));
    batch = [];
    // Others get the lock for as long as this transaction had it.
    await sleep(Math.max(LEAST_PAUSE_MS, performance.now() - started));
  }
}
