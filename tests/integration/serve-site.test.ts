import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.stop());

/** A raw exchange, so that no client takes encodings or redirects into its own hands. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const call = request(`${server.url}${path}`, { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      call.on('error', reject).end();
    },
  );
}

const page = readFileSync('dist/book-call.html');

test('a route answers with its page, in the best encoding that the client takes', async () => {
  const plain = await get('/book-call');
  expect(plain.status).toBe(200);
  expect(plain.body).toEqual(page);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  });

  const brotli = await get('/book-call', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body)).toEqual(page);

  const gzip = await get('/book-call', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body)).toEqual(page);
});

test('each encoding has a strong ETag of its own, and a known one is answered 304', async () => {
  const plain = await get('/book-call');
  const brotli = await get('/book-call', { 'accept-encoding': 'br' });
  expect(plain.headers.etag).toMatch(/^"[\w-]+"$/);
  expect(brotli.headers.etag).not.toBe(plain.headers.etag);

  const known = await get('/book-call', { 'if-none-match': `"other", ${plain.headers.etag}` });
  expect(known.status).toBe(304);
  expect(known.body).toHaveLength(0);
  expect(known.headers).toMatchObject({
    etag: plain.headers.etag,
    'cache-control': 'public, max-age=0, must-revalidate',
  });
});

test('HEAD answers like GET without the body', async () => {
  const head = await get('/book-call', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(String(page.length));
});

test('hashed assets may be kept for a year, pages are asked about each time', async () => {
  const asset = readdirSync('dist/_astro').find((name) => name.endsWith('.js'));
  const response = await get(`/_astro/${asset}`, { 'accept-encoding': 'br' });
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  });
  expect((await get('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('a slash too many is led to the route once, with the query kept', async () => {
  const response = await get('/book-call/?from=mail');
  expect(response.status).toBe(308);
  expect(response.headers.location).toBe('/book-call?from=mail');
  expect((await get('/')).status).toBe(200);
});

test('/services leads to the services on the home page, by the server and on a static host', async () => {
  for (const path of ['/services', '/services/']) {
    const response = await get(path);
    expect(response.status, path).toBe(308);
    expect(response.headers.location, path).toBe('/#services');
  }
  expect((await get('/services?from=mail')).headers.location).toBe('/?from=mail#services');
  expect(readFileSync('dist/services.html', 'utf8')).toContain(
    '<meta http-equiv="refresh" content="0; url=/#services"',
  );
});

test('a query does not change the page', async () => {
  expect((await get('/book-call?utm_source=mail')).body).toEqual(page);
});

test.each(['/nope', '/book-call/nope', '/book-call.html', '/404', '/form-problem', '/%E0%A4%A', '/.built'])(
  '%s is 404 with the page that says so',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.body.toString()).toContain('<h1>Unexpected Application Error!</h1>');
  },
);

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/_astro/..%2f..%2fpackage.json',
  '//etc/passwd',
])('%s gets nothing from outside the site', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.body.toString()).not.toContain('"dependencies"');
});

test('pages can only be read', async () => {
  const response = await get('/book-call', {}, 'POST');
  expect(response.status).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
});

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/nope', '/favicon.svg']) {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test('strict transport security is said over https only', async () => {
  expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  expect((await get('/', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toMatch(
    /^max-age=\d{8}$/,
  );
});

test('the process says that it lives, and that its store answers', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
});

test('a film is sent whole, or in the range that a player asks for', async () => {
  const film = readFileSync('site/public/films/website-chat.mp4');
  const whole = await get('/films/website-chat.mp4');
  expect(whole.status).toBe(200);
  expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
  expect(whole.body.equals(film)).toBe(true);

  for (const [range, start, end] of [
    ['bytes=0-99', 0, 99],
    ['bytes=1000-', 1000, film.length - 1],
    ['bytes=-50', film.length - 50, film.length - 1],
    [`bytes=10-${film.length * 2}`, 10, film.length - 1],
  ] as const) {
    const part = await get('/films/website-chat.mp4', { range });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes ${start}-${end}/${film.length}`);
    expect(part.body.equals(film.subarray(start, end + 1))).toBe(true);
  }
  const beyond = await get('/films/website-chat.mp4', { range: `bytes=${film.length}-` });
  expect(beyond.status).toBe(416);
  const head = await get('/films/website-chat.mp4', {}, 'HEAD');
  expect(head.headers['content-length']).toBe(String(film.length));
  expect(head.body).toHaveLength(0);
});

test('a part of a film is sent only to whoever has the rest of the same version', async () => {
  const { headers, body } = await get('/films/website-chat.mp4');
  const etag = String(headers.etag);
  const range = 'bytes=100-199';
  const same = await get('/films/website-chat.mp4', { range, 'if-range': etag });
  expect(same.status).toBe(206);
  expect(same.body.equals(body.subarray(100, 200))).toBe(true);
  for (const ifRange of ['"other"', `W/${etag}`, `${etag}, "other"`, '*', '', new Date().toUTCString()]) {
    const whole = await get('/films/website-chat.mp4', { range, 'if-range': ifRange });
    expect(whole.status, ifRange).toBe(200);
    expect(whole.headers['content-range']).toBeUndefined();
    expect(whole.body.equals(body), ifRange).toBe(true);
  }
  const beyond = await get('/films/website-chat.mp4', { range: 'bytes=99999999-', 'if-range': '"other"' });
  expect(beyond.status).toBe(200);
});

test('an unknown case study is 404 with a page of its own', async () => {
  const response = await get('/case-studies/nope');
  expect(response.status).toBe(404);
  expect(response.body.toString()).toContain('<h1>Case Study Not Found</h1>');
  expect((await get('/case-studies/404')).status).toBe(404);
});
