import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, type TestContext, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { ask, newDatabase } from '../new-database.ts';
import { ANSWERS, BOOKING, type RunningServer, startServer } from '../start-server.ts';

/** A server with metrics, and its metrics as they are a second later: one that is asked twice answers the same. */
async function withMetrics({ onTestFinished }: TestContext, env: Record<string, string> = {}) {
  const port = await freePort();
  const server = await startServer({ METRICS_PORT: String(port), LOG_LEVEL: 'fatal', ...env });
  onTestFinished(async () => void (await server.stop()));
  const url = `http://127.0.0.1:${port}/metrics`;
  return { server, port, url, metrics: async () => parse(await (await fetch(url)).text()) };
}

/** The samples by name and labels, as they stand in the text. */
function parse(text: string): Record<string, number> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

async function send({ url }: RunningServer, table: string, row: object): Promise<number> {
  const { status } = await fetch(`${url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-form-trap': '' },
    body: JSON.stringify(row),
  });
  return status;
}

test('metrics count what was answered and stored, and how the outbox stands, and name nobody', async (context) => {
  const { server, url, metrics } = await withMetrics(context, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@loomline.example',
  });
  const id = crypto.randomUUID();
  expect(await send(server, 'call_bookings', { ...BOOKING, id })).toBe(201);
  expect(await send(server, 'call_bookings', { ...BOOKING, id })).toBe(409);
  expect(await send(server, 'quiz_submissions', ANSWERS)).toBe(201);
  expect(await send(server, 'call_bookings', { ...BOOKING, name: ' ' })).toBe(400);
  expect(await send(server, `ines@studionorte.example`, BOOKING)).toBe(404);
  await fetch(`${server.url}/about`);
  await fetch(`${server.url}/about`, { headers: { 'if-none-match': '"x"' } });
  await fetch(`${server.url}/favicon.svg?ines@studionorte.example`);
  await fetch(`${server.url}/no-such-page?ines@studionorte.example`);
  await fetch(`${server.url}/readyz`);
  const broken = connect(Number(new URL(server.url).port), '127.0.0.1', () => broken.write('ines\r\n\r\n'));
  await once(broken.resume(), 'close');
  await ask(
    `sqlite:${server.databaseFile}`,
    `update deliveries set created_at = '2020-01-01T00:00:00.000Z', due_at = '2099-01-01T00:00:00.000Z'`,
  );

  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  expect(text).not.toMatch(/ines|studio|norte/i);
  expect(parse(text)).toMatchObject({
    'loomline_requests_total{kind="insert",status="201"}': 2,
    'loomline_requests_total{kind="insert",status="400"}': 1,
    'loomline_requests_total{kind="insert",status="404"}': 1,
    'loomline_requests_total{kind="insert",status="409"}': 1,
    'loomline_requests_total{kind="page",status="200"}': 2,
    'loomline_requests_total{kind="page",status="404"}': 1,
    'loomline_requests_total{kind="file",status="200"}': 1,
    'loomline_requests_total{kind="probe",status="200"}': 1,
    'loomline_requests_total{kind="unreadable",status="400"}': 1,
    'loomline_inserts_total{table="call_bookings",outcome="stored"}': 1,
    'loomline_inserts_total{table="call_bookings",outcome="duplicate"}': 1,
    'loomline_inserts_total{table="quiz_submissions",outcome="stored"}': 1,
    'loomline_deliveries{kind="acknowledgement",state="waiting"}': 2,
    loomline_database_up: 1,
    nodejs_eventloop_lag_p99_seconds: expect.any(Number),
  });
  const { 'loomline_oldest_delivery_seconds{kind="acknowledgement"}': age } = await metrics();
  expect(age).toBeGreaterThan(6 * 365 * 24 * 60 * 60);
});

test('a database that is away shows, as do the answers of 503, and the rest is still there', async (context) => {
  const url = await newDatabase('postgres');
  const { server, metrics } = await withMetrics(context, { DATABASE_URL: url });
  await ask(url, 'alter table call_bookings rename to elsewhere');
  await ask(url, 'alter table deliveries rename to elsewhere2');
  await ask(url, 'alter table kysely_migration rename to elsewhere3');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  const found = await metrics();
  expect(found).toMatchObject({
    loomline_database_up: 0,
    'loomline_requests_total{kind="probe",status="503"}': 1,
  });
  expect(Object.keys(found).some((name) => name.startsWith('loomline_deliveries'))).toBe(false);
});

test('nothing but /metrics is served there, to nobody but this machine, and not at all unless asked for', async (context) => {
  const { server, port, url } = await withMetrics(context);
  expect(server.output()).toContain(`Metrics are at ${url}`);
  for (const path of ['/', '/about', '/rest/v1/call_bookings', '/metrics/x']) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
  }
  expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow();
  const silent = await startServer({ LOG_LEVEL: 'fatal' });
  expect(silent.output()).not.toContain('Metrics');
  await silent.stop();
});

test('a port that is taken stops the start with one line', async ({ onTestFinished }) => {
  const other: Server = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : '';
  await expect(startServer({ METRICS_PORT: String(port) })).rejects.toThrow(
    new RegExp(`^METRICS_PORT="${port}" is invalid: expected a port that is free on 127.0.0.1\\n$`),
  );
});

test('a hundred clients that hang there keep out neither a monitor nor visitors', async (context) => {
  const { server, port, url } = await withMetrics(context);
  const hanging: Socket[] = [];
  for (let count = 0; count < 100; count++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    // Some say nothing, some half a request, and some go on waiting after their answer.
    socket
      .pause()
      .write(
        ['', 'GET /metrics HTTP/1.1\r\nHost: x\r\n', 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n'][count % 3] ??
          '',
      );
    hanging.push(socket.resume());
  }
  context.onTestFinished(() => {
    for (const socket of hanging) socket.destroy();
  });
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  // No more than a few are kept, and the end does not wait for them.
  await expect.poll(() => hanging.filter(({ closed }) => closed).length).toBeGreaterThan(80);
  expect(await server.stop()).toBe(0);
});
