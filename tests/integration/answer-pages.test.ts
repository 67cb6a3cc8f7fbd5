import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { fullUnless } from '../full.ts';
import { ask, type DatabaseKind, newDatabase } from '../new-database.ts';
import { type CommandRun, callCommand } from '../run-command.ts';
import { book, server, smtpServer } from '../start-for-test.ts';
import type { RunningServer } from '../start-server.ts';
import type { AcceptedMail, RunningSmtp } from '../start-smtp.ts';

const TEAM = 'team@loomline.example';
const ORIGIN = 'https://shop.example';
const ORGANIZER = 'hello@shop.example';

interface Desk {
  /** Runs a command with the server's settings. */
  cli(args: string[]): Promise<CommandRun>;
  url: string;
  databaseUrl: string;
  smtp: RunningSmtp;
  server: RunningServer;
  /** The path of a link in the last such mail to somebody. */
  link(to: string, act: string, subject?: RegExp, leadId?: string): Promise<string>;
  /** Confirms a call on its page. */
  confirm(leadId: string): Promise<void>;
  /** Who did what with a lead, newest first. */
  acts(leadId: string): Promise<[string, string][]>;
  /** All that an answer could change. */
  rows(): Promise<object>;
  mailTo(to: string, subject: RegExp, leadId?: string): Promise<AcceptedMail>;
  get(path: string): Promise<Page>;
  answer(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Page>;
}

interface Page {
  status: number;
  headers: Headers;
  html: string;
  /** What a reader sees. */
  text: string;
}

describe.each(['sqlite', 'postgres'] as const)('over %s', (kind) => {
  test(
    'the team confirms from its mail, and both get the same invitation',
    fullUnless(kind === 'sqlite'),
    async (context) => {
      const desk = await deskOf(context, kind);
      const id = await book(desk.server);
      const path = await desk.link(TEAM, 'confirm');
      const page = await desk.get(path);
      expect(page.status).toBe(200);
      expect(page.text).toMatch(/Confirm this call .* Ines Duarte, Studio Norte .* 14:30 .* 15:30 \(CET\)/);
      const done = await desk.answer(path, { do: 'confirm', seen: seenIn(page) });
      expect(done.status).toBe(303);
      expect(done.headers.get('location')).toBe(path.split('?')[0]);
      expect((await desk.get(path)).text).toMatch(/ Confirmed .* by the team/);

      const [visitors, teams] = await Promise.all([
        desk.mailTo(`${id}@visitor.example`, /^Your call is confirmed/),
        desk.mailTo(TEAM, /^Confirmed: Studio Norte/),
      ]);
      const [theirs, ours] = [calendarIn(visitors), calendarIn(teams)];
      for (const { method, event } of [theirs, ours]) {
        expect(method).toBe('REQUEST');
        expect(event.startDate.toJSDate().toISOString()).toBe('2099-12-01T14:30:00.000Z');
        expect(event.organizer).toBe(`mailto:${ORGANIZER}`);
      }
      expect(ours.event.uid).toBe(theirs.event.uid);
      expect(ours.event.sequence).toBe(theirs.event.sequence);
      expect(theirs.attendees).toEqual([`mailto:${id}@visitor.example`]);
      expect(ours.attendees).toEqual([`mailto:${id}@visitor.example`, `mailto:${TEAM}`]);
      expect(await desk.acts(id)).toEqual([['team', 'confirm']]);
      // A part that mail programs show, and a file.
      expect(visitors.raw).toMatch(/^Content-Type: text\/calendar;[^\0]*?method=REQUEST/m);
      expect(visitors.mail.attachments.map(({ filename }) => filename)).toContain('invitation.ics');
    },
  );

  test('of two who answer at once one is taken; the other sees what was decided, by whom and when', async (context) => {
    const desk = await deskOf(context, kind);
    const id = await book(desk.server);
    const path = await desk.link(TEAM, 'confirm');
    const seen = seenIn(await desk.get(path));
    const answers = await Promise.all(
      ['confirm', 'decline', 'confirm', 'decline'].map((act) => desk.answer(path, { do: act, seen })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409]);
    for (const { status, text } of answers) {
      if (status === 409)
        expect(text).toMatch(/Somebody answered before you.*(Confirmed|Declined).* by the team/);
    }
    expect(await desk.acts(id)).toHaveLength(1);
    // The desk does it too.
    await desk.cli(['confirm', id, '--at', '2099-12-02 10:00']);
    expect((await desk.answer(path, { do: 'decline', seen })).text).toMatch(
      /Somebody answered.*10:00 \(CET\)/,
    );
    expect(await desk.acts(id)).toHaveLength(2);
  });

  test(
    'the visitor cancels a confirmed call: the team hears at once, calendars follow, the time is free',
    fullUnless(kind === 'sqlite'),
    async (context) => {
      const desk = await deskOf(context, kind);
      const id = await book(desk.server);
      const other = await book(desk.server);
      await desk.confirm(id);
      const visitor = `${id}@visitor.example`;
      await desk.mailTo(visitor, /^Your call is confirmed/);
      expect((await desk.cli(['confirm', other])).status).toBe(1);
      const path = await desk.link(visitor, 'cancel');
      const page = await desk.get(path);
      expect(page.text).not.toMatch(/Ines|Studio Norte|sizing/);
      const note = 'We found <b>somebody</b> in town.';
      expect((await desk.answer(path, { do: 'cancel', seen: seenIn(page), note })).status).toBe(303);
      expect((await desk.get(path)).text).toMatch(/ Cancelled .* by you/);

      const team = await desk.mailTo(TEAM, /^Off: Studio Norte/);
      expect(team.mail.text).toContain(note);
      expect(team.mail.html).not.toContain('<b>somebody');
      const mail = await desk.mailTo(visitor, /^Your call is cancelled/);
      expect(mail.raw).not.toContain('somebody');
      for (const { method, event } of [calendarIn(team), calendarIn(mail)]) {
        expect(method).toBe('CANCEL');
        expect(event.uid).toContain(id);
        expect(event.sequence).toBe(1);
      }
      expect((await desk.cli(['confirm', other])).status).toBe(0);
      expect(await desk.acts(id)).toEqual([
        ['visitor', 'cancel'],
        ['team', 'confirm'],
      ]);
      expect((await desk.cli(['list', '--json'])).rows()).toContainEqual(
        expect.objectContaining({ id, status: 'cancelled' }),
      );
    },
  );
});

describe('at one desk', () => {
  let desk: Desk;
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    desk = await deskOf({ onTestFinished: (end) => void ends.unshift(end as () => unknown) });
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  test('looking changes nothing, however often and however somebody looks', async () => {
    const id = await book(desk.server, { preferred_date: '2099-12-11' });
    const paths = [
      await desk.link(TEAM, 'confirm', /./, id),
      await desk.link(`${id}@visitor.example`, 'cancel'),
    ];
    const before = await desk.rows();
    for (let round = 0; round < 5; round++) {
      for (const path of paths) {
        for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']) {
          const { status } = await fetch(desk.url + path, { method });
          expect(status, method).toBeLessThan(500);
        }
      }
    }
    expect(await desk.rows()).toEqual(before);
  });

  test('the team gives a call another time, with a link', async () => {
    const id = await book(desk.server, { preferred_date: '2099-12-12' });
    const path = await desk.link(TEAM, 'move', /./, id);
    const seen = seenIn(await desk.get(path));
    const post = (fields: object) => desk.answer(path, { do: 'move', seen, ...fields });
    expect(await post({})).toMatchObject({
      status: 422,
      text: expect.stringContaining('Please choose a time.'),
    });
    for (const [fields, words] of [
      [{ date: '2020-01-01', time: '10:00' }, 'That time is over'],
      [{ date: '2099-13-77', time: '10:00' }, 'Please choose a time'],
      [{ at: '9999-99-99T99:99:99.999Z' }, 'Please choose a time'],
      [{ date: '2099-12-02', time: '10:00', link: 'javascript:alert(1)' }, 'has to begin with https:'],
    ] as const) {
      expect(await post(fields)).toMatchObject({ status: 422, text: expect.stringContaining(words) });
    }
    const link = 'https://meet.example/abc?room=1&key=2';
    expect((await post({ date: '2099-12-02', time: '10:00', link })).status).toBe(303);
    const { event } = calendarIn(await desk.mailTo(`${id}@visitor.example`, /^Your call is confirmed/));
    expect(event.startDate.toJSDate().toISOString()).toBe('2099-12-02T10:00:00.000Z');
    expect(event.location).toBe(link);
    // A time that somebody else has.
    const other = await book(desk.server, { preferred_date: '2099-12-13' });
    const otherPath = await desk.link(TEAM, 'move', /^Call: /, other);
    const taken = { do: 'move', seen: 'new', date: '2099-12-02', time: '10:10' };
    expect(await desk.answer(otherPath, taken)).toMatchObject({
      status: 409,
      text: expect.stringContaining('no longer free'),
    });
  });

  test('what is no text in an answer counts as left out', async () => {
    const id = await book(desk.server, { preferred_date: '2099-12-17' });
    const path = await desk.link(TEAM, 'confirm', /./, id);
    for (const value of [{ toString: 1 }, [{ toString: 1 }], { trim: {} }, null, 5]) {
      for (const fields of [{ do: value }, { do: 'confirm', seen: value }]) {
        const headers = { 'content-type': 'application/json' };
        const sent = { method: 'POST', headers, body: JSON.stringify(fields) };
        expect((await fetch(desk.url + path, sent)).status, sent.body).toBe(409);
      }
    }
  });

  test('keeps the token out of caches, referrers, search engines, the log and the page', async () => {
    const id = await book(desk.server, { preferred_date: '2099-12-14' });
    const path = await desk.link(TEAM, 'confirm', /./, id);
    const page = await desk.get(path);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'content-security-policy': expect.stringContaining("script-src 'none'"),
    });
    const token = /answer\/([\w-]+)/.exec(path)?.[1] ?? '';
    expect(page.html).not.toContain(token);
    expect(page.html).not.toMatch(/<script/);
    const home = await (await fetch(desk.url)).text();
    expect(home).toMatch(/speculationrules.*\/answer\/\*/s);
    await desk.answer(path, { do: 'confirm', seen: 'nonsense' });
    await desk.answer(path, { do: 'confirm', seen: seenIn(page) });
    await desk.get(`${path}x`);
    expect(desk.server.output()).not.toContain(token.slice(0, 20));
  });

  test('a link that is altered, ended, revoked or of an erased lead is answered like one that never was', async () => {
    const id = await book(desk.server, { preferred_date: '2099-12-15' });
    const path = await desk.link(TEAM, 'confirm', /./, id);
    const [seen, never] = [seenIn(await desk.get(path)), await desk.get('/answer/nothing')];
    expect(never).toMatchObject({ status: 404, text: expect.stringContaining('This link has ended') });
    const isEnded = async (some: string) => {
      for (const page of [await desk.get(some), await desk.answer(some, { do: 'confirm', seen })]) {
        expect({ status: page.status, html: page.html }).toEqual({ status: 404, html: never.html });
      }
    };
    const token = /answer\/([\w-]+)/.exec(path)?.[1] ?? '';
    for (const altered of [
      token.slice(1),
      `${token}A`,
      token.replace(/.$/, 'A'),
      token.toLowerCase(),
      `${token}/`,
    ])
      await isEnded(`/answer/${altered}?do=confirm`);
    await isEnded(`/answer/${'A'.repeat(2000)}`);
    expect((await desk.cli(['revoke', id])).status).toBe(0);
    await isEnded(path);
    expect(await desk.acts(id)).toEqual([[expect.any(String), 'revoke']]);
    // Mails from now on have new links.
    await desk.cli(['confirm', id]);
    const later = await desk.link(TEAM, 'move', /^Confirmed/, id);
    expect((await desk.get(later)).status).toBe(200);
    await desk.cli(['erase', '--email', `${id}@visitor.example`, '--yes']);
    await isEnded(later);
  });

  test('another website can’t post, and a browser that names no site for a page without a referrer can', async () => {
    const id = await book(desk.server, { preferred_date: '2099-12-16' });
    const path = await desk.link(TEAM, 'confirm', /./, id);
    const fields = { do: 'confirm', seen: seenIn(await desk.get(path)) };
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.shop.example' },
      { origin: 'https://evil.example' },
    ]) {
      expect((await desk.answer(path, fields, headers)).status).toBe(403);
    }
    expect(await desk.acts(id)).toEqual([]);
    expect((await desk.answer(path, fields, { origin: 'null' })).status).toBe(303);
  });
});

test('tries are limited by address', async (context) => {
  const desk = await deskOf(context, 'sqlite', { RATE_LIMIT: '2' });
  const statuses = [];
  for (let round = 0; round < 8; round++) statuses.push((await desk.get('/answer/nothing')).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
});

test('a reply to a mail with links of the team does not hand them to the visitor', async (context) => {
  const desk = await deskOf(context);
  const id = await book(desk.server);
  await desk.confirm(id);
  for (const subject of [/^Call: /, /^Confirmed: /]) {
    const { raw, mail } = await desk.mailTo(TEAM, subject);
    expect(raw).toContain('/answer/');
    expect(mail.replyTo).toBeUndefined();
    expect(mail.html).toContain(`href="mailto:${id}@visitor.example?subject=Your%20call`);
    expect(mail.text).not.toContain('Reply to this mail');
  }
});

test('no mail has links where the site’s address is not known', async (context) => {
  const desk = await deskOf(context, 'sqlite', { SITE_URL: '' });
  const id = await book(desk.server);
  for (const to of [TEAM, `${id}@visitor.example`]) {
    expect((await desk.mailTo(to, /./)).raw).not.toContain('/answer/');
  }
});

function seenIn({ html }: Page): string {
  return /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

async function deskOf(
  context: Pick<TestContext, 'onTestFinished'>,
  kind: DatabaseKind = 'sqlite',
  env: Record<string, string> = {},
): Promise<Desk> {
  const smtp = await smtpServer(context);
  const databaseUrl = await newDatabase(kind);
  const settings = {
    SMTP_URL: smtp.url,
    LEADS_TO: TEAM,
    SITE_URL: ORIGIN,
    MAIL_FROM: `Loomline <${ORGANIZER}>`,
    TRUST_CLIENTS: 'yes',
    ACKNOWLEDGEMENTS_PER_HOUR: '1000',
    ...env,
  };
  const running = await server(context, databaseUrl, settings);
  const mailTo: Desk['mailTo'] = async (to, subject, leadId = '') => {
    const find = () =>
      smtp.accepted.findLast(
        ({ to: receivers, mail }) =>
          receivers.includes(to) && subject.test(mail.subject ?? '') && mail.text?.includes(leadId),
      );
    await expect.poll(find).toBeDefined();
    return find() as AcceptedMail;
  };
  const page = async (response: Response): Promise<Page> => {
    const html = await response.text();
    const text = html
      .replace(/<(style|script|head|header|footer)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    return { status: response.status, headers: response.headers, html, text };
  };
  const desk: Desk = {
    cli: (args) => callCommand(databaseUrl, args, settings),
    url: running.url,
    databaseUrl,
    smtp,
    server: running,
    mailTo,
    async link(to, act, subject = /./, leadId = '') {
      const { mail } = await mailTo(to, subject, leadId);
      const [, path] = new RegExp(`${ORIGIN}(/answer/[^\\s"?]+\\?do=${act})`).exec(mail.text ?? '') ?? [];
      if (!path) throw new Error(`There is no link to ${act} in ${mail.subject}`);
      return path;
    },
    async confirm(leadId) {
      const path = await desk.link(TEAM, 'confirm', /^Call: /, leadId);
      const { status } = await desk.answer(path, { do: 'confirm', seen: seenIn(await desk.get(path)) });
      expect(status).toBe(303);
    },
    async acts(leadId) {
      const acts = await ask(
        databaseUrl,
        `select * from audit where lead_id = '${leadId}' order by created_at desc`,
      );
      return acts.map(({ actor, act }) => [String(actor), String(act)]);
    },
    rows: async () => ({
      appointments: await ask(databaseUrl, 'select * from appointments'),
      audit: await ask(databaseUrl, 'select * from audit'),
      deliveries: await ask(databaseUrl, 'select id, attempts from deliveries order by id'),
    }),
    get: async (path) => page(await fetch(running.url + path)),
    answer: async (path, fields, headers = {}) =>
      page(
        await fetch(running.url + path, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: new URLSearchParams(fields),
        }),
      ),
  };
  return desk;
}

/** The calendar that a mail brings, as another program reads it. */
function calendarIn({ mail }: AcceptedMail) {
  const content = mail.attachments[0]?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar is empty');
  const attendees = component
    .getAllProperties('attendee')
    .map((property) => String(property.getFirstValue()).toLowerCase());
  const method = calendar.getFirstPropertyValue('method');
  return { method, attendees, event: new ICAL.Event(component) };
}
