import { request } from 'node:http';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { claimAcknowledgements } from '#leads/delivery/acknowledgements.ts';
import { type Delivery, saveResult } from '#leads/delivery/outbox.ts';
import { openStore } from '#leads/store/open-store.ts';
import { fullUnless } from '../full.ts';
import { ask, newDatabase } from '../new-database.ts';
import { callCommand } from '../run-command.ts';
import { server, smtpServer } from '../start-for-test.ts';
import { SECRET, startOutbox } from '../start-outbox.ts';
import { startReceiver } from '../start-receiver.ts';
import { ANSWERS, BOOKING } from '../start-server.ts';

const VICTIM = 'victim@other.example';
const AD = 'Call 0800 123 now https://evil.example/?a=1 or mail sales@evil.example';

/** What a browser sends along, and our own form. */
const BROWSER = { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin', 'x-form-seconds': '60' };

interface Answer {
  status: number;
  location: string | undefined;
}

/** Posts with these headers and no other, unlike `fetch`, which sends what browsers send. */
function post(url: string, body: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location }));
    });
    call.on('error', reject).end(body);
  });
}

async function send(
  url: string,
  table: 'call_bookings' | 'quiz_submissions',
  row: object,
  headers: Record<string, string> = BROWSER,
): Promise<string> {
  const id = crypto.randomUUID();
  const { status } = await post(`${url}/rest/v1/${table}`, JSON.stringify({ ...row, id }), {
    'content-type': 'application/json',
    ...headers,
  });
  expect(status).toBe(201);
  return id;
}

async function count(databaseUrl: string, where: string): Promise<number> {
  const [row] = await ask(databaseUrl, `select count(*) as found from deliveries where ${where}`);
  return Number(row?.found);
}

const OPEN = `kind = 'acknowledgement' and delivered_at is null and failed_at is null`;

/** What a server has noted as sent: the mail server has it a moment earlier. */
const SENT = `kind = 'acknowledgement' and delivered_at is not null`;

/** Moves all that was sent into the past, as if so many hours had gone by. */
async function hoursGoBy(databaseUrl: string, hours: number): Promise<void> {
  const past = (column: string) =>
    databaseUrl.startsWith('sqlite:')
      ? `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${hours} hours')`
      : `${column} = ${column} - interval '${hours} hours'`;
  await ask(
    databaseUrl,
    `update deliveries set ${['created_at', 'due_at', 'delivered_at'].map(past).join(', ')}`,
  );
}

/** So many leads that name one stranger, written in several ways, from fifty addresses. */
async function flood(urls: string[], leads: number): Promise<void> {
  const ways = [VICTIM, 'VICTIM@Other.example', 'victim+1@other.example', '"victim"@other.example.'];
  for (let round = 0; round < leads / 50; round += 1) {
    await Promise.all(
      Array.from({ length: 50 }, (_, sender) => {
        const url = urls[sender % urls.length] ?? '';
        const address = ways[(round + sender) % ways.length] ?? '';
        const headers = { ...BROWSER, 'x-forwarded-for': `203.0.113.${sender + 1}` };
        if (sender % 2 === 0) {
          const booking = { name: AD, company_name: AD, problems_to_solve: AD, additional_info: AD };
          return send(url, 'call_bookings', { ...BOOKING, ...booking, email: address }, headers);
        }
        const quiz = { contact_name: AD, contact_phone: AD, business_website: AD, additional_comments: AD };
        return send(url, 'quiz_submissions', { ...ANSWERS, ...quiz, contact_email: address }, headers);
      }),
    );
  }
}

for (const [kind, leads] of [
  ['sqlite', 200],
  ['sqlite', 1000],
  ['postgres', 1000],
] as const) {
  test(
    `${leads} leads that name a stranger make two servers over ${kind} send that stranger two mails, with nothing of theirs`,
    fullUnless(leads === 200),
    async (context) => {
      const databaseUrl = await newDatabase(kind);
      const smtp = await smtpServer(context);
      const env = { SMTP_URL: smtp.url, TRUST_PROXY: '1' };
      const servers = [await server(context, databaseUrl, env), await server(context, databaseUrl, env)];
      const urls = servers.map(({ url }) => url);
      await flood(urls, leads);
      await expect.poll(() => count(databaseUrl, `${OPEN} and held_at is null`)).toBe(0);
      expect(smtp.accepted).toHaveLength(2);
      for (const { raw, mail } of smtp.accepted) {
        for (const part of [raw, mail.text, mail.html, mail.subject]) {
          expect(part).not.toMatch(/evil|0800|sales/i);
        }
        expect(mail.text).toContain('Hello there,');
      }
      // What waits was not tried, and stands in nobody's way.
      expect(await count(databaseUrl, `${OPEN} and attempts > 0`)).toBe(0);
      await send(urls[0] ?? '', 'call_bookings', { ...BOOKING, email: 'other@visitor.example' });
      await expect.poll(() => smtp.accepted.length).toBe(3);

      const line = `${leads - 2} acknowledgements wait: 2 a day go to one address, 60 an hour to all.`;
      expect(
        (await callCommand(databaseUrl, ['list', '--limit', '1'])).stdout.trimEnd().split('\n').at(-1),
      ).toBe(line);
      expect((await callCommand(databaseUrl, ['stats'])).stdout).toContain(line);
      expect(JSON.parse((await callCommand(databaseUrl, ['stats', '--json'])).stdout).totals).toMatchObject({
        waitingAcknowledgements: leads - 2,
      });
      const logged = servers.flatMap(({ output }) => output().match(/acknowledgements wait/g) ?? []);
      expect(logged.length).toBeGreaterThan(0);
      expect(logged.length).toBeLessThan(10);

      await expect.poll(() => count(databaseUrl, SENT)).toBe(3);
      await hoursGoBy(databaseUrl, 25);
      await expect.poll(() => smtp.accepted.length).toBe(5);
      await expect.poll(() => count(databaseUrl, `${OPEN} and held_at is null`)).toBe(0);
      await expect.poll(() => count(databaseUrl, SENT)).toBe(5);
      await hoursGoBy(databaseUrl, 5 * 24);
      await expect.poll(() => count(databaseUrl, OPEN)).toBe(0);
      expect(smtp.accepted).toHaveLength(5);
      expect(await count(databaseUrl, `error like 'It waited for five days%'`)).toBe(leads - 4);
    },
  );
}

for (const kind of ['sqlite', 'postgres'] as const) {
  test(
    `two servers over ${kind} send no more acknowledgements in an hour than they may, and everything else at once`,
    fullUnless(kind === 'postgres'),
    async (context) => {
      const databaseUrl = await newDatabase(kind);
      const smtp = await smtpServer(context);
      const env = { SMTP_URL: smtp.url, LEADS_TO: 'team@loomline.example', ACKNOWLEDGEMENTS_PER_HOUR: '5' };
      const servers = [await server(context, databaseUrl, env), await server(context, databaseUrl, env)];
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          send(servers[index % 2]?.url ?? '', 'call_bookings', {
            ...BOOKING,
            email: `visitor${index}@shop.example`,
          }),
        ),
      );
      const toVisitors = () => smtp.accepted.filter(({ to }) => !to.includes('team@loomline.example'));
      await expect.poll(() => smtp.accepted.length).toBe(45);
      expect(toVisitors()).toHaveLength(5);
      const cli = await callCommand(databaseUrl, ['list'], { ACKNOWLEDGEMENTS_PER_HOUR: '5' });
      expect(cli.stdout).toContain('35 acknowledgements wait: 2 a day go to one address, 5 an hour to all.');
      expect(servers.map(({ output }) => output()).join()).toContain('acknowledgements wait');
      await expect.poll(() => count(databaseUrl, SENT)).toBe(5);
      await hoursGoBy(databaseUrl, 1);
      await expect.poll(() => toVisitors().length).toBe(10);
      // What goes out afterwards shows that the outbox was looked at again.
      for (const { url } of servers)
        await send(url, 'call_bookings', { ...BOOKING, email: 'late@shop.example' });
      await expect.poll(() => smtp.accepted.length).toBe(52);
      expect(toVisitors()).toHaveLength(10);
    },
  );
}

test('what another server notes as sent in the middle of a count is counted', async () => {
  const store = await openStore(await newDatabase('postgres'));
  const acknowledgement = { lead_table: 'call_bookings', kind: 'acknowledgement' } as const;
  const deliveries = Array.from({ length: 6 }, (_, index) => ({
    ...{ ...acknowledgement, id: crypto.randomUUID(), lead_id: crypto.randomUUID(), recipient: `${index}` },
    ...(index < 5 && { lease: 'of another server', leased_until: '2999-01-01T00:00:00.000Z' }),
  }));
  await store.db.insertInto('deliveries').values(deliveries).execute();
  const underWay = deliveries.slice(0, 5);
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const [sent] = underWay.splice(0, 1);
      if (sent) await saveResult(store, { ...sent } as unknown as Delivery, undefined);
      return result;
    },
  };
  const outbox = { ...store, db: store.db.withPlugin(noting) };
  const claim = { atMost: 5, leaseMs: 30_000, takesOver: false };
  const { taken, isFull } = await claimAcknowledgements(outbox, 'ours', claim, {
    perHour: 5,
    perRecipient: 2,
  });
  expect(taken).toEqual([]);
  expect(isFull).toBe(true);
  await store.close();
});

test('a mail that the mail server may have taken keeps its place: a third one to the same address waits', async (context) => {
  const smtp = await smtpServer(context);
  const limits = { perHour: 60, perRecipient: 2 };
  const outbox = await startOutbox({ smtpUrl: smtp.url, team: '', limits });
  context.onTestFinished(outbox.stop);
  await smtp.behave('cut before the answer');
  for (let leads = 0; leads < 4; leads += 1) await outbox.book({ email: VICTIM });
  await expect.poll(() => outbox.failures.length).toBe(2);
  await smtp.behave('normal');
  await outbox.tryNow();
  await expect.poll(outbox.pending).toBe(2);
  expect(new Set(smtp.accepted.map(({ mail }) => mail.messageId)).size).toBe(2);
  expect((await outbox.deliveries()).filter(({ held_at }) => held_at !== null)).toHaveLength(2);
});

test('many that wait are gone through a few at a time, and the process does other things in between', async (context) => {
  const outbox = await startOutbox({
    smtpUrl: 'smtp://mail.example',
    team: '',
    senders: { acknowledgement: async () => {} },
    limits: { perHour: 60, perRecipient: 0 },
  });
  context.onTestFinished(outbox.stop);
  const lead = { lead_table: 'call_bookings', kind: 'acknowledgement' } as const;
  const deliveries = Array.from({ length: 3000 }, () => ({
    ...{ ...lead, id: crypto.randomUUID(), lead_id: crypto.randomUUID() },
  }));
  while (deliveries.length > 0) {
    await outbox.store.db.insertInto('deliveries').values(deliveries.splice(0, 500)).execute();
  }
  const open = outbox.store.db.selectFrom('deliveries').select('id').where('held_at', 'is', null).limit(1);
  outbox.worker.wake();
  let turns = 0;
  for (; (await open.execute()).length > 0; turns += 1) await new Promise(setImmediate);
  // A hundred at a time.
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('the hash of a recipient goes with the lead', async (context) => {
  const smtp = await smtpServer(context);
  const databaseUrl = await newDatabase('sqlite');
  const { url } = await server(context, databaseUrl, { SMTP_URL: smtp.url });
  const id = await send(url, 'call_bookings', BOOKING);
  await expect.poll(() => count(databaseUrl, 'recipient is not null')).toBe(1);
  const [{ recipient } = {}] = await ask(databaseUrl, 'select recipient from deliveries');
  expect(recipient).toMatch(/^[0-9a-f]{32}$/);
  expect((await callCommand(databaseUrl, ['show', id])).stdout).not.toContain(String(recipient));
  await callCommand(databaseUrl, ['erase', '--email', BOOKING.email, '--yes']);
  expect(await count(databaseUrl, 'true')).toBe(0);
});

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

function json(name: string): string {
  return JSON.stringify({ ...BOOKING, name });
}

function form(name: string, more: Record<string, string> = {}): string {
  const { additional_info: _, ...booking } = BOOKING;
  return new URLSearchParams({ ...booking, name, ...more }).toString();
}

const PROGRAMS: [who: string, headers: Record<string, string>, body: (name: string) => string][] = [
  ['a program that posts JSON', JSON_TYPE, json],
  ['a program that calls itself a browser', { ...JSON_TYPE, 'user-agent': 'Mozilla/5.0' }, json],
  ['a program that posts a form', FORM_TYPE, form],
];

const PEOPLE: typeof PROGRAMS = [
  ['our form without script', FORM_TYPE, (name) => form(name, { reference_code: '' })],
  ['our form with script', { ...JSON_TYPE, 'x-form-seconds': '60' }, json],
  ['another page in a browser', { ...JSON_TYPE, 'sec-fetch-site': 'none' }, json],
];

test.for(['no', 'yes'])(
  'programs are suspected unless TRUST_CLIENTS is yes: %s',
  async (trusted, context) => {
    const smtp = await smtpServer(context);
    const receiver = await startReceiver();
    context.onTestFinished(receiver.stop);
    const databaseUrl = await newDatabase('sqlite');
    const env = { SMTP_URL: smtp.url, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET };
    const { url } = await server(context, databaseUrl, { ...env, TRUST_CLIENTS: trusted });
    for (const [who, headers, body] of [...PROGRAMS, ...PEOPLE]) {
      const { status, location } = await post(`${url}/rest/v1/call_bookings`, body(who), headers);
      expect([status, location], who).toEqual(
        headers === FORM_TYPE ? [303, '/book-call/thanks'] : [201, undefined],
      );
    }
    const suspected = trusted === 'no' ? PROGRAMS.map(([who]) => who) : [];
    const bookings = await ask(
      databaseUrl,
      'select id, name, reason from call_bookings left join suspicions on lead_id = id',
    );
    expect(bookings).toHaveLength(PROGRAMS.length + PEOPLE.length);
    for (const { id, name, reason } of bookings) {
      const isSuspected = suspected.includes(String(name));
      expect(reason, String(name)).toBe(isSuspected ? 'Sent by a program, not by a browser' : null);
      expect(await count(databaseUrl, `lead_id = '${id}'`), String(name)).toBe(isSuspected ? 0 : 2);
    }
  },
);
