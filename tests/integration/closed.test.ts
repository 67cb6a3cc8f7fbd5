import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '#leads/store/open-store.ts';
import { fullUnless } from '../full.ts';
import { connectAsAnon, insertAsPostgrest } from '../insert-as-postgrest.ts';
import { olderDatabase } from '../older-database.ts';
import { callCommand } from '../run-command.ts';
import { query, startPostgres } from '../start-postgres.ts';
import { ANSWERS, BOOKING, MESSAGE, startServer } from '../start-server.ts';

/** A server of its own: roles are the whole server's. */
const postgres = await startPostgres();
afterAll(() => postgres.stop());
await query(
  postgres.url,
  'create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls',
);

/** As Supabase does: whoever makes a table or a function opens it to everybody with a key. */
const GENEROUS = ['tables', 'sequences', 'functions'].map(
  (what) =>
    `alter default privileges in schema public grant all on ${what} to anon, authenticated, service_role`,
);

async function newGenerous(): Promise<string> {
  const url = await postgres.createDatabase();
  await query(url, GENEROUS.join(';'));
  return url;
}

/** A session with the rights of a stranger; each statement says how it is refused, or how many rows it found. */
async function asStranger(url: string, role: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`set role ${role}`);
  return {
    async run(text: string): Promise<string | number | null> {
      try {
        return (await client.query(text)).rowCount;
      } catch (error) {
        return error instanceof pg.DatabaseError ? (error.code ?? '') : String(error);
      }
    },
    end: () => client.end(),
  };
}

async function foundByAnon(url: string, text: string): Promise<string | number | null> {
  const anon = await asStranger(url, 'anon');
  const found = await anon.run(text);
  await anon.end();
  return found;
}

/** Why a database is refused, or nothing where it is taken. */
async function refusalOf(url: string): Promise<string | undefined> {
  try {
    await (await openStore(url)).close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const tablesOf = (url: string) =>
  query<{ name: string; isClosed: boolean }>(
    url,
    `select relname as name, relrowsecurity as "isClosed" from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );

for (const [state, create] of [
  ['that is new', newGenerous],
  [
    'of the version before',
    async () => {
      const url = await olderDatabase('postgres', { empty: await newGenerous() });
      expect(await foundByAnon(url, 'select * from call_bookings')).toBe(0);
      return url;
    },
  ],
] as const)
  describe(
    `a database ${state}, which gives strangers every right on new tables`,
    fullUnless(state === 'that is new'),
    () => {
      test('lets them do nothing with any table of ours once a server has started', async () => {
        const url = await create();
        const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'fatal' });
        for (const [table, row] of [
          ['call_bookings', BOOKING],
          ['quiz_submissions', ANSWERS],
          ['support_messages', MESSAGE],
        ] as const) {
          const { status } = await fetch(`${server.url}/rest/v1/${table}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(row),
          });
          expect(status).toBe(201);
        }
        const strangers = await Promise.all([asStranger(url, 'anon'), asStranger(url, 'authenticated')]);
        const tables = await tablesOf(url);
        expect(tables.length).toBeGreaterThan(7);
        expect(tables.filter(({ isClosed }) => !isClosed)).toEqual([]);
        for (const { name } of tables) {
          const [column] = await query<{ name: string }>(
            url,
            `select attname as name from pg_attribute where attrelid = '${name}'::regclass and attnum = 1`,
          );
          for (const stranger of strangers) {
            for (const statement of [
              `select * from ${name}`,
              `select count(*) from ${name}`,
              `insert into ${name} default values`,
              `update ${name} set ${column?.name} = null`,
              `delete from ${name}`,
              `truncate ${name}`,
              `copy ${name} to stdout`,
            ]) {
              expect(await stranger.run(statement), statement).toBe('42501');
            }
          }
        }
        await Promise.all(strangers.map((stranger) => stranger.end()));
        const functions = await query(
          url,
          `select proname from pg_proc where pronamespace = 'public'::regnamespace and exists (
         select from unnest(array['public', 'anon', 'authenticated']) as role
         where has_function_privilege(role, pg_proc.oid, 'execute'))`,
        );
        expect(functions).toEqual([]);
        const sequences = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`;
        expect(await query(url, sequences)).toEqual([]);
        await server.stop();
      });
    },
  );

test('the start refuses while a stranger has a right on a table of ours, and says how to take it back', async () => {
  const url = await newGenerous();
  expect(await refusalOf(url)).toBeUndefined();
  await query(url, 'grant delete on deliveries to anon');
  await expect(startServer({ DATABASE_URL: url })).rejects.toThrow(
    /^The database [^\n]* deliveries from anon;[^\n]*\n$/,
  );
  expect(await callCommand(url, ['list'])).toMatchObject({ status: 1, stdout: '' });
  await query(url, 'revoke all on deliveries from anon');
  for (const [grant, tables, strangers] of [
    ['select on call_bookings to anon', 'call_bookings', 'anon'],
    ['insert on call_bookings to anon', 'call_bookings', 'anon'],
    ['insert (name) on call_bookings to authenticated', 'call_bookings', 'authenticated'],
    ['select (email) on call_bookings to anon', 'call_bookings', 'anon'],
    ['truncate on kysely_migration to authenticated', 'kysely_migration', 'authenticated'],
    ['delete on deliveries, rate_limits to public', 'deliveries, rate_limits', 'anon, authenticated, public'],
  ] as const) {
    await query(url, `grant ${grant}`);
    const refusal = await refusalOf(url);
    expect(refusal, grant).toMatch(/^The database .* can't be used: .*$/);
    expect(refusal).toContain(
      `open to ${strangers}; close them with: revoke all on ${tables} from ${strangers};`,
    );
    // What it says is what helps.
    await query(url, /revoke [^;]*/.exec(refusal ?? '')?.[0] ?? '');
    expect(await refusalOf(url)).toBeUndefined();
  }
});

test('what db/hosted.sql opens to visitors stays open over an update, and nothing else', async () => {
  const url = await olderDatabase('postgres', { empty: await newGenerous() });
  await query(url, readFileSync('db/hosted.sql', 'utf8'));
  expect(await refusalOf(url)).toBeUndefined();
  const visitor = await connectAsAnon(url);
  const id = crypto.randomUUID();
  await insertAsPostgrest(visitor, 'call_bookings', JSON.stringify({ ...BOOKING, id }));
  await expect(
    insertAsPostgrest(visitor, 'quiz_submissions', JSON.stringify({ ...ANSWERS, id })),
  ).rejects.toMatchObject({ code: 'PT409' });
  await insertAsPostgrest(visitor, 'quiz_submissions', JSON.stringify(ANSWERS));
  await expect(visitor.query('select * from call_bookings')).rejects.toThrow(/permission denied/);
  await visitor.end();
  expect((await callCommand(url, ['list', '--json'])).rows()).toHaveLength(2);
});

test('db/hosted.sql closes every table that there is', async () => {
  const url = await newGenerous();
  expect(await refusalOf(url)).toBeUndefined();
  const tables = (await tablesOf(url)).map(({ name }) => name);
  await query(url, `grant all on ${tables} to anon, authenticated, public`);
  await query(url, readFileSync('db/hosted.sql', 'utf8'));
  expect(await refusalOf(url)).toBeUndefined();
});

test('tables of others in the same schema keep their rights', async () => {
  const url = await newGenerous();
  await query(url, 'create table shop (id int); insert into shop values (1)');
  expect(await refusalOf(url)).toBeUndefined();
  expect(await foundByAnon(url, 'select * from shop')).toBe(1);
});

test('a role that does not own the tables is told why it can’t use them, and how it can', async () => {
  const url = await newGenerous();
  expect(await refusalOf(url)).toBeUndefined();
  await query(
    url,
    `create role guest login password 'guest'; grant all on all tables in schema public to guest`,
  );
  const asGuest = url.replace('postgres:password@', 'guest:guest@');
  await query(url, 'create role owner nologin');
  const tables = (await tablesOf(url)).map(({ name }) => name);
  for (const table of tables) await query(url, `alter table ${table} owner to owner`);
  const refusal = await refusalOf(asGuest);
  expect(refusal).toMatch(/^The database .* can't be used: .*$/);
  expect(refusal).toContain(
    'belong to owner, and row level security keeps guest out; let it in with: grant owner to guest;',
  );
  await query(url, /grant [^;]*/.exec(refusal ?? '')?.[0] ?? '');
  expect(await refusalOf(asGuest)).toBeUndefined();
});
