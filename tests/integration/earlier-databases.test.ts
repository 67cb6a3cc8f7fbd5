import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openStore } from '#leads/db/open-store.ts';
import { LEAD_TABLES } from '#leads/lead-types/lead-types.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { ask, blankDatabase, type DatabaseKind, newDatabase } from '../new-database.ts';
import { newBooking, newQuiz } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';

// Populated databases from the releases that changed the schema, compressed with gzip. RELEASE-sqlite.gz contains the
// database file, and RELEASE-postgres.gz the output of `pg_dump --inserts --no-owner`.
const FOLDER = 'tests/databases';

test.each(readdirSync(FOLDER))('%s keeps all rows, and has the schema of a new database', async (name) => {
  const kind: DatabaseKind = name.includes('sqlite') ? 'sqlite' : 'postgres';
  const url = await unpack(name, kind);
  const before = await leadsIn(url);
  expect(before).toHaveLength(10);
  const store = await openStore(url);
  expect(await leadsIn(url)).toEqual(before);
  expect(await schemaOf(url)).toEqual(await schemaOf(await newDatabase(kind)));

  const booking = newBooking({ selected_service: 'Returns Portal' });
  expect(await insertLead(store, 'call_bookings', booking)).toMatchObject({ outcome: 'stored' });
  const quiz = newQuiz({ automation_goals: ['Sell more'] });
  expect(await insertLead(store, 'quiz_submissions', quiz)).toMatchObject({ outcome: 'stored' });
  const blank = insertLead(store, 'call_bookings', newBooking({ selected_service: ' ' }));
  await expect(blank).rejects.toThrow(/selected_service_check/);
  await store.close();
  const leads = (await callCommand(url, ['list', '--json', '--all'])).rows();
  expect(leads).toHaveLength(12);
  expect(leads.map(({ status }) => status)).toContain('confirmed');
  expect(leads.map((lead) => lead.selected_service)).toContain('Returns Portal');
});

test('a server starts on the database of a later release, unless a migration is breaking', async () => {
  const url = await newDatabase('sqlite');
  const later = (name: string) =>
    ask(url, `insert into kysely_migration (name, timestamp) values ('${name}', '')`);
  await later('900_a_column');
  await (await openStore(url)).close();
  await later('901_other_ids_breaking');
  await expect(openStore(url)).rejects.toThrow('901_other_ids_breaking');
});

async function unpack(name: string, kind: DatabaseKind): Promise<string> {
  const stored = gunzipSync(readFileSync(`${FOLDER}/${name}`));
  const url = await blankDatabase(kind);
  if (kind === 'sqlite') writeFileSync(url.slice('sqlite:'.length), stored);
  else await ask(url, stored.toString());
  return url;
}

function leadsIn(url: string) {
  const all = LEAD_TABLES.map((table) => ask(url, `select * from ${table} order by id`));
  return Promise.all(all).then((rows) => rows.flat());
}

/** Returns all tables, columns, constraints, indexes and triggers. */
async function schemaOf(url: string): Promise<unknown[]> {
  const ofSqlite = `select type, name, replace(sql, '"', '') as sql from sqlite_schema order by type, name`;
  if (url.startsWith('sqlite:')) return ask(url, ofSqlite);
  const queries = [
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' order by 1, 2`,
    `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`,
    `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
    `select tgrelid::regclass::text, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1, 2`,
  ];
  return Promise.all(queries.map((query) => ask(url, query)));
}
