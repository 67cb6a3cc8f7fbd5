import { DatabaseSync } from 'node:sqlite';
import { query } from '../start-postgres.ts';

const COLUMNS =
  'id, created_at, name, email, company_name, selected_service, preferred_date, preferred_time, timezone, problems_to_solve, additional_info';

/** Inserts bookings with plain SQL, one for every 63 seconds of the past. */
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
