import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, IS_FULL } from '../full.ts';
import { sendRequest } from '../send-request.ts';
import { hasCaddy, type RunningProxy, startCaddy } from '../start-proxy.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';

const PAGE = readFileSync('dist/book-call.html');
const ASSET = readdirSync('dist/_astro').find((name) => name.endsWith('.js'));
const BOOKINGS = '/rest/v1/call_bookings';
const JSON_TYPE = { 'content-type': 'application/json' };

const FILM = '/films/website-chat.mp4';
const FILM_BYTES = statSync(`dist${FILM}`).size;
const RANGE = { range: 'bytes=100-199' };
const SHARED = { 'cross-origin-resource-policy': 'cross-origin' };
const REVALIDATE = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** GET requests, and what their responses contain. */
const FOUND: [path: string, status: number, headers: object, asked?: Record<string, string>][] = [
  ['/', 200, { 'content-type': 'text/html; charset=utf-8', ...REVALIDATE }],
  ['/book-call?utm_source=mail', 200, { 'content-length': String(PAGE.length), ...REVALIDATE }],
  [`/_astro/${ASSET}`, 200, { 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/favicon.svg', 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' }],
  ['/favicon.ico', 200, { 'content-type': 'image/vnd.microsoft.icon', ...SHARED }],
  ['/og/site.png', 200, SHARED],
  ['/icon-180.png', 200, SHARED],
  ['/book-call/?from=mail', 308, { location: '/book-call?from=mail' }],
  ['/about/?//evil.example', 308, { location: '/about?//evil.example' }],
  ['/services', 308, { location: '/#services' }],
  ['/services?from=mail', 308, { location: '/?from=mail#services' }],
  ['/readyz', 200, {}],
  ['/call-times', 200, { 'cache-control': 'public, max-age=5' }],
  [FILM, 200, { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' }],
  [FILM, 206, { 'content-length': '100', 'content-range': `bytes 100-199/${FILM_BYTES}` }, RANGE],
  [FILM, 206, { 'content-length': '50' }, { range: 'bytes=-50' }],
  [FILM, 416, {}, { range: `bytes=${FILM_BYTES}-` }],
  [FILM, 200, {}, { ...RANGE, 'if-range': '"other"' }],
];

const MISSING = [
  '/nope',
  '/book-call.html',
  '/form-problem',
  '/templates/answer',
  '/%74emplates/booking-received.json',
  '/.built',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/..%5cpackage.json',
  '/about%00',
  '/_astro/',
  '//evil.example/',
  '/%5cevil.example/',
];

type Headers = Record<string, string>;
const REFUSED: [method: string, path: string, status: number, headers: Headers, body: string][] = [
  ['POST', '/book-call', 405, JSON_TYPE, '{{{'],
  ['PUT', '/', 405, {}, ''],
  ['GET', BOOKINGS, 401, {}, ''],
  ['OPTIONS', BOOKINGS, 401, {}, ''],
  ['POST', BOOKINGS, 400, JSON_TYPE, '{'],
  ['POST', BOOKINGS, 400, { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
  ['POST', BOOKINGS, 403, { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }, '{}'],
  ['POST', BOOKINGS, 413, JSON_TYPE, ' '.repeat(64 * 1024 + 1)],
  ['POST', BOOKINGS, 415, { 'content-type': 'text/plain' }, '{}'],
  ['POST', '/rest/v1/customers', 404, JSON_TYPE, '{}'],
  ['POST', '/answer/none', 404, { 'content-type': 'application/x-www-form-urlencoded' }, 'do=confirm'],
];

const server = await startServer({ TRUST_PROXY: '1' });
afterAll(() => server.stop());

describe('the server', () => {
  askEverything(() => server.url);

  test('an unknown path is 404, whatever the body', async () => {
    expect((await get(server.url, '/%E0%A4%A')).status).toBe(404);
    expect((await ask(server.url, 'POST', '/nope', JSON_TYPE, '{{{')).status).toBe(404);
    expect((await ask(server.url, 'POST', '/nope', { 'content-type': '///' }, 'x')).status).toBe(404);
  });

  test('Strict-Transport-Security is sent over https only', async () => {
    expect((await get(server.url, '/')).headers['strict-transport-security']).toBeUndefined();
    for (const path of ['/', '/nope', BOOKINGS]) {
      const { headers } = await get(server.url, path, { 'x-forwarded-proto': 'https' });
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
    }
  });
});

if (IS_FULL && !hasCaddy()) {
  process.stderr.write('The tests behind Caddy are skipped: install Debian’s package caddy.\n');
}

describe.skipIf(!IS_FULL || !hasCaddy())('the server behind Caddy', FULL, () => {
  const SETTINGS = { TRUST_PROXY: '1', RATE_LIMIT: '60', KEEP_ALIVE: '9' };
  let server: RunningServer;
  let caddy: RunningProxy;
  beforeAll(async () => {
    server = await startServer(SETTINGS);
    caddy = await startCaddy(server.url);
    return async () => void (await Promise.all([caddy.stop(), server.stop()]));
  });

  askEverything(() => caddy.url);

  test('plain http is redirected to https, with path and query', async () => {
    const { status, headers } = await get(caddy.plainUrl, '/book-call?from=mail');
    expect(status).toBe(308);
    expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/book-call\?from=mail$/);
  });

  test('Strict-Transport-Security is sent with every answer', async () => {
    for (const path of ['/', '/nope', '/book-call/', '/favicon.svg', BOOKINGS]) {
      const { headers } = await get(caddy.url, path);
      expect(headers['strict-transport-security'], path).toBe('max-age=63072000');
    }
  });

  test('the visitor’s address is that of the connection, whatever the headers say', async () => {
    const book = async (localAddress: string, headers: Record<string, string>) => {
      const sent = { ...JSON_TYPE, ...headers };
      return (await ask(caddy.url, 'POST', BOOKINGS, sent, JSON.stringify(BOOKING), localAddress)).status;
    };
    const statuses = new Set<unknown>();
    for (let hop = 0; hop < 61; hop++) {
      const forged = { 'x-forwarded-for': `203.0.113.${hop}`, forwarded: `for=203.0.113.${hop}` };
      statuses.add(await book('127.0.0.2', forged));
    }
    expect([...statuses]).toEqual([201, 429]);
    expect(await book('127.0.0.3', {})).toBe(201);
  });

  test('plain forms that are sent while the server restarts are stored', async () => {
    const { port } = new URL(server.url);
    expect(await server.stop()).toBe(0);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: caddy.url };
    const names = Array.from({ length: 20 }, (_, visitor) => `Away${'x'.repeat(visitor)}`);
    const sent = names.map((name) =>
      ask(caddy.url, 'POST', BOOKINGS, headers, `${new URLSearchParams({ ...BOOKING, name })}`),
    );
    server = await startServer({ ...SETTINGS, PORT: port });
    for (const { status } of await Promise.all(sent)) expect(status).toBe(303);
    const stored = server.rows('call_bookings').map(({ name }) => name);
    expect(stored.sort()).toEqual(names);
  });
});

function askEverything(url: () => string): void {
  test.each(FOUND)('GET %s is %d with %j', async (path, status, headers, asked) => {
    const answer = await get(url(), path, asked);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(headers);
    expectGuarded(answer);
    const head = await ask(url(), 'HEAD', path, asked);
    expect(head.status).toBe(status);
    expect(head.body).toHaveLength(0);
  });

  test.each(MISSING)('%s is 404 with the not-found page', async (path) => {
    const answer = await get(url(), path, { 'accept-encoding': 'identity' });
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain('<h1>Page not found</h1>');
    expectGuarded(answer);
  });

  test('an unknown case study is 404 with the not-found page for case studies', async () => {
    const answer = await get(url(), '/case-studies/nope');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain('<h1>Case Study Not Found</h1>');
  });

  test.each(REFUSED)('%s %s is %d', async (method, path, status, headers, body) => {
    const answer = await ask(url(), method, path, headers, body);
    expect(answer.status).toBe(status);
    expectGuarded(answer);
  });

  test('a page is sent in the best accepted encoding, each with its own strong ETag', async () => {
    const etags = new Set<unknown>();
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ] as const) {
      const asked = { 'accept-encoding': accepted };
      const { status, headers, body } = await get(url(), '/book-call', asked);
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      if (encoding) expect(headers.vary).toMatch(/^accept-encoding$/i);
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(unpack(body)).toEqual(PAGE);
      etags.add(headers.etag);

      const known = await get(url(), '/book-call', { ...asked, 'if-none-match': `"other", ${headers.etag}` });
      expect(known.status).toBe(304);
      expect(known.body).toHaveLength(0);
      expect(known.headers).toMatchObject({ etag: headers.etag, ...REVALIDATE });
      expectGuarded(known);
    }
    expect(etags.size).toBe(3);
  });
}

function get(url: string, path: string, headers: Headers = {}) {
  return ask(url, 'GET', path, headers);
}

function ask(
  url: string,
  method: string,
  path: string,
  headers: Headers = {},
  body = '',
  from = '127.0.0.1',
) {
  return sendRequest(url, { path, method, headers, body, localAddress: from, family: 4 });
}

/** Expects an answer to have the security headers, and to reveal nothing about the server's implementation. */
function expectGuarded({ headers, body }: { headers: object; body: Buffer }): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': `${Reflect.get(headers, 'content-type')}`.startsWith('image/')
      ? 'cross-origin'
      : 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  if ('content-type' in headers && !`${headers['content-type']}`.startsWith('text/html'))
    expect(headers).toHaveProperty('content-security-policy', expect.stringContaining("default-src 'none'"));
  expect(headers).not.toHaveProperty('server');
  expect(body.toString('latin1')).not.toMatch(/node_modules|\.ts\b|\bat \w+ \(|x-powered-by/i);
}
