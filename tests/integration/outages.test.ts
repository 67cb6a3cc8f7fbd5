import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { sqlitePath } from '#leads/db/database-url.ts';
import { MIGRATIONS } from '#leads/db/migrations.ts';
import { FULL, fullUnless } from '../full.ts';
import { audit } from '../load/audit.ts';
import { fill } from '../load/fill.ts';
import { startFleet } from '../load/senders.ts';
import { ask, blankDatabase, DATABASES, newDatabase } from '../new-database.ts';
import { postRow, statusOf } from '../post-row.ts';
import { startLink } from '../start-link.ts';
import { query, startPostgres } from '../start-postgres.ts';
import { BOOKING, startServer } from '../start-server.ts';

/** Settings that queue a delivery for each lead, so that each insert is a transaction of several statements. */
const WITH_DELIVERIES = { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'whsec_c2VjcmV0' };

/** Sends a row over a connection of its own: on a busy machine, a server closes kept connections just as they are used. */
async function insert(url: string, row: object = BOOKING) {
  const response = await postRow(url, row, { connection: 'close' });
  await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

const until = (isTrue: () => boolean | Promise<boolean>) =>
  vi.waitUntil(isTrue, { timeout: 60_000, interval: 50 });

test.concurrent('while PostgreSQL is stopped, inserts are 503; after a restart they are 201, and no acknowledged lead is lost', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const server = await startServer({ ...WITH_DELIVERIES, DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' });
  const isReady = async () => (await statusOf(`${server.url}/readyz`)) === 200;
  const fleet = startFleet({ urls: [server.url], senders: 24 });
  const { acknowledged, answers } = fleet.report;
  const acknowledgeMore = (before: number) => until(() => acknowledged.size > before + 100);
  await acknowledgeMore(0);
  await postgres.stop();

  const retryAfter = expect.stringMatching(/^\d+$/);
  expect(await insert(server.url)).toMatchObject({ status: 503, retryAfter });
  expect(await statusOf(`${server.url}/healthz`)).toBe(200);
  // The server still counts as ready for up to a second after its last successful commit.
  await until(async () => !(await isReady()));

  await postgres.start();
  await until(isReady);
  expect((await insert(server.url)).status).toBe(201);
  await acknowledgeMore(acknowledged.size);
  await fleet.stop();
  expect([...answers.keys()].sort()).toEqual([201, 503]);
  expect(await audit(databaseUrl, acknowledged)).toMatchObject({ lost: 0 });
  const ours = `select from pg_stat_activity where application_name = 'loomline' and datname = current_database()`;
  expect((await query(databaseUrl, ours)).length).toBeLessThanOrEqual(10);
  expect(await server.stop()).toBe(0);
  await postgres.stop();
});

test.concurrent('while PostgreSQL is frozen, inserts are 503, and its connections are closed', {
  tags: 'full',
}, async () => {
  const databaseUrl = await newDatabase('postgres');
  const link = await startLink(databaseUrl);
  const server = await startServer({ DATABASE_URL: link.url, LOG_LEVEL: 'fatal' });
  await Promise.all(Array.from({ length: 20 }, () => insert(server.url)));
  expect(link.connections()).toBeGreaterThan(1);

  link.freeze();
  const answers = await Promise.all(Array.from({ length: 600 }, () => insert(server.url)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect(await statusOf(`${server.url}/healthz`)).toBe(200);
  await until(async () => (await statusOf(`${server.url}/readyz`)) === 503);

  link.thaw();
  const again = () => Promise.all(Array.from({ length: 100 }, () => insert(server.url)));
  await until(async () => (await again()).every(({ status }) => status === 201));
  expect(link.connections()).toBeLessThanOrEqual(10);
  expect(await server.stop()).toBe(0);
  link.close();
});

test.concurrent('three servers that start at once over a fresh PostgreSQL are all ready', {
  ...FULL,
}, async () => {
  const databaseUrl = await blankDatabase('postgres');
  const start = () => startServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' });
  const servers = await Promise.all([start(), start(), start()]);
  const answers = await Promise.all(servers.map(({ url }) => insert(url)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0]);
  const migrations = await ask(databaseUrl, 'select name from kysely_migration order by name');
  expect(migrations.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
  expect(await ask(databaseUrl, 'select id from call_bookings')).toHaveLength(3);
});

test.concurrent('a server waits for a migration that takes longer than a query may', {
  ...FULL,
}, async () => {
  const databaseUrl = await blankDatabase('postgres');
  // Hold the lock from `dialects.ts` that each migration takes.
  const other = query(databaseUrl, 'select pg_advisory_xact_lock(7310001), pg_sleep(9)');
  const isLocked = "select from pg_locks where locktype = 'advisory' and granted and objid = 7310001";
  await until(async () => (await query(databaseUrl, isLocked)).length > 0);
  const server = await startServer({ DATABASE_URL: databaseUrl });
  expect((await insert(server.url)).status).toBe(201);
  await server.stop();
  await other;
});

for (const kind of DATABASES)
  test.concurrent(
    `on ${kind} a failed migration changes nothing`,
    fullUnless(kind === 'sqlite'),
    async () => {
      const databaseUrl = await blankDatabase(kind);
      // A migration creates several tables, and then fails because this name is taken.
      await ask(databaseUrl, 'create table appointments (mine text)');
      await expect(startServer({ DATABASE_URL: databaseUrl })).rejects.toThrow(
        /^The database [^\n]* can't be used: [^\n]*appointments[^\n]*already exists\n$/,
      );
      // Leftover tables would make the next start fail, too.
      await ask(databaseUrl, 'drop table appointments');
      const server = await startServer({ DATABASE_URL: databaseUrl });
      expect((await insert(server.url)).status).toBe(201);
      await server.stop();
    },
  );

/** Returns the content of every file in the folder that contains `file`. */
function folderOf(file: string): Record<string, string> {
  const folder = join(file, '..');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  );
}

test.concurrent.for<[what: string, change: (file: string) => void, reason: string]>([
  [
    'is no database',
    (file) => writeFileSync(file, 'this is a shopping list, and a long one at that. '.repeat(200)),
    'file is not a database',
  ],
  [
    'is damaged in the middle',
    (file) => writeFileSync(file, readFileSync(file).fill(0xa5, statSync(file).size / 2)),
    '(damaged|malformed)',
  ],
  ['lacks its end', (file) => truncateSync(file, statSync(file).size - 4096 * 3), '(damaged|malformed)'],
  [
    'is of another version',
    (file) => {
      using other = new DatabaseSync(file);
      const rename = `update kysely_migration set name = '024_left_out' where name like '101%'`;
      other.exec(`pragma journal_mode = delete; ${rename}`);
    },
    'another version.*024_left_out; export its leads',
  ],
])('a file that %s stops the start, and stays unchanged', async ([_what, change, reason], { expect }) => {
  const url = await newDatabase('sqlite');
  await fill(url, 2000);
  const file = sqlitePath(url) ?? expect.unreachable();
  change(file);
  const before = folderOf(file);
  const line = `The database file ${RegExp.escape(file)} can't be used: [^\n]*${reason}[^\n]*`;
  await expect(startServer({ DATABASE_URL: `sqlite:${file}` })).rejects.toThrow(new RegExp(`^${line}\n$`));
  expect(folderOf(file)).toEqual(before);
});

test.concurrent('on a full disk an insert is 503 and one log line, however often readiness is probed; with space it is 201', async () => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const send = (email: string) =>
    insert(server.url, { ...BOOKING, email, problems_to_solve: 'x'.repeat(5000) });
  expect((await send('before@studio.example')).status).toBe(201);
  limitFileSize(server.process.pid, statSync(`${server.databaseFile}-wal`).size + 1000);

  const before = server.output().trimEnd().split('\n').length;
  for (let i = 0; i < 3; i++) {
    expect(await send('lost@studio.example')).toMatchObject({ status: 503, retryAfter: '5' });
  }
  expect(await statusOf(`${server.url}/healthz`)).toBe(200);
  // Since the first failed lead, the server is not ready.
  const looks = Array.from({ length: 200 }, () => statusOf(`${server.url}/readyz`));
  expect(new Set(await Promise.all(looks))).toEqual(new Set([503]));
  const log = () => server.output().trimEnd().split('\n').slice(before);
  // The log has a line for each failed lead, and one for all readiness probes.
  await until(() => log().length === 4);
  const entries = log().map((line) => JSON.parse(line));
  expect(entries.map(({ msg }) => msg)).toEqual([
    ...Array(3).fill('the store is not reachable'),
    'not ready',
  ]);
  for (const { reason } of entries) expect(reason).toBe('disk I/O error');
  expect(log().join()).not.toContain('stack');

  limitFileSize(server.process.pid, 'unlimited');
  await until(async () => (await statusOf(`${server.url}/readyz`)) === 200);
  expect((await send('after@studio.example')).status).toBe(201);
  expect(await server.stop()).toBe(0);
  const emails = server.rows('call_bookings').map(({ email }) => email);
  expect(emails).toEqual(['before@studio.example', 'after@studio.example']);
});

/** Limits a process's file size: a write beyond it fails as on a full disk. */
function limitFileSize(pid: number | undefined, bytes: number | 'unlimited'): void {
  const args = [`--pid=${pid}`, `--fsize=${bytes}:`];
  const { status, stderr } = spawnSync('prlimit', args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}
