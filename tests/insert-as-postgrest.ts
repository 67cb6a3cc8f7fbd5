import pg from 'pg';

/** Opens a session that may do what a key of a hosted database may; the public one has the role `anon`. */
export async function connectAs(url: string, role: 'anon' | 'authenticated'): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`set role ${role}`);
  return client;
}

/**
 * Inserts a row as PostgREST does: it knows the columns and their types, takes those that the body names, and
 * has PostgreSQL read the rest from the JSON (`Query/QueryBuilder.hs` and `SqlFragment.hs` of PostgREST).
 * @param returning what `Prefer: return=representation` would ask for; without it, that is nothing of the row
 * @throws pg.DatabaseError as PostgreSQL refuses it
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
