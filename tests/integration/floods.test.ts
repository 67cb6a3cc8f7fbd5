import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fullUnless } from '../full.ts';
import { slowFlood } from '../load/floods.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';

// Smaller than what `npm run load` sends.

/** Asks from another address of this machine than a flood comes from, on a connection of its own. */
function statusFromElsewhere(url: string, body?: object): Promise<number> {
  return new Promise((resolve) => {
    const options = {
      agent: false,
      localAddress: '127.0.0.2',
      timeout: 60_000,
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' } }),
    };
    const call = request(url, options, (response) => {
      response.resume().on('close', () => resolve(response.statusCode ?? 0));
    });
    call.on('timeout', () => call.destroy()).on('error', () => resolve(0));
    call.end(body && JSON.stringify(body));
  });
}

/** Sends leads until a flood is over. */
async function watch(server: RunningServer, flood: Promise<unknown>) {
  let isOver = false;
  const over = flood.finally(() => {
    isOver = true;
  });
  const inserts: number[] = [];
  const health: number[] = [];
  const ask = async () => {
    for (; !isOver; await sleep(100)) {
      health.push(await statusFromElsewhere(`${server.url}/healthz`));
      inserts.push(await statusFromElsewhere(`${server.url}/rest/v1/call_bookings`, BOOKING));
    }
  };
  await Promise.all([ask(), over]);
  return { inserts, health };
}

for (const [what, slow] of [
  ['nothing', { start: '' }],
  ['half a header', { start: 'GET /nope HTTP/1.1\r\nHost: a\r\nX-Slow: ', drip: 'a' }],
  [
    'half a body',
    {
      start: `POST /rest/v1/call_bookings HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n${' '.repeat(50_000)}`,
      drip: ' ',
    },
  ],
] as const) {
  test(
    `more connections than are held, each of which says ${what}, keep nobody else out`,
    fullUnless(what === 'half a body'),
    async () => {
      const server = await startServer({ LOG_LEVEL: 'fatal' });
      const flood = slowFlood({ url: server.url, connections: 4000, seconds: 4, ...slow });
      const { inserts, health } = await watch(server, flood);
      expect(new Set(health)).toEqual(new Set([200]));
      expect(new Set(inserts)).toEqual(new Set([201]));
      expect(await server.stop()).toBe(0);
    },
  );
}

/** Sends what it is given in one piece, and returns what comes until the server closes the connection. */
async function exchange({ url }: RunningServer, requests: string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  await once(socket, 'connect');
  socket.write(requests.join(''));
  return text(socket);
}

test('ten requests that come at once are all answered, in their order', async () => {
  const server = await startServer({ LOG_LEVEL: 'fatal' });
  const body = JSON.stringify({ ...BOOKING, id: crypto.randomUUID() });
  const film = readFileSync('dist/films/website-chat.mp4', 'latin1');
  const answers = await exchange(server, [
    'GET /nope HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /about/ HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /films/website-chat.mp4 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
    `POST /rest/v1/call_bookings HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    'POST /rest/v1/nope HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    'GET /about HTTP/1.1\r\nHost: a\r\n\r\n',
    'HEAD /about HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /films/website-chat.mp4 HTTP/1.1\r\nHost: a\r\nRange: bytes=0-0\r\n\r\n',
    'GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  ]);
  expect(answers.match(/HTTP\/1\.1 \d+/g)?.map((line) => Number(line.slice(-3)))).toEqual([
    404, 308, 200, 200, 201, 404, 200, 200, 206, 200,
  ]);
  expect(answers).toContain(film);
  expect(answers).toMatch(/\r\n\r\nready\n$/);
  expect(server.rows('call_bookings')).toHaveLength(1);
  await server.stop();
});

test('requests that arrive byte by byte, or cut anywhere, are answered as if they came whole', async () => {
  const server = await startServer({ LOG_LEVEL: 'fatal' });
  const { hostname, port } = new URL(server.url);
  // The ends of heads in a body are none.
  const body = `\r\n\r\n\r\n\r\n${JSON.stringify(BOOKING)}\r\n\r\n`;
  const insert = `POST /rest/v1/call_bookings HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const get = 'GET /nope HTTP/1.1\r\nHost: a\r\n';
  const whole = `${get}\r\n${insert}${get}Connection: close\r\n\r\n`;
  for (const size of [1, 3, 50, 200, whole.length]) {
    const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1');
    const answers = text(socket);
    for (let at = 0; at < whole.length; at += size) {
      socket.write(whole.slice(at, at + size));
      await sleep(1);
    }
    expect((await answers).match(/HTTP\/1\.1 \d+/g), String(size)).toEqual([
      'HTTP/1.1 404',
      'HTTP/1.1 201',
      'HTTP/1.1 404',
    ]);
  }
  expect(server.rows('call_bookings')).toHaveLength(5);
  await server.stop();
});
