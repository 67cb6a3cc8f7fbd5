import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  BOOKINGS,
  closing,
  exchange,
  expectGuarded,
  insert,
  open,
  parse,
  request,
  serveSmallSite,
  stored,
} from '../raw-requests.ts';
import { BOOKING } from '../start-server.ts';

serveSmallSite();

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
