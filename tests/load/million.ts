import { DatabaseSync } from 'node:sqlite';
import { query } from '../start-postgres.ts';
import { startServer } from '../start-server.ts';
import { startFleet } from './senders.ts';

/** Inserts over HTTP into an empty database, and into the same once it holds `rows` more. */
export async function compareWithRowsStored({
  databaseUrl,
  rows,
  seconds,
}: {
  databaseUrl: string;
  rows: number;
  seconds: number;
}) {
  const empty = await insertsASecond(databaseUrl, seconds);
  await fill(databaseUrl, rows);
  const full = await insertsASecond(databaseUrl, seconds);
  return {
    'with none, a second': Math.round(empty),
    [`with ${rows.toLocaleString('en')}, a second`]: Math.round(full),
    ratio: (full / empty).toFixed(2),
  };
}

async function insertsASecond(databaseUrl: string, seconds: number): Promise<number> {
  const server = await startServer({ DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' });
  const fleet = startFleet({ urls: [server.url], senders: 64 });
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await wait(1000);
  const before = fleet.report.acknowledged.size;
  await wait(seconds * 1000);
  const count = fleet.report.acknowledged.size - before;
  await fleet.stop();
  await server.stop();
  return count / seconds;
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
