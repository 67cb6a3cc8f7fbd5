import { sql } from 'kysely';
import { networkHash } from '../calls/quotas.ts';
import type { Db } from '../db/tables.ts';
import { databaseTime, type Outbox } from '../outbox/outbox.ts';

/**
 * Counts a question to the model, across all servers. A day is the database's day in UTC.
 * @returns false if the day's count exceeds `perDay`, or the network's count exceeds a quarter of it
 */
export async function mayAsk(outbox: Outbox, perDay: number, network: string): Promise<boolean> {
  const { db } = outbox;
  const day = (await databaseTime(outbox)).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const ofNetwork = await count(db, `asked ${await networkHash(db, network)}`, day);
  return ofNetwork <= Math.ceil(perDay / 4) && (await count(db, 'asked', day)) <= perDay;
}

/** Adds one to a day's count, and returns it. Never goes back to an earlier day: a clock set back starts no new count. */
async function count(db: Db, name: string, day: string): Promise<number> {
  const { rows } = await sql<{ key: string }>`insert into keys (name, key) values (${name}, ${`${day} 1`})
    on conflict (name) do update set key = case when substr(keys.key, 1, 10) >= ${day}
      then substr(keys.key, 1, 11) || (cast(substr(keys.key, 12) as integer) + 1) else excluded.key end
    returning key`.execute(db);
  return Number(rows[0]?.key.slice(day.length));
}
