import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { fetchFeed } from './read-calendar.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts a server, and returns its URL. The path is a secret, which no error may contain. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/private-0a1b2c`;
}

async function problemWith(listener: RequestListener, answerMs = 30_000): Promise<string> {
  const url = await serve(listener);
  const problem = await fetchFeed(url, answerMs).then(
    () => 'none',
    (error: Error) => error.message,
  );
  expect(problem).not.toContain('0a1b2c');
  return problem;
}

test('a compressed calendar is decompressed', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('BEGIN'));
  });
  expect(String(await fetchFeed(url))).toBe('BEGIN');
});

test('a user and a password in the address are sent as Basic authorization, and to no other host', async () => {
  const logins: (string | undefined)[] = [];
  const other = await serve((request, response) =>
    response.end(String(logins.push(request.headers.authorization))),
  );
  const url = await serve(({ headers, url = '' }, response) => {
    logins.push(headers.authorization);
    if (url.includes('?')) redirect(response, other);
    else response.end('BEGIN');
  });
  const address = url.replace('//', '//ines%40shop.example:p%3Aß%zz@');
  expect(String(await fetchFeed(address))).toBe('BEGIN');
  const refused = await fetchFeed(`${address}?moved`).catch((error: Error) => error.message);
  expect(refused).toBe('HTTP status 302');
  const login = `Basic ${Buffer.from('ines@shop.example:p:ß%zz').toString('base64')}`;
  expect(logins).toEqual([login, login]);
});

test.each<[string, string, RequestListener]>([
  ['is gone', 'HTTP status 404', (_, response) => response.writeHead(404).end()],
  ['is cut off', 'the download failed: UND_ERR_SOCKET', (_, response) => cutOff(response)],
  ['never ends', 'it is larger than 10 MB', (_, response) => pour(response)],
  ['is a bomb', 'it is larger than 10 MB', (_, response) => bomb(response)],
  ['leads elsewhere', 'HTTP status 302', (_, response) => redirect(response, 'https://localhost:9/')],
])('a calendar that %s is refused', async (_what, problem, listener) => {
  expect(await problemWith(listener)).toBe(problem);
});

test('a download that stalls is aborted', async () => {
  expect(await problemWith((_, response) => response.write('BEGIN'), 300)).toBe(
    'the download took longer than 0.3 s',
  );
});

type Response = Parameters<RequestListener>[1];

function redirect(response: Response, location: string): void {
  response.writeHead(302, { location }).end();
}

function cutOff(response: Response): void {
  response.writeHead(200, { 'content-length': 9 }).write('BEGIN', () => response.destroy());
}

function bomb(response: Response): void {
  response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(64 * 2 ** 20)));
}

function pour(response: Response): void {
  while (!response.destroyed && response.write(Buffer.alloc(2 ** 20)));
  response.once('drain', () => pour(response));
}
