import pg from 'pg';

/** Opens a session with the database role that a hosted database assigns to an API key: `anon` for the public key. */
export async function connectAs(url: string, role: 'anon' | 'authenticated'): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`set role ${role}`);
  return client;
}

/**
 * Inserts a row with the SQL that PostgREST generates: it lists the body's columns with their types, and PostgreSQL
 * reads the values from the JSON (`Query/QueryBuilder.hs` and `SqlFragment.hs` in PostgREST).
 * @param returning the columns that `Prefer: return=representation` asks for; none by default
 * @throws pg.DatabaseError if PostgreSQL refuses the row
 */
export async function insertAsPostgrest(
  client: pg.Client,
  table: string,
  body: string,
  returning = '1',
): Promise<void> {
  const types = await columnTypes(client, table);
  const columns = Object.keys(JSON.parse(body)).map((name) => ({
    name: pg.escapeIdentifier(name),
    type: types.get(name) ?? 'text',
  }));
  const names = columns.map(({ name }) => name).join(', ');
  const typed = columns.map(({ name, type }) => `${name} ${type}`).join(', ');
  await client.query(
    `insert into public.${pg.escapeIdentifier(table)} (${names})
     select ${names} from json_to_record($1) as _(${typed}) returning ${returning}`,
    [body],
  );
}

async function columnTypes(client: pg.Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = format('public.%I', $1::text)::regclass and attnum > 0`,
    [table],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}
