import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createMailer } from '#leads/delivery/send-mail.ts';
import { ask, newDatabase } from '../new-database.ts';
import { callCommand } from '../run-command.ts';
import { startOutbox, TEAM } from '../start-outbox.ts';
import { BOOKING, startServer } from '../start-server.ts';
import { type RunningSmtp, type SmtpBehaviour, startSmtp } from '../start-smtp.ts';

/** What a mail server does, and what is then known of why it failed. */
const MISBEHAVIOURS: [SmtpBehaviour, reason: RegExp][] = [
  ['closed', /ECONNREFUSED/],
  ['stalled', /Greeting never received/],
  ['busy', /421 too busy/],
  ['sender deferred', /451 4\.\d\.\d .+ not wanted here/],
  ['sender refused', /550 5\.\d\.\d .+ not wanted here/],
  ['recipient deferred', /451 4\.\d\.\d .+ not wanted here/],
  ['recipient refused', /550 5\.\d\.\d .+ not wanted here/],
  ['cut in the mail', /closed|ECONNRESET/],
];

test.concurrent.for(MISBEHAVIOURS)(
  'a mail server that is %s has every mail once it is itself again, and once only',
  async ([behaviour, reason], { expect }) => {
    const smtp = await startSmtp();
    const patienceMs = behaviour === 'stalled' ? 1000 : 5000;
    const outbox = await startOutbox({ smtpUrl: smtp.url, patienceMs });
    await smtp.behave(behaviour);
    await outbox.book();
    await expect.poll(() => outbox.failures.length).toBe(2);
    for (const failure of outbox.failures) expect(failure).toMatch(reason);
    expect(smtp.accepted).toEqual([]);
    await expect
      .poll(outbox.deliveries)
      .toMatchObject([0, 1].map(() => ({ attempts: 1, lease: null, error: expect.stringMatching(reason) })));
    await smtp.behave('normal');
    await outbox.tryNow();
    await expect.poll(outbox.pending).toBe(0);
    expect(smtp.accepted.map(({ to }) => to.join()).sort()).toEqual([BOOKING.email, TEAM]);
    for (const delivery of await outbox.deliveries()) {
      expect(delivery).toMatchObject({ attempts: 2, error: null, lease: null, failed_at: null });
    }
    await outbox.stop();
    await smtp.stop();
  },
);

test.concurrent.for<SmtpBehaviour>(['cut before the answer', 'held before the answer'])(
  'a mail server that took a mail and is %s gets it again under the same Message-ID, so that it is known as one',
  async (behaviour, { expect }) => {
    const smtp = await startSmtp();
    const outbox = await startOutbox({ smtpUrl: smtp.url, patienceMs: 1000 });
    await smtp.behave(behaviour);
    await outbox.book();
    await expect.poll(() => outbox.failures.length).toBe(2);
    await smtp.behave('normal');
    await outbox.tryNow();
    await expect.poll(outbox.pending).toBe(0);
    expect(copiesIn(smtp)).toEqual({ [BOOKING.email]: [2], [TEAM]: [2] });
    await outbox.stop();
    await smtp.stop();
  },
);

test('a mail server that refuses one of the team leaves the others with one copy, not with one at each try', async ({
  expect,
}) => {
  const gone = 'gone@loomline.example';
  const smtp = await startSmtp({ refused: [gone] });
  const databaseUrl = await newDatabase('sqlite');
  const outbox = await startOutbox({ databaseUrl, smtpUrl: smtp.url, team: `${TEAM}, ${gone}` });
  const id = await outbox.book();
  await expect.poll(() => outbox.failures).toEqual([expect.stringMatching(/1 of 2 recipients.*550/)]);
  await outbox.tryNow();
  await expect.poll(outbox.pending).toBe(0);
  expect(copiesIn(smtp)).toEqual({ [BOOKING.email]: [1], [TEAM]: [1] });
  const { stdout } = await callCommand(databaseUrl, ['show', id]);
  expect(stdout).toMatch(/^notification +sent .+: 1 of 2 recipients were refused: .*550 /m);
  await outbox.stop();
  await smtp.stop();
});

test('a mail server that talks on and on holds a mail up for no longer than a mail may take', async () => {
  const talker = createServer((socket) => {
    const talking = setInterval(() => socket.write('220-and another thing\r\n'), 20);
    socket.on('error', () => {}).on('close', () => clearInterval(talking));
  });
  await new Promise<void>((resolve) => talker.listen(0, '127.0.0.1', resolve));
  const { port } = talker.address() as AddressInfo;
  const mailer = createMailer(`smtp://127.0.0.1:${port}?greetingTimeout=60000`, { sendTimeout: 300 });
  const mail = { id: 'x', from: 'a@b.example', to: { team: TEAM }, subject: '', html: '', text: '' };
  await expect(mailer.send(mail)).rejects.toThrow(/abort|timeout/i);
  talker.close();
});

test('a server goes through every trouble of its mail server, loses no mail and sends none twice', async () => {
  const smtp = await startSmtp();
  const server = await startServer({
    SMTP_URL: `${smtp.url}?greetingTimeout=300`,
    LEADS_TO: TEAM,
  });
  const database = `sqlite:${server.databaseFile}`;
  const count = async (where: string) =>
    Number((await ask(database, `select count(*) as found from deliveries where ${where}`))[0]?.found);
  const book = async () => {
    await fetch(`${server.url}/rest/v1/call_bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...BOOKING, email: `${crypto.randomUUID()}@visitor.example` }),
    });
  };
  for (const [behaviour] of MISBEHAVIOURS) {
    await smtp.behave(behaviour);
    await book();
    await expect.poll(() => count('attempts = 0 or leased_until is not null')).toBe(0);
  }
  await smtp.behave('normal');
  await ask(database, `update deliveries set due_at = '2000-01-01T00:00:00.000Z'`);
  await book();
  await expect.poll(() => count('delivered_at is null')).toBe(0);
  expect(smtp.accepted).toHaveLength(2 * (MISBEHAVIOURS.length + 1));
  expect(new Set(smtp.accepted.map(({ mail }) => mail.messageId)).size).toBe(smtp.accepted.length);
  await server.stop();
  await smtp.stop();
});

test('whatever a mail server answers, the log has nobody’s address in it', async () => {
  const smtp = await startSmtp({
    refusal: (address) =>
      [
        `<${address}>: "${address.toUpperCase()}" is unknown`,
        `See https://bounces.example/?e=${encodeURIComponent(address)}`,
        `Unknown user ${address.replace('@', ' at ')}, or ${address.split('@')[0]}`,
        `second line\r\n550 ${address}`,
      ].join('; '),
  });
  await smtp.behave('recipient refused');
  const server = await startServer({ SMTP_URL: smtp.url, LEADS_TO: TEAM });
  await fetch(`${server.url}/rest/v1/call_bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BOOKING),
  });
  const log = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
  const failed = () => log().filter((line) => line.includes('a delivery failed'));
  await expect.poll(() => failed().length).toBe(2);
  await server.stop();
  for (const line of failed()) expect(JSON.parse(line).reason).toContain('550 5.1.1');
  expect(log().join()).not.toMatch(/@|%40|ines|studionorte|team/i);
  const database = `sqlite:${server.databaseFile}`;
  for (const { error } of await ask(database, 'select error from deliveries'))
    expect(error).not.toMatch(/\w@/);
  await smtp.stop();
});

/** How many copies of each mail every recipient has. */
function copiesIn({ accepted }: RunningSmtp): Record<string, number[]> {
  const copies: Record<string, Record<string, number>> = {};
  for (const { to, mail } of accepted) {
    for (const recipient of to) {
      copies[recipient] ??= {};
      const id = mail.messageId ?? '';
      copies[recipient][id] = (copies[recipient][id] ?? 0) + 1;
    }
  }
  return Object.fromEntries(Object.entries(copies).map(([to, mails]) => [to, Object.values(mails)]));
}
