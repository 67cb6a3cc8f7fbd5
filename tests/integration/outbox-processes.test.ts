import { expect, type TestContext, test } from 'vitest';
import { fullUnless } from '../full.ts';
import { ask, DATABASES, newDatabase } from '../new-database.ts';
import { messageIds } from '../read-mails.ts';
import { callCommand } from '../run-command.ts';
import { sendRequest } from '../send-request.ts';
import { book, receiverFor, server, smtpServer } from '../start-for-test.ts';
import { SECRET, TEAM } from '../start-outbox.ts';
import { startPostgres } from '../start-postgres.ts';
import { BOOKING } from '../start-server.ts';
import type { SmtpBehaviour } from '../start-smtp.ts';

async function pending(databaseUrl: string): Promise<number> {
  const where = 'where delivered_at is null';
  return Number((await ask(databaseUrl, `select count(*) as left from deliveries ${where}`))[0]?.left);
}

async function endLeases(databaseUrl: string): Promise<void> {
  const past = '2000-01-01T00:00:00.000Z';
  await ask(databaseUrl, `update deliveries set leased_until = '${past}' where leased_until is not null`);
}

for (const kind of DATABASES)
  test.concurrent(
    `over ${kind} another server sends what a killed one claimed`,
    fullUnless(kind === 'sqlite'),
    async (context) => {
      const { expect } = context;
      const databaseUrl = await newDatabase(kind);
      const [smtp, receiver] = [await smtpServer(context), await receiverFor(context)];
      await smtp.behave('held before the answer');
      await receiver.behave('held');
      const env = { SMTP_URL: smtp.url, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET };
      const killed = await server(context, databaseUrl, env);
      await book(killed);
      await expect.poll(() => smtp.accepted.length + receiver.posts.length).toBe(2);
      await killed.stop('SIGKILL');
      await smtp.behave('normal');
      await receiver.behave(204);
      await endLeases(databaseUrl);
      await server(context, databaseUrl, env);
      await expect.poll(() => pending(databaseUrl)).toBe(0);
      for (const ids of [messageIds(smtp), receiver.posts.map(({ headers }) => headers['webhook-id'])]) {
        expect(ids).toHaveLength(2);
        expect(new Set(ids).size).toBe(1);
      }
    },
  );

/** Starts a server with one email to send, to a mail server with this behaviour. */
async function startSending(context: TestContext, behaviour: SmtpBehaviour) {
  const databaseUrl = await newDatabase('sqlite');
  const smtp = await smtpServer(context);
  await smtp.behave(behaviour);
  const stopped = await server(context, databaseUrl, { SMTP_URL: smtp.url });
  await book(stopped);
  return { databaseUrl, smtp, stopped };
}

test.concurrent('a stopping server aborts a send that has just begun, and the next server repeats it', async (context) => {
  const { expect } = context;
  const { databaseUrl, smtp, stopped } = await startSending(context, 'stalled');
  const leased = () => ask(databaseUrl, 'select id from deliveries where lease is not null');
  await expect.poll(leased).toHaveLength(1);
  expect(await stopped.stop()).toBe(0);
  const [delivery] = await ask(databaseUrl, 'select attempts, lease, leased_until, error from deliveries');
  expect(delivery).toEqual({ attempts: 0, lease: null, leased_until: null, error: null });
  await smtp.behave('normal');
  await server(context, databaseUrl, { SMTP_URL: smtp.url });
  await expect.poll(() => pending(databaseUrl)).toBe(0);
  expect(smtp.accepted).toHaveLength(1);
});

test.concurrent('a stopping server waits for a send that is almost complete', async (context) => {
  const { expect } = context;
  const { databaseUrl, smtp, stopped } = await startSending(context, 'held before the answer');
  await expect.poll(() => smtp.accepted.length).toBe(1);
  const code = stopped.stop();
  await expect.poll(() => fetch(stopped.url).catch(() => undefined)).toBeUndefined();
  await smtp.behave('normal');
  expect(await code).toBe(0);
  expect(await pending(databaseUrl)).toBe(0);
});

test('whatever a mail server answers, the log contains no address, and the terminal gets only text', async (context) => {
  const smtp = await smtpServer(context, {
    refusal: (address) =>
      [
        `<${address}>: "${address.toUpperCase()}" is \u001b]0;owned\u0007 unknown`,
        `See https://bounces.example/?e=${encodeURIComponent(address)}`,
        `Unknown user ${address.replace('@', ' at ')}, or ${address.split('@')[0]}`,
        `second line\r\n550 ${address}`,
      ].join('; '),
  });
  await smtp.behave('recipient deferred');
  const databaseUrl = await newDatabase('sqlite');
  const started = await server(context, databaseUrl, { SMTP_URL: smtp.url, LEADS_TO: TEAM });
  const id = await book(started, { email: BOOKING.email });
  const log = () => started.output().match(/^\{.*/gm) ?? [];
  const failed = () => log().filter((line) => line.includes('a delivery failed'));
  await expect.poll(() => failed().length).toBeGreaterThanOrEqual(2);
  for (const line of failed()) expect(JSON.parse(line).reason).toMatch(/451 4\.\d\.\d$/);
  expect(log().join()).not.toMatch(/@|%40|ines|studionorte|team/i);
  const { stdout } = await callCommand(databaseUrl, ['show', id]);
  const told = stdout.split('\n').filter((line) => /^(acknowledgement|notification)/.test(line));
  expect(told).toHaveLength(2);
  for (const line of told) expect(line).not.toMatch(/\w@|\p{Cc}/u);
});

test('a lead from a program is stored and marked, and nothing is sent', async (context) => {
  const smtp = await smtpServer(context);
  const databaseUrl = await newDatabase('sqlite');
  const { url } = await server(context, databaseUrl, { SMTP_URL: smtp.url, LEADS_TO: TEAM });
  const post = async (more: Record<string, string>) => {
    const headers = { 'content-type': 'application/json', ...more };
    const sent = { method: 'POST', headers, body: JSON.stringify(BOOKING) };
    return (await sendRequest(`${url}/rest/v1/call_bookings`, sent)).status;
  };
  expect(await post({})).toBe(201);
  expect(await ask(databaseUrl, 'select suspicion as reason from leads')).toEqual([
    { reason: 'Sent by a program, not by a browser' },
  ]);
  expect(await ask(databaseUrl, 'select kind from deliveries')).toEqual([]);
  expect(await post({ 'x-form-seconds': '60' })).toBe(201);
  expect(await ask(databaseUrl, 'select kind from deliveries')).toHaveLength(2);
});

test('a restart of PostgreSQL during sends, with expired leases, sends no email twice', {
  tags: 'full',
}, async (context) => {
  const postgres = await startPostgres();
  context.onTestFinished(postgres.stop);
  const smtp = await smtpServer(context);
  await smtp.behave('held before the answer');
  const databaseUrl = await postgres.createDatabase();
  const servers = await Promise.all([1, 2].map(() => server(context, databaseUrl, { SMTP_URL: smtp.url })));
  await Promise.all(Array.from({ length: 3 }, () => servers.map((each) => book(each))).flat());
  await expect.poll(() => smtp.accepted.length).toBe(6);
  await endLeases(databaseUrl);
  await postgres.stop();
  await smtp.behave('normal');
  const haveNoticed = () => servers.every(({ output }) => output().includes('the outbox is not reachable'));
  await expect.poll(haveNoticed).toBe(true);
  await postgres.start();
  await expect.poll(() => pending(databaseUrl)).toBe(0);
  expect(messageIds(smtp)).toHaveLength(6);
});
