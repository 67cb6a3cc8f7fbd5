import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openStore } from '#leads/db/open-store.ts';
import { CLI, ENDING_WITH_PARENT, PROGRAM } from '../../scripts/spawn-server.ts';
import { fullUnless } from '../full.ts';
import { newSite } from '../new-site.ts';
import { postRow, statusOf } from '../post-row.ts';
import { spawnCommand } from '../run-command.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';
import { startSmtp } from '../start-smtp.ts';

/** Sends one lead under an id of its own, which it returns where the lead was acknowledged. */
async function send(url: string, change: object = {}): Promise<{ status: number; id: string }> {
  const id = crypto.randomUUID();
  const response = await postRow(url, { ...BOOKING, ...change, id });
  await response.arrayBuffer();
  return { status: response.status, id };
}

/** Sends leads one after the other, and returns the ids of those that were acknowledged. */
async function sendMany(url: string, count: number): Promise<string[]> {
  const acknowledged = [];
  for (let i = 0; i < count; i++) {
    const { status, id } = await send(url);
    if (status === 201) acknowledged.push(id);
    else expect(status).toBe(503);
  }
  return acknowledged;
}

const until = (isSo: () => boolean | Promise<boolean>) =>
  vi.waitUntil(isSo, { timeout: 60_000, interval: 50 });

/** Runs a script in another process once it has opened the database, and waits until it prints something. */
async function beside(databaseFile: string, script: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      ...ENDING_WITH_PARENT,
      '--input-type=module',
      '--eval',
      `import { DatabaseSync } from 'node:sqlite';
      import { setTimeout as sleep } from 'node:timers/promises';
      const database = new DatabaseSync(process.argv[1]);
      ${script}`,
      databaseFile,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A reader that looks at the file as it is now, and goes on looking. */
const HANGING_READER = `
  database.exec('begin');
  database.prepare('select count(*) from call_bookings').get();
  console.log('reading');
  await sleep(60_000);`;

test('while another process holds the file again and again, pages are served and leads are stored in between', async () => {
  const smtp = await startSmtp();
  const server = await startServer({
    SMTP_URL: smtp.url,
    LEADS_TO: 'team@loomline.example',
    TRUST_CLIENTS: 'yes',
    LOG_LEVEL: 'silent',
  });
  const holder = await beside(
    server.databaseFile,
    `console.log('ready');
    while (true) {
      try { database.exec('begin immediate'); } catch { await sleep(1); continue; }
      await sleep(1500);
      database.exec('commit');
      await sleep(500);
    }`,
  );
  const sent: ReturnType<typeof send>[] = [];
  for (let turn = 0; turn < 40; turn++) {
    if (sent.length < 40) sent.push(send(server.url));
    for (const path of ['/healthz', '/about']) expect(await statusOf(`${server.url}${path}`)).toBe(200);
    await sleep(50);
  }
  await end(holder);
  const answers = await Promise.all(sent);
  const stored = answers.filter(({ status }) => status === 201).map(({ id }) => id);
  expect(stored.length).toBeGreaterThan(0);
  expect(server.rows('call_bookings').map(({ id }) => id)).toEqual(expect.arrayContaining(stored));
  await until(() => smtp.accepted.length >= stored.length);
  expect(await server.stop()).toBe(0);
  await smtp.stop();
});

interface Accident {
  happens(file: string, other: string, server: RunningServer): unknown;
  /** Where what was acknowledged before is afterwards; undefined if it can't be saved. */
  saved?(file: string): string;
  /** Whether it stands for the others in `npm test`. */
  isExample?: true;
}

const here = (file: string) => file;
const moved = (file: string) => `${file}.moved`;

const ACCIDENTS: Record<string, Accident> = {
  'the file and all beside it are removed': {
    happens: (file) => {
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
    },
  },
  'the file alone is removed': { happens: (file) => rmSync(file) },
  'the file and all beside it are moved away': {
    happens: (file) => {
      for (const suffix of ['', '-wal', '-shm']) renameSync(file + suffix, `${file}.moved${suffix}`);
    },
    saved: moved,
  },
  'the file alone is moved away': {
    happens: (file) => renameSync(file, `${file}.moved`),
    saved: moved,
    isExample: true,
  },
  'another database takes its place': { happens: (file, other) => renameSync(other, file) },
  'the file is emptied': { happens: (file) => truncateSync(file) },
  'a copy is written over the file': { happens: (file, other) => copyFileSync(other, file) },
  'a larger database is written over the file': {
    happens: (file, other) => {
      change(other, 'create table large (x); insert into large values (zeroblob(1000000))');
      copyFileSync(other, file);
    },
  },
  'a copy of the same size, from before the last checkpoint, is written over the file': {
    happens: async (file, copy, { url }) => {
      change(file, 'pragma wal_checkpoint(truncate)');
      copyFileSync(file, copy);
      change(file, 'pragma user_version = 1; pragma wal_checkpoint(truncate)');
      await sendMany(url, 1);
      copyFileSync(copy, file);
    },
    isExample: true,
  },
  'its log is removed': { happens: (file) => rmSync(`${file}-wal`), saved: here },
  'its log is moved away': { happens: (file) => renameSync(`${file}-wal`, `${file}.moved`), saved: here },
  'the index of its log is removed': { happens: (file) => rmSync(`${file}-shm`), saved: here },
};

/** Does something to a database as another process would. */
function change(file: string, text: string): void {
  using database = new DatabaseSync(file);
  database.exec(text);
}

function environment(databaseFile: string) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, PORT: '0', DATABASE_URL: `sqlite:${databaseFile}` };
}

/** The ids of all bookings in a file that nobody has open. */
function idsIn(file: string): unknown[] {
  const database = new DatabaseSync(file);
  try {
    return database
      .prepare('select id from call_bookings')
      .all()
      .map(({ id }) => id);
  } finally {
    database.close();
  }
}

for (const [accident, { happens, saved, isExample = false }] of Object.entries(ACCIDENTS)) {
  test.concurrent(
    `${accident} while leads come in: one line says so, the server ends, and the next one loses nothing`,
    fullUnless(isExample),
    async () => {
      const server = await startServer({ LOG_LEVEL: 'error' });
      const { databaseFile: file } = server;
      const before = await sendMany(server.url, 20);
      expect(before).toHaveLength(20);
      const other = await emptyDatabase(dirname(file));
      const ended = once(server.process, 'exit');

      await happens(file, other, server);
      // Its answer is the end of the connection.
      await expect(send(server.url)).rejects.toThrow();
      expect(await ended).toEqual([1, null]);
      expect(
        server
          .output()
          .match(/The database can't be used any more: .* (was replaced|was overwritten|is gone).*\n/g),
      ).toHaveLength(1);

      if (saved) expect(idsIn(saved(file))).toEqual(expect.arrayContaining(before));
      const next = await startServer({ DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'silent' });
      const after = await sendMany(next.url, 5);
      await next.stop('SIGKILL');
      expect(idsIn(file)).toEqual(expect.arrayContaining(after));
    },
  );
}

/** A database with the product's tables and no rows, closed. */
async function emptyDatabase(folder: string): Promise<string> {
  const file = join(folder, 'other.db');
  await (await openStore(`sqlite:${file}`)).close();
  return file;
}

/** Runs a program of the product under a umask, as whoever starts it may have set it. */
function startUnder(umask: string, databaseFile: string, program: string, ...args: string[]) {
  const node = [process.execPath, ...ENDING_WITH_PARENT, program, ...args];
  return spawn('sh', ['-c', 'umask "$0"; exec "$@"', umask, ...node], {
    env: environment(databaseFile),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** The modes of a folder and all that is in it. */
function modesIn(folder: string): Record<string, string> {
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  return Object.fromEntries([
    ['.', mode(folder)],
    ...readdirSync(folder).map((name) => [name, mode(join(folder, name))]),
  ]);
}

for (const umask of ['0022', '0000']) {
  test.concurrent(
    `with umask ${umask} nobody but the owner reads what the server and the command line write`,
    fullUnless(umask === '0000'),
    async () => {
      const parent = mkdtempSync(join(tmpdir(), 'loomline-'));
      const folder = join(parent, 'made', 'data');
      const file = join(folder, 'leads.db');
      const server = startUnder(umask, file, PROGRAM);
      let output = '';
      server.stdout.on('data', (chunk) => {
        output += chunk;
      });
      await until(() => output.includes('ready at'));
      expect((await send(/ready at (\S+)/.exec(output)?.[1] ?? '')).status).toBe(201);
      const owners = { '.': '700', 'leads.csv': '600', 'person.json': '600' };
      // One of these is there already, and open to all.
      closeSync(openSync(join(folder, 'leads.csv'), 'w', 0o666));
      for (const args of [
        ['export', '--out', join(folder, 'leads.csv')],
        ['export', '--email', BOOKING.email, '--out', join(folder, 'person.json')],
      ]) {
        const cli = startUnder(umask, file, CLI, ...args);
        cli.stdout.resume();
        expect(await once(cli, 'exit')).toEqual([0, null]);
      }
      expect(modesIn(folder)).toEqual({
        ...owners,
        ...{ 'leads.db': '600', 'leads.db-wal': '600', 'leads.db-shm': '600' },
      });
      expect(modesIn(parent)).toMatchObject({ made: '700' });
      server.kill();
      await once(server, 'exit');
    },
  );
}

test('a database that others may read is closed to them when it is opened', async () => {
  const { url, database } = await newSite();
  const files = ['', '-wal', '-shm'].map((suffix) => database + suffix);
  for (const file of files) chmodSync(file, 0o664);
  const opened = await openStore(url);
  expect(files.map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual(['600', '600', '600']);
  await opened.close();
});

/** What a file's folder still has of a text, anywhere. */
function filesWith(file: string, needle: string): string[] {
  return readdirSync(dirname(file), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(needle))
    .map((path) => basename(path));
}

async function storeOne(email: string): Promise<RunningServer> {
  const server = await startServer({ LOG_LEVEL: 'silent' });
  for (let i = 0; i < 20; i++) expect((await send(server.url, { email })).status).toBe(201);
  return server;
}

test.concurrent('erase does not say that it is done while a reader keeps copies, and is finished by itself once it ends', async () => {
  const email = 'kept.by.reader@studio.example';
  const server = await storeOne(email);
  const { databaseFile: file } = server;
  const reader = await beside(file, HANGING_READER);
  const command = ['erase', '--email', email, '--yes'];
  const erase = () => spawnCommand(`sqlite:${file}`, command);
  const first = await erase();
  expect(first).toMatchObject({ status: 1, stdout: expect.not.stringContaining('Erased.') });
  expect(first.stderr).toContain(`${file}-wal`);
  expect(first.stderr).toContain(`erase --email ${email}`);
  expect(server.rows('call_bookings')).toEqual([]);
  expect(filesWith(file, email)).not.toEqual([]);
  const again = await erase();
  expect(again.status).toBe(1);

  await end(reader);
  const last = await erase();
  expect(last).toMatchObject({ status: 0, stderr: '' });
  expect(filesWith(file, email)).toEqual([]);
  await server.stop();
});

test.concurrent('a path that is a link is watched as well', async () => {
  const server = await startServer({ LOG_LEVEL: 'silent' });
  const { databaseFile: file } = server;
  await server.stop();
  const link = join(dirname(file), 'link.db');
  symlinkSync(file, link);
  const linked = await startServer({ DATABASE_URL: `sqlite:${link}`, LOG_LEVEL: 'silent' });
  const acknowledged = await sendMany(linked.url, 5);
  const ended = once(linked.process, 'exit');
  const other = await emptyDatabase(dirname(file));
  rmSync(link);
  symlinkSync(other, link);
  await expect(send(linked.url)).rejects.toThrow();
  expect(await ended).toEqual([1, null]);
  expect(idsIn(file)).toEqual(expect.arrayContaining(acknowledged));
});

test.concurrent('where another process has written past a log that was removed, the file is left to it', async () => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const { databaseFile: file } = server;
  await sendMany(server.url, 20);
  server.process.kill('SIGSTOP');
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix);
  const writer = await beside(
    file,
    `database.exec("create table mine (x); insert into mine values ('written')");
    console.log('written');
    await sleep(60_000);`,
  );
  server.process.kill('SIGCONT');
  await expect(send(server.url)).rejects.toThrow();
  await end(writer);
  const database = new DatabaseSync(file);
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare('select x from mine').all()).toEqual([{ x: 'written' }]);
  database.close();
});
