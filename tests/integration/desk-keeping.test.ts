import { describe, expect, type TestContext, test } from 'vitest';
import { HOUR_MS } from '#leads/durations.ts';
import { addDays, wallTimeHere } from '#leads/time-zones.ts';
import { ask, type DATABASES, newDatabase, SLOW_DATABASES } from '../new-database.ts';
import { newQuiz } from '../new-leads.ts';
import { startWithDesk } from '../open-desk.ts';
import { postRow } from '../post-row.ts';
import { callCommand } from '../run-command.ts';
import { book, smtpServer, stopAfterTest } from '../start-for-test.ts';
import { BOOKING, MESSAGE } from '../start-server.ts';

const TEAM = 'team@shop.example';

/** Starts a server with a desk and a mail server, which refuses `wrong@visitor.example`. */
async function deskWithMail(context: TestContext, kind: (typeof DATABASES)[number], env = {}) {
  const smtp = await smtpServer(context, { refused: ['wrong@visitor.example'] });
  const databaseUrl = await newDatabase(kind);
  const mail = { SMTP_URL: smtp.url, LEADS_TO: TEAM, DATABASE_URL: databaseUrl };
  const server = await stopAfterTest(context, startWithDesk({ ...mail, ...env }));
  const post = async (change: object = {}, table = 'support_messages') => {
    const id = crypto.randomUUID();
    const row = table === 'call_bookings' ? BOOKING : MESSAGE;
    await postRow(server.url, { ...row, id, ...change }, {}, table);
    return id;
  };
  const mailsTo = (to: string) => smtp.accepted.filter((each) => each.to[0] === to).map(({ mail }) => mail);
  return { ...server, smtp, databaseUrl, send: post, mailsTo };
}

describe.each(SLOW_DATABASES)('over %s', (kind) => {
  test('a corrected address gets the mail that failed for the old one', async (context) => {
    const { desk, databaseUrl: url, send, mailsTo } = await deskWithMail(context, kind);
    const id = await send({ email: 'wrong@visitor.example', name: 'Ines' });
    const page = `/leads/${id}`;
    await expect.poll(async () => (await desk.get(page)).html).toContain('not sent: ');
    const typed = { name: 'Inês Duarte', email: 'nobody' };
    expect((await desk.act(page, `${page}/correct`, typed)).html).toContain('Please enter a valid email');
    for (const email of ['right@visitor.example', 'right@visitor.example'])
      expect((await desk.act(page, `${page}/correct`, { ...typed, email })).status).toBe(303);
    await expect.poll(() => mailsTo('right@visitor.example').length).toBe(1);
    const notes = await ask(url, `select body from entries where lead_id = '${id}'`);
    expect(notes).toEqual([{ body: 'Corrected: the name was Ines, the address was wrong@visitor.example' }]);
    expect((await desk.get(page)).html).toContain('Inês Duarte');
  });

  test('spam is out of the lists and numbers and frees its time, and can come back', async (context) => {
    const { desk, databaseUrl: url, send, mailsTo } = await deskWithMail(context, kind);
    const email = 'ana@visitor.example';
    const id = await send({ email });
    await expect.poll(() => mailsTo(email).length).toBe(1);
    const page = `/leads/${id}`;
    const form = await desk.hidden(page, `${page}/spam`);
    for (let times = 0; times < 2; times++) expect((await desk.post(`${page}/spam`, form)).status).toBe(303);
    for (const list of ['/', '/inbox']) expect((await desk.get(list)).html).not.toContain(page);
    expect((await desk.get('/inbox?filter=suspected')).html).toContain(page);
    expect((await callCommand(url, ['stats'])).stdout).toContain('1 leads are suspected');
    expect((await desk.act(page, `${page}/not-spam`)).status).toBe(303);
    expect((await desk.get('/')).html).toContain(page);
    // What was sent before isn't sent again.
    await expect.poll(() => ask(url, 'select id from deliveries where delivered_at is null')).toEqual([]);
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('an old lead is on Today if its visitor replied', async (context) => {
    const { desk, databaseUrl: url, send } = await deskWithMail(context, kind);
    const id = await send();
    await ask(url, `update support_messages set created_at = '2020-01-01T00:00:00.000Z' where id = '${id}'`);
    expect((await desk.get('/')).html).toMatch(/Nobody waits for an answer/);
    await ask(url, `update leads set heard_at = '2026-01-01T00:00:00.000Z' where id = '${id}'`);
    const { html } = await desk.get('/');
    expect(html).toContain(`/leads/${id}`);
    expect(html).toMatch(/Inbox.{0,200}>1</s);
    await desk.act(`/leads/${id}`, `/leads/${id}/answered`);
    expect((await desk.get('/')).html).toMatch(/Nobody waits for an answer/);
  });

  test('a lead is archived and brought back, and listed on the day of its reminder', async (context) => {
    const { desk, databaseUrl: url, send } = await deskWithMail(context, kind);
    const id = await send();
    const page = `/leads/${id}`;
    await desk.act(page, `${page}/archive`);
    for (const list of ['/', '/inbox', '/inbox?filter=waiting'])
      expect((await desk.get(list)).html).not.toContain(page);
    expect((await desk.get('/inbox?filter=archived')).html).toContain(page);
    const today = wallTimeHere(new Date()).date;
    await desk.act(page, `${page}/remind`, { on: addDays(today, 1) });
    expect((await desk.get('/')).html).not.toContain(page);
    await desk.act(page, `${page}/remind`, { on: today });
    expect((await desk.get('/')).html).toMatch(/To come back to.*leads\//s);
    expect((await desk.act(page, `${page}/remind`, { on: 'soon' })).status).toBe(422);
    await desk.act(page, `${page}/remind`, { on: '' });
    expect((await callCommand(url, ['archive', id, '--back'])).status).toBe(0);
    expect((await desk.get('/inbox')).html).toContain(page);
    expect((await callCommand(url, ['remind', id, '2099-01-01'])).status).toBe(0);
    expect(await ask(url, 'select remind_on, archived_at from leads')).toEqual([
      { remind_on: '2099-01-01', archived_at: null },
    ]);
  });

  test('a lead is handed over once, with notes and without links that act', async (context) => {
    const { desk, send, mailsTo } = await deskWithMail(context, kind, { SITE_URL: 'https://shop.example' });
    const id = await send({ email: 'ana@visitor.example' }, 'call_bookings');
    const page = `/leads/${id}`;
    await desk.act(page, `${page}/note`, { note: 'Knows the tailor.' });
    const typed = { to: 'ben@shop.example', words: 'Could you call them?' };
    expect((await desk.act(page, `${page}/hand-over`, { ...typed, to: 'ben' })).status).toBe(422);
    for (let times = 0; times < 2; times++) await desk.act(page, `${page}/hand-over`, typed);
    await expect.poll(() => mailsTo('ben@shop.example').length).toBe(1);
    const [mail] = mailsTo('ben@shop.example');
    expect(mail?.text).toMatch(/Could you call them\?.*ana@visitor\.example.*Knows the tailor\./s);
    expect(mail?.html).not.toMatch(/\/answer\/|\/leads\//);
    expect(mail?.replyTo?.[0]?.address).toBe('ana@visitor.example');
    expect((await desk.get(page)).html).toContain('Handed over to ben@shop.example');
  });

  test('a lead who phoned is added once, also as a call, and nobody is mailed', async (context) => {
    const { desk, databaseUrl: url, smtp } = await deskWithMail(context, kind);
    const typed = { name: 'Ana', email: 'ana@visitor.example', message: 'Phoned about returns' };
    const form = await desk.hidden('/new', '/new');
    const added = await desk.post('/new', { ...form, ...typed });
    expect(await desk.post('/new', { ...form, ...typed })).toMatchObject({ status: added.status });
    expect((await desk.get(added.headers.get('location') ?? '')).html).toContain('Phoned about returns');
    expect((await desk.act('/new', '/new', { ...typed, date: '2099-12-03' })).html).toContain(
      'a day and a time',
    );
    const wrong = await desk.act('/new', '/new', { ...typed, email: 'ana' });
    expect([wrong.status, wrong.html]).toEqual([422, expect.stringMatching(/valid email.*returns/s)]);
    const service = 'Chat Agents';
    const call = { ...typed, date: '2099-12-03', time: '10:00', service };
    expect((await desk.act('/new', '/new', call)).status).toBe(303);
    const args = ['add', ...Object.entries(call).flatMap(([name, text]) => [`--${name}`, text])];
    expect((await callCommand(url, args)).stdout).toMatch(/^Added: [\da-f-]{36}\n$/);
    expect(await ask(url, 'select preferred_date from call_bookings')).toHaveLength(2);
    expect(await ask(url, 'select id from support_messages')).toHaveLength(1);
    expect(await ask(url, 'select id from deliveries')).toEqual([]);
    expect(smtp.accepted).toEqual([]);
    const people = (await desk.get((added.headers.get('location') ?? '').replace('leads', 'people'))).html;
    expect(people.match(/<li>/g)).toHaveLength(3);
    const contacts = await desk.get('/contacts.csv');
    expect(contacts.html.trim().split('\n')).toHaveLength(2);
  });

  test('whoever has an answer to another lead isn’t nudged about', async (context) => {
    const { desk, databaseUrl: url, send } = await deskWithMail(context, kind);
    const ids = [await send(), await send(), await send({ email: 'somebody.else@visitor.example' })];
    await desk.act(`/leads/${ids[0]}`, `/leads/${ids[0]}/answered`);
    const at = new Date(Date.now() - 30 * HOUR_MS).toISOString();
    await ask(url, `update support_messages set created_at = '${at}'`);
    const { openStore } = await import('#leads/db/open-store.ts');
    const { raiseFollowUps } = await import('#leads/outbox/follow-ups.ts');
    const store = await openStore(url, { kinds: ['nudge'] });
    await raiseFollowUps(store, []);
    await store.close();
    const nudged = await ask(url, `select lead_id from deliveries where kind = 'nudge'`);
    expect(nudged).toEqual([{ lead_id: ids[2] }]);
  });

  test('days are blocked around their calls, which are listed', async (context) => {
    const server = await deskWithMail(context, kind);
    const { desk, databaseUrl: url } = server;
    const id = await book(server, { preferred_date: '2099-12-03', preferred_time: '10:00' });
    await desk.act(`/leads/${id}`, `/leads/${id}/confirm`);
    const days = { date: '2099-12-02', last: '2099-12-04', note: 'Fair' };
    const asked = await desk.act('/calendar', '/calendar/block', days);
    expect([asked.status, asked.html]).toEqual([422, expect.stringContaining(`/leads/${id}`)]);
    expect((await desk.act('/calendar', '/calendar/block', { ...days, calls: 'around' })).status).toBe(303);
    const spans = await ask(
      url,
      `select starts_at, ends_at from appointments where status = 'blocked' order by starts_at`,
    );
    expect(spans).toHaveLength(2);
    const { html } = await desk.get('/calendar?week=2099-W49');
    expect(html.match(/all day/g)).toHaveLength(2);
    for (const week of ['2099-W54', '2099-W00', 'x', '9999-W01', ''])
      expect((await desk.get(`/calendar?week=${week}`)).status).toBe(200);
  });

  test('a block over calls moves their people in one act, which can be undone as a whole', async (context) => {
    const server = await deskWithMail(context, kind);
    const { desk, databaseUrl: url, mailsTo } = server;
    const at = { preferred_date: '2099-12-03', timezone: 'UTC' };
    const held = await book(server, { ...at, preferred_time: '10:00' });
    const [start, end, until] = ['03T10:00', '03T10:15', '02T10:00'].map((each) => `2099-12-${each}:00.000Z`);
    await ask(
      url,
      `insert into appointments (booking_id, status, starts_at, ends_at, held_until)
       values ('${held}', 'held', '${start}', '${end}', '${until}')`,
    );
    const confirmed = await book(server, { ...at, preferred_time: '11:00' });
    await desk.act(`/leads/${confirmed}`, `/leads/${confirmed}/confirm`);
    const calls = () =>
      ask(url, 'select booking_id, status, starts_at, proposed from appointments order by starts_at, status');
    const before = await calls();
    const fields = { date: '2099-12-03', words: 'The fair is on.', calls: 'move' };
    const shownIn = ({ html }: { html: string }) => /name="shown" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const asked = await desk.act('/calendar', '/calendar/block', fields);
    expect([asked.status, asked.html]).toEqual([422, expect.stringContaining('2 calls are in that time')]);
    expect(asked.html).toContain('The fair is on.');
    const shown = shownIn(asked);
    const third = await book(server, { ...at, preferred_time: '12:00' });
    await desk.act(`/leads/${third}`, `/leads/${third}/confirm`);
    const again = await desk.act('/calendar', '/calendar/block', { ...fields, shown });
    expect([again.status, again.html]).toEqual([
      422,
      expect.stringContaining('Other calls are in that time'),
    ]);
    await desk.act(`/leads/${third}`, `/leads/${third}/undo`);
    expect(await calls()).toEqual(before);
    const done = await desk.act('/calendar', '/calendar/block', { ...fields, shown });
    const page = done.headers.get('location') ?? '';
    expect([done.status, (await desk.get(page)).html]).toEqual([303, expect.stringContaining('Undo')]);
    const statuses = async () => (await calls()).map(({ status }) => status);
    expect((await statuses()).sort()).toEqual(['blocked', 'cancelled', 'declined']);
    expect((await desk.act(page, '/calendar/undo')).status).toBe(303);
    expect(await calls()).toEqual(before);
    expect(
      (await desk.act(page, '/calendar/undo', { moved: held }).catch(() => ({ status: 0 }))).status,
    ).toBe(0);
    await desk.act('/calendar', '/calendar/block', { ...fields, shown });
    await ask(url, `update deliveries set due_at = '2020-01-01T00:00:00.000Z' where delivered_at is null`);
    for (const id of [held, confirmed])
      await expect
        .poll(() => mailsTo(`${id}@visitor.example`).some(({ text }) => text?.includes('The fair is on.')))
        .toBe(true);
  });

  test('a closed desk mails three links an hour, each of which works once and leads to its page', async (context) => {
    const { desk, databaseUrl: url, smtp, mailsTo, send } = await deskWithMail(context, kind);
    const id = await send();
    await expect.poll(() => smtp.accepted.length).toBe(2);
    const stranger = { cookie: '' };
    const closed = (await desk.get(`/leads/${id}?a=1&b="`, stranger)).html;
    expect(closed).toContain(`value="/leads/${id}?a=1&amp;b=`);
    expect(closed).not.toMatch(/Loomline|shop|@/);
    const askFor = (to: string) => desk.post('/sign-in', { to }, stranger);
    const first = await askFor(`/leads/${id}`);
    await expect.poll(() => mailsTo(TEAM).length).toBe(2);
    const answers = await Promise.all([first, askFor('//evil.example/x'), askFor(''), askFor('/')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const said = answers.map(({ html }) => html.replace(/value="[^"]*"/, ''));
    expect(new Set(said).size).toBe(1);
    expect(
      (await desk.post('/sign-in', { to: '/' }, { ...stranger, 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(200);
    await expect.poll(() => mailsTo(TEAM).length).toBe(4);
    const links = mailsTo(TEAM).flatMap(
      ({ text }) => /https?:\/\/\S+\/sign-in\?once=\S+/.exec(text ?? '')?.[0] ?? [],
    );
    expect(links).toHaveLength(3);
    const open = (link: string, method = 'GET') => fetch(link, { method, redirect: 'manual' });
    const targets: (string | null)[] = [];
    for (const link of links) {
      expect((await open(link, 'HEAD')).status).toBe(401);
      expect((await open(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(401);
      const opened = await open(link);
      targets.push(opened.headers.get('location'));
      const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect((await desk.get('/health', { cookie })).status).toBe(200);
      expect((await open(link)).status).toBe(401);
    }
    expect(targets.every((target) => /^\/(?![/\\])/.test(target ?? ''))).toBe(true);
    expect(targets).toContain(`/leads/${id}`);
    await ask(url, `update deliveries set created_at = '2020-01-01T00:00:00.000Z' where kind = 'sign_in'`);
    await askFor('/inbox');
    await expect.poll(() => mailsTo(TEAM).length).toBe(5);
    await ask(url, `update deliveries set created_at = '2020-01-01T00:00:00.000Z' where kind = 'sign_in'`);
    const late = /https?:\/\/\S+\/sign-in\?once=\S+/.exec(mailsTo(TEAM).at(-1)?.text ?? '')?.[0] ?? '';
    expect((await open(late)).status).toBe(401);
  });
});

test('a button keeps what was typed for the others, and adds the note', async (context) => {
  const { desk, databaseUrl: url, send } = await deskWithMail(context, 'sqlite');
  const id = await send();
  const page = `/leads/${id}`;
  const typed = {
    'note.note': 'Called, call back',
    'hand-over.words': 'Half a senten',
    'remind.on': '2099-01-01',
  };
  const won = await desk.act(page, `${page}/outcome`, { ...typed, outcome: 'won' });
  expect([won.status, won.html]).toEqual([200, expect.stringMatching(/Half a senten/)]);
  expect(won.html).toContain('value="2099-01-01"');
  expect(await ask(url, 'select body from entries')).toEqual([{ body: 'Called, call back' }]);
  expect(await ask(url, 'select outcome, remind_on from leads')).toEqual([
    { outcome: 'won', remind_on: null },
  ]);
  const wrong = await desk.act(page, `${page}/outcome`, { ...typed, outcome: 'sold' });
  expect([wrong.status, wrong.html]).toEqual([409, expect.stringMatching(/Half a senten/)]);
  expect((await desk.act(page, `${page}/outcome`, { outcome: 'lost' })).status).toBe(303);
});

test('one campaign adds up whatever page it leads to', async () => {
  const url = await newDatabase('sqlite');
  const { openStore } = await import('#leads/db/open-store.ts');
  const { insertLead } = await import('#leads/record/insert-lead.ts');
  const { countLeads } = await import('#leads/record/count-leads.ts');
  const store = await openStore(url);
  for (const path of ['/', '/pricing'])
    await insertLead(store, 'quiz_submissions', newQuiz(), {
      source: `${path}?utm_source=letter&utm_campaign=spring`,
    });
  const { choices } = await countLeads(store, 4, new Date());
  expect(choices.get('came from')).toEqual(new Map([['campaign spring, letter', 2]]));
  await store.close();
});
