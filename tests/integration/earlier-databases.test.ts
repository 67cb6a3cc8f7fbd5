import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { MIGRATIONS } from '#leads/db/migrations.ts';
import { openStore } from '#leads/db/open-store.ts';
import { LEAD_TABLES } from '#leads/lead-types/lead-types.ts';
import { findEntries } from '#leads/record/entries.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { ask, blankDatabase, DATABASES, type DatabaseKind, newDatabase } from '../new-database.ts';
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
  expect(await insertLead(store, 'call_bookings', booking)).toMatchObject({ result: 'stored' });
  const quiz = newQuiz({ automation_goals: ['Sell more'] });
  expect(await insertLead(store, 'quiz_submissions', quiz)).toMatchObject({ result: 'stored' });
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

/** The SQL of each migration as it landed: the start of its SHA-256 on SQLite and on PostgreSQL. Only add rows. */
const LANDED = {
  '101_tables': ['8ba24a38d237', '927cfc22fae8'],
  '102_limits': ['7da8c2db4619', '7e55c5c8fd3a'],
  '103_text_limits': ['000e2150ee62', '559c2bd16c03'],
  '105_answered': ['adbdff21d6fb', 'c707e58a7f02'],
  '106_options': ['1bb8218ffa8c', '0e3438f88d51'],
  '107_desk': ['5c8e80f2b4c0', '5c8e80f2b4c0'],
  '108_source': ['f3d003b5cab5', 'f3d003b5cab5'],
  '109_appointments_of_bookings': ['5fb6b3f4af5e', '499b517da772'],
  '110_appointments_cascade': ['a788b2c0c5d5', '3de061ce5176'],
  '111_entries': ['6c08dca8818e', 'edf5f5c87982'],
  '112_proposals': ['2b254762f9fd', '2b254762f9fd'],
  '114_marks': ['d019ed9b28d3', '221c1a806c4c'],
  '116_heard': ['bf22da99fb08', '57d03af0f9e8'],
  '117_heard_index': ['2e4a2cedad36', '2e4a2cedad36'],
};

test.each(DATABASES)('each migration sends the SQL with which it landed (%s)', async (kind) => {
  const url = await blankDatabase(kind);
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await (await openStore(url)).close();
  const texts = [...prepare.mock.calls, ...(query.mock.calls as unknown[][])].map(([text]) => String(text));
  vi.restoreAllMocks();
  // White space doesn't count, nor the lookups before the first change and the roles that other tests create.
  const all = texts.map((text) => text.replace(/\s+/g, ' ').replace(/(?<= from public)(,\w+)+$/, ''));
  const parts = all
    .slice(all.findIndex((text) => text.startsWith('create table')))
    .join(';')
    .split(/insert into kysely_migration [^;]*;?/);
  const hashes = Object.keys(MIGRATIONS).map((name, index) => {
    const hash = createHash('sha256')
      .update(parts[index] ?? '')
      .digest('hex')
      .slice(0, 12);
    return [name, hash];
  });
  const landed = Object.entries<string[]>(LANDED).map(([name, of]) => [name, of[DATABASES.indexOf(kind)]]);
  expect(hashes).toEqual(landed);
});

test.each(DATABASES)(
  'the note of an earlier release becomes the first entry, and the earlier release can still erase the lead (%s)',
  async (kind) => {
    const url = await newDatabase(kind);
    await ask(url, 'drop table entries');
    await ask(url, `delete from kysely_migration where name like '111%'`);
    const id = crypto.randomUUID();
    const at = '2026-11-01T09:00:00.000Z';
    await ask(
      url,
      `insert into leads (id, lead_table, team_note) values ('${id}', 'call_bookings', 'Knows Ines')`,
    );
    await ask(
      url,
      `insert into audit (id, created_at, actor, act, lead_id) values ('${id}', '${at}', 'desk', 'note', '${id}')`,
    );
    const store = await openStore(url);
    expect(await findEntries(store.db, id)).toEqual([
      { id, lead_id: id, created_at: at, kind: 'note', body: 'Knows Ines', about: null },
    ]);
    await store.db.deleteFrom('leads').where('id', '=', id).execute();
    expect(await findEntries(store.db, id)).toEqual([]);
    await store.close();
    expect(await schemaOf(url)).toEqual(await schemaOf(await newDatabase(kind)));
  },
);

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
