import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, newDatabase } from '../new-database.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';

const SECRET = 'what nobody outside may read';

/** A small site of which every file is known, with things in it that are no address. */
const SITE = {
  'index.html': '<h1>Home</h1>',
  'index.html.br': 'as if it were compressed',
  'about.html': '<h1>About</h1>',
  'a b.html': '<h1>With a space</h1>',
  '404.html': '<h1>Not there</h1>',
  'case-studies/404.html': '<h1>No such study</h1>',
  'form-problem.html': '<h1>Please check</h1>{{#problems}}<li>{{.}}</li>{{/problems}}{{form}}',
  'templates/site.json': `"${SECRET}"`,
  '.built': SECRET,
  '.git/config': SECRET,
  '_astro/.cache/x.js': SECRET,
  '_astro/x.js': 'x()',
  'films/x.mp4': 'a film',
  'films/long.mp4': 'a film '.repeat(1_300_000),
};

function makeProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'loomline-site-'));
  for (const name of ['config', 'content', 'leads', 'server', 'package.json'])
    cpSync(name, join(project, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  for (const [name, text] of Object.entries(SITE)) {
    mkdirSync(join(project, 'dist', dirname(name)), { recursive: true });
    writeFileSync(join(project, 'dist', name), text);
  }
  writeFileSync(join(project, 'secret.html'), SECRET);
  mkdirSync(join(project, 'outside'));
  writeFileSync(join(project, 'outside', 'index.html'), SECRET);
  symlinkSync('../secret.html', join(project, 'dist', 'link.html'));
  symlinkSync('../outside', join(project, 'dist', 'linked'));
  symlinkSync('../secret.html', join(project, 'dist', 'about.html.br'));
  symlinkSync('/', join(project, 'dist', 'root'));
  symlinkSync('../../secret.html', join(project, 'dist', 'films', 'link.mp4'));
  return project;
}

const project = makeProject();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({}, { project });
});
afterAll(() => server.stop());

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** All that came, to the end of the connection. */
  text: string;
  ms: number;
}

/** Sends bytes as they are, and takes what comes until the server closes the connection. */
async function exchange(bytes: string | Buffer, { url = server.url, ms = 30_000 } = {}): Promise<Answer> {
  const started = performance.now();
  const socket = open(url);
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += part;
  });
  socket.write(bytes);
  await Promise.race([closing(socket), sleep(ms)]);
  const isHanging = !socket.closed;
  socket.destroy();
  if (isHanging) throw new Error(`The connection is still open after ${ms} ms: ${text}`);
  return { ...parse(text), text, ms: performance.now() - started };
}

function open(url = server.url): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).on('error', () => {});
}

/** Resolves once a connection is closed, which its error is one way of. */
function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
}

function parse(text: string) {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((header) => {
      const colon = header.indexOf(':');
      return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}

const BOOKINGS = '/rest/v1/call_bookings';

function request(line: string, headers: string[] = [], body: string | Buffer = ''): Buffer {
  const length = body.length > 0 ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  const head = [`${line} HTTP/1.1`, 'Host: shop.example', 'Connection: close', ...length, ...headers, '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n')), Buffer.from(body)]);
}

function get(path: string, ...headers: string[]): Promise<Answer> {
  return exchange(request(`GET ${path}`, headers));
}

function insert(body: string | Buffer, headers: string[] = [], url = server.url): Promise<Answer> {
  return exchange(request(`POST ${BOOKINGS}`, ['Content-Type: application/json', ...headers], body), { url });
}

function stored(email: string): unknown[] {
  return server.rows('call_bookings').filter((row) => row.email === email);
}

/** Every answer carries these, and none tells how the server is made. */
function expectGuarded({ headers, text }: Answer): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(text).not.toMatch(/node_modules|\.ts\b|\bat \w+ \(|fastify|node\.?js|x-powered-by|^server:/im);
  expect(text).not.toContain(project);
}

test.concurrent('who is slow is cut off in bounded time, and a thousand who say nothing keep nobody else out', async () => {
  const silent = Array.from({ length: 1000 }, () => open());
  const slow = {
    'a header': 'GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ',
    'a body': `POST ${BOOKINGS} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
    'a chunk': `POST ${BOOKINGS} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n`,
    'a body that nobody reads': `POST ${BOOKINGS} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: text/plain\r\nContent-Length: 60000\r\n\r\n`,
  };
  const started = performance.now();
  const drip = async (start: string) => {
    const socket = open();
    const closed = closing(socket);
    let text = '';
    socket.setEncoding('latin1').on('data', (part) => {
      text += part;
    });
    socket.write(start);
    const timer = setInterval(() => socket.write(' '), 500);
    await closed;
    clearInterval(timer);
    return { ...parse(text), text, ms: performance.now() - started };
  };
  const drips = Object.values(slow).map(drip);
  const silentEnded = Promise.all(silent.map((socket) => closing(socket.resume())));

  let isOver = false;
  const all = Promise.all(drips).finally(() => {
    isOver = true;
  });
  for (; !isOver; await sleep(500)) expect((await get('/about')).status).toBe(200);
  await silentEnded;
  expect(performance.now() - started).toBeLessThan(40_000);
  const [header, body, chunk, unread] = await all;
  for (const answer of [header, body, chunk]) {
    expect(answer?.status).toBe(408);
    if (answer) expectGuarded(answer);
  }
  expect(unread?.status).toBe(415);
});

test.concurrent('who goes on sending what nobody wants is cut off', async () => {
  const head = 'Host: shop.example\r\nTransfer-Encoding: chunked\r\n';
  for (const start of [
    `POST /nope HTTP/1.1\r\n${head}`,
    `POST /rest/v1/nope HTTP/1.1\r\n${head}Content-Type: application/json\r\n`,
    `POST ${BOOKINGS} HTTP/1.1\r\n${head}Content-Type: application/json\r\n`,
    `POST ${BOOKINGS} HTTP/1.1\r\n${head}Content-Type: text/plain\r\n`,
    `POST ${BOOKINGS} HTTP/1.1\r\n${head}Content-Type: application/json\r\nSec-Fetch-Site: cross-site\r\n`,
    `GET /about HTTP/1.1\r\n${head}`,
    `PUT ${BOOKINGS} HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 9000000000\r\n`,
  ]) {
    const socket = open();
    let isClosed = false;
    const closed = closing(socket).then(() => {
      isClosed = true;
    });
    socket.resume();
    socket.write(`${start}\r\n`);
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    let sent = 0;
    for (; !isClosed && sent < 1000; sent++) {
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
      await sleep(1);
    }
    expect(sent, start).toBeLessThan(1000);
    await closed;
  }
});

test.concurrent('forwarded headers are believed from as many proxies as are trusted, and no further', async () => {
  const expectStatuses = async (trusted: string, statuses: [forwarded: string, status: number][]) => {
    const env = { RATE_LIMIT: '1', TRUST_PROXY: trusted, LOG_LEVEL: 'fatal' };
    const proxied = await startServer(env, { project });
    for (const [forwarded, status] of statuses) {
      const answer = await insert(JSON.stringify(BOOKING), [`X-Forwarded-For: ${forwarded}`], proxied.url);
      expect(answer.status, forwarded).toBe(status);
    }
    await proxied.stop();
  };
  await Promise.all([
    expectStatuses('0', [
      ['203.0.113.1', 201],
      ['203.0.113.2', 429],
    ]),
    expectStatuses('1', [
      ['6.6.6.1, 203.0.113.1', 201],
      ['6.6.6.2, 203.0.113.1', 429],
      ['2001:db8:1:2::1', 201],
      ['2001:DB8:1:2:ffff::2', 429],
      ['[2001:db8:1:2::3]:4711', 429],
      ['2001:db8:1:3::1', 201],
      ['203.0.113.2:4711', 201],
      ['203.0.113.2:4712', 429],
      ['::ffff:203.0.113.2', 429],
    ]),
    expectStatuses('2', [
      ['6.6.6.1, 203.0.113.1, 10.0.0.1', 201],
      ['6.6.6.2, 203.0.113.1, 10.0.0.2', 429],
    ]),
  ]);
});

test.concurrent('strict transport security is said on every answer, but not because just anybody says https', async () => {
  expect(
    (await get('/about', 'X-Forwarded-Proto: https')).headers['strict-transport-security'],
  ).toBeUndefined();
  const proxied = await startServer({ TRUST_PROXY: '1', LOG_LEVEL: 'fatal' }, { project });
  const strict = await startServer(
    { TRUST_PROXY: '1', HSTS_SUBDOMAINS: 'on', LOG_LEVEL: 'fatal' },
    { project },
  );
  for (const path of ['/about', '/about/', '/nope', '/%zz', BOOKINGS, '/healthz']) {
    const overHttps = request(`GET ${path}`, ['X-Forwarded-Proto: https']);
    const alone = await exchange(overHttps, { url: proxied.url });
    expect(alone.headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}$/);
    const subdomains = await exchange(overHttps, { url: strict.url });
    expect(subdomains.headers['strict-transport-security'], path).toMatch(
      /^max-age=\d{8}; includeSubDomains$/,
    );
  }
  await strict.stop();
  const last = await exchange(request('GET /about', ['X-Forwarded-Proto: https, http']), {
    url: proxied.url,
  });
  expect(last.headers['strict-transport-security']).toBeUndefined();
  await proxied.stop();
});

test.concurrent('that a proxy stands in front of which nobody told the server is said once', async () => {
  const plainGet = 'GET /about HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n';
  const warnings = (of: RunningServer) => of.output().match(/TRUST_PROXY is not set/g)?.length ?? 0;
  const lead = (of: RunningServer) => insert(JSON.stringify(BOOKING), ['Forwarded: for=203.0.113.1'], of.url);

  const unset = await startServer({ LOG_LEVEL: 'warn' }, { project });
  await insert(JSON.stringify(BOOKING), [], unset.url);
  expect(warnings(unset)).toBe(0);
  const socket = open(unset.url);
  socket.write(plainGet);
  await once(socket, 'data');
  socket.destroy();
  await expect.poll(() => warnings(unset)).toBe(1);
  await lead(unset);
  await unset.stop();
  expect(warnings(unset)).toBe(1);

  const known = await startServer({ LOG_LEVEL: 'warn', TRUST_PROXY: '0' }, { project });
  await lead(known);
  await known.stop();
  expect(warnings(known)).toBe(0);
});

test.concurrent('a connection is kept a little longer than was promised, whoever answers', async () => {
  const kept = await startServer({ KEEP_ALIVE: '2', LOG_LEVEL: 'fatal' }, { project });
  // Of these one is answered before the HTTP server.
  const ask = async (path: string) => {
    const socket = open(kept.url).setEncoding('latin1');
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    const asked = performance.now();
    await closing(socket);
    expect(text).toMatch(/^HTTP\/1.1 200 .*\r\nKeep-Alive: timeout=2\r\n/s);
    expect(performance.now() - asked).toBeGreaterThan(2500);
    expect(performance.now() - asked).toBeLessThan(20_000);
  };
  await Promise.all([ask('/about'), ask('/healthz')]);
  await kept.stop();
});

test.concurrent('a connection that says nothing at all is closed in time, however long others are kept', async () => {
  const kept = await startServer({ KEEP_ALIVE: '600', LOG_LEVEL: 'fatal' }, { project });
  const started = performance.now();
  await closing(open(kept.url).resume());
  expect(performance.now() - started).toBeLessThan(30_000);
  await kept.stop();
});

test.concurrent('answers of 304, 429 and 503 carry the security headers', async () => {
  const { headers } = await get('/about');
  const known = await get('/about', `If-None-Match: ${headers.etag}`);
  expect(known.status).toBe(304);
  expectGuarded(known);

  const strict = await startServer({ RATE_LIMIT: '1', LOG_LEVEL: 'fatal' }, { project });
  await insert(JSON.stringify(BOOKING), [], strict.url);
  const tooMany = await insert(JSON.stringify(BOOKING), [], strict.url);
  expect(tooMany.status).toBe(429);
  expectGuarded(tooMany);
  await strict.stop();

  const busy = await startServer({ LOG_LEVEL: 'fatal' }, { project });
  const other = new DatabaseSync(busy.databaseFile);
  other.exec('begin immediate');
  const away = await insert(JSON.stringify(BOOKING), [], busy.url);
  other.exec('rollback');
  other.close();
  await busy.stop();
  expect(away.status).toBe(503);
  expectGuarded(away);
});

test.concurrent.each([
  ['sqlite', `create trigger no before insert on call_bookings begin select raise(abort, 'no'); end`],
  ['postgres', `alter table call_bookings add constraint no check (name = 'nobody')`],
] as const)(
  'over %s a row that the database will not have is 500, and neither answer nor log says what was in it',
  async (kind, rule) => {
    const databaseUrl = await newDatabase(kind);
    const strict = await startServer({ DATABASE_URL: databaseUrl }, { project });
    await ask(databaseUrl, rule);
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const body =
        type === 'application/json' ? JSON.stringify(BOOKING) : new URLSearchParams(BOOKING).toString();
      const answer = await exchange(request(`POST ${BOOKINGS}`, [`Content-Type: ${type}`], body), {
        url: strict.url,
      });
      expect(answer.status).toBe(500);
      expectGuarded(answer);
      expect(answer.text).not.toContain('constraint');
    }
    await strict.stop();
    expect(strict.output()).toContain('an insert failed');
    for (const value of [BOOKING.name, BOOKING.email, BOOKING.company_name])
      expect(strict.output()).not.toContain(value);
  },
);

const MALFORMED: Record<string, string> = {
  'no HTTP': 'HELLO\r\n\r\n',
  'no method that there is': 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'another protocol': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a version of its own': 'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'a space in the path': 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n',
  'bytes in the path': 'GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n',
  'NUL in a header': 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n',
  'bare line feeds': 'GET / HTTP/1.1\nHost: x\n\n',
  'a folded header': 'GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n',
  'a space before the colon': 'GET / HTTP/1.1\r\nHost : x\r\n\r\n',
  TLS: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
};

const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';

/** What two servers in a row might read differently (RFC 9112 section 6.3, 11.2). */
const SMUGGLING: Record<string, string> = {
  'a length and chunks': `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'chunks and a length': `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'two lengths': `Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${SMUGGLED}`,
  'the same length twice': `Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}${SMUGGLED}`,
  'a list of lengths': `Content-Length: 2, 2\r\n\r\n{}${SMUGGLED}`,
  'a signed length': `Content-Length: +2\r\n\r\n{}${SMUGGLED}`,
  'a negative length': `Content-Length: -1\r\n\r\n{}${SMUGGLED}`,
  'a hexadecimal length': `Content-Length: 0x2\r\n\r\n{}${SMUGGLED}`,
  'a coding that is not the last': `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'an unknown coding': `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a coding and tab': `Transfer-Encoding:\tidentity\r\n\r\n${SMUGGLED}`,
  'two codings': `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a chunk of no size': `Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${SMUGGLED}`,
  'a chunk larger than said': `Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${SMUGGLED}`,
  'a chunk size past all numbers': `Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n0\r\n\r\n${SMUGGLED}`,
  'a bare line feed after a chunk size': `Transfer-Encoding: chunked\r\n\r\n2\n{}\r\n0\r\n\r\n${SMUGGLED}`,
};

test.each(Object.entries(MALFORMED))('%s is answered 400, and nothing else', async (_what, bytes) => {
  const answer = await exchange(Buffer.from(bytes, 'latin1'));
  expect(answer.status).toBe(400);
  expect(answer.text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expectGuarded(answer);
});

test.each(Object.entries(SMUGGLING))('%s: refused, and nothing behind it is read', async (_what, rest) => {
  const answer = await exchange(
    `POST ${BOOKINGS} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`,
  );
  expect(answer.status).toBe(400);
  expect(answer.text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expectGuarded(answer);
});

test('none of that is taken for an outage of the store', () => {
  expect(server.output()).not.toContain('not reachable');
});

test.each([
  ['a large header', request('GET /about', [`X-Large: ${'x'.repeat(17_000)}`])],
  ['a long path', request(`GET /${'x'.repeat(17_000)}`)],
  ['many large headers', request('GET /about', Array(20).fill(`X-Large: ${'x'.repeat(1000)}`))],
  ['many headers', request('GET /about', Array(101).fill('X: y'))],
  ['many headers before a row', request(`POST ${BOOKINGS}`, Array(2500).fill('a:'), JSON.stringify(BOOKING))],
])('%s: 431', async (_what, bytes) => {
  const answer = await exchange(bytes);
  expect(answer.status).toBe(431);
  expectGuarded(answer);
});

test.each([
  '/../secret.html',
  '/..%2fsecret.html',
  '/%2e%2e/secret.html',
  '/%2e%2e%2fsecret',
  '/..%5csecret.html',
  '/..\\secret.html',
  '/%5c..%5csecret.html',
  '/%252e%252e%252fsecret.html',
  '/_astro/..%2f..%2fsecret.html',
  '/_astro/%2e%2e/%2e%2e/secret',
  '/%c0%ae%c0%ae/secret.html',
  '/%c0%af..%c0%afsecret.html',
  '/%e0%80%ae%e0%80%ae/secret.html',
  '/about%00.html',
  '/%00/../secret',
  '/about%00',
  '/link',
  '/link.html',
  '/linked/',
  '/linked/index',
  '/root/etc/hostname',
  '/films/link.mp4',
  '/templates/site.json',
  '/%74emplates/site.json',
  '/templates%2fsite.json',
  '//templates/site.json',
  '/templates/./site.json',
  '/form-problem',
  '/form%2dproblem',
  '/form-problem/',
  '/.built',
  '/%2ebuilt',
  '/.git/config',
  '/_astro/.cache/x.js',
  '/404',
  '/case-studies/404',
  '/about.html',
  '/package.json',
  '//etc/passwd',
  '/etc/passwd',
  '/proc/self/environ',
])('%s is 404, and holds nothing from outside the site', async (path) => {
  for (const encoding of ['identity', 'br']) {
    const answer = await get(path, `Accept-Encoding: ${encoding}`);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatch(/^<h1>(Not there|No such study)<.h1>$/);
    expect(answer.text).not.toContain(SECRET);
    expect(answer.text).not.toContain('{{');
    expectGuarded(answer);
  }
});

test('a link in the place of a compressed page is not followed', async () => {
  const answer = await get('/about', 'Accept-Encoding: br');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toContain('About');
});

test.each([
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/about%2f', '/about'],
  ['/about/%2F/?x=1', '/about?x=1'],
  ['/about/?//evil.example', '/about?//evil.example'],
  ['/a%20b/', '/a%20b'],
  ['/about/?x=%0d%0aSet-Cookie:%20a=b', '/about?x=%0d%0aSet-Cookie:%20a=b'],
])('%s is led to %s', async (path, to) => {
  const answer = await get(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(to);
  expectGuarded(answer);
});

test.each([
  '//evil.example/',
  '//evil.example',
  '///evil.example/',
  '/%2fevil.example/',
  '/%2f%2fevil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '//evil.example/%2e%2e/',
  '//about/',
  '/evil.example//',
  '/https://evil.example/',
  '/;@evil.example/',
])('%s leads nowhere', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.location).toBeUndefined();
});

test('a target in absolute form is the path in it, whatever its host', async () => {
  const page = await get('http://evil.example/about');
  expect(page.status).toBe(200);
  expect(page.body).toContain('About');
  expect((await get('http://evil.example')).body).toContain('Home');
  expect((await get('http://evil.example?x')).body).toContain('Home');
  expect((await get('https://evil.example/about/')).headers.location).toBe('/about');
  expect((await get('http://evil.example//evil.example/')).status).toBe(404);
  expect((await get('ftp://evil.example/about')).status).toBe(404);
});

/** How long something takes whose text is made to be hard to read, beside the same with a harmless one. */
async function expectNoSlower(send: (text: string) => Promise<unknown>, hostile: string): Promise<void> {
  const timeOf = async (text: string) => {
    const started = performance.now();
    for (let i = 0; i < 5; i++) await send(text);
    return performance.now() - started;
  };
  const harmless = await timeOf('a'.repeat(hostile.length));
  expect(await timeOf(hostile), hostile.slice(0, 8)).toBeLessThan(harmless * 10 + 200);
}

test('a path of slashes takes no longer than any other', async () => {
  for (const hostile of [
    '/'.repeat(15_000),
    `${'/'.repeat(15_000)}x`,
    '/a'.repeat(7500),
    '%2f'.repeat(5000),
  ]) {
    await expectNoSlower((path) => get(`/${path}`), hostile);
  }
});

test('a header of spaces takes no longer than any other', async () => {
  for (const name of ['Accept-Encoding', 'If-None-Match', 'X-Forwarded-For', 'Content-Type']) {
    await expectNoSlower((value) => get('/', `${name}: x${value}y`), ' '.repeat(15_000));
  }
});

test('an address of dots takes no longer than any other', async () => {
  const send = (end: string) => insert(JSON.stringify({ ...BOOKING, email: `a@${end} ` }));
  await expectNoSlower(send, '.'.repeat(60_000));
});

test.each(['TRACE', 'PROPFIND', 'SEARCH', 'QUERY', 'LINK', 'PURGE', 'HEAD', 'PUT', 'OPTIONS'])(
  '%s of a table is 401, of a page nothing but its head at most',
  async (method) => {
    const table = await exchange(request(`${method} ${BOOKINGS}`, ['Cookie: a=secret']));
    expect(table.status).toBe(401);
    expect(table.text).not.toContain('secret');
    expectGuarded(table);
    const page = await exchange(request(`${method} /about`, ['Cookie: a=secret']));
    expect(page.status).toBe(method === 'HEAD' ? 200 : 405);
    expect(page.body).toBe('');
    expectGuarded(page);
  },
);

test('CONNECT is no way through', async () => {
  const { text } = await exchange('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n');
  expect(text).not.toContain('200');
});

test('nothing in an answer depends on the host that was asked for', async () => {
  const ask = (host: string, path: string) =>
    exchange(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  for (const path of ['/about', '/about/', '/nope', BOOKINGS]) {
    const [own, evil] = await Promise.all([ask('shop.example', path), ask('evil.example:1@"<x>', path)]);
    const withoutIds = ({ text }: Answer) => text.replace(/^(date|x-request-id):.*$/gim, '');
    expect(withoutIds(evil)).toBe(withoutIds(own));
  }
  const forwarded = await get('/about/', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https');
  expect(forwarded.headers.location).toBe('/about');
});

test.each([
  ['another site', ['Sec-Fetch-Site: cross-site', 'Origin: https://evil.example']],
  ['another host of the same domain', ['Sec-Fetch-Site: same-site', 'Origin: https://blog.shop.example']],
  ['an older browser', ['Origin: https://evil.example']],
  ['a sandbox', ['Origin: null']],
  ['a page that looks like ours', ['Origin: https://shop.example.evil.example']],
  ['another port of ours', ['Origin: http://shop.example:8080']],
])('a post from %s is 403, as JSON and as a form', async (from, headers) => {
  const email = `${from.replaceAll(' ', '-')}@studio.example`;
  const json = await insert(JSON.stringify({ ...BOOKING, email }), headers);
  expect(json.status).toBe(403);
  expectGuarded(json);
  const form = await exchange(
    request(
      `POST ${BOOKINGS}`,
      ['Content-Type: application/x-www-form-urlencoded', ...headers],
      new URLSearchParams({ ...BOOKING, email }).toString(),
    ),
  );
  expect(form.status).toBe(403);
  expectGuarded(form);
  expect(stored(email)).toEqual([]);
});

const ROW = JSON.stringify(BOOKING).slice(1);

test.each([
  ['__proto__', `{"__proto__":{"email":"x@y.example"},${ROW}`],
  ['constructor', `{"constructor":{"prototype":{"x":1}},${ROW}`],
  ['constructor as text', `{"constructor":"x",${ROW}`],
  ['toString', `{"toString":"x",${ROW}`],
  ['hasOwnProperty', `{"hasOwnProperty":1,${ROW}`],
  ['nothing but __proto__', '{"__proto__":null}'],
  ['__proto__ further in', '{"name":{"__proto__":{"trim":1}}}'],
  ['lists in lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['objects in objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
])('JSON with %s is 400, and the next row is taken as ever', async (_what, body) => {
  const answer = await insert(body);
  expect(answer.status).toBe(400);
  expectGuarded(answer);
  expect((await insert(JSON.stringify(BOOKING))).status).toBe(201);
});

test('a form with hostile names is 400', async () => {
  for (const body of [
    '__proto__=x&constructor=y',
    'name=a&name=b&email=x',
    '=&=&&&',
    '%00=%00&%zz=%',
    `${'a=1&'.repeat(15_000)}`,
  ]) {
    const answer = await exchange(
      request(`POST ${BOOKINGS}`, ['Content-Type: application/x-www-form-urlencoded'], body),
    );
    expect(answer.status).toBe(400);
    expectGuarded(answer);
  }
});

test('in chunks too a body is 64 KiB at most', async () => {
  const send = (email: string, fill: number) => {
    const body = JSON.stringify({ ...BOOKING, email, problems_to_solve: 'x'.repeat(fill) });
    const chunks = (body.match(/.{1,4000}/gs) ?? []).map(
      (part) => `${part.length.toString(16)}\r\n${part}\r\n`,
    );
    return exchange(
      `${request(`POST ${BOOKINGS}`, [
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
      ]).toString()}${chunks.join('')}0\r\n\r\n`,
    );
  };
  expect((await send('chunks@studio.example', 60_000)).status).toBe(201);
  expect((await send('large-chunks@studio.example', 66_000)).status).toBe(413);
  expect(stored('chunks@studio.example')).toHaveLength(1);
  expect(stored('large-chunks@studio.example')).toEqual([]);
});

test('who sends a form that is too large, slowly and to its end, gets to read the answer', async () => {
  const socket = open();
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += part;
  });
  const form = request(
    `POST ${BOOKINGS}`,
    ['Content-Type: application/x-www-form-urlencoded'],
    `name=${'x'.repeat(300_000)}`,
  );
  for (let at = 0; at < form.length; at += 50_000) {
    socket.write(form.subarray(at, at + 50_000));
    await sleep(30);
  }
  await closing(socket);
  expect(parse(text).status).toBe(413);
  expect(text).toContain('<h1>Please check</h1>');
});

test('a compressed body is not unpacked', async () => {
  const email = 'packed@studio.example';
  const bomb = gzipSync(JSON.stringify({ ...BOOKING, email, problems_to_solve: 'x'.repeat(10_000_000) }));
  const answer = await insert(bomb, ['Content-Encoding: gzip']);
  expect(answer.status).toBe(400);
  expect(stored(email)).toEqual([]);
});

test('an expectation that nobody can meet is no error', async () => {
  const answer = await get('/about', 'Expect: a-miracle');
  expect(answer.status).toBe(200);
  expectGuarded(answer);
});

test.each([
  [200, request('GET /about')],
  [200, request('GET /healthz')],
  [200, request('GET /readyz')],
  [206, request('GET /films/x.mp4', ['Range: bytes=0-1'])],
  [308, request('GET /about/')],
  [404, request('GET /nope')],
  [404, request('GET /%zz')],
  [404, request(`GET /rest/v1/${'x'.repeat(500)}`)],
  [404, request('POST /nope', ['Content-Type: application/json'], '{{{')],
  [404, request('POST /nope', ['Content-Type: ///'], 'x')],
  [404, request('POST /nope', ['Content-Type: application/json'], 'x'.repeat(2_000_000))],
  [405, request('POST /', ['Content-Type: application/json'], '{{{')],
  [405, request('POST /about', ['Content-Type: application/xml'], 'x')],
  [404, request('OPTIONS *')],
  [416, request('GET /films/x.mp4', ['Range: bytes=99-'])],
  [400, request(`POST ${BOOKINGS}`, ['Content-Type: application/json'], '{')],
  [400, request(`POST ${BOOKINGS}`, ['Content-Type: application/x-www-form-urlencoded'], 'a=b')],
  [413, request(`POST ${BOOKINGS}`, ['Content-Type: application/json'], 'x'.repeat(70_000))],
  [415, request(`POST ${BOOKINGS}`, ['Content-Type: text/html'], 'x')],
  [415, request(`POST ${BOOKINGS}`, ['Content-Type: ///'], 'x')],
] as const)('an answer of %d carries the security headers', async (status, bytes) => {
  const answer = await exchange(bytes);
  expect(answer.status).toBe(status);
  expectGuarded(answer);
});

test('a film that is too large for the memory is sent from disk', async () => {
  const whole = await get('/films/long.mp4');
  expect(whole.status).toBe(200);
  expect(whole.body).toBe(SITE['films/long.mp4']);
  expect((await get('/films/long.mp4', 'Range: bytes=7000002-7000005')).body).toBe('film');
});

test('a film that is no longer there is an error without a path', async () => {
  rmSync(join(project, 'dist', 'films', 'long.mp4'));
  const answer = await get('/films/long.mp4');
  expect(answer.status).toBe(500);
  expect(answer.body).toBe('Unexpected error\n');
  expectGuarded(answer);
});
