import { DatabaseSync } from 'node:sqlite';
import { query } from '../start-postgres.ts';
import { insertsASecond } from './insert-rate.ts';
import { percentile } from './senders.ts';

interface Options {
  newDatabase: () => Promise<string>;
  rows: number;
  seconds: number;
  rounds: number;
}

/** Inserts over HTTP into an empty database and into one that holds many rows, in turns, and the medians compared. */
export async function compareWithRowsStored({
  newDatabase,
  rows,
  seconds,
  rounds,
}: Options): Promise<object> {
  const [empty, full] = [await newDatabase(), await newDatabase()];
  // The first start of each makes the tables.
  for (const url of [empty, full]) await insertsASecond(url, 1);
  const rates = { empty: [] as number[], full: [] as number[] };
  await fill(full, rows);
  for (let round = 0; round < rounds; round++) {
    rates.empty.push(await insertsASecond(empty, seconds));
    rates.full.push(await insertsASecond(full, seconds));
  }
  const [withNone, withMany] = [percentile(rates.empty, 0.5), percentile(rates.full, 0.5)];
  return {
    'with none, a second': Math.round(withNone),
    [`with ${rows.toLocaleString('en')}, a second`]: Math.round(withMany),
    ratio: (withMany / withNone).toFixed(2),
  };
}

const COLUMNS =
  'id, created_at, name, email, company_name, selected_service, preferred_date, preferred_time, timezone, problems_to_solve, additional_info';

/** Makes bookings of two years in the database itself, past the product. */
export async function fill(databaseUrl: string, rows: number): Promise<void> {
  if (!databaseUrl.startsWith('sqlite:')) {
    await query(
      databaseUrl,
      `insert into call_bookings (${COLUMNS})
       select gen_random_uuid(), now() - (n || ' seconds')::interval * 63, 'Filler ' || n, 'filler' || n || '@store.example', 'Store ' || n,
         'Chat Agents', '2099-12-01', '15:30', 'CET', 'Half of our returns are sizing.', null
       from generate_series(1, ${rows}) n`,
    );
    await query(databaseUrl, 'vacuum analyze call_bookings');
    return;
  }
  const database = new DatabaseSync(databaseUrl.slice('sqlite:'.length));
  database.function('uuid', () => crypto.randomUUID());
  database.exec(
    `with recursive series(n) as (select 1 union all select n + 1 from series where n < ${rows})
     insert into call_bookings (${COLUMNS})
     select uuid(), strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (n * 63) || ' seconds'), 'Filler ' || n, 'filler' || n || '@store.example', 'Store ' || n,
       'Chat Agents', '2099-12-01', '15:30', 'CET', 'Half of our returns are sizing.', null
     from series`,
  );
  database.close();
}
