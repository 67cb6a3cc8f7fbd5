import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { UUID } from '#leads/validation.ts';
import { ask, newDatabase } from '../new-database.ts';
import { postRow } from '../post-row.ts';
import { BOOKING, startServer } from '../start-server.ts';

test('on a signal, the server finishes active requests but doesn’t wait for stalled ones; a second signal changes nothing', async () => {
  const server = await startServer();
  const body = JSON.stringify(BOOKING);
  /** Sends half of a lead once the server has sent '100 Continue'. */
  const begin = async () => {
    const length = { 'content-length': body.length, expect: '100-continue' };
    const headers = { 'content-type': 'application/json', ...length };
    const call = request(`${server.url}/rest/v1/call_bookings`, { method: 'POST', headers });
    call.flushHeaders();
    await once(call, 'continue');
    call.write(body.slice(0, 20));
    return call;
  };
  (await begin()).on('error', () => {});
  const call = await begin();
  const answer = once(call, 'response').then(([response]) => response.resume().statusCode);
  const code = server.stop('SIGINT');
  // Ctrl-C sends two signals: the terminal's and npm's. Send the second once new connections are refused.
  await expect.poll(() => fetch(server.url).catch(() => undefined)).toBeUndefined();
  server.process.kill('SIGINT');
  call.end(body.slice(20));
  expect(await answer).toBe(201);
  expect(await code).toBe(0);
  expect(server.rows('call_bookings')).toHaveLength(1);
});

test('on a signal, the server answers each visitor whose connection already waits', async () => {
  const server = await startServer();
  // It accepts nothing while it is paused, but the kernel connects the visitors.
  server.process.kill('SIGSTOP');
  const { port } = new URL(server.url);
  const visitors = Array.from({ length: 600 }, () => connect(Number(port), '127.0.0.1').setEncoding('utf8'));
  await Promise.all(visitors.map((visitor) => once(visitor, 'connect')));
  const answers = visitors.map(async (visitor) => {
    visitor.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    return (await once(visitor, 'data')).toString().slice(0, 12);
  });
  const code = server.stop();
  server.process.kill('SIGCONT');
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200']));
  expect(await code).toBe(0);
});

test('the log names the address, the database and each lead, but nothing about the visitor', async () => {
  const server = await startServer();
  expect(server.output()).toContain(
    `Loomline is ready at ${server.url}\nLeads go to ${server.databaseFile} (SQLite)\n`,
  );
  const { headers } = await postRow(server.url, BOOKING, { 'user-agent': 'Ines phone' });
  // The id is random, because a sequential number would reveal how many requests there were.
  expect(headers.get('x-request-id')).toMatch(UUID);
  await server.stop();
  const [log = ''] = server.output().match(/^.*lead received.*$/m) ?? [];
  const reqId = headers.get('x-request-id');
  expect(JSON.parse(log)).toMatchObject({ table: 'call_bookings', outcome: 'stored', reqId });
  for (const value of [BOOKING.name, BOOKING.email, BOOKING.company_name, '127.0.0.1', 'phone'])
    expect(log).not.toContain(value);
});

test('a row that the database refuses is 500, and neither the answer nor the log shows its values', async () => {
  const databaseUrl = await newDatabase('postgres');
  const server = await startServer({ DATABASE_URL: databaseUrl });
  await ask(databaseUrl, `alter table call_bookings add constraint no check (name = 'nobody')`);
  for (const body of [JSON.stringify(BOOKING), new URLSearchParams(BOOKING)]) {
    const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const response = await fetch(`${server.url}/rest/v1/call_bookings`, { method: 'POST', headers, body });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('constraint');
  }
  await server.stop();
  expect(server.output()).toContain('an insert failed');
  for (const value of [BOOKING.name, BOOKING.email, BOOKING.company_name])
    expect(server.output()).not.toContain(value);
});
