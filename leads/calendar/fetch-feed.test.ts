import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { fetchFeed } from './fetch-feed.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** @returns the address of a calendar whose path is the secret */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/private-0a1b2c`;
}

async function problemWith(listener: RequestListener, answerMs = 30_000): Promise<string> {
  const url = await serve(listener);
  const problem = await fetchFeed(url, undefined, answerMs).then(
    () => 'none',
    (error: Error) => error.message,
  );
  expect(problem).not.toContain('0a1b2c');
  return problem;
}

test('a calendar comes with its tag, and is not sent again while it is the same', async () => {
  const url = await serve(({ headers }, response) => {
    if (headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
    response.writeHead(200, { etag: '"1"', 'content-encoding': 'gzip' }).end(gzipSync('BEGIN'));
  });
  const feed = await fetchFeed(url);
  expect([String(feed?.bytes), feed?.etag]).toEqual(['BEGIN', '"1"']);
  expect(await fetchFeed(url, feed?.etag)).toBeUndefined();
});

test('a calendar may have moved on the same host', async () => {
  const url = await serve(({ url: path }, response) => {
    if (path === '/new') response.end('BEGIN');
    else response.writeHead(302, { location: '/new' }).end();
  });
  expect((await fetchFeed(url))?.bytes).toHaveLength(5);
});

test.each<[string, string, RequestListener]>([
  ['is gone', 'it answers 404', (_, response) => response.writeHead(404).end()],
  [
    'is cut off',
    'it can’t be fetched: UND_ERR_SOCKET',
    (_, response) =>
      response.writeHead(200, { 'content-length': 9 }).write('BEGIN', () => response.destroy()),
  ],
  [
    'never ends',
    'it is larger than 10 MB',
    (_, response) => {
      const send = () => {
        while (!response.destroyed && response.write(Buffer.alloc(2 ** 20)));
      };
      response.on('drain', send);
      send();
    },
  ],
  [
    'is a bomb',
    'it is larger than 10 MB',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(BOMB),
  ],
  ['leads in a circle', 'it leads on and on', (_, response) => redirect(response, '/private-0a1b2c')],
  [
    'leads elsewhere without https',
    'it leads to an address without https',
    (_, response) => redirect(response, 'http://127.0.0.1:9/private-0a1b2c'),
  ],
  [
    'leads to an address of this machine',
    'it leads to an address that is not public',
    (_, response) => redirect(response, 'https://127.0.0.1:9/'),
  ],
  [
    'leads to a private network',
    'it leads to an address that is not public',
    (_, response) => redirect(response, 'https://[::ffff:10.0.0.1]/'),
  ],
])('a calendar that %s is refused', async (_what, problem, listener) => {
  expect(await problemWith(listener)).toBe(problem);
});

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['stops in the middle', (_, response) => response.write('BEGIN')],
])('a calendar that %s is given up', async (_what, listener) => {
  expect(await problemWith(listener, 300)).toBe('it takes longer than 0.3 s');
});

const BOMB = gzipSync(Buffer.alloc(64 * 2 ** 20));

function redirect(response: Parameters<RequestListener>[1], location: string): void {
  response.writeHead(302, { location }).end();
}
