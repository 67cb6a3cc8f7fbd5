import { describe, expect, type TestContext, test } from 'vitest';
import { findFirstLeads, findLeadByPrefix } from '#leads/db/find-leads.ts';
import { linkKey } from '#leads/db/keys.ts';
import { messageTokens } from '#leads/mail/message-tokens.ts';
import { inboxTaker } from '#leads/received/take-in.ts';
import { watchInbox } from '#leads/received/watch-inbox.ts';
import { findEntries } from '#leads/record/entries.ts';
import { markAnswered } from '#leads/record/lead-record.ts';
import { FULL, fullUnless } from '../full.ts';
import { hostileMails } from '../hostile-mails.ts';
import { ask, newDatabase, SLOW_DATABASES } from '../new-database.ts';
import { ordinaryMails } from '../ordinary-mails.ts';
import { calendarIn, mailTo } from '../read-mails.ts';
import { callCommand } from '../run-command.ts';
import { outboxFor, smtpServer, stopAfterTest } from '../start-for-test.ts';
import { startImap } from '../start-imap.ts';
import { TEAM } from '../start-outbox.ts';

const US = 'hello@loomline.example';
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: TEAM };
const DESK = { actor: 'desk', user_name: null } as const;

/** Starts a mail server, an inbox and a delivery worker. Returns them with a function that starts a reader. */
async function startAll(context: TestContext, databaseUrl: string) {
  const smtp = await smtpServer(context);
  const imap = await stopAfterTest(context, startImap());
  const outbox = await outboxFor(context, { databaseUrl, smtpUrl: smtp.url, hasInbox: true });
  const { store } = outbox;
  const tokens = messageTokens(await linkKey(store.db));
  const notices: string[] = [];
  const read = async (url = imap.url) => {
    const takeIn = inboxTaker({ store, tokens, owners: [US, TEAM], onLead: outbox.worker.wake });
    const notify = (_level: string, message: string) => notices.push(message);
    const reader = watchInbox({ url, store, takeIn, notify, everyMs: 100 });
    return await stopAfterTest(context, Promise.resolve(reader));
  };
  const email = `${crypto.randomUUID()}@visitor.example`;
  const id = await outbox.book({ email });
  const { mail } = await mailTo(smtp, email, /./);
  const messageId = mail.messageId?.slice(1, -1) ?? '';
  const original = { messageId, uid: `${id}-call@loomline.example`, visitor: email, us: US };
  return {
    ...{ smtp, imap, outbox, store, notices, read, email, id, original },
    kinds: async () => (await findEntries(store.db, id)).map(({ kind }) => kind),
    isWaiting: async () => (await findFirstLeads(store, { isWaiting: true, email }, 5)).leads.length === 1,
    /** Waits until the reader has read all emails. */
    async allRead(): Promise<void> {
      const last = imap.mails.at(-1)?.uid ?? 0;
      const place = async () =>
        JSON.parse(
          String((await ask(databaseUrl, `select key from keys where name = 'inbox'`))[0]?.key ?? '{}'),
        );
      await expect.poll(async () => (await place()).uid as number, { timeout: 250_000 }).toBe(last);
    },
  };
}

describe.each(SLOW_DATABASES)('over %s', async (kind) => {
  const url = await newDatabase(kind);

  test('a reply makes the lead wait again, and the team is told once until it has answered', async (context) => {
    const { imap, smtp, store, read, id, email, original, kinds, isWaiting, allRead } = await startAll(
      context,
      url,
    );
    const replies = ordinaryMails(original).filter((sample) => sample.kind === 'reply');
    await callCommand(url, ['decline', id]);
    expect(await isWaiting()).toBe(false);
    await read();
    for (const { raw } of replies.slice(0, 2)) imap.deliver(raw);
    await allRead();
    expect(await kinds()).toEqual(['reply', 'reply']);
    expect(await isWaiting()).toBe(true);
    const told = () =>
      smtp.accepted.filter(
        ({ to, mail }) =>
          to.includes(TEAM) && /replied$/.test(mail.subject ?? '') && mail.text?.includes('Thursday works'),
      );
    await expect.poll(() => told().length).toBe(1);
    expect(told()[0]?.mail.replyTo?.[0]?.address).toBe(email);
    const lead = await findLeadByPrefix(store, id);
    await markAnswered(store, lead ?? expect.unreachable(), DESK);
    expect(await isWaiting()).toBe(false);
    imap.deliver(replies[2]?.raw ?? '');
    await allRead();
    await expect.poll(() => told().length).toBe(2);
    expect(await isWaiting()).toBe(true);
    expect((await callCommand(url, ['confirm', id, '--at', '2099-12-01 15:00', '--force'])).status).toBe(0);
    expect(await isWaiting()).toBe(false);
    expect((await callCommand(url, ['show', id])).stdout).toContain('Thursday works');
    const exported = JSON.parse((await callCommand(url, ['export', '--json', '--email', email])).stdout);
    expect(exported.leads[0].entries).toHaveLength(3);
    expect((await callCommand(url, ['erase', '--email', email, '--yes'])).status).toBe(0);
    expect(await ask(url, `select id from entries where lead_id = '${id}'`)).toEqual([]);
    imap.deliver(replies[3]?.raw ?? '');
    await allRead();
    expect(await ask(url, `select id from entries where lead_id = '${id}'`)).toEqual([]);
  });

  test('a bounce is shown, and the corrected address gets the email', async (context) => {
    const { imap, smtp, read, id, original, kinds, allRead, outbox } = await startAll(context, url);
    const bounces = ordinaryMails(original).filter((sample) => sample.kind === 'bounce');
    const forged = original.messageId.replace(/\.[\da-f]{4}/, '.0000');
    const others = ordinaryMails({ ...original, messageId: forged });
    const toTeam = await mailTo(smtp, TEAM, /./);
    const ofTeam = ordinaryMails({ ...original, messageId: toTeam.mail.messageId?.slice(1, -1) ?? '' });
    await read();
    for (const { raw } of [...others, ...ofTeam].filter((sample) => sample.kind === 'bounce'))
      imap.deliver(raw);
    await allRead();
    expect(await kinds()).toEqual([]);
    imap.deliver(bounces[0]?.raw ?? '');
    await allRead();
    expect(await kinds()).toEqual(['bounce']);
    expect((await callCommand(url, ['show', id])).stdout).toContain('This address does not exist.');
    const fixed = `${crypto.randomUUID()}@visitor.example`;
    await callCommand(url, ['correct', id, '--email', fixed], MAIL);
    outbox.worker.wake();
    await mailTo(smtp, fixed, /./);
  });

  test('the calendar’s answer stands at the call, and a declined call waits', async (context) => {
    const { imap, smtp, read, store, id, email, original, kinds, isWaiting, allRead, outbox } =
      await startAll(context, url);
    expect((await callCommand(url, ['confirm', id, '--at', '2099-11-30 10:00'], MAIL)).status).toBe(0);
    outbox.worker.wake();
    const invitation = await mailTo(smtp, email, /confirmed/);
    const { uid } = calendarIn(invitation).event;
    const answers = (change: object) =>
      ordinaryMails({ ...original, uid, ...change }).filter(({ kind }) =>
        ['accepted', 'declined', 'tentative'].includes(kind ?? ''),
      );
    await read();
    for (const { raw } of answers({ visitor: 'stranger@visitor.example' })) imap.deliver(raw);
    await allRead();
    expect(await kinds()).toEqual([]);
    for (const { raw } of answers({}).slice(0, 3)) imap.deliver(raw);
    await allRead();
    expect((await kinds()).sort()).toEqual(['accepted', 'declined', 'tentative']);
    expect(await isWaiting()).toBe(true);
    expect((await findLeadByPrefix(store, id))?.calendar_answer).not.toBeNull();
    // A moved call has a new invitation, which nobody has answered.
    await callCommand(url, ['confirm', id, '--at', '2099-11-30 12:00'], MAIL);
    expect((await findLeadByPrefix(store, id))?.calendar_answer).toBeNull();
    expect(await isWaiting()).toBe(false);
    for (const { raw } of answers({}).slice(3, 6)) imap.deliver(raw);
    await allRead();
    expect(await kinds()).toHaveLength(3);
  });

  test('no email of any kind is taken for another, and the mailbox stays as it was', async (context) => {
    const { imap, read, original, kinds, allRead, store, id } = await startAll(context, url);
    const samples = ordinaryMails(original).filter(({ kind }, index) => kind !== 'reply' || index % 9 === 0);
    for (const { raw } of samples) imap.deliver(raw);
    await read();
    await allRead();
    const expected = samples
      .flatMap(({ kind }) => (kind === 'reply' || kind === 'bounce' ? [kind] : []))
      .sort();
    expect((await kinds()).sort()).toEqual(expected);
    expect(imap.mails.filter(({ seen }) => seen)).toEqual([]);
    expect(
      imap.commands.filter((command) => /^(SELECT|UID (?!FETCH|SEARCH)|STORE|EXPUNGE|APPEND)/i.test(command)),
    ).toEqual([]);
    // In a mailbox that was made anew, the same emails are recognized.
    imap.renew();
    await allRead();
    expect(await kinds()).toHaveLength(expected.length);
    expect((await findEntries(store.db, id)).every(({ body }) => !body.includes('\0'))).toBe(true);
  });

  test('of two servers, one reads, and the other takes over', async (context) => {
    const { imap, read, original, kinds, allRead } = await startAll(context, url);
    const [first, second] = [await read(), await read()];
    const [reply, another] = ordinaryMails(original);
    imap.deliver(reply?.raw ?? '');
    await allRead();
    expect(imap.connections()).toBe(1);
    await first.stop();
    imap.deliver(another?.raw ?? '');
    await allRead();
    expect(await kinds()).toEqual(['reply', 'reply']);
    await second.stop();
  });
});

test('hostile emails break nothing, and nothing of them is kept but text', FULL, async (context) => {
  const { imap, read, original, allRead, store, id, kinds } = await startAll(
    context,
    await newDatabase('sqlite'),
  );
  const hostile = hostileMails(
    `In-Reply-To: <${original.messageId}>\r\n`,
    `Message-ID: <${original.messageId}>\r\n`,
  );
  expect(Object.keys(hostile).length).toBeGreaterThan(20);
  for (const raw of Object.values(hostile)) imap.deliver(raw);
  const [reply] = ordinaryMails(original);
  imap.deliver(reply?.raw ?? '');
  await read();
  await allRead();
  const entries = await findEntries(store.db, id);
  expect(new Set(await kinds())).toEqual(new Set(['reply']));
  expect(entries.filter(({ body }) => body.includes('Thursday works'))).toHaveLength(1);
  for (const { body, about } of entries) {
    expect(body.length).toBeLessThan(11_000);
    expect(about?.length).toBeLessThan(1000);
    expect(body).not.toMatch(/(?!\n)[\p{Cc}\u202e\u2028]/u);
  }
});

const MISBEHAVIOURS = [
  'refuses the login',
  'drops',
  'endless line',
  'huge literal',
  'many uids',
  'silent',
] as const;

for (const behaviour of MISBEHAVIOURS) {
  const isExample = behaviour === 'drops' || behaviour === 'endless line';
  test(
    `a mail server that misbehaves harms nothing: ${behaviour}`,
    fullUnless(isExample),
    async (context) => {
      const { imap, read, original, kinds, notices } = await startAll(context, await newDatabase('sqlite'));
      imap.behave(behaviour);
      await read();
      await expect.poll(() => notices, { timeout: 120_000 }).toHaveLength(1);
      expect(notices[0]).toMatch(/^the inbox can’t be read: /);
      expect(notices[0]).not.toContain('p@ss');
      imap.behave('normal');
      imap.deliver(ordinaryMails(original)[0]?.raw ?? '');
      await expect.poll(kinds, { timeout: 60_000 }).toEqual(['reply']);
      await expect.poll(() => notices.at(-1)).toBe('the inbox can be read again');
    },
  );
}
