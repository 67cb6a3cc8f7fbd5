import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** Counts a question to the model, across all servers. @returns false if the count of the day (UTC) exceeds `perDay` */
export async function mayAsk(db: Db, perDay: number, now: Date): Promise<boolean> {
  const day = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const { rows } = await sql<{ key: string }>`insert into keys (name, key) values ('asked', ${`${day} 1`})
    on conflict (name) do update set key = case when substr(keys.key, 1, 10) = ${day}
      then ${`${day} `} || (cast(substr(keys.key, 12) as integer) + 1) else excluded.key end
    returning key`.execute(db);
  return Number(rows[0]?.key.slice(day.length)) <= perDay;
}
