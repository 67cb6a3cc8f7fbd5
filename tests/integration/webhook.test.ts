import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { ask } from '../new-database.ts';
import { SECRET, startOutbox } from '../start-outbox.ts';
import { type ReceivedPost, type ReceiverBehaviour, startReceiver } from '../start-receiver.ts';
import { ANSWERS, BOOKING, startServer } from '../start-server.ts';

test('each lead is posted as it is stored, signed so that the library of the specification verifies it', async () => {
  const receiver = await startReceiver();
  const server = await startServer({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET });
  expect(server.output()).toContain(`each lead is posted to ${new URL(receiver.url).host}\n`);
  const booking = { ...BOOKING, id: crypto.randomUUID() };
  const answers = { ...ANSWERS, id: crypto.randomUUID() };
  await insert(server.url, 'call_bookings', booking);
  await insert(server.url, 'quiz_submissions', answers);
  await expect.poll(() => receiver.posts.length).toBe(2);
  const deliveries = await ask(`sqlite:${server.databaseFile}`, 'select id, lead_id from deliveries');
  const events = receiver.posts.map((post) => ({ post, event: verified(post) }));
  for (const [table, row] of [
    ['call_bookings', booking],
    ['quiz_submissions', answers],
  ] as const) {
    const { post, event } = events.find((candidate) => candidate.event.data.id === row.id) ?? {};
    expect(event).toEqual({
      type: `${table}.created`,
      timestamp: event?.data.created_at,
      data: { ...row, created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/) },
    });
    expect(post?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': deliveries.find(({ lead_id }) => lead_id === row.id)?.id,
    });
  }
  await server.stop();
  await receiver.stop();
});

test.concurrent.for<[ReceiverBehaviour, reason: RegExp]>([
  ['closed', /ECONNREFUSED|ECONNRESET|closed/],
  ['held', /timeout/],
  [500, /answered 500/],
  [302, /answered 302/],
])(
  'a receiver that is %s has the lead once it answers 204, always under one id',
  async ([behaviour, reason], { expect }) => {
    const receiver = await startReceiver();
    const patienceMs = behaviour === 'held' ? 1000 : 5000;
    const outbox = await startOutbox({ webhookUrl: receiver.url, patienceMs });
    await receiver.behave(behaviour);
    const id = await outbox.book();
    await expect.poll(() => outbox.failures).toEqual([expect.stringMatching(reason)]);
    await expect.poll(outbox.deliveries).toMatchObject([{ attempts: 1, lease: null, delivered_at: null }]);
    await receiver.behave(204);
    await outbox.tryNow();
    await expect.poll(outbox.pending).toBe(0);
    expect(receiver.posts).toHaveLength(behaviour === 'closed' ? 1 : 2);
    const [delivery] = await outbox.deliveries();
    for (const post of receiver.posts) {
      // A redirect is not followed.
      expect(post.path).toBe('/hook');
      expect(post.headers['webhook-id']).toBe(delivery?.id);
      expect(verified(post).data.id).toBe(id);
    }
    await outbox.stop();
    await receiver.stop();
  },
);

test('a user and a password in the address are sent as HTTP has them, and told to nobody', async () => {
  const receiver = await startReceiver();
  const server = await startServer({
    WEBHOOK_URL: receiver.url.replace('//', '//loomline:p%40ss%20word@'),
    WEBHOOK_SECRET: SECRET,
  });
  await receiver.behave(401);
  await insert(server.url, 'call_bookings', BOOKING);
  await expect.poll(() => server.output()).toContain('the webhook answered 401');
  const credentials = Buffer.from('loomline:p@ss word').toString('base64');
  expect(receiver.posts[0]?.headers.authorization).toBe(`Basic ${credentials}`);
  await server.stop();
  expect(server.output()).not.toMatch(/p%40ss|p@ss|whsec/);
  await receiver.stop();
});

/** A post's event, as a receiver reads it. */
function verified({ body, headers }: ReceivedPost, secret = SECRET) {
  return new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
}

async function insert(url: string, table: string, row: object): Promise<void> {
  const response = await fetch(`${url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  expect(response.status).toBe(201);
}
