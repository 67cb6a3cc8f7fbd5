import { afterAll, expect, onTestFinished, test } from 'vitest';
import { instantHere, wallTimeHere } from '#leads/time-zones.ts';
import { fullUnless } from '../full.ts';
import { ask, DATABASES, type DatabaseKind, newDatabase } from '../new-database.ts';
import { calendarIn, linkIn, mailTo } from '../read-mails.ts';
import { callCommand } from '../run-command.ts';
import { book } from '../start-for-test.ts';
import { startServer } from '../start-server.ts';
import { startSmtp } from '../start-smtp.ts';

const TEAM = 'team@shop.example';
const ORIGIN = 'https://shop.example';
const ORGANIZER = 'hello@shop.example';

const desk = await startDesk('sqlite');
afterAll(desk.stop);

test('the team confirms from its mail, both sides get the same invitation, and the visitor gets no team links', async () => {
  const id = await desk.book({ preferred_date: '2099-12-01' });
  const visitor = `${id}@visitor.example`;
  const path = await desk.link(TEAM, 'confirm', id);
  const page = await desk.get(path);
  expect(page.status).toBe(200);
  const ours = wallTimeHere(new Date('2099-12-01T14:30Z')).time;
  const shown = `Confirm this call .* Ines Duarte, Studio Norte .* ${ours} .* 15:30 \\(CET\\)`;
  expect(page.text).toMatch(new RegExp(shown));
  const done = await desk.answer(path, { do: 'confirm', seen: seenIn(page) });
  expect(done.status).toBe(303);
  expect(done.headers.get('location')).toBe(path.split('?')[0]);
  expect((await desk.get(path)).text).toMatch(/ Confirmed .* by the team/);

  const theirs = await desk.mailTo(visitor, /^Your call is confirmed/);
  const teams = await desk.mailTo(TEAM, /^Confirmed: Studio Norte/, id);
  const events = [theirs, teams].map(calendarIn);
  for (const { method, event } of events) {
    expect(method).toBe('REQUEST');
    expect(event.startDate.toJSDate().toISOString()).toBe('2099-12-01T14:30:00.000Z');
    expect(event.organizer).toBe(`mailto:${ORGANIZER}`);
  }
  expect(new Set(events.map(({ event }) => `${event.uid} ${event.sequence}`)).size).toBe(1);
  const both = [`mailto:${visitor}`, `mailto:${TEAM}`];
  expect(events.map(({ attendees }) => attendees)).toEqual([both.slice(0, 1), both]);
  expect(await desk.acts(id)).toEqual(['team confirm']);
  // The invitation is a calendar part, which mail clients show, and an attachment, which people can save.
  expect(theirs.raw).toMatch(/^Content-Type: text\/calendar;[^\0]*?method=REQUEST/m);
  expect(theirs.mail.attachments.map(({ filename }) => filename)).toContain('invitation.ics');
  // These mails name no reply-to address, because a reply would send the team's links to the visitor.
  for (const { raw, mail } of [await desk.mailTo(TEAM, /^Call: /, id), teams]) {
    expect(raw).toContain('/answer/');
    expect(mail.replyTo).toBeUndefined();
    expect(mail.html).toContain(`href="mailto:${visitor}?subject=Your%20call`);
    expect(mail.text).not.toContain('Reply to this email');
  }
});

test('when the visitor cancels a confirmed call, the team is told, calendars are updated and the time is free', async () => {
  const id = await desk.book({ preferred_date: '2099-12-03' });
  const other = await desk.book({ preferred_date: '2099-12-03' });
  const visitor = `${id}@visitor.example`;
  expect((await desk.cli(['confirm', id])).status).toBe(0);
  await desk.mailTo(visitor, /^Your call is confirmed/);
  expect((await desk.cli(['confirm', other])).status).toBe(1);
  const path = await desk.link(visitor, 'cancel');
  const page = await desk.get(path);
  expect(page.text).not.toMatch(/Ines|Studio Norte|sizing/);
  const tooLong = await desk.answer(path, { do: 'cancel', seen: seenIn(page), note: 'x'.repeat(1001) });
  expect([tooLong.status, tooLong.text]).toEqual([422, expect.stringMatching(/too long/)]);
  expect(tooLong.html).toContain('x'.repeat(1001));
  const note = 'We found <b>somebody</b> in town.';
  expect((await desk.answer(path, { do: 'cancel', seen: seenIn(page), note })).status).toBe(303);
  expect((await desk.get(path)).text).toMatch(/ Cancelled .* by you/);

  const team = await desk.mailTo(TEAM, /^No call: Studio Norte/, note);
  expect(team.mail.html).not.toContain('<b>somebody');
  const mail = await desk.mailTo(visitor, /^Your call is cancelled/);
  expect(mail.raw).not.toContain('somebody');
  for (const { method, event } of [calendarIn(team), calendarIn(mail)]) {
    expect([method, event.sequence]).toEqual(['CANCEL', 1]);
    expect(event.uid).toContain(id);
  }
  expect((await desk.cli(['confirm', other])).status).toBe(0);
  expect(await desk.acts(id)).toEqual(['visitor cancel', 'operator confirm']);
  const cancelled = expect.objectContaining({ id, status: 'cancelled' });
  expect((await desk.cli(['list', '--json'])).rows()).toContainEqual(cancelled);
});

test('opening a page changes nothing, and the token reaches no cache, referrer, search engine, log or page', async () => {
  const id = await desk.book();
  const path = await desk.link(TEAM, 'confirm', id);
  const token = tokenIn(path);
  const before = await desk.rows(id);
  for (const some of [path, await desk.link(`${id}@visitor.example`, 'cancel')])
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'GET'])
      expect((await fetch(desk.url + some, { method })).status, method).toBeLessThan(500);
  expect(await desk.rows(id)).toEqual(before);
  const page = await desk.get(path);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-security-policy': expect.stringContaining("script-src 'none'"),
  });
  expect(page.html).not.toContain(token);
  expect(page.html).not.toMatch(/<script/);
  expect(await (await fetch(desk.url)).text()).toMatch(/speculationrules.*\/answer\/\*/s);
  await desk.answer(path, { do: 'confirm', seen: 'nonsense' });
  await desk.answer(path, { do: 'confirm', seen: seenIn(page) });
  await desk.get(`${path}x`);
  expect(desk.output()).not.toContain(token.slice(0, 20));
});

test('the team moves a call to a valid time, and adds a link', async () => {
  const id = await desk.book();
  const path = (await desk.link(TEAM, 'propose', id)).replace('propose', 'move');
  const seen = seenIn(await desk.get(path));
  const post = (fields: object) => desk.answer(path, { do: 'move', seen, ...fields });
  for (const [fields, words] of [
    [{}, 'Please choose a time.'],
    [{ date: '2020-01-01', time: '10:00' }, 'That time is over'],
    [{ date: '2099-13-77', time: '10:00' }, 'Please choose a time'],
    [{ at: '9999-99-99T99:99:99.999Z' }, 'Please choose a time'],
    [{ date: '2099-12-04', time: '10:00', link: 'javascript:alert(1)' }, 'has to begin with https:'],
  ] as const)
    expect(await post(fields)).toMatchObject({ status: 422, text: expect.stringContaining(words) });
  const link = 'https://meet.example/abc?room=1&key=2';
  expect((await post({ date: '2099-12-04', time: '10:00', link })).status).toBe(303);
  const { event } = calendarIn(await desk.mailTo(`${id}@visitor.example`, /^Your call is confirmed/));
  expect(event.startDate.toJSDate()).toEqual(instantHere('2099-12-04', '10:00'));
  expect(event.location).toBe(link);
  const taken = { do: 'move', seen: 'new', date: '2099-12-04', time: '10:10' };
  expect(await desk.answer(await desk.link(TEAM, 'propose', await desk.book()), taken)).toMatchObject({
    status: 409,
    text: expect.stringContaining('no longer free'),
  });
});

test('an altered link, a revoked link and a link of an erased lead get the same answer as an unknown link', async () => {
  const id = await desk.book();
  const path = await desk.link(TEAM, 'confirm', id);
  const [seen, never] = [seenIn(await desk.get(path)), await desk.get('/answer/nothing')];
  expect(never).toMatchObject({ status: 404, text: expect.stringContaining('This link has ended') });
  const expectEnded = async (some: string) => {
    for (const page of [await desk.get(some), await desk.answer(some, { do: 'confirm', seen })])
      expect({ status: page.status, html: page.html }).toEqual({ status: 404, html: never.html });
  };
  const token = tokenIn(path);
  for (const altered of [token.slice(1), `${token}A`, token.toLowerCase(), `${token}/`, 'A'.repeat(2000)])
    await expectEnded(`/answer/${altered}?do=confirm`);
  expect((await desk.cli(['revoke', id])).status).toBe(0);
  await expectEnded(path);
  expect(await desk.acts(id)).toEqual([expect.stringMatching(/ revoke$/)]);
  // Mails sent after the revocation contain new links.
  await desk.cli(['confirm', id]);
  const later = await desk.link(TEAM, 'move', id, /^Confirmed/);
  expect((await desk.get(later)).status).toBe(200);
  await desk.cli(['erase', '--email', `${id}@visitor.example`, '--yes']);
  await expectEnded(later);
});

test('posts from other sites and malformed bodies are refused; a null origin may post', async () => {
  const id = await desk.book();
  const path = await desk.link(TEAM, 'confirm', id);
  const fields = { do: 'confirm', seen: seenIn(await desk.get(path)) };
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.shop.example' },
    { origin: 'https://evil.example' },
  ])
    expect((await desk.answer(path, fields, headers)).status).toBe(403);
  for (const value of [{ toString: 1 }, [{ toString: 1 }], { trim: {} }, null, 5])
    for (const body of [{ do: value }, { do: 'confirm', seen: value }].map((sent) => JSON.stringify(sent))) {
      const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      expect((await fetch(desk.url + path, sent)).status, body).toBe(409);
    }
  expect(await desk.acts(id)).toEqual([]);
  expect((await desk.answer(path, fields, { origin: 'null' })).status).toBe(303);
});

for (const kind of DATABASES)
  test(`over ${kind} the first of concurrent answers counts`, fullUnless(kind === 'postgres'), async () => {
    const desk = await startDesk(kind);
    onTestFinished(desk.stop);
    const id = await desk.book();
    const path = await desk.link(TEAM, 'confirm', id);
    const seen = seenIn(await desk.get(path));
    const answers = await Promise.all(
      ['confirm', 'decline', 'confirm', 'decline'].map((act) => desk.answer(path, { do: act, seen })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409]);
    for (const { status, text } of answers)
      if (status === 409)
        expect(text).toMatch(/Somebody answered before you.*(Confirmed|Declined).* by the team/);
    expect(await desk.acts(id)).toHaveLength(1);
    await desk.cli(['confirm', id, '--at', '2099-12-02 10:00', '--force']);
    const late = await desk.answer(path, { do: 'decline', seen });
    expect(late.text).toMatch(/Somebody answered.*10:00 \(CET\)/);
    expect(await desk.acts(id)).toHaveLength(2);
  });

test('without SITE_URL no mail has links; requests for links are limited per address', async () => {
  const desk = await startDesk('sqlite', { SITE_URL: '', RATE_LIMIT: '2' });
  onTestFinished(desk.stop);
  const id = await desk.book();
  for (const to of [TEAM, `${id}@visitor.example`])
    expect((await desk.mailTo(to, /./)).raw).not.toContain('/answer/');
  const statuses = [];
  for (let round = 0; round < 8; round++) statuses.push((await desk.get('/answer/nothing')).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
});

function seenIn({ html }: { html: string }): string {
  return /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

function tokenIn(path: string): string {
  return /answer\/([\w-]+)/.exec(path)?.[1] ?? expect.unreachable();
}

async function startDesk(kind: DatabaseKind, env: Record<string, string> = {}) {
  const smtp = await startSmtp();
  const databaseUrl = await newDatabase(kind);
  const settings = {
    ...{ DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, LEADS_TO: TEAM, SITE_URL: ORIGIN },
    ...{ MAIL_FROM: `Shop <${ORGANIZER}>`, TRUST_CLIENTS: 'yes', ACKNOWLEDGEMENTS_PER_HOUR: '1000' },
    ...env,
  };
  const server = await startServer(settings);
  let days = 9;

  async function read(path: string, init: RequestInit = {}) {
    const response = await fetch(server.url + path, { redirect: 'manual', ...init });
    const html = await response.text();
    /** The visible text. */
    const text = html
      .replace(/<(style|script|head|header|footer)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    return { status: response.status, headers: response.headers, html, text };
  }

  return {
    url: server.url,
    output: server.output,
    mailTo: (to: string, subject: RegExp, words?: string) => mailTo(smtp, to, subject, words),
    async stop() {
      await server.stop();
      await smtp.stop();
    },
    /** Books a call on a day without other calls. */
    book: (change: object = {}) => book(server, { preferred_date: `2099-12-${++days}`, ...change }),
    cli: (args: string[]) => callCommand(databaseUrl, args, settings),
    /** Waits for a mail, and returns the path of its link for `act`. */
    async link(to: string, act: string, words = '', subject = /./): Promise<string> {
      return linkIn(await mailTo(smtp, to, subject, words), ORIGIN, act);
    },
    /** Returns the audit's entries for a lead as `actor act`, newest first. */
    async acts(leadId: string) {
      const acts = `select actor, act from audit where lead_id = '${leadId}' order by created_at desc`;
      return (await ask(databaseUrl, acts)).map(({ actor, act }) => `${actor} ${act}`);
    },
    /** Returns every row that an answer could change. */
    rows: (leadId: string) =>
      Promise.all([
        ask(databaseUrl, `select * from appointments where booking_id = '${leadId}'`),
        ask(databaseUrl, `select * from audit where lead_id = '${leadId}'`),
        ask(databaseUrl, `select id, attempts from deliveries where lead_id = '${leadId}' order by id`),
      ]),
    get: (path: string) => read(path),
    answer: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      read(path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
  };
}
