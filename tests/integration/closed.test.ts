import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '#leads/db/open-store.ts';
import { connectAsAnon, insertAsPostgrest } from '../insert-as-postgrest.ts';
import { postRow } from '../post-row.ts';
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

const tablesOf = (url: string) =>
  query<{ name: string; isClosed: boolean }>(
    url,
    `select relname as name, relrowsecurity as "isClosed" from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );

describe('a database that gives strangers every right on new tables', () => {
  test('lets them do nothing with any table of ours once a server has started', async () => {
    const url = await newGenerous();
    const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'fatal' });
    for (const [table, row] of [
      ['call_bookings', BOOKING],
      ['quiz_submissions', ANSWERS],
      ['support_messages', MESSAGE],
    ] as const) {
      expect((await postRow(server.url, row, {}, table)).status).toBe(201);
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
    const sequences = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`;
    expect(await query(url, sequences)).toEqual([]);
    await server.stop();
  });
});

test('what db/hosted.sql opened to visitors first stays open, and nothing else', async () => {
  const url = await newGenerous();
  await query(url, readFileSync('db/hosted.sql', 'utf8'));
  await (await openStore(url)).close();
  const visitor = await connectAsAnon(url);
  await insertAsPostgrest(visitor, 'call_bookings', JSON.stringify(BOOKING));
  await insertAsPostgrest(visitor, 'quiz_submissions', JSON.stringify(ANSWERS));
  await expect(visitor.query('select * from call_bookings')).rejects.toThrow(/permission denied/);
  await visitor.end();
  expect((await callCommand(url, ['list', '--json'])).rows()).toHaveLength(2);
});

test('tables of others in the same schema keep their rights', async () => {
  const url = await newGenerous();
  await query(url, 'create table shop (id int); insert into shop values (1)');
  await (await openStore(url)).close();
  expect(await foundByAnon(url, 'select * from shop')).toBe(1);
});
