import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '#leads/db/open-store.ts';
import { CLI, ENDING_WITH_PARENT, PROGRAM } from '../../scripts/spawn-server.ts';
import { FULL, fullUnless } from '../full.ts';
import { newSite } from '../new-site.ts';
import { postRow } from '../post-row.ts';
import { bookingsIn } from '../read-sqlite.ts';
import { spawnCommand } from '../run-command.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';

async function send(url: string, change: object = {}): Promise<{ status: number; id: string }> {
  const id = crypto.randomUUID();
  const response = await postRow(url, { ...BOOKING, ...change, id });
  await response.arrayBuffer();
  return { status: response.status, id };
}

/** Posts bookings one after the other. Returns the ids of the acknowledged bookings. */
async function sendMany(url: string, count: number): Promise<string[]> {
  const acknowledged = [];
  for (let i = 0; i < count; i++) {
    const { status, id } = await send(url);
    if (status === 201) acknowledged.push(id);
    else expect(status).toBe(503);
  }
  return acknowledged;
}

interface Accident {
  cause(file: string, other: string, server: RunningServer): unknown;
  /** Returns the file that holds the acknowledged leads afterwards. Undefined for accidents that lose them. */
  saved?(file: string): string;
  /** Whether `npm test` runs this accident. */
  isExample?: true;
}

const ACCIDENTS: Record<string, Accident> = {
  'the file is removed': { cause: (file) => fs.rmSync(file) },
  'the file is moved away': {
    cause: (file) => fs.renameSync(file, `${file}.moved`),
    saved: (file) => `${file}.moved`,
    isExample: true,
  },
  'another database takes its place': { cause: (file, other) => fs.renameSync(other, file) },
  'the file is emptied': { cause: (file) => fs.truncateSync(file) },
  'a copy is written over the file': { cause: (file, other) => fs.copyFileSync(other, file) },
  'a copy of the same size, from before the last checkpoint, is written over the file': {
    cause: async (file, copy, { url }) => {
      change(file, 'pragma wal_checkpoint(truncate)');
      fs.copyFileSync(file, copy);
      change(file, 'pragma user_version = 1; pragma wal_checkpoint(truncate)');
      await sendMany(url, 1);
      fs.copyFileSync(copy, file);
    },
  },
  'its log is removed': { cause: (file) => fs.rmSync(`${file}-wal`), saved: (file) => file },
  'the index of its log is removed': { cause: (file) => fs.rmSync(`${file}-shm`), saved: (file) => file },
};

/** Runs SQL on a database, as another process would. */
function change(file: string, text: string): void {
  using database = new DatabaseSync(file);
  database.exec(text);
}

for (const [accident, { cause, saved, isExample = false }] of Object.entries(ACCIDENTS))
  test.concurrent(`${accident}: the server exits, and no lead is lost`, fullUnless(isExample), async () => {
    const server = await startServer({ LOG_LEVEL: 'error' });
    const { databaseFile: file } = server;
    const before = await sendMany(server.url, 20);
    expect(before).toHaveLength(20);
    const other = join(dirname(file), 'other.db');
    await (await openStore(`sqlite:${other}`)).close();
    const ended = once(server.process, 'exit');

    await cause(file, other, server);
    // The server closes the connection without an answer.
    await expect(send(server.url)).rejects.toThrow();
    expect(await ended).toEqual([1, null]);
    const line = /The database can't be used any more: .* (was replaced|was overwritten|is gone).*\n/g;
    expect(server.output().match(line)).toHaveLength(1);

    if (saved) expect(bookingsIn(saved(file))).toEqual(expect.arrayContaining(before));
    const next = await startServer({ DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'silent' });
    const after = await sendMany(next.url, 5);
    await next.stop('SIGKILL');
    expect(bookingsIn(file)).toEqual(expect.arrayContaining(after));
  });

test(
  'checkpoints by another process are no accident, however many come between two statements',
  FULL,
  async () => {
    const file = join(fs.mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db');
    const lost: string[] = [];
    const store = await openStore(`sqlite:${file}`, { onLost: (what) => lost.push(what) });
    const writer = spawn(process.execPath, [...ENDING_WITH_PARENT, '--eval', CHECKPOINTS, file], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(writer.stdout, 'data');
    const readOften = async () => {
      for (let i = 0; i < 40_000; i++) await sql`select 1`.execute(store.db);
      writer.kill();
      await once(writer, 'exit');
      await store.close();
    };
    await readOften().finally(() => writer.kill());
    expect(lost).toEqual([]);
  },
);

/** A script that keeps changing the database's header, and runs a checkpoint after each change. */
const CHECKPOINTS = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec('pragma synchronous = off');
  console.log('started');
  for (let n = 1; n < 1e7; n++) database.exec(\`pragma user_version = \${n}; pragma wal_checkpoint(passive)\`);`;

/** Runs the server or the command line with the given umask. */
function startUnder(umask: string, databaseFile: string, program: string, ...args: string[]) {
  const node = [process.execPath, ...ENDING_WITH_PARENT, program, ...args];
  return spawn('sh', ['-c', 'umask "$0"; exec "$@"', umask, ...node], {
    env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL: `sqlite:${databaseFile}` },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Returns the modes of a folder and of its entries. */
function modesIn(folder: string): Record<string, string> {
  const mode = (path: string) => (fs.statSync(path).mode & 0o777).toString(8);
  return Object.fromEntries([
    ['.', mode(folder)],
    ...fs.readdirSync(folder).map((name) => [name, mode(join(folder, name))]),
  ]);
}

test.concurrent('whatever the umask, only the owner can read the files of the server and the command line', async () => {
  const parent = fs.mkdtempSync(join(tmpdir(), 'loomline-'));
  const folder = join(parent, 'made', 'data');
  const file = join(folder, 'leads.db');
  const server = startUnder('0000', file, PROGRAM);
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output).toContain('ready at');
  expect((await send(/ready at (\S+)/.exec(output)?.[1] ?? '')).status).toBe(201);
  // Export to a file that exists already and that every user can read.
  fs.closeSync(fs.openSync(join(folder, 'leads.csv'), 'w', 0o666));
  for (const args of [
    ['export', '--out', join(folder, 'leads.csv')],
    ['export', '--email', BOOKING.email, '--out', join(folder, 'person.json')],
  ]) {
    const cli = startUnder('0000', file, CLI, ...args);
    cli.stdout.resume();
    expect(await once(cli, 'exit')).toEqual([0, null]);
  }
  expect(modesIn(folder)).toEqual({
    ...{ '.': '700', 'leads.csv': '600', 'person.json': '600', 'leads.db.desk-key': '600' },
    ...{ 'leads.db': '600', 'leads.db-wal': '600', 'leads.db-shm': '600' },
  });
  expect(modesIn(parent)).toMatchObject({ made: '700' });
  server.kill();
  await once(server, 'exit');
});

test('opening a database that other users can read closes it to them', async () => {
  const { url, database } = await newSite();
  for (const suffix of ['', '-wal', '-shm']) fs.chmodSync(database + suffix, 0o664);
  const opened = await openStore(url);
  const closed = { 'leads.db': '600', 'leads.db-wal': '600', 'leads.db-shm': '600' };
  expect(modesIn(dirname(database))).toMatchObject(closed);
  await opened.close();
});

/** Returns the files that contain `needle`, in the folder of `file`. */
function filesWith(file: string, needle: string): string[] {
  return fs
    .readdirSync(dirname(file), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => fs.readFileSync(path).includes(needle))
    .map((path) => basename(path));
}

test.concurrent('erase fails while a reader keeps old pages, and succeeds later', { ...FULL }, async () => {
  const email = 'kept.by.reader@studio.example';
  const server = await startServer({ LOG_LEVEL: 'silent' });
  for (let i = 0; i < 20; i++) expect((await send(server.url, { email })).status).toBe(201);
  const { databaseFile: file } = server;
  const reader = new DatabaseSync(file);
  reader.exec('begin; select count(*) from call_bookings');
  const command = ['erase', '--email', email, '--yes'];
  const erase = () => spawnCommand(`sqlite:${file}`, command);
  const first = await erase();
  expect(first).toMatchObject({ status: 1, stdout: expect.not.stringContaining('Erased.') });
  expect(first.stderr).toContain(`${file}-wal`);
  expect(first.stderr).toContain(`erase --email ${email}`);
  expect(server.rows('call_bookings')).toEqual([]);
  expect(filesWith(file, email)).not.toEqual([]);
  reader.close();
  const last = await erase();
  expect(last).toMatchObject({ status: 0, stderr: '' });
  expect(filesWith(file, email)).toEqual([]);
  await server.stop();
});
