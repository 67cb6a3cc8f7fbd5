import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openStore } from '#leads/db/open-store.ts';
import { FULL, IS_FULL } from '../full.ts';
import { ask, blankDatabase, newDatabase } from '../new-database.ts';
import { newBookingAt } from '../new-leads.ts';
import { postRow } from '../post-row.ts';
import { callCommand, spawnCommand } from '../run-command.ts';
import { server } from '../start-for-test.ts';
import { hasPgBouncer, startPgBouncer } from '../start-pgbouncer.ts';
import { startPostgres } from '../start-postgres.ts';

const OTHERS = [
  `IntervalStyle = 'sql_standard'`,
  `TimeZone = 'Asia/Kolkata'`,
  `bytea_output = 'escape'`,
  'standard_conforming_strings = off',
  `default_transaction_isolation = 'serializable'`,
  'lock_timeout = 1',
  'array_nulls = off',
];

test.for([
  [`DateStyle = 'German'`, ...OTHERS],
  [`DateStyle = 'SQL, DMY'`, `TimeZone = 'America/St_Johns'`],
  [`DateStyle = 'Postgres'`, `default_transaction_isolation = 'repeatable read'`],
])('a database set to %s takes a booking of a free time', async (settings, context) => {
  const database = await blankDatabase('postgres');
  for (const setting of settings) await ask(database, `alter database ${nameOf(database)} set ${setting}`);
  await bookAndCheck(context, database);
});

test.skipIf(!IS_FULL || !hasPgBouncer())(
  'a free time is booked through PgBouncer, whatever the DateStyle',
  FULL,
  async (context) => {
    const database = await blankDatabase('postgres');
    await ask(database, `alter database ${nameOf(database)} set DateStyle = 'SQL, DMY'`);
    const pooler = await startPgBouncer(database);
    context.onTestFinished(pooler.stop);
    await bookAndCheck(context, pooler.url);
  },
);

async function bookAndCheck(context: Parameters<typeof server>[0], database: string) {
  const { url } = await server(context, database);
  const { times } = (await (await fetch(`${url}/call-times`)).json()) as { times: string[] };
  const row = newBookingAt(new Date(times[9] ?? ''));
  expect((await postRow(url, row)).status).toBe(201);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const [listed] = (await callCommand(database, ['list', '--json'])).rows();
  expect(listed).toMatchObject({ id: row.id, starts_at: new Date(times[9] ?? '').toISOString() });
  expect((await callCommand(database, ['check'])).status).toBe(0);
}

test('while the database is read-only, neither /readyz nor the check says that all is well', async (context) => {
  const database = await newDatabase('postgres');
  await ask(database, `alter database ${nameOf(database)} set default_transaction_read_only = on`);
  const { url } = await server(context, database);
  expect((await postRow(url, newBookingAt(new Date('2099-01-01T10:00Z')))).status).toBe(503);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  const { status, stdout } = await callCommand(database, ['check']);
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^FAIL {2}Database: .*read-only/m)]);
});

test('commands create no tables in an empty database, and say that there are none; import creates them', async () => {
  const database = await blankDatabase('postgres');
  const tables = () => ask(database, `select 1 from pg_tables where schemaname = 'public'`);
  for (const args of [['list'], ['stats'], ['export'], ['check'], ['calendar']]) {
    const { status, stdout, stderr } = await callCommand(database, args);
    expect([args, status, stdout + stderr]).toEqual([
      args,
      1,
      expect.stringContaining('it has no tables yet'),
    ]);
  }
  expect(await tables()).toEqual([]);
  expect((await callCommand(database, ['import', '/dev/null'])).stderr).not.toContain('no tables');
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
test.skipIf(!hasOpenssl)(
  'sslmode=require encrypts without checking the certificate, and verify-full checks it',
  async ({ onTestFinished }) => {
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);
    const database = await postgres.createDatabase();
    const make = 'openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=x -keyout server.key -out server.crt';
    for (const text of [
      `copy (select 1) to program '${make} 2> /dev/null'`,
      'alter system set ssl = on',
      'select pg_reload_conf()',
    ])
      await ask(database, text);
    await (await openStore(database)).close();
    const list = (mode: string) => spawnCommand(`${database}?sslmode=${mode}`, ['list']);
    await expect.poll(() => list('no-verify')).toMatchObject({ status: 0, stderr: '' });
    expect(await list('require')).toMatchObject({ status: 0, stdout: 'No leads.\n', stderr: '' });
    expect(await list('verify-full')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The database \S+ can't be used: self-signed certificate; name .*\n$/),
    });
    expect(await list('verify-ca')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/sslrootcert.*\n$/),
    });
  },
);

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
