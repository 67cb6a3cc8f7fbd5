import { expect, type TestContext, test } from 'vitest';
import { fullUnless } from '../full.ts';
import { ask, DATABASES, type DatabaseKind, newDatabase } from '../new-database.ts';
import { startWithDesk } from '../open-desk.ts';
import { calendarIn, linkIn, mailTo } from '../read-mails.ts';
import { callCommand } from '../run-command.ts';
import { calendarEvent, startCalendar } from '../start-calendar.ts';
import { book, smtpServer, stopAfterTest } from '../start-for-test.ts';

const TEAM = 'team@shop.example';
const ORIGIN = 'https://shop.example';
const [FIRST, SECOND] = ['2099-12-08T10:00:00.000Z', '2099-12-09T11:00:00.000Z'];

for (const kind of DATABASES)
  test(`over ${kind} a visitor chooses a proposed time`, fullUnless(kind === 'sqlite'), async (context) => {
    const desk = await deskFor(context, kind);
    const id = await desk.book();
    const tried = await desk.act(id, 'propose', {
      start1: FIRST,
      preview: 'propose',
      words: 'Mornings suit us.',
    });
    expect(tried.html).toMatch(/Nothing was sent yet.*Which time suits you\?.*Mornings suit us\./s);
    expect(tried.html).toContain('>Mornings suit us.</textarea>');
    expect((await desk.act(id, 'propose')).html).toContain('Please choose a time');
    expect((await desk.act(id, 'revoke', { preview: 'revoke' })).status).toBe(404);
    const twice = [SECOND, FIRST, FIRST];
    expect((await desk.act(id, 'propose', { words: 'Mornings suit us.' }, twice)).status).toBe(303);
    expect((await desk.page(id)).html).toContain('>proposed<');
    await desk.passMinute();
    const mail = await mailTo(desk.smtp, desk.addressOf(id), /Times for our call/, 'Mornings suit us.');
    const path = linkIn(mail, ORIGIN, 'confirm');
    expect(mail.mail.text?.match(/&at=\S+/g)).toEqual([`&at=${FIRST}`, `&at=${SECOND}`]);
    // Waits no longer, so nobody is nudged.
    expect((await callCommand(desk.databaseUrl, ['list', '--waiting'])).stdout).not.toContain(id.slice(0, 8));
    // Somebody else gets the first time meanwhile.
    await ask(
      desk.databaseUrl,
      `insert into appointments (booking_id, status, starts_at, ends_at)
       values ('${crypto.randomUUID()}', 'blocked', '${FIRST}', '2099-12-08T10:30:00.000Z')`,
    );
    const shown = await desk.visit(`${path}&at=${SECOND}`);
    expect(shown.html).toMatch(new RegExp(`value="${SECOND}"[^>]*checked|checked[^>]*value="${SECOND}"`));
    const choose = async (at: string) => desk.answer(path, { do: 'confirm', at });
    expect((await choose('2099-12-10T10:00:00.000Z')).status).toBe(422);
    expect((await choose(FIRST)).html).toContain('no longer free');
    expect((await choose(SECOND)).status).toBe(303);
    expect(await desk.call(id)).toEqual([{ status: 'confirmed', starts_at: SECOND, decided_by: 'visitor' }]);
    expect((await choose(SECOND)).status).toBe(409);
    const { event } = calendarIn(await mailTo(desk.smtp, desk.addressOf(id), /Your call is confirmed/));
    expect(event.startDate.toJSDate().toJSON()).toBe(SECOND);
    await mailTo(desk.smtp, TEAM, /Confirmed:/, 'chose this time');
    expect(await desk.acts(id)).toEqual(['desk propose', 'visitor confirm']);
  });

test('the team proposes times from its mail', async (context) => {
  const desk = await deskFor(context, 'sqlite');
  const id = await desk.book();
  const path = linkIn(await mailTo(desk.smtp, TEAM, /Call:/), ORIGIN, 'propose');
  expect((await desk.visit(path)).html).toMatch(/type="checkbox"[^>]*name="start"/);
  const missing = await desk.answer(path, { do: 'propose', note: 'Mornings suit us.' });
  expect([missing.status, missing.html]).toEqual([422, expect.stringContaining('Mornings suit us.')]);
  const typed = `${SECOND.slice(0, 11)}14:00`;
  expect((await desk.answer(path, { do: 'propose', note: 'Mornings suit us.' }, [FIRST, typed])).status).toBe(
    303,
  );
  expect((await desk.visit(path)).html).toContain('Other times were proposed');
  const mail = await mailTo(desk.smtp, desk.addressOf(id), /Times for our call/, 'Mornings suit us.');
  const link = linkIn(mail, ORIGIN, 'confirm');
  expect((await desk.answer(link, { do: 'confirm', at: FIRST })).status).toBe(303);
  expect(await desk.acts(id)).toEqual(['team propose', 'visitor confirm']);
});

test('a confirmed call is cancelled with words and the choice of another time', async (context) => {
  const desk = await deskFor(context, 'sqlite');
  const id = await desk.book();
  await desk.act(id, 'confirm', { words: 'See you then.' });
  await desk.passMinute();
  await mailTo(desk.smtp, desk.addressOf(id), /Your call is confirmed/, 'See you then.');
  await desk.act(id, 'cancel', { words: 'Our trainee is ill.' });
  await desk.passMinute();
  const mail = await mailTo(
    desk.smtp,
    desk.addressOf(id),
    /We have to cancel our call/,
    'Our trainee is ill.',
  );
  expect(calendarIn(mail).method).toBe('CANCEL');
  expect(mail.mail.text).not.toMatch(/can’t take|as you asked/i);
  const path = linkIn(mail, ORIGIN, 'move');
  const { html } = await desk.visit(path);
  const [, at = ''] = /name="at" value="([^"]+)"/.exec(html) ?? [];
  expect((await desk.answer(path, { do: 'move', at })).status).toBe(303);
  expect(await desk.call(id)).toMatchObject([{ status: 'held', decided_by: 'visitor' }]);
  expect(await desk.acts(id)).toEqual(['desk confirm', 'desk cancel', 'visitor move']);
});

for (const kind of DATABASES)
  test(`over ${kind} a decision can be undone until its email leaves`, {
    ...fullUnless(kind === 'sqlite'),
  }, async (context) => {
    const desk = await deskFor(context, kind);
    const id = await desk.book();
    const before = await desk.state(id);
    await desk.act(id, 'decline', { words: 'No.' });
    expect((await desk.page(id)).html).toContain(`formAction="/leads/${id}/undo"`);
    expect((await desk.act(id, 'undo')).status).toBe(303);
    expect(await desk.state(id)).toEqual(before);
    expect((await desk.act(id, 'undo')).status).toBe(409);
    // A second decision within the minute replaces the email of the first one, which an undo brings back.
    await desk.act(id, 'confirm');
    const confirmed = await desk.state(id);
    await desk.act(id, 'cancel');
    await callCommand(desk.databaseUrl, ['undo', id]);
    expect(await desk.state(id)).toEqual(confirmed);
    await desk.passMinute();
    await mailTo(desk.smtp, desk.addressOf(id), /Your call is confirmed/);
    const late = await callCommand(desk.databaseUrl, ['undo', id]);
    expect([late.status, late.stderr]).toEqual([1, expect.stringContaining('can’t be undone any more')]);
    expect(desk.smtp.accepted.some(({ mail }) => /cancel/.test(mail.subject ?? ''))).toBe(false);
  });

test('a time that is busy, at night or no longer held needs a second press', async (context) => {
  // The calendar is read as far ahead as visitors can book.
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const weekday =
    [4, 5, 6].map(days).find((day) => ![0, 6].includes(day.getUTCDay())) ?? expect.unreachable();
  const at = (hour: string) => weekday.toISOString().replace(/T.*/, `T${hour}:00:00.000Z`);
  const calendar = await startCalendar(calendarEvent('own', new Date(at('10')), new Date(at('12'))));
  context.onTestFinished(() => void calendar.stop());
  const desk = await deskFor(context, 'sqlite', { CALENDAR_URL: calendar.url });
  await expect.poll(async () => (await desk.free()).includes(at('11'))).toBe(false);
  await expect.poll(async () => (await desk.free()).includes(at('15'))).toBe(true);
  const id = await desk.book();
  const night = { date: '2099-12-09', time: '03:00' };
  const first = await desk.act(id, 'move', night);
  expect([first.status, first.html]).toEqual([409, expect.stringContaining('outside the hours')]);
  const [, sure = ''] = /name="sure" value="([^"]+)"/.exec(first.html) ?? [];
  // Whoever changes the time meanwhile is asked again.
  expect((await desk.act(id, 'move', { ...night, time: '04:00', sure })).status).toBe(409);
  const busy = await desk.act(id, 'propose', {}, [at('11')]);
  expect([busy.status, busy.html]).toEqual([409, expect.stringContaining('Your own calendar is busy')]);
  const command = ['propose', id, at('11')];
  expect((await desk.cli(command)).stderr).toContain('Your own calendar is busy');
  expect(await desk.acts(id)).toEqual([]);
  expect((await desk.act(id, 'move', { ...night, sure })).status).toBe(303);
  await desk.passMinute();
  const path = linkIn(await mailTo(desk.smtp, TEAM, /Confirmed:/), ORIGIN, 'move');
  const page = await desk.answer(path, { do: 'move', date: '2099-12-09', time: '02:00' });
  expect(page.html).toMatch(/outside the hours.*name="sure"/s);
  expect(page.html).toMatch(/name="date"[^>]*value="2099-12-09"/);
  const other = await desk.book();
  const link = linkIn(await mailTo(desk.smtp, TEAM, /Call:/, other), ORIGIN, 'propose');
  const doubted = await desk.answer(link, { do: 'propose' }, [at('11'), at('15')]);
  expect([doubted.status, doubted.html]).toEqual([409, expect.stringContaining('Your own calendar is busy')]);
  const again = /name="sure" value="([^"]+)"/.exec(doubted.html)?.[1] ?? '';
  expect((await desk.answer(link, { do: 'propose', sure: again }, [at('11'), at('15')])).status).toBe(303);
  expect(await desk.acts(other)).toEqual(['team propose']);
  await ask(desk.databaseUrl, `delete from appointments where booking_id = '${id}'`);
  const past = new Date(Date.now() - 1000).toISOString();
  await ask(
    desk.databaseUrl,
    `insert into appointments (booking_id, status, starts_at, ends_at, held_until)
     values ('${id}', 'held', '2099-12-10T14:30:00.000Z', '2099-12-10T15:00:00.000Z', '${past}')`,
  );
  expect((await desk.page(id)).html).toContain('No longer held');
  expect((await desk.act(id, 'confirm')).html).toContain('The time is no longer held');
});

test('after a call, a follow-up is proposed, as a booking of its own', async (context) => {
  const desk = await deskFor(context, 'sqlite');
  const id = await desk.book();
  await desk.cli(['confirm', id, '--at', 'asked']);
  const [start, end] = ['2026-01-05T10:00:00.000Z', '2026-01-05T10:15:00.000Z'];
  await ask(desk.databaseUrl, `update appointments set starts_at = '${start}', ends_at = '${end}'`);
  await desk.act(id, 'follow-up', { words: 'Shall we go on?' }, [FIRST]);
  const [added] = await ask(desk.databaseUrl, `select id, email from call_bookings where id <> '${id}'`);
  expect(added?.email).toBe(desk.addressOf(id));
  await desk.passMinute();
  const mail = await mailTo(desk.smtp, desk.addressOf(id), /Times for our call/, 'Shall we go on?');
  const path = linkIn(mail, ORIGIN, 'confirm');
  expect((await desk.answer(path, { do: 'confirm', at: FIRST })).status).toBe(303);
  expect(await desk.call(String(added?.id))).toMatchObject([{ status: 'confirmed', starts_at: FIRST }]);
});

test('a follow-up is only for a call that is over, is added once, and is undone with its booking', async (context) => {
  const desk = await deskFor(context, 'sqlite');
  const id = await desk.book();
  await desk.cli(['confirm', id, '--at', 'asked']);
  const count = async () => (await ask(desk.databaseUrl, 'select id from call_bookings')).length;
  expect((await desk.act(id, 'follow-up', {}, [FIRST])).status).toBe(409);
  const [start, end] = ['2026-01-05T10:00:00.000Z', '2026-01-05T10:15:00.000Z'];
  await ask(desk.databaseUrl, `update appointments set starts_at = '${start}', ends_at = '${end}'`);
  expect((await desk.act(id, 'follow-up', { words: 'Again?' })).html).toContain('Please choose a time');
  expect((await desk.act(id, 'follow-up', {}, ['2099-12-08T03:00:00.000Z'])).status).toBe(409);
  expect(await count()).toBe(1);
  const preview = await desk.act(id, 'follow-up', { preview: 'follow-up', words: 'Again?' }, [FIRST]);
  expect(preview.html).toMatch(/Nothing was sent yet.*Again\?/s);
  const added = [await desk.act(id, 'follow-up', {}, [FIRST]), await desk.act(id, 'follow-up', {}, [FIRST])];
  expect(added.map(({ status }) => status)).toEqual([303, 303]);
  expect(await count()).toBe(2);
  const [{ id: other } = { id: '' }] = await ask(
    desk.databaseUrl,
    `select id from call_bookings where id <> '${id}'`,
  );
  expect((await desk.act(String(other), 'undo')).location).toBe(`/leads/${id}`);
  expect(await count()).toBe(1);
  const command = await desk.cli(['follow-up', id, FIRST, '--words', 'Again?']);
  expect([command.status, await count()]).toEqual([0, 2]);
  await mailTo(desk.smtp, desk.addressOf(id), /Times for our call/, 'Again?');
});

test('an undo from a page that shows another decision does nothing', async (context) => {
  const desk = await deskFor(context, 'sqlite');
  const id = await desk.book();
  await desk.act(id, 'decline');
  const seen = /name="seen" value="([^"]*)"/.exec((await desk.page(id)).html)?.[1] ?? '';
  await desk.act(id, 'undo');
  await desk.act(id, 'confirm');
  expect((await desk.act(id, 'undo', { seen })).status).toBe(409);
  expect(await desk.call(id)).toMatchObject([{ status: 'confirmed' }]);
  await desk.cli(['retry']);
  const waiting = `select delivered_at from deliveries join appointments on deliveries.lead_id = booking_id
    where kind = 'confirmation' and due_at > decided_at`;
  expect(await ask(desk.databaseUrl, waiting)).toEqual([{ delivered_at: null }]);
});

test('the page for choosing lists what is still free, and a time that has become busy is held', async (context) => {
  const soon = [4, 5, 6, 7].map((days) => new Date(Date.now() + days * 86_400_000));
  const [day = new Date()] = soon.filter((each) => ![0, 6].includes(each.getUTCDay()));
  const at = (hour: string) => day.toISOString().replace(/T.*/, `T${hour}:00:00.000Z`);
  const calendar = await startCalendar(calendarEvent('own', new Date(at('10')), new Date(at('11'))));
  context.onTestFinished(() => void calendar.stop());
  const desk = await deskFor(context, 'sqlite', { CALENDAR_URL: calendar.url });
  const id = await desk.book();
  await expect.poll(async () => (await desk.free()).includes(at('11'))).toBe(true);
  const six = ['10', '11', '12', '13', '14', '15'].map(at);
  expect((await desk.act(id, 'propose', {}, six)).html).toContain('at most five');
  await desk.act(id, 'propose', {}, [at('11'), at('12')]);
  await desk.passMinute();
  const path = linkIn(await mailTo(desk.smtp, desk.addressOf(id), /Times for our call/), ORIGIN, 'confirm');
  const block = (start: string) =>
    ask(
      desk.databaseUrl,
      `insert into appointments (booking_id, status, starts_at, ends_at)
       values ('${crypto.randomUUID()}', 'blocked', '${start}', '${start.replace(':00:', ':30:')}')`,
    );
  await block(at('12'));
  const { html } = await desk.visit(path);
  expect([html.includes(at('11')), html.includes(at('12'))]).toEqual([true, false]);
  // The link that the team forced on a busy time asks the team once more.
  await ask(
    desk.databaseUrl,
    `update appointments set proposed = '["${at('10')}"]' where booking_id = '${id}'`,
  );
  expect((await desk.answer(path, { do: 'confirm', at: at('10') })).status).toBe(303);
  expect(await desk.call(id)).toMatchObject([{ status: 'held', starts_at: at('10') }]);
  const other = await desk.book();
  await desk.act(other, 'propose', {}, [at('14')]);
  await desk.passMinute();
  const link = linkIn(
    await mailTo(desk.smtp, desk.addressOf(other), /Times for our call/),
    ORIGIN,
    'confirm',
  );
  await block(at('14'));
  expect((await desk.visit(link)).html).toContain('None of the times we proposed is free');
});

test('somebody with a call to come is erased only on purpose', async (context) => {
  const desk = await deskFor(context, 'sqlite', { CALL_LINK: 'https://meet.example/{id}' });
  const id = await desk.book();
  expect((await desk.page(id)).html).toContain(`https://meet.example/${id}`);
  await desk.cli(['confirm', id, '--at', 'asked']);
  expect((await desk.page(id)).html).toContain(`href="/leads/${id}#cancel"`);
  const address = desk.addressOf(id);
  const refused = await desk.act(id, 'erase', { address });
  expect([refused.status, refused.html]).toEqual([409, expect.stringContaining('Cancel it first')]);
  expect((await desk.cli(['erase', '--email', address])).stderr).toContain(`leads cancel ${id}`);
  expect((await desk.cli(['outcome', id, 'no-show'])).stderr).toContain('no call yet');
  expect((await desk.act(id, 'erase', { address, anyway: 'yes' })).html).toContain('Erased');
});

test('an export carries the times that were proposed', async (context) => {
  const desk = await deskFor(context, 'sqlite');
  const id = await desk.book();
  expect((await desk.cli(['propose', id, FIRST, FIRST, SECOND])).status).toBe(0);
  const { stdout } = await desk.cli(['export', '--json']);
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({ id, proposed: JSON.stringify([FIRST, SECOND]) }),
  ]);
});

async function deskFor(context: TestContext, kind: DatabaseKind, env: Record<string, string> = {}) {
  const smtp = await smtpServer(context);
  const databaseUrl = await newDatabase(kind);
  const settings = {
    ...{ DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, LEADS_TO: TEAM, SITE_URL: ORIGIN },
    ...{ MAIL_FROM: 'Shop <calls@shop.example>', ACKNOWLEDGEMENTS_PER_HOUR: '1000', ...env },
  };
  const server = await stopAfterTest(context, startWithDesk(settings));
  const { desk } = server;
  const visit = async (path: string, init?: RequestInit) => {
    const response = await fetch(server.url + path, { redirect: 'manual', ...init });
    return { status: response.status, html: await response.text() };
  };
  const hiddenIn = (html: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  return {
    ...{ smtp, databaseUrl, visit },
    book: () => book(server, { preferred_date: '2099-12-10' }),
    addressOf: (id: string) => `${id}@visitor.example`,
    page: (id: string) => desk.get(`/leads/${id}`),
    free: async () => (await visit('/call-times')).html.replaceAll('Z"', '.000Z"'),
    cli: (args: string[]) => callCommand(databaseUrl, args, settings),
    /** Submits an act of a lead's page. `starts` are the values of a repeated field. */
    async act(id: string, act: string, fields: Record<string, string> = {}, starts: string[] = []) {
      const { html } = await desk.get(`/leads/${id}`);
      const body = new URLSearchParams({
        token: hiddenIn(html, 'token') ?? '',
        seen: hiddenIn(html, 'seen') ?? '',
      });
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      for (const start of starts) body.append('start', start);
      const headers = { cookie: desk.cookie, 'sec-fetch-site': 'same-origin' };
      const sent = { method: 'POST', redirect: 'manual', headers, body } as const;
      const response = await fetch(`${desk.origin}/leads/${id}/${act}`, sent);
      const location = response.headers.get('location');
      return { status: response.status, location, html: await response.text() };
    },
    /** Answers by a link in an email. */
    async answer(path: string, fields: Record<string, string>, starts: string[] = []) {
      const seen = hiddenIn((await visit(path)).html, 'seen') ?? '';
      const body = new URLSearchParams({ seen, ...fields });
      for (const start of starts) body.append('start', start);
      return visit(path, { method: 'POST', body });
    },
    /** Lets the minute pass in which an act can be undone. */
    async passMinute() {
      const past = new Date(Date.now() - 1000).toISOString();
      await ask(databaseUrl, `update deliveries set due_at = '${past}' where delivered_at is null`);
    },
    async call(id: string) {
      const rows = `select status, starts_at, decided_by from appointments where booking_id = '${id}'`;
      return (await ask(databaseUrl, rows)).map((row) => ({
        ...row,
        starts_at: new Date(String(row.starts_at)).toJSON(),
      }));
    },
    /** Returns all that an undo brings back. */
    async state(id: string) {
      const [call] = await ask(databaseUrl, `select * from appointments where booking_id = '${id}'`);
      const { undo: _undo, sequence: _sequence, ...rest } = { undo: null, sequence: null, ...call };
      const unsent = `select kind from deliveries where lead_id = '${id}' and delivered_at is null
        and kind in ('confirmation', 'team_confirmation', 'cancellation', 'decline') order by kind`;
      return { call: call ? rest : undefined, unsent: await ask(databaseUrl, unsent) };
    },
    async acts(id: string) {
      const acts = `select actor, act from audit where lead_id = '${id}' order by created_at, id`;
      return (await ask(databaseUrl, acts)).map(({ actor, act }) => `${actor} ${act}`);
    },
  };
}
