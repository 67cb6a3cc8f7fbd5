import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { startWithDesk } from '../open-desk.ts';
import { closing, exchange, open, request } from '../raw-requests.ts';
import { BOOKING, startServer } from '../start-server.ts';

const BOOKINGS = '/rest/v1/call_bookings';
const POST = `POST ${BOOKINGS} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

/** The bytes that each slow client sends first. */
const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
  `${POST}Content-Length: 60000\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\nffff\r\n`,
];

const server = await startServer();
afterAll(() => server.stop());
/** Resolves once the server has closed the slow connections, which are open during the other tests. */
const slow = Promise.all(BEGINNINGS.map((start) => dawdle(start)));

function dawdle(start: string): Promise<void> {
  const socket = open(server.url).resume();
  socket.write(start);
  const timer = setInterval(() => start && socket.write(' '), 500);
  return closing(socket).finally(() => clearInterval(timer));
}

const JSON_TYPE = ['Content-Type: application/json'];
const FORM_TYPE = ['Content-Type: application/x-www-form-urlencoded'];
const json = (body: string | Buffer, headers = JSON_TYPE) => request(`POST ${BOOKINGS}`, headers, body);
const form = (body: string | Buffer) => json(body, FORM_TYPE);
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const inParts = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );

const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
const ROW = JSON.stringify(BOOKING).slice(1);
const ACCENTED = { ...BOOKING, name: 'Inês' };
const FORM = new URLSearchParams(ACCENTED).toString();
const BOMB = gzipSync(JSON.stringify({ ...BOOKING, problems_to_solve: 'x'.repeat(10_000_000) }));

/** Bytes that a client sends, and the status of the answer. */
const SENT: [what: string, bytes: string | Buffer, status: number][] = [
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['bytes in the path', 'GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n', 400],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['a large header', request('GET /about', [`X-Large: ${'x'.repeat(17_000)}`]), 431],
  ['a long path', request(`GET /${'x'.repeat(17_000)}`), 431],
  // Requests that a proxy and a server might parse differently (RFC 9112 sections 6.3 and 11.2).
  ...[
    `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}`,
    `Content-Length: 2, 2\r\n\r\n{}`,
    `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    `Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    `Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n`,
  ].map((rest): [string, string, number] => [rest.split('\r\n\r\n')[0] ?? '', POST + rest + SMUGGLED, 400]),
  ['__proto__', json(`{"__proto__":{"email":"x@y.example"},${ROW}`), 400],
  ['constructor', json(`{"constructor":{"prototype":{"x":1}},${ROW}`), 400],
  ['lists in lists', json(`${'['.repeat(30_000)}${']'.repeat(30_000)}`), 400],
  ['JSON that is not UTF-8', json(latin1(JSON.stringify(ACCENTED))), 400],
  ['a form that is not UTF-8', form(latin1(FORM.replace('%C3%AA', 'ê'))), 400],
  ['a form with names of every object', form('__proto__=x&constructor=y'), 400],
  ['a form with broken escapes', form('%00=%00&%zz=%'), 400],
  ['a form of 15,000 fields', form('a=1&'.repeat(15_000)), 400],
  ['a compressed body, which is not unpacked', json(BOMB, [...JSON_TYPE, 'Content-Encoding: gzip']), 400],
];

test.each(SENT)('%s gets one answer, and nothing after it is read', async (_what, bytes, status) => {
  const answer = await exchange(server.url, typeof bytes === 'string' ? latin1(bytes) : bytes);
  expect(answer.status).toBe(status);
  expect(answer.text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(server.rows('call_bookings')).toEqual([]);
});

const stored = (email: string) => server.rows('call_bookings').filter((row) => row.email === email);

test('a chunked body may have 64 KiB, and tiny chunks end the connection', async () => {
  const send = (email: string, fill: number, size: number) => {
    const body = JSON.stringify({ ...BOOKING, email }) + ' '.repeat(fill);
    const chunks = body.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
    const sent = chunks.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('');
    const head = `${POST}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
    return exchange(server.url, `${head}${sent}0\r\n\r\n`);
  };
  expect((await send('chunks@studio.example', 60_000, 4000)).status).toBe(201);
  expect((await send('large@studio.example', 66_000, 4000)).status).toBe(413);
  expect((await send('crumbs@studio.example', 60_000, 1)).text).toBe('');
  expect(stored('chunks@studio.example')).toHaveLength(1);
  expect([...stored('large@studio.example'), ...stored('crumbs@studio.example')]).toEqual([]);
});

test('a head may have 100 headers, and a longer one ends the connection', async () => {
  const ask = (count: number) => exchange(server.url, request('GET /healthz', Array(count).fill('X: a')));
  expect((await ask(97)).status).toBe(200);
  expect((await ask(98)).text).toBe('');
});

test('a client that slowly sends too large a form can read the answer', async () => {
  const large = form(`name=${'x'.repeat(300_000)}`);
  const answer = await exchange(server.url, ...inParts(large, 50_000));
  expect(answer.status).toBe(413);
  expect(answer.body).toContain('larger than 64 KiB');
});

test('aborted posts count towards the rate limit, and log nothing', async () => {
  const limited = await startServer({ RATE_LIMIT: '5', LOG_LEVEL: 'warn' });
  const before = limited.output();
  for (const path of [BOOKINGS, '/call-times', '/answer/none', '/nope', '/about'])
    for (const how of ['destroy', 'resetAndDestroy', 'end'] as const) {
      const leaving = open(limited.url);
      const rest = 'Content-Type: application/json\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n{';
      leaving.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${rest}`);
      // Wait for '100 Continue', which the server sends once it has read the head.
      await once(leaving, 'data');
      leaving[how]();
    }
  const late = form(`name=${'x'.repeat(300_000)}`);
  const answer = await exchange(limited.url, late.subarray(0, 1000), late.subarray(1000));
  expect(answer.status).toBe(429);
  expect(answer.body).toContain('Too many submissions.');
  await limited.stop();
  expect(limited.output()).toBe(before);
});

test('an endless body ends the connection', async () => {
  for (const line of [`PUT ${BOOKINGS}`, 'GET /about']) {
    const start = `${line} HTTP/1.1\r\nHost: x\r\n`;
    const socket = open(server.url).resume();
    const closed = closing(socket);
    socket.write(`${start}Transfer-Encoding: chunked\r\n\r\n`);
    let sent = 0;
    for (; !socket.closed && sent < 4000; sent++) {
      socket.write(`1000\r\n${'x'.repeat(4096)}\r\n`);
      await sleep(1);
    }
    expect(sent, start).toBeLessThan(4000);
    await closed;
  }
});

test.each(['http://shop.example/about?a=b', 'HTTP://other.example/about', 'https://shop.example:8443?a=b'])(
  'a request for the absolute URL %s is answered like one for its path',
  async (address) => {
    expect((await exchange(server.url, request(`GET ${address}`))).status).toBe(200);
  },
);

test('ten of many pipelined requests are answered, and the last answer closes the connection', async () => {
  const ask = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
  const { text } = await exchange(server.url, ask.repeat(33));
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(10);
  expect(text.match(/^connection: close/gim)).toHaveLength(1);
});

test('a row that arrives in pieces is stored like a whole one', async () => {
  const body = JSON.stringify({ ...BOOKING, email: 'cut@studio.example' });
  const bytes = json(body);
  for (const size of [1, 200]) {
    expect((await exchange(server.url, ...inParts(bytes, size))).status).toBe(201);
  }
  expect(stored('cut@studio.example')).toHaveLength(2);
});

test('clients that don’t read their answers and slow clients are disconnected', async () => {
  const greedy = open(server.url);
  greedy.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1500));
  await Promise.all([closing(greedy), slow]);
});

test('idle connections beyond the limit, which site and desk share, don’t keep new connections out', async () => {
  const { url, desk, stop } = await startWithDesk();
  const idle = Array.from({ length: 1100 }, (_, index) => open(index % 2 === 0 ? url : desk.origin).resume());
  await expect.poll(() => idle.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(100);
  expect((await fetch(`${url}/about`)).status).toBe(200);
  for (const socket of idle) socket.destroy();
  await stop();
});
