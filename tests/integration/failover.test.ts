import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, type TestContext, test } from 'vitest';
import { callCommand } from '../run-command.ts';
import { startLink } from '../start-link.ts';
import { createDatabase, query, startPostgres } from '../start-postgres.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';
import { startTcp } from '../start-tcp.ts';

// Two servers that share nothing stand for a primary and its standby: what matters here is which of them is used.
// `npm run load -- failover` has a real standby.
const second = await startPostgres();
afterAll(() => second.stop());

/** A database of one name on both servers, of which the first takes writes. */
async function startPair({ onTestFinished }: TestContext) {
  const first = await createDatabase(inject('postgresUrl'));
  const name = new URL(first).pathname.slice(1);
  await query(second.url, `create database ${name}`);
  const links = await Promise.all([first, new URL(`/${name}`, second.url).href].map(startLink));
  onTestFinished(() => {
    for (const link of links) link.close();
  });
  const [a, b] = links;
  if (!a || !b) throw new Error('There are two');
  // The second has the tables, as a standby has.
  await (await startServer({ DATABASE_URL: b.url })).stop();
  const direct = { a: first, b: new URL(`/${name}`, second.url).href };
  await demote(direct.b);
  return { a, b, direct, hosts: `127.0.0.1:${portOf(a.url)},127.0.0.1:${portOf(b.url)}`, name };
}

/** Makes a database read-only, as a standby is, and ends its connections, as a change of roles does. */
async function demote(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const admin = new URL('/postgres', url).href;
  await query(admin, `alter database ${name} set default_transaction_read_only = on`);
  await query(admin, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
}

async function promote(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await query(new URL('/postgres', url).href, `alter database ${name} reset default_transaction_read_only`);
}

const portOf = (url: string) => new URL(url).port;

const urlOf = (hosts: string, name: string) =>
  `postgres://postgres:password@${hosts}/${name}?target_session_attrs=read-write`;

/** Sends a booking once, and returns the status of the answer. */
async function insert({ url }: RunningServer, id = crypto.randomUUID()): Promise<number> {
  const response = await fetch(`${url}/rest/v1/call_bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...BOOKING, id }),
  });
  await response.arrayBuffer();
  return response.status;
}

const count = async (url: string) => (await query(url, 'select id from call_bookings')).length;

test('of two servers the one that takes writes is found, also when they change their roles', async (context) => {
  const { hosts, name, direct } = await startPair(context);
  const server = await startServer({ DATABASE_URL: urlOf(hosts, name) });
  context.onTestFinished(async () => void (await server.stop()));
  expect(server.output()).toContain(`Leads go to ${hosts}/${name} (PostgreSQL)`);
  expect(server.output()).not.toContain('password');
  expect(await insert(server)).toBe(201);
  expect([await count(direct.a), await count(direct.b)]).toEqual([1, 0]);

  await demote(direct.a);
  expect([500, 201]).not.toContain(await insert(server));
  await promote(direct.b);
  await expect.poll(() => insert(server)).toBe(201);
  expect([await count(direct.a), await count(direct.b)]).toEqual([1, 1]);
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(server.output().match(/leads go to 127\.0\.0\.1:\d+ now/g)).toHaveLength(1);

  // The command line and the next server look for themselves.
  const listed = await callCommand(urlOf(hosts, name), ['list', '--json']);
  expect(listed.rows()).toHaveLength(1);
});

test('a connection that has become read-only is closed, also where only one host is known', async ({
  onTestFinished,
}) => {
  const url = await createDatabase(second.url);
  const setReadOnly = async (value: 'on' | 'off') => {
    // Reaches sessions that are open, too.
    await query(second.url, `alter system set default_transaction_read_only = ${value}`);
    await query(second.url, 'select pg_reload_conf()');
  };
  const sessions = async () =>
    (await query(url, `select pid from pg_stat_activity where application_name = 'loomline'`)).map(
      ({ pid }) => pid,
    );
  const server = await startServer({ DATABASE_URL: url });
  onTestFinished(async () => void (await server.stop()));
  expect(await insert(server)).toBe(201);
  const before = await sessions();

  await setReadOnly('on');
  await expect.poll(() => insert(server)).toBe(503);
  expect((await sessions()).filter((pid) => before.includes(pid)).length).toBeLessThan(before.length);
  await setReadOnly('off');
  await expect.poll(() => insert(server)).toBe(201);
});

test('a server that is cut off holds nobody up once the other takes writes', async (context) => {
  const { a, hosts, name, direct } = await startPair(context);
  const server = await startServer({ DATABASE_URL: urlOf(hosts, name) });
  context.onTestFinished(async () => void (await server.stop()));
  const ids = Array.from({ length: 30 }, () => crypto.randomUUID());
  expect(await Promise.all(ids.map((id) => insert(server, id)))).toEqual(Array(30).fill(201));

  a.freeze();
  const underWay = Promise.all(Array.from({ length: 30 }, () => insert(server)));
  await promote(direct.b);
  await expect.poll(() => insert(server)).toBe(201);
  for (const status of await underWay) expect([201, 503]).toContain(status);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  // Back again, it still is one that takes writes; but nobody has a reason to leave the other.
  a.thaw();
  expect(await Promise.all(ids.map(() => insert(server)))).toEqual(Array(30).fill(201));
  expect(await count(direct.a)).toBe(30);
});

for (const [what, serve] of [
  ['says nothing', () => {}],
  ['hangs up', (socket: { destroy(): void }) => socket.destroy()],
] as const) {
  test(`a first host that ${what} is not asked for each connection`, { tags: 'full' }, async (context) => {
    const { b, name, direct } = await startPair(context);
    await promote(direct.b);
    let asked = 0;
    const silent = await startTcp((socket) => {
      asked += 1;
      serve(socket);
    });
    context.onTestFinished(silent.stop);
    const server = await startServer({
      DATABASE_URL: urlOf(`127.0.0.1:${silent.port},127.0.0.1:${portOf(b.url)}`, name),
    });
    context.onTestFinished(async () => void (await server.stop()));
    const statuses = await Promise.all(Array.from({ length: 40 }, () => insert(server)));
    expect(statuses).toEqual(Array(40).fill(201));
    expect(asked).toBeLessThanOrEqual(2);
  });
}

test('a start without a server that takes writes says what each of them answered', {
  tags: 'full',
}, async (context) => {
  const { direct, hosts, name } = await startPair(context);
  await demote(direct.a);
  const failed = await startServer({ DATABASE_URL: urlOf(hosts, name) }).catch(
    (error: Error) => error.message,
  );
  const [first, other] = hosts.split(',');
  expect(failed).toBe(
    `The database ${hosts}/${name} can't be used: no server takes writes (${first}: read-only; ${other}: read-only)\n`,
  );
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

test.skipIf(!hasOpenssl)(
  "with verify-full the certificate of each server has to name that server's own host",
  { tags: 'full' },
  async ({ onTestFinished }) => {
    const servers = await Promise.all([startPostgres(), startPostgres()]);
    onTestFinished(async () => void (await Promise.all(servers.map(({ stop }) => stop()))));
    const folder = mkdtempSync(join(tmpdir(), 'loomline-tls-'));
    const authority = makeCertificate(folder, 'authority');
    const [a, b] = servers.map(({ url }) => url);
    if (!a || !b) throw new Error('There are two');
    await useCertificate(a, makeCertificate(folder, 'a', 'DNS:localhost', authority));
    await useCertificate(b, makeCertificate(folder, 'b', 'IP:127.0.0.1', authority));
    const urlFor = (first: string, other: string) =>
      `postgres://postgres:password@${first}:${portOf(a)},${other}:${portOf(b)}/postgres?sslmode=verify-full&sslrootcert=${authority}.crt`;

    const refused = await startServer({ DATABASE_URL: urlFor('127.0.0.1', 'localhost') }).catch(String);
    expect(refused).toMatch(/does not match certificate's altnames.*does not match certificate's altnames/);
    await (await startServer({ DATABASE_URL: b })).stop();
    await query(b, 'alter system set default_transaction_read_only = on');
    await query(b, 'select pg_reload_conf()');
    const server = await startServer({ DATABASE_URL: urlFor('localhost', '127.0.0.1') });
    onTestFinished(async () => void (await server.stop()));
    expect(await insert(server)).toBe(201);
    await query(b, 'alter system reset default_transaction_read_only');
    await query(b, 'select pg_reload_conf()');
    await servers[0]?.stop();
    await expect.poll(() => insert(server)).toBe(201);
    expect(await count(b)).toBe(1);
    await servers[0]?.start();
  },
);

/** Makes an authority, or a certificate that it signs for a name, and returns the path of both files. */
function makeCertificate(folder: string, name: string, subject = '', authority = ''): string {
  const path = join(folder, name);
  const signed = [
    '-CA',
    `${authority}.crt`,
    '-CAkey',
    `${authority}.key`,
    '-addext',
    `subjectAltName=${subject}`,
  ];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`],
      ...['-keyout', `${path}.key`, '-out', `${path}.crt`],
      ...(authority === '' ? [] : signed),
    ],
    { stdio: 'pipe' },
  );
  return path;
}

/** Lets a running PostgreSQL take TLS connections. Its key has to be its own user's. */
async function useCertificate(url: string, path: string): Promise<void> {
  const [{ data_directory: data = '' } = {}] = await query<{ data_directory: string }>(
    url,
    'show data_directory',
  );
  const { uid, gid } = statSync(data);
  for (const kind of ['key', 'crt']) {
    copyFileSync(`${path}.${kind}`, join(data, `server.${kind}`));
    chownSync(join(data, `server.${kind}`), uid, gid);
  }
  await query(url, 'alter system set ssl = on');
  await query(url, 'select pg_reload_conf()');
}
