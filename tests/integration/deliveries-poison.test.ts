import { expect, type TestContext, test } from 'vitest';
import { createMailer } from '#leads/delivery/send-mail.ts';
import { fullUnless } from '../full.ts';
import { ask, type DatabaseKind, newDatabase } from '../new-database.ts';
import { callCommand } from '../run-command.ts';
import { SECRET, startOutbox, TEAM } from '../start-outbox.ts';
import { BOOKING, startServer } from '../start-server.ts';
import { type RunningTcp, speakSmtp, startTcp } from '../start-tcp.ts';

async function tcp(
  { onTestFinished }: TestContext,
  ...[serve]: Parameters<typeof startTcp>
): Promise<RunningTcp> {
  const running = await startTcp(serve);
  onTestFinished(running.stop);
  return running;
}

/** Refuses each recipient in the words that are theirs, but the team, whose mails it takes. */
function refusing(wordsFor: (recipient: string) => string): Parameters<typeof startTcp>[0] {
  return (socket) => {
    let isInMail = false;
    speakSmtp(socket, (command) => {
      if (isInMail) {
        isInMail = command !== '.';
        return isInMail ? '' : undefined;
      }
      isInMail = command === 'DATA';
      if (isInMail) return '354 go on\r\n';
      return command.startsWith('RCPT') && !command.includes(TEAM)
        ? `550 ${wordsFor(command)}\r\n`
        : undefined;
    });
  };
}

/** A NUL, control characters, a line and at signs without end, and bytes that are no UTF-8. */
const POISON = [
  'no\0such user',
  '\u001b]0;owned\u0007\u001b[2J no such user',
  'x'.repeat(50_000),
  '@'.repeat(50_000),
  '\xff\xfe\xed\xa0\x80 no such user',
];

for (const kind of ['sqlite', 'postgres'] as const)
  test(
    `over ${kind}: refusals in the worst of words are noted, and keep nobody else from their mail`,
    fullUnless(kind === 'postgres'),
    async (context) => {
      const { port } = await tcp(
        context,
        refusing((recipient) => POISON[Number(/visitor(\d+)/.exec(recipient)?.[1])] ?? ''),
      );
      const databaseUrl = await newDatabase(kind);
      const server = await startServer({
        DATABASE_URL: databaseUrl,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        LEADS_TO: TEAM,
      });
      context.onTestFinished(async () => void (await server.stop()));
      for (const visitor of POISON.keys()) {
        await fetch(`${server.url}/rest/v1/call_bookings`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...BOOKING, email: `visitor${visitor}@shop.example` }),
        });
      }
      const found = (where: string) => ask(databaseUrl, `select error from deliveries where ${where}`);
      await expect.poll(() => found(`kind = 'notification' and delivered_at is not null`)).toHaveLength(5);
      await expect.poll(() => found(`kind = 'acknowledgement' and error is not null`)).toHaveLength(5);
      for (const { error } of await found('error is not null')) {
        expect(String(error).length).toBeLessThanOrEqual(501);
        expect(error).toMatch(/550/);
        expect(error).not.toMatch(/\p{C}/u);
      }
      expect(server.output()).not.toMatch(/owned|no such user|xxxx|the outbox is not reachable/);
      // The process still runs, though it tries these deliveries again and again.
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    },
  );

for (const kind of ['sqlite', 'postgres'] as const)
  test(
    `over ${kind}: a note that the database refuses is written down without its words, and holds nothing up`,
    fullUnless(kind === 'sqlite'),
    async (context) => {
      const { port } = await tcp(
        context,
        refusing(() => 'poison'),
      );
      const databaseUrl = await newDatabase(kind);
      const outbox = await startOutbox({ databaseUrl, smtpUrl: `smtp://127.0.0.1:${port}` });
      context.onTestFinished(outbox.stop);
      await refuseNotesWith(databaseUrl, kind, 'poison');
      for (let leads = 0; leads < 8; leads += 1) await outbox.book({ email: `visitor${leads}@shop.example` });
      await expect
        .poll(() => ask(databaseUrl, `select id from deliveries where error like 'The delivery failed%'`))
        .toHaveLength(8);
      await expect
        .poll(() => ask(databaseUrl, 'select id from deliveries where delivered_at is not null'))
        .toHaveLength(8);
    },
  );

for (const kind of ['sqlite', 'postgres'] as const) {
  test(
    `over ${kind}: where the database refuses every note, others are sent all the same, and nothing twice`,
    fullUnless(kind === 'postgres'),
    async (context) => {
      const databaseUrl = await newDatabase(kind);
      const sent: string[] = [];
      const outbox = await startOutbox({
        databaseUrl,
        smtpUrl: 'smtp://mail.example',
        senders: {
          acknowledgement: async ({ id }) => void sent.push(id),
          notification: async ({ id }) => void sent.push(id),
        },
        leaseMs: 500,
      });
      context.onTestFinished(outbox.stop);
      const refusal = `new.delivered_at is not null and new.kind = 'acknowledgement'`;
      await refuseWhen(databaseUrl, kind, refusal);
      for (let leads = 0; leads < 8; leads += 1) await outbox.book();
      await expect
        .poll(() => ask(databaseUrl, 'select id from deliveries where delivered_at is not null'))
        .toHaveLength(8);
      await expect.poll(() => sent.length).toBe(16);
      // What is sent later is sent after whatever could be sent again.
      await ask(databaseUrl, `update deliveries set due_at = '2000-01-01T00:00:00.000Z'`);
      await outbox.book();
      await expect.poll(() => sent.length).toBe(18);
      expect(new Set(sent).size).toBe(18);
    },
  );
}

async function refuseNotesWith(databaseUrl: string, kind: DatabaseKind, word: string): Promise<void> {
  await refuseWhen(databaseUrl, kind, `new.error like '%${word}%'`);
}

async function refuseWhen(databaseUrl: string, kind: DatabaseKind, condition: string): Promise<void> {
  if (kind === 'sqlite') {
    await ask(
      databaseUrl,
      `create trigger refusal before update on deliveries when ${condition} begin select raise(abort, 'no'); end`,
    );
    return;
  }
  await ask(
    databaseUrl,
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
  );
  await ask(
    databaseUrl,
    `create trigger refusal before update on deliveries for each row when (${condition}) execute function refuse()`,
  );
}

const MAIL = { id: 'x', from: 'a@b.example', to: { team: TEAM }, subject: '', html: '', text: '' };

test.for<[what: string, serve: Parameters<typeof startTcp>[0]]>([
  ['a banner of ten megabytes in one line', (socket) => void socket.write(`220 ${'x'.repeat(10_000_000)}`)],
  [
    'a reply whose lines never end',
    (socket) => {
      const more = () => {
        while (!socket.destroyed && socket.write('220-and another thing\r\n'.repeat(1000))) {}
      };
      socket.on('drain', more);
      more();
    },
  ],
  [
    'what is no TLS after STARTTLS',
    (socket) =>
      speakSmtp(socket, (command) => {
        if (command.startsWith('EHLO')) return '250-hello\r\n250 STARTTLS\r\n';
        return command === 'STARTTLS' ? `220 go\r\n250 AUTH PLAIN\r\n${'\0'.repeat(100_000)}` : undefined;
      }),
  ],
])('a mail server that says %s is hung up on, and the process goes on', async ([_what, serve], context) => {
  const { port } = await tcp(context, serve);
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, { greetingTimeout: 5000, sendTimeout: 20_000 });
  const failure = await mailer.send(MAIL).then(
    () => undefined,
    (error: Error) => error,
  );
  expect(failure?.name).toBe('DeliveryFailure');
  expect(failure?.message).not.toMatch(/abort|timeout/i);
  expect(failure?.message.length).toBeLessThanOrEqual(501);
});

test('a webhook’s answer is not read, however long it is', async (context) => {
  const { port } = await tcp(context, (socket) => {
    socket.write(`HTTP/1.1 500 \u001b[2J\r\ncontent-type: text/plain\r\n\r\n`);
    const more = () => {
      while (!socket.destroyed && socket.write('x'.repeat(100_000))) {}
    };
    socket.on('drain', more);
    more();
  });
  const outbox = await startOutbox({ webhookUrl: `http://127.0.0.1:${port}/` });
  context.onTestFinished(outbox.stop);
  await outbox.book();
  await expect.poll(() => outbox.failures.length).toBe(1);
  expect(outbox.failures[0]).not.toMatch(/\p{C}/u);
});

test('with a password smtp:// insists on TLS: the password does not go out in the clear', async (context) => {
  const commands: string[] = [];
  const { port } = await tcp(context, (socket) => {
    speakSmtp(socket, (command) => {
      commands.push(command);
      if (command.startsWith('EHLO')) return '250-hello\r\n250 AUTH PLAIN\r\n';
      return command.startsWith('STARTTLS') ? '502 no such command\r\n' : '235 ok\r\n';
    });
  });
  const url = `smtp://ines:secret@127.0.0.1:${port}`;
  await expect(createMailer(url).verify()).rejects.toThrow(/TLS/);
  expect(commands.join()).not.toContain('AUTH');
  for (const option of ['requireTLS=false', 'ignoreTLS=true']) {
    commands.length = 0;
    await createMailer(`${url}?${option}`).verify();
    expect(commands.join()).toContain('AUTH PLAIN');
  }
  commands.length = 0;
  await createMailer(`smtp://127.0.0.1:${port}`).verify();
  expect(commands.join()).not.toContain('STARTTLS');
});

test('an error that a receiver words reaches the command line’s terminal as plain text', async (context) => {
  const { port } = await tcp(
    context,
    refusing(() => '\u001b]0;owned\u0007 no such user'),
  );
  const databaseUrl = await newDatabase('sqlite');
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, WEBHOOK_SECRET: SECRET };
  const server = await startServer({ DATABASE_URL: databaseUrl });
  context.onTestFinished(async () => void (await server.stop()));
  const id = crypto.randomUUID();
  await fetch(`${server.url}/rest/v1/call_bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...BOOKING, id }),
  });
  const { stdout: answer } = await callCommand(databaseUrl, ['confirm', id], env);
  expect(answer).toContain('The mail server did not take the mail now');
  const { stdout } = await callCommand(databaseUrl, ['show', id, '--json']);
  expect(JSON.parse(stdout).deliveries[0].error).toMatch(/550 \]0;owned no such user/);
});
