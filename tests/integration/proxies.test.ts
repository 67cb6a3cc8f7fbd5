import { once } from 'node:events';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { Agent, request as requestHttps } from 'node:https';
import { connect as connectTcp } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, TestRunner, test } from 'vitest';
import { CERTIFICATE } from '../certificates.ts';
import { hasProxy, PROXIES, type ProxyName, type RunningProxy, startProxy } from '../start-proxy.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';

// The files of `deploy/` in the real proxies. What the server does about forwarded headers is in connections.test.ts.

const BOOKINGS = '/rest/v1/call_bookings';

for (const name of Object.keys(PROXIES) as ProxyName[]) {
  const isAsked = TestRunner.matchesTags(['full']);
  const isThere = isAsked && hasProxy(name);
  if (isAsked && !isThere)
    process.stderr.write(
      `Nothing is tried through ${name}: Debian's package of that name is not installed.\n`,
    );

  describe.skipIf(!isThere)(`behind ${name}`, { tags: ['full'], concurrent: true }, () => {
    let server: RunningServer;
    let proxy: RunningProxy;
    beforeAll(async () => {
      // The least that leaves the proxies' 8 s be the shorter time.
      server = await startServer({ TRUST_PROXY: '1', RATE_LIMIT: '3', KEEP_ALIVE: '8', LOG_LEVEL: 'warn' });
      proxy = await startProxy(name, server.url);
    });
    afterAll(async () => {
      await proxy?.stop();
      await server?.stop();
    });

    test('a page comes over HTTP/2 as the server compressed it, with HSTS, and 304 where it is known', async () => {
      const etags = new Set<unknown>();
      for (const [accepted, encoding] of [
        ['br, gzip', 'br'],
        ['gzip', 'gzip'],
        [undefined, undefined],
      ] as const) {
        const headers = accepted ? { 'accept-encoding': accepted } : {};
        const direct = await fetch(`${server.url}/about`, {
          headers: { 'accept-encoding': accepted ?? 'identity' },
        });
        const page = await ask('GET', '/about', headers);
        expect(page.status).toBe(200);
        expect(page.headers['content-encoding']).toBe(encoding);
        expect(page.headers.etag).toBe(direct.headers.get('etag'));
        expect(page.headers['content-length']).toBe(direct.headers.get('content-length'));
        expect(page.headers.vary).toBe('accept-encoding');
        expect(page.headers['strict-transport-security']).toBe('max-age=63072000');
        expect(page.headers['content-security-policy']).toBe("frame-ancestors 'none'");
        etags.add(page.headers.etag);

        const known = await ask('GET', '/about', { ...headers, 'if-none-match': page.headers.etag });
        expect(known).toMatchObject({ status: 304, body: '' });
        expect(known.headers.etag).toBe(page.headers.etag);
        expect(known.headers['strict-transport-security']).toBe('max-age=63072000');
      }
      expect(etags.size).toBe(3);
      // Too small for the server to compress, but not for a proxy.
      const small = await ask('GET', '/robots.txt', { 'accept-encoding': 'gzip' });
      expect(small.headers['content-encoding']).toBeUndefined();
      expect(small.headers.etag).toBe((await fetch(`${server.url}/robots.txt`)).headers.get('etag'));
      const refused = await ask('POST', BOOKINGS, { 'content-type': 'text/plain' }, 'hello');
      expect(refused.status).toBe(415);
      expect(refused.headers['strict-transport-security']).toBe('max-age=63072000');
    });

    test('a range of a film comes as asked for', async () => {
      const part = await ask('GET', '/films/phone-support.mp4', { range: 'bytes=100-199' });
      expect(part).toMatchObject({ status: 206, headers: { 'content-length': '100' } });
    });

    test('plain http leads to https, path and query with it', async () => {
      const answer = await fetch(`${proxy.plainUrl}/book-call?from=mail`, { redirect: 'manual' });
      expect(answer.status).toBe(308);
      expect(answer.headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/book-call\?from=mail$/);
    });

    test('the visitor’s address is the connection’s, whatever a header says', async () => {
      const book = (localAddress: string, forged: Record<string, string>) =>
        ask(
          'POST',
          BOOKINGS,
          { 'content-type': 'application/json', ...forged },
          JSON.stringify(BOOKING),
          localAddress,
        );
      const statuses: number[] = [];
      for (const hop of [1, 2, 3, 4]) {
        const forged = {
          'x-forwarded-for': `203.0.113.${hop}`,
          forwarded: `for=203.0.113.${hop}`,
          'x-real-ip': `203.0.113.${hop}`,
        };
        statuses.push((await book('127.0.0.2', forged)).status);
      }
      expect(statuses).toEqual([201, 201, 201, 429]);
      expect((await book('127.0.0.3', {})).status).toBe(201);
      const posted = await ask('GET', '/about', { 'x-forwarded-proto': 'http' });
      expect(posted.headers['strict-transport-security']).toBe('max-age=63072000');
    });

    test('a post from the site’s own page counts as that, from a browser that says only its Origin', async () => {
      const post = (origin: string) =>
        ask('POST', BOOKINGS, { 'content-type': 'application/json', origin }, '{}', '127.0.0.6');
      expect((await post(proxy.url)).status).toBe(400);
      expect((await post('https://other.example')).status).toBe(403);
    });

    test('64 KiB go through, and a byte more is refused in the server’s words', async () => {
      const post = (length: number, ip: string) =>
        ask('POST', BOOKINGS, { 'content-type': 'application/json' }, ' '.repeat(length), ip);
      expect(await post(64 * 1024, '127.0.0.4')).toMatchObject({
        status: 400,
        body: expect.stringContaining('PGRST102'),
      });
      for (const length of [64 * 1024 + 1, 100_000])
        expect(await post(length, '127.0.0.5')).toMatchObject({
          status: 413,
          body: expect.stringContaining('PGRST413'),
        });
    });

    test('thousands of requests over kept connections meet none that is being closed', async () => {
      const statuses: Record<number, number> = {};
      const agent = new Agent({ keepAlive: true, maxSockets: 64, ca: CERTIFICATE });
      // No GET, which both proxies send again by themselves.
      const post = () =>
        new Promise<number>((resolve, reject) => {
          requestHttps(`${proxy.url}/rest/v1/nope`, { agent, method: 'POST' }, (answer) => {
            answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
          })
            .once('error', reject)
            .end();
        });
      // Around the times at which the proxy and the server give an idle connection up: 8 and 9 s.
      for (const pause of [0, 7990, 8010, 8990, 9010]) {
        await sleep(pause);
        for (const status of await Promise.all(Array.from({ length: 1000 }, post)))
          statuses[status] = (statuses[status] ?? 0) + 1;
      }
      agent.destroy();
      expect(statuses).toEqual({ 404: 5000 });
    });

    /** One request over HTTP/2. */
    async function ask(
      method: string,
      path: string,
      headers: Record<string, string | undefined> = {},
      body = '',
      localAddress = '127.0.0.1',
    ): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
      const session = connect(proxy.url, {
        createConnection: ({ hostname, port }) =>
          connectTls({
            socket: connectTcp({ host: '127.0.0.1', port: Number(port), localAddress }),
            servername: hostname,
            ALPNProtocols: ['h2'],
            ca: CERTIFICATE,
          }),
      });
      try {
        const stream = session.request({ ...headers, ':method': method, ':path': path });
        let text = '';
        stream.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        if (method !== 'GET') stream.end(body);
        const ended = once(stream, 'end');
        const [answered] = await once(stream, 'response');
        await ended;
        return { status: answered[':status'], headers: answered, body: text };
      } finally {
        session.close();
      }
    }
  });
}
