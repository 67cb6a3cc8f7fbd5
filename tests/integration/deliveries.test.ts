import { spawnSync } from 'node:child_process';
import { fromHtml } from 'hast-util-from-html';
import { toString as textIn } from 'hast-util-to-string';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { HONEYPOT_HEADER } from '#leads/spam.ts';
import { PROGRAM } from '../../scripts/spawn-server.ts';
import { ask } from '../new-database.ts';
import { ANSWERS, BOOKING, type RunningServer, startServer } from '../start-server.ts';
import { type AcceptedMail, type RunningSmtp, startSmtp } from '../start-smtp.ts';

const TEAM = 'team@loomline.example';
const MAIL = { MAIL_FROM: 'Loomline <hello@loomline.example>', LEADS_TO: `Desk <${TEAM}>` };

/** Times are told to the team in the zone of the machine that the server runs on. */
const ZONE = { TZ: 'America/New_York' };

describe('with mails set up', () => {
  let smtp: RunningSmtp;
  let server: RunningServer;

  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startServer({ ...MAIL, ...ZONE, SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  /** The mail that belongs to a lead, of which there is exactly one. */
  async function mailFor(leadId: string, kind: string): Promise<AcceptedMail> {
    const [delivery, ...others] = await outbox(`where lead_id = '${leadId}' and kind = '${kind}'`);
    expect(others).toEqual([]);
    const mails = () => smtp.accepted.filter(({ mail }) => mail.messageId?.includes(String(delivery?.id)));
    await expect.poll(mails).toHaveLength(1);
    const [mail] = mails();
    if (!mail) throw new Error('no mail');
    return mail;
  }

  function outbox(where = ''): Promise<Record<string, unknown>[]> {
    return ask(`sqlite:${server.databaseFile}`, `select * from deliveries ${where}`);
  }

  /** Stores a booking of a visitor of its own: one gets two acknowledgements a day at the most. */
  async function book(change: Partial<typeof BOOKING> = {}, headers: Record<string, string> = {}) {
    const id = crypto.randomUUID();
    await insert(
      server,
      'call_bookings',
      { ...BOOKING, email: `${id}@visitor.example`, ...change, id },
      headers,
    );
    return id;
  }

  test('a booking is acknowledged to the visitor in the words of the spec, with what was chosen', async () => {
    const email = BOOKING.email;
    const { from, to, mail } = await mailFor(await book({ email }), 'acknowledgement');
    expect({ from, to }).toEqual({ from: 'hello@loomline.example', to: [email] });
    expect(mail.from).toMatchObject({ name: 'Loomline', address: 'hello@loomline.example' });
    expect(mail.to).toMatchObject([{ address: email }]);
    for (const part of [mail.text, textOf(mail)]) {
      for (const words of [
        'Thank You for Booking!',
        "We've received your booking request. Our team will review your information and confirm your appointment via email within 24 hours.",
        BOOKING.name,
        BOOKING.selected_service,
        'Tuesday, 1 December 2099, 15:30 (CET)',
      ]) {
        expect(part).toContain(words);
      }
      for (const typed of [BOOKING.company_name, 'returns are sizing', BOOKING.additional_info, email]) {
        expect(part).not.toContain(typed);
      }
    }
  });

  test('the team is told of a booking: what was sent, the time in both zones, and an answer goes to the visitor', async () => {
    const id = await book({ email: BOOKING.email });
    const { to, mail } = await mailFor(id, 'notification');
    expect(to).toEqual([TEAM]);
    expect(mail.replyTo).toMatchObject([{ name: BOOKING.name, address: BOOKING.email }]);
    expect(mail.subject).toContain(BOOKING.company_name);
    for (const part of [mail.text, textOf(mail)]) {
      for (const words of [
        'Tuesday, 1 December 2099, 15:30 (CET)',
        'Tuesday, 1 December 2099, 09:30 (America/New_York)',
        ...Object.values(BOOKING)
          .slice(0, 4)
          .map((value) => value.split('\n')[0] ?? ''),
        'Most questions come in after ten at night.',
        BOOKING.additional_info,
        id,
      ]) {
        expect(part).toContain(words);
      }
    }
  });

  test('a quiz is acknowledged to the visitor, and the team is told every answer', async () => {
    const id = crypto.randomUUID();
    const contact_email = `${id}@visitor.example`;
    await insert(server, 'quiz_submissions', { ...ANSWERS, contact_email, id });
    const acknowledgement = await mailFor(id, 'acknowledgement');
    const notification = await mailFor(id, 'notification');
    expect(acknowledgement.to).toEqual([contact_email]);
    expect(acknowledgement.mail.text).toContain('within 24 hours');
    expect(notification.to).toEqual([TEAM]);
    expect(notification.mail.replyTo).toMatchObject([{ name: ANSWERS.contact_name, address: contact_email }]);
    for (const { mail } of [acknowledgement, notification]) {
      for (const part of [mail.text, textOf(mail)]) {
        for (const words of [
          ANSWERS.contact_name,
          ANSWERS.business_type,
          ANSWERS.business_size,
          ...ANSWERS.automation_goals,
          ANSWERS.ai_knowledge,
          '4 of 5',
          ANSWERS.integration_needs,
        ]) {
          expect(part).toContain(words);
        }
        // What was typed is for the team alone.
        for (const typed of [contact_email, ANSWERS.business_website]) {
          expect(part?.includes(typed)).toBe(mail === notification.mail);
        }
      }
      // What was left empty is not said.
      expect(mail.text).not.toMatch(/^(Phone|Comments):|null/m);
    }
  });

  test('every mail says that a machine wrote it, and carries its delivery’s id as Message-ID', async () => {
    const id = await book();
    for (const kind of ['acknowledgement', 'notification']) {
      const { mail } = await mailFor(id, kind);
      const [delivery] = await outbox(`where lead_id = '${id}' and kind = '${kind}'`);
      expect(mail.messageId).toBe(`<${delivery?.id}@loomline.example>`);
      expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
      expect(delivery).toMatchObject({ attempts: 1, error: null, failed_at: null });
      await expect
        .poll(async () => (await outbox(`where id = '${delivery?.id}'`))[0]?.delivered_at)
        .toEqual(expect.any(String));
    }
  });

  test('a suspected lead is stored, and nobody is sent anything', async () => {
    const id = await book({ email: 'bot@spam.example' }, { [HONEYPOT_HEADER]: 'x' });
    expect(server.suspicions(id)).toHaveLength(1);
    expect(await outbox(`where lead_id = '${id}'`)).toEqual([]);
  });

  test('the same lead sent twice is mailed once', async () => {
    const id = await book();
    await insert(server, 'call_bookings', { ...BOOKING, id }, {}, 409);
    await mailFor(id, 'acknowledgement');
    await mailFor(id, 'notification');
  });
});

test('with nothing set nothing is written to the outbox, and the start says so', async () => {
  const server = await startServer();
  expect(server.output()).toContain('No e-mail and no webhook: SMTP_URL and WEBHOOK_URL are not set\n');
  await insert(server, 'call_bookings', BOOKING);
  await server.stop();
  expect(await ask(`sqlite:${server.databaseFile}`, 'select * from deliveries')).toEqual([]);
});

test('without LEADS_TO only the visitor is mailed, and the start says so', async () => {
  const smtp = await startSmtp();
  const server = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: MAIL.MAIL_FROM });
  expect(server.output()).toContain(
    'Visitors get an e-mail, the team is not notified: LEADS_TO is not set\n',
  );
  await insert(server, 'call_bookings', BOOKING);
  await expect.poll(() => smtp.accepted).toHaveLength(1);
  await server.stop();
  expect(await ask(`sqlite:${server.databaseFile}`, 'select kind from deliveries')).toEqual([
    { kind: 'acknowledgement' },
  ]);
  await smtp.stop();
});

const PASSWORD = 'hunter2';
const SMTP_URL = `smtp://user:${PASSWORD}@mail.example`;

const TO_CRM = { WEBHOOK_URL: 'https://crm.example/hook' };

test.each<[name: string, env: Record<string, string>]>([
  ['SMTP_URL', { ...MAIL, SMTP_URL: `http://user:${PASSWORD}@mail.example` }],
  ['SMTP_URL', { ...MAIL, SMTP_URL: `smtp://user:${PASSWORD}@` }],
  ['SMTP_URL', { ...MAIL, SMTP_URL: `user/${PASSWORD}@mail.example` }],
  ['SMTP_URL', { ...MAIL, SMTP_URL: `smtp://user:${PASSWORD}@mail.example:port` }],
  ['MAIL_FROM', { SMTP_URL, MAIL_FROM: 'Loomline' }],
  ['MAIL_FROM', { SMTP_URL, MAIL_FROM: 'a@loomline.example, b@loomline.example' }],
  ['LEADS_TO', { SMTP_URL, ...MAIL, LEADS_TO: 'team@loomline.example; other@loomline.example' }],
  ['LEADS_TO', { SMTP_URL, ...MAIL, LEADS_TO: 'team' }],
  ['WEBHOOK_URL', { WEBHOOK_URL: `ftp://user:${PASSWORD}@crm.example`, WEBHOOK_SECRET: 'whsec_aGVsbG8=' }],
  ['WEBHOOK_URL', { WEBHOOK_URL: PASSWORD, WEBHOOK_SECRET: 'whsec_aGVsbG8=' }],
  ['WEBHOOK_SECRET', TO_CRM],
  ['WEBHOOK_SECRET', { ...TO_CRM, WEBHOOK_SECRET: `whsec_${PASSWORD}!` }],
  ['WEBHOOK_SECRET', { ...TO_CRM, WEBHOOK_SECRET: 'whsec_' }],
])('a bad %s is refused by name, in one line that shows no password: %j', (name, env) => {
  const message = refusalOf(env);
  expect(message).toMatch(new RegExp(`^${name}[ =].+$`));
  expect(message).not.toContain(PASSWORD);
});

test('a bad setting stops the start', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, PORT: '0', ...MAIL, SMTP_URL: `http://user:${PASSWORD}@mail.example` },
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'SMTP_URL="http:…" is invalid: expected smtp://… or smtps://…\n',
  });
});

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

async function insert(
  { url }: RunningServer,
  table: string,
  row: object,
  headers: Record<string, string> = {},
  status = 201,
): Promise<void> {
  const response = await fetch(`${url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(row),
  });
  expect(response.status).toBe(status);
}

function headerOf({ headers }: Email, name: string): string | undefined {
  return headers.find(({ key }) => key === name)?.value;
}

/** What a mail's HTML says. */
function textOf({ html = '' }: Email): string {
  return textIn(fromHtml(html));
}
