import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  existsSync,
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
import { backup, DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '#leads/store/lead-store.ts';
import { openSqliteFile } from '#leads/store/sqlite-file.ts';
import { sqliteInserts } from '#leads/store/sqlite-inserts.ts';
import { openSqliteStore } from '#leads/store/sqlite-store.ts';
import { CLI, ENDING_WITH_PARENT, PROGRAM } from '../../scripts/spawn-server.ts';
import { fullUnless } from '../full.ts';
import { blankDatabase, newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';
import { startSmtp } from '../start-smtp.ts';

/** Sends one lead under an id of its own, which it returns where the lead was acknowledged. */
async function send(url: string, change: object = {}): Promise<{ status: number; id: string }> {
  const id = crypto.randomUUID();
  const response = await fetch(`${url}/rest/v1/call_bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...BOOKING, ...change, id }),
  });
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

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}

async function until(isSo: () => boolean | Promise<boolean>, ms = 60_000): Promise<void> {
  for (const started = performance.now(); !(await isSo()); await sleep(50)) {
    if (performance.now() - started > ms) throw new Error(`Not within ${ms} ms: ${isSo}`);
  }
}

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
  for (let turn = 0; turn < 80; turn++) {
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
  happens(file: string, other: string): void;
  /** Whether what was acknowledged before can be saved. */
  saves: boolean;
  /** Whether it stands for the others in `npm test`. */
  isExample?: true;
}

const ACCIDENTS: Record<string, Accident> = {
  'the file and all beside it are removed': {
    happens: (file) => {
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
    },
    saves: false,
  },
  'the file alone is removed': { happens: (file) => rmSync(file), saves: false },
  'the file and all beside it are moved away': {
    happens: (file) => {
      for (const suffix of ['', '-wal', '-shm']) renameSync(file + suffix, `${file}.moved${suffix}`);
    },
    saves: false,
  },
  'the file alone is moved away': { happens: (file) => renameSync(file, `${file}.moved`), saves: false },
  'another database takes its place': {
    happens: (file, other) => renameSync(other, file),
    saves: false,
    isExample: true,
  },
  'the file is emptied': { happens: (file) => truncateSync(file), saves: false },
  'its log is removed': { happens: (file) => rmSync(`${file}-wal`), saves: true, isExample: true },
  'its log is moved away': { happens: (file) => renameSync(`${file}-wal`, `${file}.moved`), saves: true },
  'the index of its log is removed': { happens: (file) => rmSync(`${file}-shm`), saves: true },
  'its log and the index are removed': {
    happens: (file) => {
      for (const suffix of ['-wal', '-shm']) rmSync(file + suffix);
    },
    saves: true,
  },
};

function environment(databaseFile: string) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, PORT: '0', DATABASE_URL: `sqlite:${databaseFile}` };
}

/** Runs a command beside what else is going on here. */
async function cli(databaseFile: string, ...args: string[]) {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: environment(databaseFile),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status, stdout, stderr };
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

for (const [accident, { happens, saves, isExample = false }] of Object.entries(ACCIDENTS)) {
  test.concurrent(
    `${accident} while the server runs: no lead is acknowledged that is not there after the next start`,
    fullUnless(isExample),
    async () => {
      const server = await startServer({ LOG_LEVEL: 'error' });
      const { databaseFile: file } = server;
      const before = await sendMany(server.url, 20);
      expect(before).toHaveLength(20);
      const other = await emptyDatabase(dirname(file));

      happens(file, other);
      const isThere = existsSync(file);
      const after = await sendMany(server.url, 20);
      if (saves) await until(async () => (await statusOf(`${server.url}/readyz`)) === 200);
      else if (!isThere) {
        expect(after).toEqual([]);
        expect(await statusOf(`${server.url}/readyz`)).toBe(503);
        expect(existsSync(file)).toBe(false);
      }
      expect(await statusOf(`${server.url}/about`)).toBe(200);
      const more = await sendMany(server.url, 5);
      const lines = server.output().split('\n');
      expect(lines.filter((line) => line.includes("the database can't be used")).length).toBe(1);
      expect(lines.length).toBeLessThan(10);

      await server.stop('SIGKILL');
      const next = await startServer({ DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'silent' }).catch(
        () => undefined,
      );
      const acknowledged = [...(saves ? before : []), ...after, ...more];
      if (saves) expect(more).toHaveLength(5);
      await next?.stop();
      expect(idsIn(file)).toEqual(expect.arrayContaining(acknowledged));
    },
  );
}

for (const how of ['at rest', 'under load']) {
  test.concurrent(
    `a log that is removed ${how} takes nothing with it that was acknowledged`,
    fullUnless(how === 'under load'),
    async () => {
      const server = await startServer({ LOG_LEVEL: 'silent' });
      const acknowledged = await sendMany(server.url, 50);
      const sending = Array.from({ length: how === 'under load' ? 8 : 0 }, () => sendMany(server.url, 30));
      await sleep(200);
      rmSync(`${server.databaseFile}-wal`);
      for (const ids of await Promise.all(sending)) acknowledged.push(...ids);
      await sleep(2500);
      await server.stop('SIGKILL');
      expect(idsIn(server.databaseFile)).toEqual(expect.arrayContaining(acknowledged));
    },
  );
}

test.concurrent('what is acknowledged goes along with a file that is moved without its log', async () => {
  const server = await startServer({ LOG_LEVEL: 'silent' });
  const acknowledged = await sendMany(server.url, 20);
  renameSync(server.databaseFile, `${server.databaseFile}.moved`);
  await until(async () => (await statusOf(`${server.url}/readyz`)) === 503);
  await server.stop('SIGKILL');
  expect(idsIn(`${server.databaseFile}.moved`)).toEqual(expect.arrayContaining(acknowledged));
});

for (const [how, put] of [
  ['renamed into place', renameSync],
  ['copied into place', copyFileSync],
  ['written into the emptied file', copyFileSync],
] as const)
  test.concurrent(
    `a restored file that is ${how} is opened by itself`,
    fullUnless(put === renameSync),
    async () => {
      const server = await startServer({ LOG_LEVEL: 'info' });
      const { databaseFile: file } = server;
      const kept = await sendMany(server.url, 30);
      const copy = `${file}.copy`;
      const source = new DatabaseSync(file);
      await backup(source, copy);
      source.close();
      await sendMany(server.url, 5);
      if (how === 'written into the emptied file') truncateSync(file);
      else rmSync(file);
      await until(async () => (await statusOf(`${server.url}/readyz`)) === 503);
      expect(await sendMany(server.url, 3)).toEqual([]);

      put(copy, file);
      await until(async () => (await statusOf(`${server.url}/readyz`)) === 200);
      const after = await sendMany(server.url, 20);
      expect(after).toHaveLength(20);
      expect(server.output()).toMatch(/open again/);
      await server.stop('SIGKILL');
      expect(idsIn(file).sort()).toEqual([...kept, ...after].sort());
    },
  );

for (const [what, put, why] of [
  ['no database', (file: string) => copyFileSync('package.json', file), 'not a database'],
  [
    'of a newer version',
    (file: string) => {
      const newer = new DatabaseSync(file);
      newer.exec(`create table kysely_migration (name text, timestamp text)`);
      newer.exec(`insert into kysely_migration values ('999_later', '2099-01-01T00:00:00Z')`);
      newer.close();
    },
    'newer version',
  ],
] as const)
  test.concurrent(
    `a file that is ${what} is not opened when it is put in place, and one line says why`,
    fullUnless(what === 'of a newer version'),
    async () => {
      const server = await startServer({ LOG_LEVEL: 'error' });
      const { databaseFile: file } = server;
      await sendMany(server.url, 2);
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
      put(file);
      const bytes = readFileSync(file);
      const acknowledged = [];
      for (const started = performance.now(); performance.now() - started < 4000; await sleep(100)) {
        acknowledged.push(...(await sendMany(server.url, 1)));
      }
      expect(acknowledged).toEqual([]);
      expect(await statusOf(`${server.url}/readyz`)).toBe(503);
      expect(readFileSync(file).equals(bytes)).toBe(true);
      const notices = server.output().match(new RegExp(`"the database can't be used: [^"]*${why}`, 'g'));
      expect(notices).toHaveLength(1);
      await server.stop();
    },
  );

/** A database with the product's tables and no rows, closed. */
async function emptyDatabase(folder: string): Promise<string> {
  const file = join(folder, 'other.db');
  const store = await openSqliteStore(file);
  await store.close();
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
      // One of these is there already, and open to all.
      closeSync(openSync(join(folder, 'leads.csv'), 'w', 0o666));
      for (const args of [
        ['export', '--out', join(folder, 'leads.csv')],
        ['export', '--email', BOOKING.email, '--out', join(folder, 'person.json')],
        ['stats', '--html', join(folder, 'stats.html')],
      ]) {
        const cli = startUnder(umask, file, CLI, ...args);
        cli.stdout.resume();
        expect(await once(cli, 'exit')).toEqual([0, null]);
      }
      const owners = { '.': '700', 'leads.csv': '600', 'person.json': '600', 'stats.html': '600' };
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

test.concurrent('a database that others may read is closed to them when it is opened', async () => {
  const server = await startServer({ LOG_LEVEL: 'silent' });
  const { databaseFile: file } = server;
  await sendMany(server.url, 1);
  await server.stop('SIGKILL');
  const files = ['', '-wal', '-shm'].map((suffix) => file + suffix);
  expect(spawnSync('chmod', ['0664', ...files]).status).toBe(0);
  const next = await startServer({ DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'silent' });
  expect(files.map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual(['600', '600', '600']);
  await next.stop();
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

for (const flags of [[], ['--json']]) {
  test.concurrent(
    `erase ${flags} does not say that it is done while a reader keeps copies, and is finished by itself once it ends`,
    fullUnless(flags.length === 0),
    async () => {
      const email = 'kept.by.reader@studio.example';
      const server = await storeOne(email);
      const { databaseFile: file } = server;
      const reader = await beside(file, HANGING_READER);
      const first = await cli(file, 'erase', '--email', email, '--yes', ...flags);
      expect(first).toMatchObject({ status: 1, stdout: expect.not.stringContaining('Erased.') });
      expect(first.stderr).toContain(`${file}-wal`);
      expect(first.stderr).toContain(`erase --email ${email}`);
      if (flags.length > 0) {
        expect(JSON.parse(first.stdout)).toMatchObject({
          erased: true,
          found: { call_bookings: 20 },
          left: { file: `${file}-wal`, bytes: expect.any(Number) },
        });
      }
      expect(server.rows('call_bookings')).toEqual([]);
      expect(filesWith(file, email)).not.toEqual([]);
      const again = await cli(file, 'erase', '--email', email, '--yes', ...flags);
      expect(again.status).toBe(1);

      await end(reader);
      const last = await cli(file, 'erase', '--email', email, '--yes', ...flags);
      expect(last).toMatchObject({ status: 0, stderr: '' });
      expect(filesWith(file, email)).toEqual([]);
      await server.stop();
    },
  );
}

test.concurrent('erase waits for a reader that is done soon', async () => {
  const email = 'short.reader@studio.example';
  const server = await storeOne(email);
  const reader = await beside(server.databaseFile, HANGING_READER.replace('60_000', '1500'));
  const { status, stdout } = await cli(server.databaseFile, 'erase', '--email', email, '--yes');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('Erased.') });
  expect(filesWith(server.databaseFile, email)).toEqual([]);
  expect(reader.exitCode).not.toBe(null);
  await server.stop();
});

/** A file system of its own of 1 MB, with so many bytes free, which a command has at $0. */
const SMALL_DISK = `
  mount -t tmpfs -o size=1m none "$0"
  if [ "$2" = used ]; then DATABASE_URL="sqlite:$0/leads.db" "$3" ${CLI} list; fi
  head -c 1m /dev/zero > "$0/ballast"
  truncate -s "-$1" "$0/ballast"
  DATABASE_URL="sqlite:$0/$4" PORT=0 timeout 30 "$3" ${PROGRAM}`;
const hasOwnDisk =
  spawnSync('unshare', ['--mount', '--map-root-user', 'sh', '-c', `mount -t tmpfs none ${tmpdir()}`])
    .status === 0;

for (const [how, state, free, name] of [
  ['no room at all', 'fresh', 0, 'leads.db'],
  ['no room for the index of the log', 'used', 0, 'leads.db'],
  ['no room for a folder’s file', 'fresh', 0, 'made/here/leads.db'],
  ['a little room', 'fresh', 20_000, 'leads.db'],
  ['room for half the migrations', 'fresh', 90_000, 'leads.db'],
] as const)
  test
    .skipIf(!hasOwnDisk)
    .concurrent(
      `a start with ${how} on the disk says that the disk is full, and which`,
      fullUnless(free === 90_000),
      async () => {
        const folder = mkdtempSync(join(tmpdir(), 'loomline-'));
        const child = spawn(
          'unshare',
          [
            '--mount',
            '--map-root-user',
            'sh',
            '-c',
            SMALL_DISK,
            folder,
            String(free),
            state,
            process.execPath,
            name,
          ],
          { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env.PATH } },
        );
        const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
        expect(status).toBe(1);
        const lines = said.split('\n').filter((line) => line.startsWith('The database file'));
        expect(lines).toEqual([
          expect.stringMatching(
            new RegExp(
              `^The database file ${join(folder, name)} can't be used: the disk of ${dirname(join(folder, name))} is full`,
            ),
          ),
        ]);
      },
    );

test.concurrent('a database is opened by several processes at once while another holds it for seconds', async () => {
  const url = await blankDatabase('sqlite');
  const holder = await beside(
    url.slice('sqlite:'.length),
    `database.exec('pragma journal_mode = wal; create table mine (x); begin immediate');
    console.log('held');
    await sleep(4000);`,
  );
  const servers = await Promise.all(
    Array.from({ length: 3 }, () => startServer({ DATABASE_URL: url, LOG_LEVEL: 'silent' })),
  );
  expect(holder.exitCode).toBe(0);
  for (const server of servers) expect((await send(server.url)).status).toBe(201);
  for (const server of servers) await server.stop();
});

async function newFile(): Promise<string> {
  return (await newDatabase('sqlite')).slice('sqlite:'.length);
}

test.concurrent('the log that a reader keeps from being emptied has a bound, and shrinks by itself once the reader ends', async () => {
  const file = await newFile();
  const notices: string[] = [];
  const store = await openSqliteStore(file, {
    notify: (level, message) => notices.push(`${level}: ${message}`),
    logLimits: { warnAt: 300_000, refuseAt: 1_000_000 },
  });
  await store.insert('call_bookings', newBooking());
  const reader = await beside(file, HANGING_READER);
  const size = () => statSync(`${file}-wal`).size;
  const outcomes = [];
  for (let i = 0; i < 1000; i++) {
    outcomes.push(await store.insert('call_bookings', newBooking()).catch((error: unknown) => error));
  }
  expect(outcomes.filter((outcome) => outcome === 'stored').length).toBeGreaterThan(20);
  expect(outcomes.at(-1)).toBeInstanceOf(StoreUnavailable);
  expect(size()).toBeLessThan(1_100_000);
  await expect(store.ping()).rejects.toThrow(/-wal has grown to 1 MB/);

  await end(reader);
  await until(() => size() === 0);
  expect(notices).toEqual([expect.stringMatching(/^error: .*leads\.db-wal has grown to \d+ MB/)]);
  expect(await store.insert('call_bookings', newBooking())).toBe('stored');
  await store.ping();
  await store.close();
});

test.concurrent('what the log holds goes into the file within about a minute, without a write and without a stop', async () => {
  const file = await newFile();
  const store = await openSqliteStore(file, { logLimits: { checkpointEveryMs: 500 } });
  await store.insert('call_bookings', newBooking());
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  await until(() => statSync(`${file}-wal`).size === 0);
  await store.close();
});

test.concurrent('a rollback that fails refuses the inserts that it was for, and the next one is stored', async () => {
  const path = await newFile();
  const file = await openSqliteFile(path, () => {});
  const { inserting } = await file.acquire();
  const exec = inserting.exec.bind(inserting);
  inserting.exec = (text) => {
    if (/commit|rollback/.test(text)) throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
    exec(text);
  };
  const inserts = sqliteInserts(file, 2000);
  const outcomes = await Promise.allSettled([
    inserts.insert('call_bookings', newBooking()),
    inserts.insert('call_bookings', newBooking()),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await inserts.insert('call_bookings', newBooking())).toBe('stored');
  await inserts.finished();
  await file.close();
  expect(idsIn(path)).toHaveLength(1);
});

test.concurrent('an insert waits for a transaction of the same process that is held over an await', async () => {
  const file = await newFile();
  const store = await openSqliteStore(file);
  let insert: Promise<string> | undefined;
  await store.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('deliveries').set({ error: null }).execute();
    insert = store.insert('call_bookings', newBooking());
    await sleep(500);
    expect(await transaction.selectFrom('call_bookings').selectAll().execute()).toEqual([]);
  });
  expect(await insert).toBe('stored');
  await store.close();
});

test.concurrent('a transaction that is under way when the file is replaced fails, and the next one works', async () => {
  const file = await newFile();
  const other = await emptyDatabase(dirname(file));
  const notices: string[] = [];
  const store = await openSqliteStore(file, { notify: (_level, message) => notices.push(message) });
  const transaction = store.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('call_bookings')
      .values(newBooking({ id: crypto.randomUUID() }))
      .execute();
    renameSync(other, file);
    await until(() => notices.length > 0);
    await transaction
      .insertInto('call_bookings')
      .values(newBooking({ id: crypto.randomUUID() }))
      .execute();
  });
  await expect(transaction).rejects.toThrow(StoreUnavailable);
  await until(() =>
    store.ping().then(
      () => true,
      () => false,
    ),
  );
  expect(await store.db.selectFrom('call_bookings').selectAll().execute()).toEqual([]);
  expect(await store.insert('call_bookings', newBooking())).toBe('stored');
  await store.close();
});

test.concurrent('a path that is a link is watched as well', async () => {
  const file = await newFile();
  const link = join(dirname(file), 'link.db');
  const server = await startServer({ DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'silent' });
  await server.stop();
  symlinkSync(file, link);
  const linked = await startServer({ DATABASE_URL: `sqlite:${link}`, LOG_LEVEL: 'silent' });
  const acknowledged = await sendMany(linked.url, 5);
  expect(acknowledged).toHaveLength(5);
  rmSync(`${file}-wal`);
  acknowledged.push(...(await sendMany(linked.url, 5)));
  await until(async () => (await statusOf(`${linked.url}/readyz`)) === 200);
  const other = await emptyDatabase(dirname(file));
  rmSync(link);
  symlinkSync(other, link);
  await sendMany(linked.url, 1);
  await until(async () => (await statusOf(`${linked.url}/readyz`)) === 200);
  expect(await sendMany(linked.url, 3)).toHaveLength(3);
  await linked.stop('SIGKILL');
  expect(idsIn(file)).toEqual(expect.arrayContaining(acknowledged));
  expect(idsIn(other)).toHaveLength(3);
});

test.concurrent('where another process has written past a log that was removed, the file is left to it', async () => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const { databaseFile: file } = server;
  const held = new DatabaseSync(file);
  held.exec('pragma wal_checkpoint(truncate)');
  held.close();
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
  expect(await sendMany(server.url, 20)).toEqual([]);
  expect(await statusOf(`${server.url}/readyz`)).toBe(503);
  await end(writer);
  await sleep(1500);
  expect(await sendMany(server.url, 3)).toEqual([]);
  expect(await server.stop()).toBe(0);
  const database = new DatabaseSync(file);
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare('select x from mine').all()).toEqual([{ x: 'written' }]);
  database.close();
});
