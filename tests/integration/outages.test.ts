import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test, vi } from 'vitest';
import { MIGRATIONS } from '#leads/db/migrations.ts';
import { PROGRAM } from '../../scripts/spawn-server.ts';
import { fullUnless } from '../full.ts';
import { audit } from '../load/audit.ts';
import { fill } from '../load/fill.ts';
import { askingFlood } from '../load/floods.ts';
import { startFleet } from '../load/senders.ts';
import { ask, blankDatabase, newDatabase } from '../new-database.ts';
import { postRow, statusOf } from '../post-row.ts';
import { startLink } from '../start-link.ts';
import { query, startPostgres } from '../start-postgres.ts';
import { BOOKING, startServer } from '../start-server.ts';

/** With something to send for each lead, so that an insert is a transaction of several statements. */
const WITH_DELIVERIES = { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'whsec_c2VjcmV0' };

interface Answer {
  status: number;
  retryAfter: string | null;
}

async function insert(url: string, row: object = BOOKING): Promise<Answer> {
  const response = await postRow(url, row);
  await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

const until = (isSo: () => boolean | Promise<boolean>) =>
  vi.waitUntil(isSo, { timeout: 60_000, interval: 50 });

for (const stops of [1, 3])
  test.concurrent(
    `PostgreSQL stopped under load, ${stops} times: 503 until it is there again, and nothing that was acknowledged is lost`,
    fullUnless(stops === 1),
    async () => {
      const postgres = await startPostgres();
      const databaseUrl = await postgres.createDatabase();
      const server = await startServer({ ...WITH_DELIVERIES, DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' });
      const fleet = startFleet({ urls: [server.url], senders: 24 });
      const { acknowledged, answers } = fleet.report;
      for (let round = 0; round < stops; round++) {
        const before = acknowledged.size;
        await until(() => acknowledged.size > before + 100);
        await postgres.stop();

        expect(await insert(server.url)).toMatchObject({
          status: 503,
          retryAfter: expect.stringMatching(/^\d+$/),
        });
        expect(await statusOf(`${server.url}/healthz`)).toBe(200);
        // A commit that succeeded just before counts for a second.
        await until(async () => (await statusOf(`${server.url}/readyz`)) === 503);

        await postgres.start();
        await until(async () => (await statusOf(`${server.url}/readyz`)) === 200);
        expect((await insert(server.url)).status).toBe(201);
      }
      const before = acknowledged.size;
      await until(() => acknowledged.size > before + 100);
      await fleet.stop();
      expect([...answers.keys()].sort()).toEqual([201, 503]);
      expect(await audit(databaseUrl, acknowledged)).toMatchObject({ lost: 0 });
      const [connections] = await query(
        databaseUrl,
        `select count(*) from pg_stat_activity where application_name = 'loomline'`,
      );
      expect(Number(connections?.count)).toBeLessThanOrEqual(10);
      expect(await server.stop()).toBe(0);
      await postgres.stop();
    },
  );

test.concurrent('PostgreSQL frozen: 503, and its connections are given up', {
  tags: 'full',
}, async () => {
  const databaseUrl = await newDatabase('postgres');
  const link = await startLink(databaseUrl);
  const server = await startServer({ DATABASE_URL: link.url, LOG_LEVEL: 'fatal' });
  await Promise.all(Array.from({ length: 20 }, () => insert(server.url)));
  expect(link.connections()).toBeGreaterThan(1);

  link.freeze();
  // Readiness keeps its last answer for a second.
  await sleep(1100);
  const isReady = statusOf(`${server.url}/readyz`);
  const answers = await Promise.all(Array.from({ length: 600 }, () => insert(server.url)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect(await statusOf(`${server.url}/healthz`)).toBe(200);
  expect(await isReady).toBe(503);

  link.thaw();
  const again = () => Promise.all(Array.from({ length: 100 }, () => insert(server.url)));
  await until(async () => (await again()).every(({ status }) => status === 201));
  expect(link.connections()).toBeLessThanOrEqual(10);
  expect(await server.stop()).toBe(0);
  link.close();
});

for (const [kind, count] of [
  ['postgres', 3],
  ['sqlite', 6],
  ['postgres', 6],
] as const)
  test.concurrent(
    `${count} servers that start at once over a fresh ${kind} are all ready`,
    fullUnless(count === 3),
    async () => {
      const databaseUrl = await blankDatabase(kind);
      const starts = Array.from({ length: count }, () =>
        startServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' }),
      );
      const servers = await Promise.all(starts);
      const answers = await Promise.all(servers.map(({ url }) => insert(url)));
      expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(201));
      expect(await Promise.all(servers.map((server) => server.stop()))).toEqual(Array(count).fill(0));
      const migrations = await ask(databaseUrl, 'select name from kysely_migration order by name');
      expect(migrations.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
      expect(await ask(databaseUrl, 'select id from call_bookings')).toHaveLength(count);
    },
  );

for (const kind of ['sqlite', 'postgres'] as const) {
  test.concurrent(
    `on ${kind} a migration that fails half-way leaves the schema as before`,
    fullUnless(kind === 'sqlite'),
    async () => {
      const databaseUrl = await blankDatabase(kind);
      // The last migration wants to make a table of this name, after several others.
      await ask(databaseUrl, 'create table appointments (mine text)');
      await expect(startServer({ DATABASE_URL: databaseUrl })).rejects.toThrow(
        /^The database [^\n]* can't be used: [^\n]*appointments[^\n]*already exists\n$/,
      );
      expect(await tablesOf(databaseUrl)).toEqual(['appointments']);
      await ask(databaseUrl, 'drop table appointments');
      const server = await startServer({ DATABASE_URL: databaseUrl });
      expect((await insert(server.url)).status).toBe(201);
      await server.stop();
    },
  );
}

async function tablesOf(databaseUrl: string): Promise<string[]> {
  const rows = await ask<{ name: string }>(
    databaseUrl,
    databaseUrl.startsWith('sqlite:')
      ? `select name from sqlite_master where type = 'table'`
      : `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  return rows
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_'))
    .sort();
}

const isRoot = process.getuid?.() === 0;

/** Starts a server that is expected to refuse. Root takes no notice of modes unless it gives that right away. */
async function refusedStart(databaseFile: string) {
  const command = [process.execPath, PROGRAM];
  const [program = '', ...args] = isRoot ? ['setpriv', '--bounding-set=-all', ...command] : command;
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL: `sqlite:${databaseFile}` },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status, stdout, stderr };
}

/** What a start says that refuses a file: one line, with its name. */
function refusalOf(databaseFile: string, reason: string) {
  const start = `The database file ${databaseFile} can't be used: `;
  const line = expect.stringMatching(new RegExp(`^${RegExp.escape(start)}[^\n]*${reason}[^\n]*\n$`));
  return { status: 1, stdout: '', stderr: line };
}

/** A database in a folder of its own, made and left by the product. */
async function closedDatabase({ rows = 0 } = {}): Promise<string> {
  const databaseUrl = await newDatabase('sqlite');
  if (rows > 0) await fill(databaseUrl, rows);
  return databaseUrl.slice('sqlite:'.length);
}

/** All that lies beside a file, and it, with every byte. */
function folderOf(file: string): Record<string, string> {
  const folder = join(file, '..');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  );
}

test.concurrent('a file that is no database stops the start, and is left as it is', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db');
  writeFileSync(file, 'this is a shopping list, and a long one at that. '.repeat(200));
  const before = folderOf(file);
  expect(await refusedStart(file)).toEqual(refusalOf(file, 'file is not a database'));
  expect(folderOf(file)).toEqual(before);
});

for (const place of ['the middle', 'the end']) {
  test.concurrent(
    `a file that is damaged in ${place} stops the start, and is left as it is`,
    fullUnless(place === 'the middle'),
    async () => {
      const file = await closedDatabase({ rows: 2000 });
      const { size } = statSync(file);
      const bytes = readFileSync(file);
      if (place === 'the middle') bytes.fill(0xa5, size / 2, size / 2 + 20_000);
      writeFileSync(file, bytes);
      if (place === 'the end') truncateSync(file, size - 4096 * 3);
      const before = folderOf(file);
      expect(await refusedStart(file)).toEqual(refusalOf(file, '(damaged|malformed)'));
      expect(folderOf(file)).toEqual(before);
    },
  );
}

test.concurrent('a database of another version stops the start, and is left as it is', async () => {
  const file = await closedDatabase();
  const other = new DatabaseSync(file);
  other.exec(
    `pragma journal_mode = delete; update kysely_migration set name = '024_left_out' where name like '101%'`,
  );
  other.close();
  const before = folderOf(file);
  expect(await refusedStart(file)).toEqual(
    refusalOf(file, 'another version.*024_left_out; export its leads'),
  );
  expect(folderOf(file)).toEqual(before);
});

test.concurrent('a file or a folder that may only be read stops the start', async () => {
  const file = await closedDatabase();
  chmodSync(file, 0o444);
  expect(await refusedStart(file)).toEqual(refusalOf(file, 'permission denied'));
  chmodSync(join(file, '..'), 0o555);
  expect(await refusedStart(file)).toEqual(refusalOf(file, '(unable to open|permission denied)'));
  const absent = join(file, '..', 'new.db');
  expect(await refusedStart(absent)).toEqual(refusalOf(absent, 'permission denied'));
  const deeper = join(file, '..', 'new', 'leads.db');
  expect(await refusedStart(deeper)).toEqual(refusalOf(deeper, 'permission denied'));
});

test.concurrent('with no room left on the disk an insert is 503 and one line in the log, and with room again 201', async () => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const send = (email: string) =>
    insert(server.url, { ...BOOKING, email, problems_to_solve: 'x'.repeat(5000) });
  expect((await send('before@studio.example')).status).toBe(201);
  limitFileSize(server.process.pid, statSync(`${server.databaseFile}-wal`).size + 1000);

  const lines = server.output().split('\n').length;
  for (let i = 0; i < 3; i++) {
    expect(await send('lost@studio.example')).toMatchObject({ status: 503, retryAfter: '5' });
  }
  expect(await statusOf(`${server.url}/healthz`)).toBe(200);
  // Not ready from the first lead that fails, however often somebody looks.
  for (const end = performance.now() + 2500; performance.now() < end; await sleep(200)) {
    expect(await statusOf(`${server.url}/readyz`)).toBe(503);
  }
  const log = () =>
    server
      .output()
      .split('\n')
      .slice(lines - 1, -1);
  // One of each lead that failed, and one of all the looks.
  await until(() => log().length === 4);
  expect(log().map((line) => JSON.parse(line))).toEqual(
    [...Array(3).fill('the store is not reachable'), 'not ready'].map((msg) =>
      expect.objectContaining({ msg, reason: 'disk I/O error' }),
    ),
  );

  limitFileSize(server.process.pid, 'unlimited');
  await until(async () => (await statusOf(`${server.url}/readyz`)) === 200);
  expect((await send('after@studio.example')).status).toBe(201);
  expect(await server.stop()).toBe(0);
  expect(server.rows('call_bookings').map(({ email }) => email)).toEqual([
    'before@studio.example',
    'after@studio.example',
  ]);
});

test.concurrent('with the store away the log says so once in a while, however often somebody asks', async () => {
  const databaseUrl = await newDatabase('postgres');
  const server = await startServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
  const name = new URL(databaseUrl).pathname.slice(1);
  await query(inject('postgresUrl'), `drop database ${name} with (force)`);
  await sleep(1100);
  const answers = await askingFlood({ path: '/readyz', url: server.url, connections: 50, seconds: 1 });
  expect(Object.keys(answers)).toEqual(['503']);
  await server.stop();
  const lines = server.output().split('\n');
  const log = lines.filter((line) => line.includes('not ready'));
  expect(log).toHaveLength(1);
  expect(log[0]).not.toContain('stack');
  expect(lines.length).toBeLessThan(10);
});

/** A file system of its own in a folder, which everybody may have where the kernel lets them. */
const ownDisk = (folder: string, command: string) => [
  '--mount',
  '--map-root-user',
  'sh',
  '-c',
  `mount -t tmpfs -o size=1m none ${folder} && ${command}`,
];
const hasOwnDisk = spawnSync('unshare', ownDisk(tmpdir(), 'true')).status === 0;

test('the log says so where the disk is full', { concurrent: true, skip: !hasOwnDisk }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-'));
  const child = spawn('unshare', [...ownDisk(folder, `exec "$0" ${PROGRAM}`), process.execPath], {
    env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL: `sqlite:${folder}/leads.db` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  await until(() => output.includes('ready at'));
  const url = /ready at (\S+)/.exec(output)?.[1] ?? '';
  const disk = `/proc/${child.pid}/root${folder}`;
  expect((await insert(url)).status).toBe(201);

  expect(() => writeFileSync(`${disk}/ballast`, Buffer.alloc(2 ** 20))).toThrow('ENOSPC');
  const row = { ...BOOKING, problems_to_solve: 'x'.repeat(5000) };
  expect(await insert(url, row)).toMatchObject({ status: 503, retryAfter: '5' });
  await until(() => output.includes('not reachable'));
  expect(output.match(/database or disk is full/g)).toHaveLength(1);

  rmSync(`${disk}/ballast`);
  expect((await insert(url, row)).status).toBe(201);
  child.kill();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

/** How large the files of a process may grow; what is beyond can't be written, as on a full disk. */
function limitFileSize(pid: number | undefined, bytes: number | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}
