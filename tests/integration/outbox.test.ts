import { mkdirSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, type TestContext, test, vi } from 'vitest';
import { readConfig } from '#config/config.ts';
import { backupName } from '#leads/backup/backups.ts';
import { decideCall } from '#leads/calls/appointments.ts';
import { sqlitePath } from '#leads/db/database-url.ts';
import { findFirstLeads } from '#leads/db/find-leads.ts';
import { openStore } from '#leads/db/open-store.ts';
import { type DeliveryKind, sendableKinds } from '#leads/delivery-kinds.ts';
import { HOUR_MS } from '#leads/durations.ts';
import { createMailer } from '#leads/mail/send-mail.ts';
import { raiseAlerts } from '#leads/outbox/follow-ups.ts';
import { claimDeliveries } from '#leads/outbox/outbox.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { purge } from '#leads/removal/erase.ts';
import { startDeliveries } from '#server/deliveries.ts';
import { fullUnless } from '../full.ts';
import { ask, DATABASES, newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { messageIds } from '../read-mails.ts';
import { callCommand } from '../run-command.ts';
import { book, outboxFor, receiverFor, server, smtpServer, stopAfterTest } from '../start-for-test.ts';
import { SECRET, TEAM, verified } from '../start-outbox.ts';
import type { ReceiverBehaviour } from '../start-receiver.ts';
import { BOOKING } from '../start-server.ts';
import type { SmtpBehaviour } from '../start-smtp.ts';
import { speakSmtp, startTcp } from '../start-tcp.ts';

const MAIL = { id: 'x', from: 'a@b.example', subject: '', html: '', text: '' };
const CLAIM = { atMost: 5, takesOver: true };
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** Returns the lines of `leads check` that report a failure. */
async function failedChecks(url: string): Promise<string[]> {
  const { stdout } = await callCommand(url, ['check'], { BACKUP_DIR: 'off' });
  return stdout.match(/^FAIL.*/gm) ?? [];
}

/** Starts a mail server with these answers, and returns its port. */
async function smtpPort(context: TestContext, answer: (command: string) => string | undefined) {
  const starting = startTcp((socket) => speakSmtp(socket, answer));
  return (await stopAfterTest(context, starting)).port;
}

describe('a mail server', () => {
  test.concurrent.for<[SmtpBehaviour, reason: RegExp]>([
    ['closed', /ECONNREFUSED/],
    ['stalled', /Greeting never received|timeout/i],
    ['busy', /421 too busy/],
    ['sender refused', /550 5\.\d\.\d .+ not wanted here/],
    ['recipient deferred', /451 4\.\d\.\d .+ not wanted here/],
    ['cut in the mail', /closed|ECONNRESET/],
  ])('that is %s gets every email exactly once after it recovers', async ([behaviour, reason], context) => {
    const { expect } = context;
    const smtp = await smtpServer(context);
    const patienceMs = behaviour === 'stalled' ? 5000 : 120_000;
    const outbox = await outboxFor(context, { smtpUrl: smtp.url, patienceMs });
    await smtp.behave(behaviour);
    await outbox.book();
    // On a busy machine, one email may be retried before the other email's first attempt has ended.
    const areTried = async () => (await outbox.deliveries()).every(({ error }) => error !== null);
    await expect.poll(areTried).toBe(true);
    for (const failure of outbox.failures) expect(failure).toMatch(reason);
    expect(smtp.accepted).toEqual([]);
    await smtp.behave('normal');
    const sendAll = async () => {
      await outbox.tryNow();
      return outbox.pending();
    };
    await expect.poll(sendAll).toBe(0);
    expect(smtp.accepted.map(({ to }) => to.join()).sort()).toEqual([BOOKING.email, TEAM]);
    const done = { error: null, lease: null, failed_at: null };
    expect(await outbox.deliveries()).toMatchObject(Array(2).fill(done));
  });

  test.concurrent.for<SmtpBehaviour>(['cut before the answer', 'held before the answer'])(
    'that accepted an email but is %s gets it again with the same Message-ID',
    async (behaviour, context) => {
      const { expect } = context;
      const smtp = await smtpServer(context);
      const outbox = await outboxFor(context, { smtpUrl: smtp.url, patienceMs: 4000, team: '' });
      await smtp.behave(behaviour);
      await outbox.book();
      await expect.poll(() => [smtp.accepted.length, outbox.failures.length]).toEqual([1, 1]);
      await smtp.behave('normal');
      await outbox.tryNow();
      await expect.poll(outbox.pending).toBe(0);
      expect(smtp.accepted).toHaveLength(2);
      expect(new Set(messageIds(smtp)).size).toBe(1);
    },
  );

  test('that rejects one team address gets the email to the others only once', async (context) => {
    const gone = 'gone@loomline.example';
    const smtp = await smtpServer(context, { refused: [gone] });
    const outbox = await outboxFor(context, { smtpUrl: smtp.url, team: `${TEAM}, ${gone}` });
    const id = await outbox.book();
    await expect.poll(() => outbox.failures).toEqual([expect.stringMatching(/1 of 2 recipients.*550/)]);
    await outbox.tryNow();
    await expect.poll(outbox.pending).toBe(0);
    expect(smtp.accepted.map(({ to }) => to.join()).sort()).toEqual([BOOKING.email, TEAM]);
    const { stdout } = await callCommand(outbox.url, ['show', id]);
    expect(stdout).toMatch(/^notification +sent .+: 1 of 2 recipients were refused: .*550 /m);
  });

  test('that rejects a visitor’s address is not tried again: show reports it, and no check fails', async (context) => {
    const smtp = await smtpServer(context, { refused: [BOOKING.email] });
    const outbox = await outboxFor(context, { smtpUrl: smtp.url });
    const id = await outbox.book();
    await expect.poll(outbox.pending).toBe(0);
    expect(smtp.accepted.map(({ to }) => to)).toEqual([[TEAM]]);
    expect((await callCommand(outbox.url, ['show', id])).stdout).toMatch(
      /^acknowledgement +not sent: .*550 5\.1\.1 .*not wanted here/m,
    );
    expect(await failedChecks(outbox.url)).toEqual([]);
  });

  test.concurrent.for<[command: string, refusal: string, outcome: 'refused' | 'again']>([
    ['RCPT', '550 Unrouteable address', 'refused'],
    ['RCPT', '550-5.2.1 this mailbox\r\n550 is disabled', 'refused'],
    ['RCPT', '554 5.7.1 recipient rejected', 'refused'],
    ['RCPT', '450 4.1.2 Domain not found', 'refused'],
    ['RCPT', '553 5.6.7 no such letters', 'refused'],
    ['DATA', '550 5.6.7 no such letters', 'refused'],
    // Greylisting and failures that are our fault are retried.
    ['RCPT', '450 4.2.0 come back later', 'again'],
    ['RCPT', '451 come back later', 'again'],
    ['RCPT', '554 5.7.1 Relay access denied', 'again'],
    ['RCPT', '530 5.7.0 Authentication required', 'again'],
    ['MAIL', '550 5.7.1 sender rejected', 'again'],
    ['DATA', '554 5.7.1 looks like spam', 'again'],
  ])('that answers a visitor’s %s with %s: %s', async ([command, refusal, outcome], context) => {
    const { expect } = context;
    const port = await smtpPort(context, (line) => {
      if (line.startsWith('EHLO')) return '250-hello\r\n250 SMTPUTF8\r\n';
      return line.startsWith(command) ? `${refusal}\r\n` : undefined;
    });
    const send = (to: { visitor: string } | { team: string }) =>
      createMailer(`smtp://127.0.0.1:${port}`).send({ ...MAIL, to });
    await expect(send({ visitor: 'inês@größe.example' })).rejects.toMatchObject({ outcome });
    // Team addresses come from the settings: a rejection is retried, and then raises an alert.
    await expect(send({ team: TEAM })).rejects.toMatchObject({ outcome: 'again' });
  });

  test('that was down while the visitor picked another time gets an acknowledgement of that time', async (context) => {
    const smtp = await smtpServer(context);
    await smtp.behave('closed');
    const outbox = await outboxFor(context, { smtpUrl: smtp.url });
    const booking_id = await outbox.book({ preferred_time: '10:00', timezone: 'GMT' });
    const [picked_start, ends_at] = ['2099-12-01T16:40:00.000Z', '2099-12-01T16:55:00.000Z'];
    const held = { status: 'held', held_until: '2099-11-30T09:00:00.000Z' } as const;
    const pick = { booking_id, picked_start, starts_at: picked_start, ends_at, ...held };
    await outbox.store.db.insertInto('appointments').values(pick).execute();
    await smtp.behave('normal');
    await outbox.tryNow();
    await expect.poll(outbox.pending).toBe(0);
    const toVisitor = smtp.accepted.find(({ to }) => to[0] !== TEAM)?.mail.text;
    expect(toVisitor).toContain('16:40');
    expect(toVisitor).not.toContain('10:00');
  });

  test('that stalls delays no webhook, and a stalled webhook delays no email', async (context) => {
    const [smtp, receiver] = [await smtpServer(context), await receiverFor(context)];
    const outbox = await outboxFor(context, {
      ...{ smtpUrl: smtp.url, webhookUrl: receiver.url, team: '', pollMs: 20, patienceMs: 30_000 },
    });
    const book = () => Promise.all(Array.from({ length: 12 }, () => outbox.book()));
    await receiver.behave('held');
    await book();
    await expect.poll(() => smtp.accepted.length).toBe(12);
    await receiver.behave(204);
    await expect.poll(outbox.pending).toBe(0);
    await smtp.behave('stalled');
    await book();
    await expect.poll(() => receiver.posts.length).toBe(24);
  });

  test('that never ends its greeting is disconnected', async (context) => {
    const endlessGreeting = startTcp((socket) => {
      const talking = setInterval(() => socket.write('220-and another thing\r\n'), 20);
      socket.once('close', () => clearInterval(talking));
    });
    const { port } = await stopAfterTest(context, endlessGreeting);
    const mailer = createMailer(`smtp://127.0.0.1:${port}`, { greetingTimeout: 60_000, sendTimeout: 3000 });
    await expect(mailer.send({ ...MAIL, to: { team: TEAM } })).rejects.toThrow(/abort|timeout/i);
  });

  test('that refuses short names is greeted with the domain of MAIL_FROM, or with the name in its URL', async (context) => {
    const greetings: string[] = [];
    const port = await smtpPort(context, (line) => {
      if (!/^(EHLO|HELO)/.test(line)) return undefined;
      greetings.push(line.trim());
      return /^\S+ [a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(line.trim())
        ? undefined
        : '421 4.7.0 Try later\r\n';
    });
    const url = `smtp://127.0.0.1:${port}`;
    await createMailer(url, { from: 'Größe <hallo@größe.example>' }).send({ ...MAIL, to: { team: TEAM } });
    await createMailer(`${url}?name=mx.shop.example`, { from: 'a@b.example' }).verify();
    const { stdout } = await callCommand(await newDatabase('sqlite'), ['check'], {
      ...{ BACKUP_DIR: 'off', SMTP_URL: url, MAIL_FROM: 'Shop <hello@checked.example>' },
    });
    expect(stdout).toMatch(/^ok {4}E-mail/m);
    expect(greetings).toEqual(['EHLO xn--gre-6ka8i.example', 'EHLO mx.shop.example', 'EHLO checked.example']);
  });

  test.for([
    ['smtp:', 'a server that expects TLS at once', () => {}, 'smtps://'],
    ['smtps:', 'a server without TLS', (socket: Socket) => void socket.write('220 hello\r\n'), 'smtp://'],
  ] as const)(
    'with %s for %s is told about the other scheme',
    async ([scheme, , answer, advice], context) => {
      const { port } = await stopAfterTest(context, startTcp(answer));
      const outbox = await outboxFor(context, {
        smtpUrl: `${scheme}//127.0.0.1:${port}`,
        patienceMs: 1000,
        team: '',
      });
      const id = await outbox.book();
      const advised = expect.stringContaining(`may need ${advice}`);
      await expect.poll(() => outbox.failures).toEqual(expect.arrayContaining([advised]));
      expect((await callCommand(outbox.url, ['show', id])).stdout).toContain(`may need ${advice}`);
      const { verify } = createMailer(`${scheme}//127.0.0.1:${port}`, { greetingTimeout: 1000 });
      await expect(verify()).rejects.toThrow(advice);
    },
  );

  test('gets no password without TLS, unless its URL allows that', async (context) => {
    const commands: string[] = [];
    const port = await smtpPort(context, (command) => {
      commands.push(command);
      if (command.startsWith('EHLO')) return '250-hello\r\n250 AUTH PLAIN\r\n';
      return command.startsWith('STARTTLS') ? '502 no such command\r\n' : '235 ok\r\n';
    });
    const url = `smtp://ines:secret@127.0.0.1:${port}`;
    await expect(createMailer(url).verify()).rejects.toThrow(/TLS/);
    expect(commands.join()).not.toContain('AUTH');
    await createMailer(`${url}?ignoreTLS=true`).verify();
    expect(commands.join()).toContain('AUTH PLAIN');
  });
});

describe('a receiver', () => {
  test.concurrent.for<[ReceiverBehaviour, reason: RegExp]>([
    ['closed', /ECONNREFUSED|ECONNRESET|closed/],
    ['held', /timeout/],
    [500, /answered 500/],
    [302, /answered 302/],
  ])('that is %s gets the lead after it recovers, with one id', async ([behaviour, reason], context) => {
    const { expect } = context;
    const receiver = await receiverFor(context);
    const patienceMs = behaviour === 'held' ? 5000 : 120_000;
    const outbox = await outboxFor(context, { webhookUrl: receiver.url, patienceMs });
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
      // Redirects aren't followed.
      expect(post.path).toBe('/hook');
      expect(post.headers).toMatchObject({
        'content-type': 'application/json',
        'webhook-id': delivery?.id,
      });
      expect(verified(post).data.id).toBe(id);
    }
  });

  test('gets the URL’s credentials as basic authentication, and they are not logged', async (context) => {
    const receiver = await receiverFor(context);
    await receiver.behave(401);
    const url = receiver.url.replace('//', '//loomline:p%40ss%20word@');
    const running = await server(context, undefined, { WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET });
    await book(running);
    await expect.poll(running.output).toContain('the webhook answered 401');
    const credentials = Buffer.from('loomline:p@ss word').toString('base64');
    expect(receiver.posts[0]?.headers.authorization).toBe(`Basic ${credentials}`);
    expect(running.output()).toContain(`each lead is posted to ${new URL(receiver.url).host}\n`);
    expect(running.output()).not.toMatch(/p%40ss|p@ss|whsec/);
  });

  test('in Slack’s format gets unsigned text, in which visitors can create no mention and no link', async (context) => {
    const receiver = await receiverFor(context);
    const settings = { WEBHOOK_URL: receiver.url, WEBHOOK_FORMAT: 'slack' };
    const running = await server(context, undefined, settings);
    const problems_to_solve = '<!channel> @here & <https://evil.example|a> https://evil.example';
    const id = await book(running, { problems_to_solve });
    await expect.poll(() => receiver.posts).toHaveLength(1);
    const { headers = {}, body = '' } = receiver.posts[0] ?? {};
    expect(Object.keys(headers).join()).not.toContain('webhook-');
    const lines = JSON.parse(body).text.split('\n');
    for (const line of [
      'New booking: Ines Duarte, Studio Norte',
      `Email: ${id}@visitor.example`,
      'Preferred time: Tuesday, 1 December 2099, 15:30 (CET)',
      'Problems to solve: &lt;!channel&gt; @\u2060here &amp; &lt;https:\u2060//evil.example|a&gt; https:\u2060//evil.example',
      `Reference: ${id}`,
    ])
      expect(lines).toContain(line);
  });
});

describe.each(DATABASES)('over %s', (kind) => {
  test(
    'two workers send each delivery of many leads once',
    fullUnless(kind === 'postgres'),
    async (context) => {
      const databaseUrl = await newDatabase(kind);
      const [smtp, receiver] = [await smtpServer(context), await receiverFor(context)];
      const options = { databaseUrl, smtpUrl: smtp.url, webhookUrl: receiver.url, pollMs: 20 };
      const outboxes = [await outboxFor(context, options), await outboxFor(context, options)] as const;
      for (let leads = 0; leads < 10; leads++) await Promise.all(outboxes.map((each) => each.book()));
      await expect.poll(outboxes[0].pending).toBe(0);
      const ids = [...messageIds(smtp), ...receiver.posts.map(({ headers }) => headers['webhook-id'])];
      expect(ids).toHaveLength(60);
      expect(new Set(ids).size).toBe(60);
    },
  );

  test('another worker claims a dead worker’s deliveries once the lease ends by the database’s clock', async (context) => {
    const databaseUrl = await newDatabase(kind);
    const options = { databaseUrl, webhookUrl: 'http://127.0.0.1', senders: {} };
    const { store, book } = await outboxFor(context, options);
    const id = await book();
    context.onTestFinished(() => void vi.useRealTimers());
    const claim = async (lease: string, clockMs = 0) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + clockMs });
      const claimed = await claimDeliveries(store, ['webhook'], lease, CLAIM);
      vi.useRealTimers();
      return claimed.map(({ lead_id }) => lead_id);
    };
    expect(await claim('dead', -HOUR_MS)).toEqual([id]);
    expect(await claim('punctual')).toEqual([]);
    expect(await claim('ahead', HOUR_MS)).toEqual([]);
    await ask(databaseUrl, `update deliveries set leased_until = '${ago(1)}'`);
    const afterAnOutage = { ...CLAIM, takesOver: false };
    expect(await claimDeliveries(store, ['webhook'], 'after an outage', afterAnOutage)).toEqual([]);
    expect(await claim('punctual')).toEqual([id]);
  });

  test(
    'two workers together send two acknowledgements a day to an address, however it is spelled',
    fullUnless(kind === 'postgres'),
    async (context) => {
      const databaseUrl = await newDatabase(kind);
      const smtp = await smtpServer(context);
      const options = { databaseUrl, smtpUrl: smtp.url, team: '', limits: { perHour: 60, perRecipient: 2 } };
      const start = () => outboxFor(context, options);
      const outboxes = [await start(), await start()] as const;
      const spellings = ['victim@other.example', 'VICTIM@Other.Example', 'victim+1@other.example'];
      const name = 'Call 0800 123 evil.example';
      const flood = async () => {
        const ids = [];
        for (let index = 0; index < 20; index++)
          ids.push(await outboxes[index % 2]?.book({ email: spellings[index % 3] ?? '', name }));
        return ids;
      };
      const leftOut = async () => (await outboxes[0].deliveries()).filter(({ left_out }) => left_out).length;
      await smtp.behave('cut before the answer');
      const [id] = await flood();
      await expect.poll(leftOut).toBe(18);
      // An email that the server may have accepted counts towards the limit, too.
      const refused = async () => (await outboxes[0].deliveries()).filter(({ error }) => error).length;
      await expect.poll(refused).toBe(2);
      await smtp.behave('normal');
      await outboxes[0].tryNow();
      await expect.poll(outboxes[0].pending).toBe(0);
      expect(new Set(messageIds(smtp)).size).toBe(2);
      for (const { raw } of smtp.accepted) expect(raw).not.toMatch(/evil|0800/);
      const shown = await callCommand(databaseUrl, ['show', id ?? '']);
      expect(shown.stdout).toMatch(/^acknowledgement +(sent|not sent: that address had 2 within a day)/m);
      expect(await failedChecks(databaseUrl)).toEqual([]);
      // The limit doesn't affect other addresses, and the next day allows two more emails.
      await outboxes[0].book({ email: 'other@visitor.example' });
      await ask(databaseUrl, `update deliveries set counted_at = '${ago(25 * HOUR_MS)}'`);
      await flood();
      await expect.poll(leftOut).toBe(36);
      await expect.poll(outboxes[0].pending).toBe(0);
      expect(new Set(messageIds(smtp)).size).toBe(5);
    },
  );
});

test('a failing delivery is retried with back-off, fails permanently after five days, and is sent after leads retry', async (context) => {
  const receiver = await receiverFor(context);
  const outbox = await outboxFor(context, { webhookUrl: receiver.url });
  await receiver.behave(500);
  const id = await outbox.book();
  const waits: number[] = [];
  for (let tries = 1; tries <= 14; tries++) {
    await expect.poll(() => outbox.failures.length).toBe(tries);
    await expect.poll(async () => (await outbox.deliveries())[0]?.lease).toBeNull();
    const [delivery] = await outbox.deliveries();
    waits.push((Date.parse(delivery?.due_at ?? '') - Date.now()) / 1000);
    if (tries === 13) await ask(outbox.url, `update deliveries set created_at = '${ago(121 * HOUR_MS)}'`);
    if (tries < 14) await outbox.tryNow();
  }
  for (const [tries, wait] of waits.entries()) {
    const planned = Math.min(3600, 2 * 2 ** tries);
    expect(wait).toBeLessThanOrEqual(planned * 1.25);
    // Allow for the time that the test itself has taken.
    expect(wait).toBeGreaterThan(planned * 0.75 - 10);
  }
  expect(await outbox.pending()).toBe(0);
  expect((await callCommand(outbox.url, ['show', id])).stdout).toMatch(
    /^webhook +given up after 14 tries: the webhook answered 500$/m,
  );
  expect(await failedChecks(outbox.url)).toEqual([expect.stringContaining('Given up: 1 webhook')]);
  await receiver.behave(204);
  expect((await callCommand(outbox.url, ['retry', id])).stdout).toContain('1 to be sent');
  outbox.worker.wake();
  await expect
    .poll(() => outbox.deliveries())
    .toMatchObject([{ delivered_at: expect.any(String), error: null }]);
  expect(new Set(receiver.posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await failedChecks(outbox.url)).toEqual([]);
});

test('a mailbox gets twelve automatic emails a day; emails about decisions are sent up to twice that number, and then wait', async (context) => {
  const smtp = await smtpServer(context);
  const options = { smtpUrl: smtp.url, limits: { perHour: 60, perRecipient: 2 } };
  const outbox = await outboxFor(context, options);
  const by = { actor: 'team', user_name: null } as const;
  const id = await outbox.book({ email: 'ines@shop.example' });
  const start = (index: number) => new Date(Date.UTC(2099, 11, 1, 0, 15 * index));
  const confirm = async (index: number) => {
    const call = { status: 'confirmed', startsAt: start(index) } as const;
    await decideCall({ ...outbox.store, kinds: ['confirmation'] }, id, call, by);
    outbox.worker.wake();
  };
  const settled = () => expect.poll(outbox.pending).toBe(0);
  const mails = () => smtp.accepted.filter(({ to }) => !to.includes(TEAM)).length;
  await settled();
  for (let index = 1; index <= 10; index++) {
    await confirm(index);
    await settled();
  }
  for (const hours of ['24h', '1h']) {
    const about = `${hours} before ${start(10).toISOString()}`;
    const lead = { lead_table: 'call_bookings', lead_id: id } as const;
    const reminder = { id: crypto.randomUUID(), ...lead, kind: 'reminder', about } as const;
    await outbox.store.db.insertInto('deliveries').values(reminder).execute();
    outbox.worker.wake();
    await settled();
  }
  expect(mails()).toBe(12);
  const leftOut = (await outbox.deliveries()).filter(({ left_out }) => left_out);
  expect(leftOut).toMatchObject([
    { kind: 'reminder', left_out: 'that address had too many mails within a day' },
  ]);
  for (let index = 11; index <= 22; index++) {
    await confirm(index);
    await settled();
  }
  expect(mails()).toBe(24);
  await confirm(23);
  await expect.poll(async () => (await outbox.deliveries()).filter((each) => each.error)).toHaveLength(1);
  expect(mails()).toBe(24);
  await ask(outbox.url, `update deliveries set counted_at = '${ago(25 * HOUR_MS)}'`);
  await outbox.tryNow();
  await expect.poll(mails).toBe(25);
});

test('acknowledgements are limited per hour, with a quarter of the limit for each network; the rest wait', async (context) => {
  const smtp = await smtpServer(context);
  const limits = { perHour: 8, perRecipient: 2 };
  const outbox = await outboxFor(context, { smtpUrl: smtp.url, limits });
  const toVisitors = () => smtp.accepted.filter(({ to }) => !to.includes(TEAM)).length;
  const book = async (amount: number, network?: string) => {
    for (let index = 0; index < amount; index++) {
      const row = newBooking({ email: `${crypto.randomUUID()}@shop.example` });
      await insertLead(outbox.store, 'call_bookings', row, { network });
    }
    outbox.worker.wake();
  };
  /** Returns three counts: emails held back by the limit, emails sent to visitors, and emails sent to the team. */
  const standing = async () => [
    (await outbox.deliveries()).filter(({ error, attempts }) => error !== null && attempts === 0).length,
    toVisitors(),
    smtp.accepted.length - toVisitors(),
  ];
  /** Lets an hour pass by backdating the emails that count towards the limit. */
  const nextHour = async () => {
    const counted = `counted_at = '${ago(HOUR_MS)}' where counted_at is not null`;
    await ask(outbox.url, `update deliveries set ${counted}`);
    await outbox.tryNow();
  };
  await book(10, '203.0.113.7');
  await expect.poll(standing).toEqual([8, 2, 10]);
  await book(10);
  await expect.poll(standing).toEqual([12, 8, 20]);
  const next = (await outbox.deliveries()).find((each) => each.delivered_at === null);
  expect(Date.parse(next?.due_at ?? '') % HOUR_MS).toBe(0);
  expect((await callCommand(outbox.url, ['show', next?.lead_id ?? ''])).stdout).toMatch(
    /^acknowledgement +waits to be sent: the mail limit is reached until the next hour$/m,
  );
  await ask(outbox.url, `update deliveries set created_at = '${ago(3 * HOUR_MS)}'`);
  expect(await failedChecks(outbox.url)).toEqual([]);
  expect(outbox.failures).toEqual([]);
  await nextHour();
  await expect.poll(standing).toEqual([6, 14, 20]);
  await nextHour();
  await expect.poll(standing).toEqual([4, 16, 20]);
  // Acknowledgements are dropped after five days.
  await ask(outbox.url, `update deliveries set created_at = '${ago(121 * HOUR_MS)}'`);
  await nextHour();
  await expect.poll(outbox.pending).toBe(0);
  expect(toVisitors()).toBe(18);
  expect(await failedChecks(outbox.url)).toEqual([]);
});

test.for(DATABASES)(
  'over %s one of several servers raises an alert a day per channel',
  async (kind, context) => {
    const databaseUrl = await newDatabase(kind);
    const start = () => outboxFor(context, { databaseUrl, senders: {} });
    const outboxes = [await start(), await start(), await start()] as const;
    const [{ store, deliveries }] = outboxes;
    let problems: string[] = [];
    const raise = async (kinds: DeliveryKind[]) => {
      const raised = outboxes.map((each) => raiseAlerts({ ...each.store, kinds }, async () => problems));
      return (await Promise.all(raised)).filter(Boolean).length;
    };
    const both: DeliveryKind[] = ['mail_alert', 'webhook_alert'];
    expect(await raise(both)).toBe(0);
    problems = ['There is no good backup.'];
    expect(await raise(['notification'])).toBe(0);
    expect(await raise(both)).toBe(1);
    expect(await raise(both)).toBe(0);
    expect((await deliveries()).map((delivery) => delivery.kind).sort()).toEqual(both);
    const yesterday = { about: ago(24 * HOUR_MS).slice(0, 10), created_at: ago(24 * HOUR_MS) };
    await store.db.updateTable('deliveries').set(yesterday).execute();
    expect(await raise(both)).toBe(1);
    await purge(store, ago(23 * HOUR_MS), { actor: 'server', user_name: null });
    expect(await deliveries()).toHaveLength(2);
  },
);

test('an alert names the current problems and the command, and is dropped if none is left', async (context) => {
  const [smtp, receiver] = [await smtpServer(context), await receiverFor(context)];
  let problems = ['Deliveries that were given up: 3.'];
  const findProblems = async () => problems;
  const outbox = await outboxFor(context, { smtpUrl: smtp.url, webhookUrl: receiver.url, findProblems });
  await raiseAlerts(outbox.store, findProblems);
  outbox.worker.wake();
  await expect.poll(outbox.pending).toBe(0);
  const [alert] = smtp.accepted;
  expect(alert?.to).toEqual([TEAM]);
  expect(alert?.mail.text).toContain('Deliveries that were given up: 3.');
  expect(alert?.mail.text).toContain('npm run leads -- check');
  expect(JSON.parse(receiver.posts[0]?.body ?? '')).toEqual({
    type: 'server.alert',
    timestamp: expect.any(String),
    data: { problems: [{ what: problems[0], todo: 'npm run leads -- check' }] },
  });
  await outbox.store.db.deleteFrom('deliveries').execute();
  await raiseAlerts(outbox.store, findProblems);
  problems = [];
  outbox.worker.wake();
  await expect.poll(outbox.pending).toBe(0);
  // If the dropped alert's row stayed, it would prevent the next alert on the same day.
  await expect.poll(outbox.deliveries).toEqual([]);
  problems = ['Deliveries that were given up: 1.'];
  expect(await raiseAlerts(outbox.store, findProblems)).toBe(true);
});

test('a server checks itself, and reports failed deliveries and a missing backup', async (context) => {
  const smtp = await smtpServer(context);
  const url = await newDatabase('sqlite');
  const folder = `${url.slice('sqlite:'.length)}-copies`;
  const config = readConfig({ DATABASE_URL: url, BACKUP_DIR: folder, SMTP_URL: smtp.url, LEADS_TO: TEAM });
  const store = await openStore(url, { kinds: sendableKinds(config) });
  await insertLead({ ...store, kinds: ['webhook'] }, 'call_bookings', newBooking());
  // Start the reading thread first: on a busy machine, its start takes longer than a check may take.
  await findFirstLeads(store, {}, 1);
  await ask(url, `update deliveries set failed_at = '${ago(0)}'`);
  mkdirSync(folder);
  writeFileSync(join(folder, backupName(sqlitePath(url) ?? '', new Date(Date.now() - 27 * HOUR_MS))), 'x');
  const log = { warn() {}, error() {} };
  const worker = await startDeliveries({ store, config, log, alertEveryMs: 20 });
  context.onTestFinished(async () => {
    await worker.stop(1000);
    await store.close();
  });
  await expect.poll(() => smtp.accepted.length).toBe(1);
  expect(smtp.accepted[0]?.mail.text).toMatch(/Given up: 1 webhook.*Backup: The last backup is from 20/s);
});
