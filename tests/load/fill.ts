import { DatabaseSync } from 'node:sqlite';
import { sqlitePath } from '#leads/db/database-url.ts';
import { query } from '../start-postgres.ts';

const COLUMNS =
  'id, created_at, name, email, company_name, selected_service, preferred_date, preferred_time, timezone, problems_to_solve';

/** The values of all columns but the first two, for row number n. */
const VALUES = `'Filler ' || n, 'filler' || n || '@store.example', 'Store ' || n, 'Chat Agents', '2099-12-01', '15:30',
  'CET', 'Half of our returns are sizing.'`;

/** Inserts bookings with plain SQL: one for every 63 seconds, going back from now. */
export async function fill(databaseUrl: string, rows: number): Promise<void> {
  const path = sqlitePath(databaseUrl);
  if (path === undefined) {
    const values = `gen_random_uuid(), now() - (n || ' seconds')::interval * 63, ${VALUES}`;
    const numbers = `generate_series(1, ${rows}) n`;
    await query(databaseUrl, `insert into call_bookings (${COLUMNS}) select ${values} from ${numbers}`);
    return void (await query(databaseUrl, 'vacuum analyze call_bookings'));
  }
  using database = new DatabaseSync(path, { timeout: 10_000 });
  database.function('uuid', () => crypto.randomUUID());
  const created = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (n * 63) || ' seconds')`;
  database.exec(
    `with recursive series(n) as (select 1 union all select n + 1 from series where n < ${rows})
     insert into call_bookings (${COLUMNS}) select uuid(), ${created}, ${VALUES} from series`,
  );
}
