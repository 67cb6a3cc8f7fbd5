import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ask, newDatabase } from '../new-database.ts';
import {
  BOOKINGS,
  closing,
  exchange,
  expectGuarded,
  get,
  insert,
  open,
  parse,
  project,
  request,
  serveSmallSite,
} from '../raw-requests.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';

serveSmallSite();

test.concurrent('who is slow is cut off in bounded time, and a thousand who say nothing keep nobody else out', async () => {
  const silent = Array.from({ length: 1000 }, () => open());
  const slow = {
    'a header': 'GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ',
    'a body': `POST ${BOOKINGS} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
    'a chunk': `POST ${BOOKINGS} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n`,
    'a body that nobody reads': `POST ${BOOKINGS} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: text/plain\r\nContent-Length: 60000\r\n\r\n`,
  };
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
    return { ...parse(text), text };
  };
  const drips = Object.values(slow).map(drip);
  const silentEnded = Promise.all(silent.map((socket) => closing(socket.resume())));

  let isOver = false;
  const all = Promise.all(drips).finally(() => {
    isOver = true;
  });
  for (; !isOver; await sleep(500)) expect((await get('/about')).status).toBe(200);
  await silentEnded;
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
  };
  await Promise.all([ask('/about'), ask('/healthz')]);
  await kept.stop();
});

test.concurrent('a connection that says nothing at all is closed in time, however long others are kept', async () => {
  const kept = await startServer({ KEEP_ALIVE: '600', LOG_LEVEL: 'fatal' }, { project });
  await closing(open(kept.url).resume());
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
