import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideCall } from '#leads/calls/appointments.ts';
import { openStore } from '#leads/db/open-store.ts';
import { insertLead } from '#leads/manage/insert-lead.ts';
import { CONCURRENCY } from '#leads/outbox/delivery-worker.ts';
import { fullUnless } from '../full.ts';
import { ask, newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { messageIds } from '../read-mails.ts';
import { callCommand } from '../run-command.ts';
import { book, server, smtpServer } from '../start-for-test.ts';
import { SECRET, TEAM } from '../start-outbox.ts';
import { type RunningPostgres, startPostgres } from '../start-postgres.ts';
import { startReceiver } from '../start-receiver.ts';
import { BOOKING } from '../start-server.ts';

async function pending(databaseUrl: string): Promise<number> {
  const where = 'where delivered_at is null';
  return Number((await ask(databaseUrl, `select count(*) as left from deliveries ${where}`))[0]?.left);
}

/** As if the leases of a process that is no more had run out. */
async function endLeases(databaseUrl: string): Promise<void> {
  const past = '2000-01-01T00:00:00.000Z';
  await ask(databaseUrl, `update deliveries set leased_until = '${past}' where leased_until is not null`);
}

function isClaimed(databaseUrl: string) {
  return async () => (await ask(databaseUrl, 'select id from deliveries where lease is not null')).length > 0;
}

test('of two servers over one PostgreSQL one is killed while both send reminders: each comes, under one Message-ID', async (context) => {
  const databaseUrl = await newDatabase('postgres');
  const visitors = await confirmCalls(databaseUrl, 60);
  const smtp = await smtpServer(context);
  await smtp.behave('held before the answer');
  const env = { SMTP_URL: smtp.url, LEADS_TO: TEAM };
  const [killed] = await Promise.all([server(context, databaseUrl, env), server(context, databaseUrl, env)]);
  await expect.poll(() => smtp.accepted.length, { timeout: 10_000 }).toBe(2 * CONCURRENCY);
  await killed.stop('SIGKILL');
  await smtp.behave('normal');
  // What the killed server held stays held until its leases end.
  await expect.poll(() => pending(databaseUrl), { timeout: 20_000 }).toBeLessThan(30);
  await endLeases(databaseUrl);
  await expect.poll(() => pending(databaseUrl), { timeout: 20_000 }).toBe(0);
  const reminders = smtp.accepted.filter(({ mail }) => mail.subject?.startsWith('Our call: '));
  for (const visitor of visitors) {
    const ids = reminders.filter(({ to }) => to.includes(visitor)).map(({ mail }) => mail.messageId);
    expect(ids.length, visitor).toBeGreaterThan(0);
    expect(new Set(ids).size, visitor).toBe(1);
  }
  // The kill did come between a mail server's answer and the note of it.
  expect(reminders.length).toBeGreaterThan(visitors.length);
});

/** Stores calls that were confirmed long ago and are to be reminded of now. @returns their visitors' addresses */
async function confirmCalls(databaseUrl: string, amount: number): Promise<string[]> {
  const store = await openStore(databaseUrl);
  const decision = { by: { actor: 'team', user_name: null }, kinds: ['confirmation'] } as const;
  const visitors: string[] = [];
  for (let index = 0; index < amount; index++) {
    const row = newBooking({ email: `${index}@visitor.example` });
    await insertLead(store, 'call_bookings', row);
    const startsAt = new Date(Date.now() + (120 + 20 * index) * 60_000);
    await decideCall(store, row.id, { status: 'confirmed', startsAt }, decision);
    visitors.push(row.email);
  }
  await store.close();
  await ask(databaseUrl, `update deliveries set delivered_at = now() - interval '3 days'`);
  return visitors;
}

describe.concurrent.each(['sqlite', 'postgres'] as const)('over %s', (kind) => {
  describe('a server that ends', fullUnless(kind === 'sqlite'), () => {
    test('a server killed between the receiver’s answer and its note sends one copy more, under the same id', async (context) => {
      const { expect } = context;
      const databaseUrl = await newDatabase(kind);
      const smtp = await smtpServer(context);
      const receiver = await startReceiver();
      context.onTestFinished(receiver.stop);
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
    });

    test('told to stop in the middle of a send, it exits 0, and the next start sends the mail', async (context) => {
      const { expect } = context;
      const databaseUrl = await newDatabase(kind);
      const smtp = await smtpServer(context);
      await smtp.behave('stalled');
      const stopped = await server(context, databaseUrl, { SMTP_URL: smtp.url });
      await book(stopped);
      await expect.poll(isClaimed(databaseUrl)).toBe(true);
      expect(await stopped.stop()).toBe(0);
      const [delivery] = await ask(
        databaseUrl,
        'select attempts, lease, leased_until, error from deliveries',
      );
      expect(delivery).toEqual({ attempts: 0, lease: null, leased_until: null, error: null });
      await smtp.behave('normal');
      await server(context, databaseUrl, { SMTP_URL: smtp.url });
      await expect.poll(() => pending(databaseUrl)).toBe(0);
      expect(smtp.accepted).toHaveLength(1);
    });
  });

  test(
    'told to stop while a send is about to end, it lets it, and nothing is sent again',
    fullUnless(kind === 'postgres'),
    async (context) => {
      const { expect } = context;
      const databaseUrl = await newDatabase(kind);
      const smtp = await smtpServer(context);
      await smtp.behave('held before the answer');
      const stopped = await server(context, databaseUrl, { SMTP_URL: smtp.url });
      await book(stopped);
      await expect.poll(() => smtp.accepted.length).toBe(1);
      const code = stopped.stop();
      await expect.poll(() => fetch(stopped.url).catch(() => undefined)).toBeUndefined();
      await smtp.behave('normal');
      expect(await code).toBe(0);
      expect(await pending(databaseUrl)).toBe(0);
    },
  );
});

test('whatever a mail server answers, the log has nobody’s address, and the terminal nothing but text', async (context) => {
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
  const log = () =>
    started
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
  const failed = () => log().filter((line) => line.includes('a delivery failed'));
  await expect.poll(() => failed().length).toBeGreaterThanOrEqual(2);
  for (const line of failed()) expect(JSON.parse(line).reason).toMatch(/451 4\.\d\.\d$/);
  expect(log().join()).not.toMatch(/@|%40|ines|studionorte|team/i);
  const { stdout } = await callCommand(databaseUrl, ['show', id]);
  const told = stdout.split('\n').filter((line) => /^(acknowledgement|notification)/.test(line));
  expect(told).toHaveLength(2);
  for (const line of told) expect(line).not.toMatch(/\w@|\p{Cc}/u);
});

test('a lead that a program sent is stored and marked, and nobody is sent anything', async (context) => {
  const smtp = await smtpServer(context);
  const databaseUrl = await newDatabase('sqlite');
  const { url } = await server(context, databaseUrl, { SMTP_URL: smtp.url, LEADS_TO: TEAM });
  const post = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      // Unlike `fetch`, which sends what browsers send.
      const call = request(`${url}/rest/v1/call_bookings`, { method: 'POST', headers }, (response) =>
        resolve(response.resume().statusCode),
      );
      call.on('error', reject).end(JSON.stringify(BOOKING));
    });
  expect(await post({ 'content-type': 'application/json' })).toBe(201);
  expect(await ask(databaseUrl, 'select suspicion as reason from leads')).toEqual([
    { reason: 'Sent by a program, not by a browser' },
  ]);
  expect(await ask(databaseUrl, 'select kind from deliveries')).toEqual([]);
  expect(await post({ 'content-type': 'application/json', 'x-form-seconds': '60' })).toBe(201);
  expect(await ask(databaseUrl, 'select kind from deliveries')).toHaveLength(2);
});

describe('with a PostgreSQL of its own', { tags: 'full' }, () => {
  let postgres: RunningPostgres;

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('PostgreSQL restarted in the middle of sending, and leases that end meanwhile: no second copy', async (context) => {
    const smtp = await smtpServer(context);
    await smtp.behave('held before the answer');
    const databaseUrl = await postgres.createDatabase();
    const servers = await Promise.all([1, 2].map(() => server(context, databaseUrl, { SMTP_URL: smtp.url })));
    await Promise.all(Array.from({ length: 3 }, () => servers.map((each) => book(each))).flat());
    await expect.poll(() => smtp.accepted.length).toBe(6);
    await endLeases(databaseUrl);
    await postgres.stop();
    await smtp.behave('normal');
    // Both notice.
    await expect
      .poll(() => servers.every(({ output }) => output().includes('the outbox is not reachable')))
      .toBe(true);
    await postgres.start();
    await expect.poll(() => pending(databaseUrl)).toBe(0);
    expect(messageIds(smtp)).toHaveLength(6);
  });
});
