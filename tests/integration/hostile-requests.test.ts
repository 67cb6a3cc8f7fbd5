import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type Answer,
  BOOKINGS,
  exchange,
  expectGuarded,
  get,
  insert,
  project,
  request,
  SECRET,
  SITE,
  server,
  serveSmallSite,
  stored,
} from '../raw-requests.ts';
import { BOOKING } from '../start-server.ts';

serveSmallSite();

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
