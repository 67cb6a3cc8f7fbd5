import { spawn } from 'node:child_process';
import { fstatSync, mkdtempSync, openSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, type TestContext, test } from 'vitest';
import { deskPages } from '#desk/desk.ts';
import { answerCall } from '#leads/calls/answer-call.ts';
import { problemOf } from '#leads/calls/appointments.ts';
import { findCallState } from '#leads/calls/call-state.ts';
import { operator } from '#leads/db/audit.ts';
import { deskKey } from '#leads/db/desk-key.ts';
import { openStore } from '#leads/db/open-store.ts';
import { HOUR_MS } from '#leads/durations.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { createFastify } from '#server/app.ts';
import { PROGRAM } from '../../scripts/spawn-server.ts';
import { fullUnless } from '../full.ts';
import { ask, newDatabase, SLOW_DATABASES } from '../new-database.ts';
import { newQuiz } from '../new-leads.ts';
import { newSite } from '../new-site.ts';
import { openDesk, startWithDesk } from '../open-desk.ts';
import { postRow } from '../post-row.ts';
import { callCommand } from '../run-command.ts';
import { sendRequest } from '../send-request.ts';
import { book, server as serverFor, smtpServer, stopAfterTest } from '../start-for-test.ts';
import { BOOKING, MESSAGE } from '../start-server.ts';

const LINK = 'https://meet.example/room';
const TEAM = 'team@shop.example';
const SOMEBODY = '0f8fad5b-d9cb-469f-a165-70867728950e';
const PAGES = [
  '/inbox',
  '/new',
  '/contacts.csv',
  '/calendar',
  '/numbers',
  '/health',
  '/export.csv',
  '/desk.css',
];

describe.each(SLOW_DATABASES)('over %s', async (kind) => {
  const url = await newDatabase(kind);
  const [server, store] = [await startWithDesk({ DATABASE_URL: url }), await openStore(url)];
  afterAll(() => Promise.all([server.stop(), store.close()]));

  const acts = async (id: string) => {
    const where = `where lead_id = '${id}' and actor = 'desk'`;
    return (await ask(url, `select act from audit ${where} order by created_at`)).map(({ act }) => act);
  };

  test(
    'a call is confirmed with a link, moved without losing the link, and declined with a note',
    fullUnless(kind === 'sqlite'),
    async () => {
      const { desk } = server;
      const id = await book(server, { preferred_date: '2099-12-03' });
      const page = `/leads/${id}`;
      expect((await desk.get('/inbox?q=STUDIO+NOR')).html).toContain(page);
      const confirmed = await desk.act(page, `${page}/confirm`, { link: LINK });
      expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, page]);
      await desk.act(page, `${page}/move`, { date: '2099-12-04', time: '09:00' });
      const moved = `select status, link, decided_by from appointments where booking_id = '${id}'`;
      expect(await ask(url, moved)).toEqual([{ status: 'confirmed', link: LINK, decided_by: 'team' }]);
      const move = (fields: object) => desk.act(page, `${page}/move`, { date: '2099-12-04', ...fields });
      expect((await move({ time: '25:00' })).html).toContain('choose a time');
      expect((await move({ time: '10:00', link: 'room' })).status).toBe(422);
      await desk.act(page, `${page}/cancel`, { words: 'We are closed.' });
      expect(await acts(id)).toEqual(['confirm', 'confirm', 'cancel']);
      expect((await desk.get(page)).html).toContain('the desk');
    },
  );

  test('a note and an outcome are stored, exported and erased with the lead', async () => {
    const { desk } = server;
    const id = crypto.randomUUID();
    const email = `${id}@visitor.example`;
    const message = { ...MESSAGE, id, email, name: '=cmd|calc', message: 'Hello' };
    await postRow(server.url, message, {}, 'support_messages');
    const page = `/leads/${id}`;
    for (const note of [' Knows the tailor.\nCall in May. ', 'Knows the tailor.\nCall in May.', ' '])
      expect((await desk.act(page, `${page}/note`, { note })).status).toBe(303);
    const tooLong = await desk.act(page, `${page}/note`, { note: 'x'.repeat(5001) });
    expect([tooLong.status, tooLong.html]).toEqual([422, expect.stringMatching(/at most 5000.*x{5001}</s)]);
    await desk.act(page, `${page}/outcome`, { outcome: 'won' });
    await desk.act(page, `${page}/answered`);
    expect((await desk.act(page, `${page}/outcome`, { outcome: 'sold' })).status).toBe(409);
    const shown = await callCommand(url, ['show', id, '--json']);
    expect(JSON.parse(shown.stdout)).toMatchObject({
      team_note: 'Knows the tailor.\nCall in May.',
      outcome: 'won',
    });
    expect((await callCommand(url, ['note', id, 'Knows the owner.'])).status).toBe(0);
    expect((await callCommand(url, ['outcome', id, 'no-show'])).status).toBe(0);
    expect((await callCommand(url, ['outcome', id, 'maybe'])).status).toBe(2);
    const csv = await desk.get(`/export.csv?q=${id}`);
    expect(csv.html).toMatch(/'=cmd\|calc.*no-show,"Knows the tailor\.\nCall in May\.\nKnows the owner\."/);
    const entries = JSON.parse((await callCommand(url, ['export', '--json', '--email', email])).stdout);
    const notes = [{ kind: 'note', body: 'Knows the tailor.\nCall in May.' }, { body: 'Knows the owner.' }];
    expect(entries).toMatchObject({ leads: [{ entries: notes }] });
    const attachment = /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/;
    expect(csv.headers.get('content-disposition')).toMatch(attachment);

    const erase = async (address: string) => (await desk.act(page, `${page}/erase`, { address })).html;
    expect(await erase('ines@visitor.example')).toContain('Nothing was erased');
    expect(await erase(email.toUpperCase())).toContain('<h1>Erased</h1>');
    for (const left of ['leads where id', 'entries where lead_id'])
      expect(await ask(url, `select id from ${left} = '${id}'`)).toEqual([]);
    expect((await desk.get(page)).status).toBe(404);
    expect(await acts(id)).toEqual(['note', 'outcome', 'answered', 'erase']);
  });

  test('a suspected lead is trusted, a failed delivery is retried, and links are revoked', {
    ...fullUnless(kind === 'sqlite'),
  }, async (context) => {
    const smtp = await smtpServer(context);
    await smtp.behave('sender deferred');
    const url = await newDatabase(kind);
    const { desk, ...own } = await deskFor(context, {
      ...{ DATABASE_URL: url, SMTP_URL: smtp.url, LEADS_TO: TEAM },
      ...{ SITE_URL: 'https://shop.example', DESK_URL: 'https://desk.shop.example' },
      LEADS_COMMAND: 'sudo leads',
    });
    const suspect = { ...BOOKING, id: crypto.randomUUID(), email: `${SOMEBODY}@visitor.example` };
    await postRow(own.url, suspect, { 'x-form-trap': 'filled' });
    const page = `/leads/${suspect.id}`;
    expect((await desk.get('/inbox?filter=suspected')).html).toContain(page);
    expect((await desk.get('/inbox?filter=waiting')).html).not.toContain(page);
    await desk.act(page, `${page}/not-spam`);
    await expect.poll(async () => (await desk.get('/')).html).toContain('not delivered');
    expect((await desk.get(page)).html).toMatch(/Notification.*tried \d+ times?, next/s);
    // On a busy machine, the server might retry on its own before the desk does.
    await ask(url, `update deliveries set due_at = '2099-01-01T00:00:00.000Z' where delivered_at is null`);
    await smtp.behave('normal');
    await desk.act(page, `${page}/retry`);
    await expect
      .poll(() => smtp.accepted.map(({ to }) => to[0]).toSorted())
      .toEqual([suspect.email, TEAM].toSorted());
    const { mail } = smtp.accepted.find(({ to }) => to[0] === TEAM) ?? expect.fail('no mail to the team');
    expect(mail.html).toContain(`href="https://desk.shop.example${page}"`);
    expect(mail.text).not.toMatch(/\/answer\/|leads confirm/);
    expect(mail.replyTo?.[0]?.address).toBe(suspect.email);

    await desk.act(page, `${page}/revoke`);
    expect((await desk.post(`${page}/trust`, await desk.hidden(page, `${page}/revoke`))).status).toBe(409);
    expect((await desk.get(page)).html).toMatch(/trust.*retry.*revoke/s);
  });

  test('times are blocked and unblocked', async () => {
    const { desk } = server;
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const fields = { date: day, from: '02:00', until: '02:30', note: 'Dentist' };
    const blocked = await desk.act('/calendar', '/calendar/block', fields);
    const week = blocked.headers.get('location') ?? '';
    expect([blocked.status, week]).toEqual([303, expect.stringMatching(/^\/calendar\?week=\d{4}-W\d\d$/)]);
    expect((await desk.get(week)).html).toMatch(/02:00 to 02:30.*Blocked.*Dentist/s);
    const taken = (await desk.act('/calendar', '/calendar/block', fields)).html;
    expect(/role="alert">([^<]*)/.exec(taken)?.[1]).toMatch(/^(?!.*[\da-f]{8}-).*it is blocked/);
    for (const wrong of [{ from: 'soon' }, { date: '' }, { last: '2020-01-01' }, { last: '2999-01-01' }])
      expect((await desk.act('/calendar', '/calendar/block', { ...fields, ...wrong })).status).toBe(422);
    await desk.act(week, '/calendar/unblock');
    expect((await desk.get(week)).html).not.toContain('Dentist');
  });

  for (const rounds of [5, 100])
    test(`if two desks and a command decide at once, one succeeds and the others are told, ${rounds} times`, {
      ...fullUnless(rounds === 5),
      timeout: 600_000,
    }, async () => {
      for (let round = 0; round < rounds; round++) await race(round);
    });

  async function race(round: number): Promise<void> {
    const [one, other] = [server.desk, await openDesk(server.desk.address)];
    const id = await book(server, { preferred_date: '2098-12-03', preferred_time: `${10 + (round % 8)}:00` });
    const page = `/leads/${id}`;
    const confirm = await one.hidden(page, `${page}/confirm`);
    const decline = await other.hidden(page, `${page}/decline`);
    const state = (await findCallState(store.db, id)) ?? expect.fail('no call');
    const decision = { status: 'declined', seen: state.version } as const;
    const statuses = await Promise.all([
      one.post(`${page}/confirm`, confirm).then(({ status }) => status),
      other.post(`${page}/decline`, decline).then(({ status, html }) => {
        if (status === 409) expect(html).toMatch(/Somebody answered before you/);
        return status;
      }),
      // This call represents the command line, which uses the same function.
      answerCall(store, operator(), state, decision).then(() => 303, problemOf),
    ]);
    const successes = statuses.filter((status) => status === 303);
    expect(successes, statuses.join()).toHaveLength(1);
    const decisions = `select act from audit where lead_id = '${id}' and act in ('confirm', 'decline')`;
    expect(await ask(url, decisions)).toHaveLength(1);
    await callCommand(url, ['decline', id, '--force']);
  }
});

const server = await startWithDesk();
const id = await book(server);
afterAll(() => server.stop());

describe('access to the desk', () => {
  test('without the key, every path gets the same empty page', async () => {
    const stranger = { cookie: '' };
    const answers = await Promise.all(
      ['/', '/inbox?filter=waiting', '/leads/x', ...PAGES].map((path) => server.desk.get(path, stranger)),
    );
    const [first] = answers;
    for (const { status, html, headers } of answers) {
      expect([status, closedPage(html)]).toEqual([401, closedPage(first?.html)]);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(first?.html).not.toMatch(/Loomline|script|desk/i);
    const { status } = await server.desk.post(
      `/leads/${id}/decline`,
      await server.desk.hidden(`/leads/${id}`, `/leads/${id}/decline`),
      stranger,
    );
    expect(status).toBe(401);
  });

  test('unknown addresses and other methods have the same guard as pages', async () => {
    const raw = (path: string, method: string, headers: object) =>
      sendRequest(server.desk.origin + path, { method, headers: { ...headers } });
    const closed = closedPage((await server.desk.get('/', { cookie: '' })).html);
    for (const path of [
      '/nothing',
      '/leads',
      '/leads/x/y/z',
      '/%',
      `/leads/${'x'.repeat(300)}`,
      '/desk/?a=b',
    ])
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        const { status, body, headers } = await raw(path, method, {});
        expect([path, method, status, closedPage(String(body))]).toEqual([
          path,
          method,
          401,
          method === 'HEAD' ? '' : closed,
        ]);
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
        if (path === '/nothing') expect((await raw(path, method, { host: 'evil.example' })).status).toBe(403);
      }
    const { status, html } = await server.desk.get('/nothing');
    expect([status, html]).toEqual([404, expect.stringContaining('Nothing here')]);
  });

  test('a request from another port of this machine is closed; following its link shows the desk after a reload', async () => {
    for (const path of ['/', '/export.csv', `/leads/${id}`]) {
      const { status, html } = await server.desk.get(path, { 'sec-fetch-site': 'same-site' });
      expect([status, html]).toEqual([401, expect.stringContaining('http-equiv="refresh" content="0"')]);
    }
  });

  test('while the database is down, a stranger learns nothing', async () => {
    const app = createFastify({ keepAlive: 10 }, {});
    const key = () => Promise.reject(new Error('no database'));
    await app.register(deskPages, {
      deskUrl: undefined,
      key,
      watched: {},
      store: { isUnavailable: () => true },
    } as never);
    const { statusCode, body } = await app.inject({ url: '/', headers: { host: 'localhost' } });
    expect([statusCode, body]).toEqual([503, (await server.desk.get('/', { cookie: '' })).html]);
    await app.close();
  });

  test('only the key opens the desk, and guesses are limited', async () => {
    const { origin, address } = server.desk;
    const opened = await fetch(address, { redirect: 'manual' });
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe('/');
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
    const forged = cookie.replace(/=\d+\./, '=9999999999.');
    expect((await server.desk.get('/', { cookie: forged })).status).toBe(401);
    const statuses = new Set<number>();
    for (let tries = 0; tries < 12; tries++)
      statuses.add((await fetch(`${origin}/?key=${'x'.repeat(43)}`)).status);
    expect([...statuses]).toEqual([401, 429]);
    expect((await server.desk.get('/')).status).toBe(200);
  });

  test('forms from other sites and requests for other host names are refused', async () => {
    const { desk } = server;
    const page = `/leads/${id}`;
    const { token = '' } = await desk.hidden(page, `${page}/note`);
    const note = (fields: object, headers: Record<string, string>) =>
      desk.post(`${page}/note`, { note: 'x', ...fields }, headers);
    for (const [fields, headers] of [
      [{}, {}],
      [{ token: 'x' }, {}],
      [{ token }, { 'sec-fetch-site': 'cross-site' }],
      [{ token }, { 'sec-fetch-site': 'same-site' }],
      [{ token }, { origin: 'https://evil.example' }],
    ] as const)
      expect((await note(fields, { ...headers })).status).toBe(403);
    expect((await note({ token }, { origin: 'null' })).status).toBe(303);
    for (const [host, status] of [
      ['evil.example', 403],
      ['127.0.0.1.evil.example', 403],
      ['localhost:9', 401],
      ['[::1]:3001', 401],
    ] as const)
      expect((await sendRequest(desk.origin, { headers: { host } })).status, host).toBe(status);
  });

  test('a link in a mail opens a page that reloads with the cookie', async () => {
    const followed = { 'sec-fetch-site': 'cross-site', cookie: '' };
    expect((await server.desk.get('/calendar', followed)).html).toContain('http-equiv="refresh" content="0"');
    expect((await server.desk.get('/calendar', { cookie: '' })).html).not.toContain('refresh');
  });

  test('the public server has no page of the desk', async () => {
    for (const path of [...PAGES, `/leads/${id}`]) {
      const { status } = await fetch(server.url + path);
      expect([path, status]).toEqual([path, 404]);
      const body = new URLSearchParams({ note: 'x' });
      expect((await fetch(`${server.url}${path}/note`, { method: 'POST', body })).status).toBe(404);
    }
  });
});

/** Returns a closed page without the path that was asked for, which its form posts. */
function closedPage(html = ''): string {
  return html.replace(/(name="to" value=)"[^"]*"/, '$1""');
}

function deskFor(context: TestContext, env: Record<string, string> = {}) {
  return stopAfterTest(context, startWithDesk(env));
}

test('the key is created once and is readable only by its owner; a new key ends all sessions', async (context) => {
  const { desk, databaseFile } = await deskFor(context);
  expect(statSync(`${databaseFile}.desk-key`).mode & 0o777).toBe(0o600);
  const run = (...args: string[]) => callCommand(`sqlite:${databaseFile}`, ['desk', ...args]);
  const key = (address: string) => address.trim().split('?key=')[1];
  expect(key((await run()).stdout)).toBe(key(desk.address));
  const again = (await run('--new-key')).stdout;
  expect(key(again)).not.toBe(key(desk.address));
  expect((await desk.get('/')).status).toBe(401);
  expect((await (await openDesk(`${desk.origin}/?key=${key(again)}`)).get('/')).status).toBe(200);
});

test('over PostgreSQL all servers share one key', async () => {
  const { store } = await newSite('postgres');
  const keys = await Promise.all([1, 2, 3].map(() => deskKey(store.db, undefined)));
  expect(new Set(keys).size).toBe(1);
  expect(await deskKey(store.db, undefined, true)).not.toBe(keys[0]);
});

test('if the desk’s port is taken, the site is served without a desk, and the log reports it', async (context) => {
  const first = await deskFor(context);
  const second = await serverFor(context, undefined, { DESK_PORT: new URL(first.desk.origin).port });
  const line = /^Desk: not open, DESK_PORT=\d+ is taken\. The site is served without it$/m;
  expect(second.output()).toMatch(line);
  expect((await fetch(second.url)).status).toBe(200);
});

test('the desk’s key is printed, but not to systemd’s journal', async ({ onTestFinished }) => {
  for (const isJournal of [false, true]) {
    const folder = mkdtempSync(join(tmpdir(), 'loomline-journal-'));
    const file = openSync(join(folder, 'log'), 'w');
    const { dev, ino } = fstatSync(file);
    const JOURNAL_STREAM = isJournal ? `${dev}:${ino}` : '8:1';
    const DATABASE_URL = `sqlite:${join(folder, 'leads.db')}`;
    const child = spawn(process.execPath, [PROGRAM], {
      env: { PORT: '0', DESK_PORT: '0', DATABASE_URL, JOURNAL_STREAM, LEADS_COMMAND: 'sudo leads' },
      stdio: ['ignore', file, 'inherit'],
    });
    onTestFinished(() => void child.kill());
    const log = () => readFileSync(join(folder, 'log'), 'utf8');
    await expect.poll(log).toContain('ready at');
    const hidden = /^Desk: http:\/\/127\.0\.0\.1:\d+\. sudo leads desk prints the address with the key$/m;
    expect(log()).toMatch(isJournal ? hidden : /^Desk: http:\/\/127\.0\.0\.1:\d+\/\?key=.{43}$/m);
    expect(log().includes('key=')).toBe(!isJournal);
  }
});

test('Today lists those who wait, longest first, and the inbox has pages', async (context) => {
  const { url, store, book } = await newSite();
  await insertLead(store, 'quiz_submissions', newQuiz({ contact_name: 'Late One' }));
  const created_at = new Date(Date.now() - 30 * HOUR_MS).toISOString();
  await store.db.updateTable('quiz_submissions').set({ created_at }).execute();
  const ids: string[] = [];
  for (let index = 0; index < 120; index++)
    ids.push(await book({ name: `Visitor ${index}`, company_name: 'Ünal & Söhne' }));
  const { desk } = await deskFor(context, { DATABASE_URL: url });
  const first = (await desk.get('/')).html;
  expect(first.indexOf('Late One')).toBeLessThan(first.indexOf('Visitor'));
  const seen: string[] = [];
  for (let path: string | undefined = '/inbox?filter=calls'; path; ) {
    const { html } = await desk.get(path);
    seen.push(...[...html.matchAll(/href="\/leads\/([^"]+)"/g)].map(([, id = '']) => id));
    path = /href="(\/inbox\?[^"]+)">Older leads/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  }
  expect(seen.toSorted()).toEqual(ids.toSorted());
  for (const [text, found] of [
    ['ÜNAL', true],
    ['söhne', true],
    ['100%', false],
    ['_', false],
    ["' or 1=1 --", false],
  ] as const)
    expect((await desk.get(`/inbox?q=${encodeURIComponent(text)}`)).html.includes('>Visitor')).toBe(found);
  expect((await desk.get(`/inbox?after=${SOMEBODY}&filter=constructor`)).status).toBe(200);
  expect((await desk.get('/numbers?weeks=4')).html).toMatch(/>121<|>120</);
});
