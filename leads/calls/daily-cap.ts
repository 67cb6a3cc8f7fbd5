import { sql } from 'kysely';
import { type Connection, databaseTime, inTransaction } from '../db/connection.ts';
import type { Db } from '../db/tables.ts';
import { networkHash } from './quotas.ts';

/**
 * Counts a question to the model, across all servers. A day is the database's day in UTC.
 * @returns false, after writing nothing, if the day has had `perDay` questions or the network has had a quarter of that
 */
export async function countQuestion(
  connection: Connection,
  perDay: number,
  network: string,
): Promise<boolean> {
  const name = `asked ${await networkHash(connection.db, network)}`;
  // One transaction, so that SQLite syncs the disk once.
  return await inTransaction(connection, async (transaction) => {
    const day = (await databaseTime(transaction)).toISOString().slice(0, 10);
    const isBelow = (name: string, limit: number) => countBelow(transaction.db, { name, day, limit });
    return (await isBelow(name, Math.ceil(perDay / 4))) && (await isBelow('asked', perDay));
  });
}

/** Adds one to a day's count unless it has reached the limit. Never goes back from a later day: a clock may be behind. */
async function countBelow(db: Db, { name, day, limit }: { name: string; day: string; limit: number }) {
  const isOver = sql`substr(keys.key, 1, 10) < ${day}`;
  const count = sql`cast(substr(keys.key, 12) as integer)`;
  const { rows } = await sql`insert into keys (name, key) values (${name}, ${`${day} 1`})
    on conflict (name) do update
      set key = case when ${isOver} then excluded.key else substr(keys.key, 1, 11) || (${count} + 1) end
      where ${isOver} or ${count} < ${limit}
    returning name`.execute(db);
  return rows.length > 0;
}
