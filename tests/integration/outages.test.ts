import { EventEmitter, once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { audit } from '../load/audit.ts';
import { startFleet } from '../load/senders.ts';
import { createDatabase, query, startPostgres } from '../start-postgres.ts';
import { BOOKING, startServer } from '../start-server.ts';

/** With something to send for each lead, so that an insert is a transaction of several statements. */
const WITH_DELIVERIES = { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'whsec_c2VjcmV0' };

interface Answer {
  status: number;
  retryAfter: string | null;
  ms: number;
}

async function insert(url: string, row: object = BOOKING): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(`${url}/rest/v1/call_bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  await response.arrayBuffer();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    ms: performance.now() - started,
  };
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}

async function until(isSo: () => boolean | Promise<boolean>, ms = 15_000): Promise<void> {
  for (const started = performance.now(); !(await isSo()); await sleep(50)) {
    if (performance.now() - started > ms) throw new Error(`Not within ${ms} ms: ${isSo}`);
  }
}

test('PostgreSQL stopped under load: 503 until it is there again, and nothing that was acknowledged is lost', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const server = await startServer({ ...WITH_DELIVERIES, DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' });
  const fleet = startFleet({ urls: [server.url], senders: 24 });
  const { acknowledged, answers } = fleet.report;
  for (let round = 0; round < 2; round++) {
    const before = acknowledged.size;
    await until(() => acknowledged.size > before + 100);
    await postgres.stop();

    expect(await insert(server.url)).toMatchObject({
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
    });
    expect((await insert(server.url)).ms).toBeLessThan(4000);
    expect(await statusOf(`${server.url}/healthz`)).toBe(200);
    expect(await statusOf(`${server.url}/readyz`)).toBe(503);

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
}, 60_000);

test('PostgreSQL frozen: 503 in bounded time, at once where too many wait, and its connections are given up', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  const link = await startLink(databaseUrl);
  const server = await startServer({ DATABASE_URL: link.url, LOG_LEVEL: 'fatal' });
  await Promise.all(Array.from({ length: 20 }, () => insert(server.url)));
  expect(link.connections()).toBeGreaterThan(1);

  link.freeze();
  const answers = await Promise.all(Array.from({ length: 600 }, () => insert(server.url)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(10_000);
  expect(answers.filter(({ ms }) => ms < 2000).length).toBeGreaterThan(50);
  expect(await statusOf(`${server.url}/healthz`)).toBe(200);
  expect(await statusOf(`${server.url}/readyz`)).toBe(503);

  link.thaw();
  await until(async () => (await insert(server.url)).status === 201);
  const again = await Promise.all(Array.from({ length: 100 }, () => insert(server.url)));
  expect(again.map(({ status }) => status)).toEqual(Array(100).fill(201));
  expect(link.connections()).toBeLessThanOrEqual(10);
  expect(await server.stop()).toBe(0);
  link.close();
}, 40_000);

/**
 * A way to PostgreSQL that can stop to carry anything, without a word to either end. What was open then stays
 * dead, as after a firewall has forgotten it; what is opened after `thaw` works.
 */
async function startLink(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const frozen = new EventEmitter().setMaxListeners(0);
  let isFrozen = false;
  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => {});
    near.on('close', () => open.delete(near));
    // It has to be read, or it would not be seen that the other end has gone.
    if (isFrozen) return void near.resume();
    const far = connect(Number(target.port), target.hostname);
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    near.pipe(far);
    far.pipe(near);
    frozen.once('freeze', () => {
      near.unpipe().resume();
      far.unpipe().pause();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address?.port);
  return {
    url: url.href,
    connections: () => open.size,
    freeze() {
      isFrozen = true;
      frozen.emit('freeze');
    },
    thaw() {
      isFrozen = false;
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
