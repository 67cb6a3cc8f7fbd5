import { expect, type TestContext, test } from 'vitest';
import { ask } from '../new-database.ts';
import { callCommand } from '../run-command.ts';
import { book, smtpServer } from '../start-for-test.ts';
import { SECRET, startOutbox, TEAM } from '../start-outbox.ts';
import { type RunningReceiver, startReceiver } from '../start-receiver.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const LEADS = 40;

async function serverWith(
  { onTestFinished }: TestContext,
  env: Record<string, string>,
): Promise<{ server: RunningServer; receiver: RunningReceiver }> {
  const receiver = await startReceiver();
  const server = await startServer({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET, ...env });
  onTestFinished(async () => {
    await server.stop();
    await receiver.stop();
  });
  return { server, receiver };
}

/** Books, and waits for each lead's webhook. */
async function bookWithWebhooks(server: RunningServer, receiver: RunningReceiver): Promise<void> {
  await Promise.all(Array.from({ length: LEADS }, () => book(server)));
  await expect.poll(() => receiver.posts.length).toBe(LEADS);
}

test('a mail server that takes connections and says nothing holds up no webhook and no answer on the command line', async (context) => {
  const smtp = await smtpServer(context);
  await smtp.behave('stalled');
  const mailsThat = (greetingTimeout: number) =>
    serverWith(context, { SMTP_URL: `${smtp.url}?greetingTimeout=${greetingTimeout}`, LEADS_TO: TEAM });
  // With webhooks behind mails, none would come before this test gives up.
  const patient = await mailsThat(600_000);
  await bookWithWebhooks(patient.server, patient.receiver);

  const { server, receiver } = await mailsThat(1500);
  await bookWithWebhooks(server, receiver);

  // The channel is paused: what is not probed keeps its attempts.
  const database = `sqlite:${server.databaseFile}`;
  await expect.poll(() => server.output()).toContain('a channel is paused');
  const tried = await ask(
    database,
    `select attempts from deliveries where kind <> 'webhook' and attempts > 0`,
  );
  expect(tried.length).toBeLessThan(20);

  // The command line does not wait for the servers to think better of it.
  await smtp.behave('normal');
  const id = await book(server);
  const { stdout: answer } = await callCommand(database, ['confirm', id], { SMTP_URL: smtp.url });
  expect(answer).toContain('The visitor has been mailed');

  await expect.poll(() => server.output()).toContain('a channel works again');
  await expect
    .poll(() => ask(database, 'select id from deliveries where delivered_at is null and attempts = 0'))
    .toEqual([]);
});

test('a webhook’s receiver that is away holds up no mail', async (context) => {
  const smtp = await smtpServer(context);
  const { server, receiver } = await serverWith(context, { SMTP_URL: smtp.url });
  await receiver.behave('held');
  await Promise.all(Array.from({ length: 12 }, () => book(server)));
  await expect.poll(() => smtp.accepted.length).toBe(12);
  // Or the server would wait for it when it is to stop.
  await receiver.behave(204);
});

test('mails that are refused one by one pause nothing: the mail server works', async (context) => {
  const smtp = await smtpServer(context);
  await smtp.behave('recipient refused');
  const changes: string[] = [];
  const outbox = await startOutbox({
    smtpUrl: smtp.url,
    team: '',
    onChannel: (_channel, change) => changes.push(change),
  });
  context.onTestFinished(outbox.stop);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => outbox.book({ email: `v${index}@shop.example` })),
  );
  await expect.poll(() => outbox.failures.length).toBe(12);
  expect(changes).toEqual([]);
});

test('a confirmation goes before acknowledgements that came earlier, and finds room beside slow ones', async (context) => {
  const sent: string[] = [];
  const slow = Promise.withResolvers<void>();
  const outbox = await startOutbox({
    smtpUrl: 'smtp://mail.example',
    team: '',
    senders: {
      async acknowledgement() {
        sent.push('acknowledgement');
        await slow.promise;
      },
      async confirmation() {
        sent.push('confirmation');
      },
    },
  });
  context.onTestFinished(outbox.stop);
  const ids = await Promise.all(Array.from({ length: 10 }, () => outbox.book()));
  await expect.poll(() => sent.length).toBe(3);
  await outbox.store.db
    .insertInto('deliveries')
    .values({
      id: crypto.randomUUID(),
      lead_table: 'call_bookings',
      lead_id: ids[0] ?? '',
      kind: 'confirmation',
    })
    .execute();
  outbox.worker.wake();
  await expect.poll(() => sent).toEqual([...Array(3).fill('acknowledgement'), 'confirmation']);
  slow.resolve();
});
