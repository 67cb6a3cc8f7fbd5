import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore } from '#leads/store/open-store.ts';
import { createApp } from '#server/app.ts';
import { readSiteFiles, type SiteFiles } from '#server/site-files.ts';

// What is answered on the connection, and what by the HTTP server: the visitor may not notice which.

let app: Awaited<ReturnType<typeof createApp>>;
let port: number;
/** How many requests the HTTP server has seen. */
let handedOver = 0;

beforeAll(async () => {
  app = await startApp();
  ({ port } = app.server.address() as AddressInfo);
  app.server.on('request', () => {
    handedOver += 1;
  });
});
afterAll(() => app.close());
beforeEach(() => {
  handedOver = 0;
});

const files: SiteFiles = new Map();

async function startApp() {
  for (const [path, file] of await readSiteFiles('dist')) files.set(path, file);
  const store = await openStore(`sqlite:${join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db')}`);
  const started = await createApp({
    config: {
      hstsSubdomains: false,
      keepAlive: 10,
      logLevel: 'silent',
      rateLimit: 10,
      siteUrl: 'http://localhost',
      trustClients: false,
      trustProxy: 1,
    },
    store,
    files,
  });
  started.addHook('onClose', () => store.close());
  await started.listen({ port: 0 });
  return started;
}

/** Sends each part by itself, and takes the whole of what comes: the date and the bodies made short. */
async function exchange(...parts: Buffer[]): Promise<string> {
  const socket = connect(port)
    .setNoDelay()
    .on('error', () => {});
  let text = '';
  socket.setEncoding('latin1').on('data', (data) => {
    text += data;
  });
  const answers: string[] = [];
  for (const part of parts) {
    text = '';
    socket.write(part);
    await answered(socket, () => text);
    const [head = '', body = ''] = text.split(/(?<=\r\n\r\n)(.*)/s);
    answers.push(head.replace(/^Date: .*$/m, 'Date: now') + createHash('sha1').update(body).digest('hex'));
  }
  socket.destroy();
  return answers.join('\n');
}

/** Resolves once an answer is whole or the connection is closed. */
async function answered(socket: Socket, text: () => string): Promise<void> {
  for (; !socket.closed; await sleep(2)) {
    const [head = '', length] = /^.*?\r\ncontent-length: (\d+).*?\r\n\r\n/is.exec(text()) ?? [];
    if (length !== undefined && text().length === head.length + Number(length)) return;
  }
}

const request = (...lines: string[]) => Buffer.from([...lines, '', ''].join('\r\n'), 'latin1');
const GET = request('GET /about HTTP/1.1', 'Host: shop.example', 'Accept-Encoding: gzip, br');

/** An empty line before a request means nothing to an HTTP server, and makes it one that is not plain. */
const notPlain = (whole: Buffer) => Buffer.concat([Buffer.from('\r\n'), whole]);

test.each([
  ['a page', GET],
  ['a page without compression', request('GET / HTTP/1.1', 'Host: a')],
  ['a page over https', request('GET /about HTTP/1.1', 'Host: a', 'X-Forwarded-Proto: https')],
  ['a page with a query', request('GET /about?utm_source=mail HTTP/1.1', 'Host: a', 'Accept-Encoding: br')],
  ['an icon', request('GET /favicon.svg HTTP/1.1', 'Host: a', 'Connection: Keep-Alive')],
])('%s is answered on the connection, as the HTTP server would', async (_name, whole) => {
  const fast = await exchange(whole);
  expect(fast).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(handedOver).toBe(0);
  expect(await exchange(notPlain(whole))).toBe(fast);
  expect(handedOver).toBe(1);
});

test.each([
  ['an unknown path', 404, request('GET /nope HTTP/1.1', 'Host: a')],
  ['a hidden page', 404, request('GET /404 HTTP/1.1', 'Host: a')],
  ['a slash too many', 308, request('GET /about/ HTTP/1.1', 'Host: a')],
  ['a film', 200, request('GET /films/website-chat.mp4 HTTP/1.1', 'Host: a', 'Connection: close')],
  ['an endpoint', 200, request('GET /healthz HTTP/1.1', 'Host: a')],
  ['no host', 400, request('GET / HTTP/1.1', 'Accept: */*')],
])('%s goes to the HTTP server', async (_name, status, whole) => {
  expect(await exchange(whole)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(handedOver).toBe(1);
});

test('a connection goes on after a page, and after the hand-over', async () => {
  const parts = [
    GET,
    GET,
    request('GET /nope HTTP/1.1', 'Host: a'),
    GET,
    request('GET /healthz HTTP/1.1', 'Host: a'),
  ];
  const text = await exchange(...parts);
  expect(text.match(/HTTP\/1.1 (200|404)/g)).toHaveLength(5);
  expect(handedOver).toBe(3);
});

test('whatever arrives, the answer does not depend on who gave it', async () => {
  const bytes = fc.array(
    fc.record({
      at: fc.nat({ max: GET.length - 1 }),
      removed: fc.nat({ max: 2 }),
      put: fc.constantFrom(
        '',
        '',
        ' ',
        '\t',
        '\r',
        '\n',
        '\r\n',
        ':',
        '%',
        '#',
        '?',
        '/',
        '\0',
        '\x7f',
        'é',
        'a',
        'Host: b\r\n',
      ),
    }),
    { minLength: 1, maxLength: 3 },
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (edits) => {
      const edited = edits.reduce(
        (text, { at, removed, put }) => text.slice(0, at) + put + text.slice(at + removed),
        GET.toString('latin1'),
      );
      // Without an empty line no answer has to come.
      const whole = /\n\r?\n/.test(edited) ? edited : `${edited}\r\n\r\n`;
      const [fast, slow] = await Promise.all([
        exchange(Buffer.from(whole, 'latin1')),
        exchange(notPlain(Buffer.from(whole, 'latin1'))),
      ]);
      expect(fast).toBe(slow);
    }),
    { numRuns: 200 },
  );
});

test('who asks and does not read is not answered without end', async () => {
  const accepted = once(app.server, 'connection');
  const socket = connect(port)
    .on('error', () => {})
    .pause();
  const [answering] = (await accepted) as [Socket];
  const plain = request('GET / HTTP/1.1', 'Host: a');
  for (let asked = 1; asked <= 300 && !answering.isPaused(); asked++) {
    socket.write(plain);
    // One by one: two that come at once are not plain.
    while (answering.bytesRead < asked * plain.length) await sleep(1);
  }
  expect(answering.writableLength).toBeLessThan(1024 * 1024);
  socket.destroy();
});

test('closing the server ends the connections that are between two requests', async () => {
  const other = await startApp();
  const socket = connect((other.server.address() as AddressInfo).port).on('error', () => {});
  let text = '';
  socket.on('data', (data) => {
    text += data.toString('latin1');
  });
  socket.write(GET);
  await answered(socket, () => text);
  expect(text).toMatch(/^HTTP\/1.1 200 OK/);
  await other.close();
  await expect.poll(() => socket.closed).toBe(true);
});
