import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { callAt } from '#leads/calls/call-hours.ts';
import { raiseFollowUps } from '#leads/outbox/follow-ups.ts';
import { ask, newDatabase } from '../new-database.ts';
import { networkOfItsOwn, newBooking } from '../new-leads.ts';
import { postRow } from '../post-row.ts';
import { callCommand } from '../run-command.ts';
import { server, smtpServer } from '../start-for-test.ts';
import { startOutbox } from '../start-outbox.ts';
import { ANSWERS, BOOKING, MESSAGE, startServer } from '../start-server.ts';
import type { RunningSmtp } from '../start-smtp.ts';

const TEAM = 'team@loomline.example';
const ORIGIN = 'https://shop.example';
const FOUNDER = 'America/New_York';

/** The clocks that are named beside times, by the zones behind their names. */
const ZONES: Record<string, string> = {
  ...{ Berlin: 'Europe/Berlin', Kathmandu: 'Asia/Kathmandu', 'Los Angeles': 'America/Los_Angeles' },
  ...{ GMT: 'UTC', CET: 'Europe/Berlin', EST: FOUNDER, [FOUNDER]: FOUNDER },
};

/** Three visitors, who are `minutes` after nine in New York, and one of whom left the form's zone as it was. */
const VISITORS = [
  { name: 'Berlin', device: 'Europe/Berlin', timezone: 'CET', minutes: 0 },
  { name: 'Kathmandu', device: 'Asia/Kathmandu', timezone: 'GMT', minutes: 60 },
  { name: 'Los Angeles', device: 'America/Los_Angeles', timezone: 'EST', minutes: 120 },
] as const;

test('a founder in New York and three visitors read the same instants, over a change of the clock', async (context) => {
  const project = projectIn(FOUNDER);
  const smtp = await smtpServer(context);
  const database = await newDatabase('sqlite');
  const env = {
    ...settingsOf(smtp),
    ...{ DATABASE_URL: database, CALL_LINK: 'https://meet.example/{id}', TZ: 'Asia/Tokyo' },
  };
  let running = await startServer(env, { project });
  context.onTestFinished(async () => void (await running.stop()));
  const cli = (...args: string[]) => {
    const options = { cwd: project, encoding: 'utf8', env: { PATH: process.env.PATH, ...env } } as const;
    return spawnSync(process.execPath, ['build/cli.mjs', ...args], options).stdout;
  };
  // The first day of calls after the clocks of New York change; those of Berlin change on another day.
  const change = Temporal.Now.zonedDateTimeISO(FOUNDER).add({ days: 3 }).getTimeZoneTransition('next');
  const offered: string[] = (await (await fetch(`${running.url}/call-times`)).json()).times;
  const first = offered.find((time) => Date.parse(time) > Number(change?.epochMilliseconds)) ?? '';
  expect(Temporal.Instant.from(first).toZonedDateTimeISO(FOUNDER).hour).toBe(9);

  const calls = [];
  for (const { name, device, timezone, minutes } of VISITORS) {
    const start = Temporal.Instant.from(first).add({ minutes });
    const asked = start.toZonedDateTimeISO(ZONES[timezone] ?? '').toPlainDateTime();
    const row = {
      ...{
        ...BOOKING,
        name,
        timezone,
        id: crypto.randomUUID(),
        email: `${device.split('/')[1]}@visitor.example`,
      },
      ...{ preferred_date: `${asked.toPlainDate()}`, preferred_time: `${asked.toPlainTime()}`.slice(0, 5) },
    };
    const sent = await postRow(running.url, row, { 'x-device-zone': device, ...networkOfItsOwn(row.id) });
    expect(sent.headers.get('call-time')).toBe('held');
    calls.push({ ...row, clocks: [name, timezone], start: new Date(start.epochMilliseconds).toISOString() });
  }
  const [berlin, kathmandu, angeles] = calls as [Call, Call, Call];

  // Each mail about the bookings, and the team's pages.
  for (const call of calls) {
    for (const to of [call.email, TEAM]) await readsOf(to, /^(We have|Call:)/, call);
    const page = await get(await link(TEAM, 'confirm', /^Call:/, call));
    await reads(textOf(page), call, [...call.clocks, FOUNDER]);
  }
  // The founder confirms by the mail, then by a command with a time by the visitor's clock.
  await answer(await link(TEAM, 'confirm', /^Call:/, berlin), { do: 'confirm' });
  kathmandu.start = Temporal.Instant.from(kathmandu.start).add({ hours: 3 }).toString();
  const local = Temporal.Instant.from(kathmandu.start).toZonedDateTimeISO('Asia/Kathmandu').toPlainDateTime();
  const printed = cli('confirm', kathmandu.id, '--at', `${local}`.slice(0, 16));
  await reads(printed, kathmandu, ['Kathmandu', 'GMT', FOUNDER]);
  expect(printed).toMatch(/^Their time:.*\(Kathmandu\).*\nOur time:.*\nConfirmed/);
  // The visitor in Los Angeles picks what reads 8:00 there, and the founder confirms that.
  const path = await link(angeles.email, 'move', /^We have/, angeles);
  angeles.start = Temporal.Instant.from(first).add({ hours: 2 }).toString();
  const chips = [...(await get(path)).matchAll(/value="(\S+Z)".*?<label[^>]*>(.*?)<\/label>/g)];
  const eight = chips.find(([, at]) => Date.parse(at ?? '') === Date.parse(angeles.start) + 30 * 60_000);
  expect(eight?.[2]).toBe('08:30 (Los Angeles)<small>11:30 (EST)</small>');
  angeles.start = new Date(eight?.[1] ?? '').toISOString();
  await answer(path, { do: 'move', at: angeles.start });
  await reads(textOf(await get(path.split('?')[0] ?? '')), angeles, angeles.clocks);
  await answer(await link(TEAM, 'confirm', /^Call:/, angeles), { do: 'confirm' });

  // Invitations, with the place.
  for (const call of calls) {
    for (const [to, subject] of [
      [call.email, /^Your call is confirmed/],
      [TEAM, /^Confirmed:/],
    ] as const) {
      const mail = await readsOf(to, subject, call);
      const calendar = new TextDecoder()
        .decode(mail.attachments[0]?.content as ArrayBuffer)
        .replace(/\r\n /g, '');
      expect(calendar).toContain(`DTSTART:${call.start.replace(/[-:]|\.\d+/g, '')}`);
      for (const part of [
        `\nLOCATION:https://meet.example/${call.id}`,
        `\nURL;VALUE=URI:https://meet.example/${call.id}`,
      ])
        expect(calendar).toContain(part);
      expect(mail.text).toContain(`https://meet.example/${call.id}`);
    }
    await reads(cli('show', call.id).split('Preferred time')[0] ?? '', call, [...call.clocks, FOUNDER]);
  }
  expect(cli('calendar', '--days', '366')).toMatch(
    /^Times are America\/New_York\.\n.*\n {2}09:00 to 09:15.*Berlin/,
  );
  // As if Berlin's call were in fifty minutes.
  await running.stop();
  berlin.start = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 50 * 60_000).toISOString();
  const end = new Date(Date.parse(berlin.start) + 15 * 60_000).toISOString();
  const times = `starts_at = '${berlin.start}', ends_at = '${end}'`;
  await ask(database, `update appointments set ${times} where booking_id = '${berlin.id}'`);
  await ask(
    database,
    `update deliveries set delivered_at = '2020-01-01T00:00:00.000Z' where kind = 'confirmation'`,
  );
  running = await startServer(env, { project });
  expect((await readsOf(berlin.email, /^Our call/, berlin)).text).toContain(
    `https://meet.example/${berlin.id}`,
  );

  type Call = (typeof calls)[number];

  /** Reads the last such mail about a call, whose times all have to be the call's. */
  async function readsOf(to: string, subject: RegExp, call: Call) {
    const { mail } = await mailTo(smtp, to, subject, to === TEAM ? call.id : '');
    await reads(mail.text ?? '', call, to === TEAM ? [...call.clocks, FOUNDER] : call.clocks);
    return mail;
  }

  /** Checks that a text names no other instant than the call's and its hold's, and each by a clock that is named. */
  async function reads(text: string, { id, start }: Call, clocks: readonly string[]): Promise<void> {
    const [row] = await ask(
      database,
      `select held_until, call_bookings.created_at as received, decided_at
      from call_bookings left join appointments on booking_id = id where id = '${id}'`,
    );
    const known = [start, ...Object.values(row ?? {})].map((at) => Math.floor(Date.parse(`${at}`) / 60_000));
    let date = '';
    const names = new Set<string>();
    const rest = text.replace(TOLD, (_, weekday, day, time, name) => {
      date = day ? new Date(`${day} UTC`).toISOString().slice(0, 10) : date;
      const at = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(ZONES[name] ?? name);
      if (weekday) expect(at.toLocaleString('en', { weekday: 'long' })).toBe(weekday);
      expect(known, `${date} ${time} (${name}) in ${text}`).toContain(at.epochMilliseconds / 60_000);
      if (at.epochMilliseconds === Date.parse(start)) names.add(name);
      return '';
    });
    expect([...names].sort(), text).toEqual(expect.arrayContaining([...clocks].sort()));
    expect(rest).not.toMatch(/\b\d\d:\d\d\b/);
  }

  async function link(to: string, act: string, subject: RegExp, call: Call): Promise<string> {
    const { mail } = await mailTo(smtp, to, subject, to === TEAM ? call.id : '');
    return new RegExp(`${ORIGIN}(/answer/[^\\s"?]+\\?do=${act})`).exec(mail.text ?? '')?.[1] ?? '';
  }

  async function get(path: string): Promise<string> {
    const page = await (await fetch(running.url + path)).text();
    return /<main.*<\/main>/s.exec(page)?.[0] ?? '';
  }

  async function answer(path: string, fields: Record<string, string>): Promise<void> {
    const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(await get(path)) ?? [];
    const body = new URLSearchParams({ ...fields, seen });
    expect((await fetch(running.url + path, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
  }
});

const TOLD = /(?:(\w+day), (\d+ \w+ \d{4}), )?(\d\d:\d\d) \(([^)]+)\)/g;

test.for(['sqlite', 'postgres'] as const)(
  'a quiz and a message wait, are nudged and counted until the team says that it answered, over %s',
  async (kind, context) => {
    const smtp = await smtpServer(context);
    const database = await newDatabase(kind);
    const env = settingsOf(smtp);
    const running = await server(context, database, env);
    const cli = async (...args: string[]) => (await callCommand(database, args, env)).stdout;
    const [quiz, message, late] = Array.from({ length: 3 }, () => crypto.randomUUID());
    await postRow(running.url, { ...ANSWERS, id: quiz }, {}, 'quiz_submissions');
    await postRow(running.url, { ...MESSAGE, id: message }, {}, 'support_messages');
    const { mail } = await mailTo(smtp, TEAM, /^Message:/);
    const [, path = ''] =
      new RegExp(`${ORIGIN}(/answer/[^\\s"?]+)\\?do=answered`).exec(mail.text ?? '') ?? [];
    const page = async () => textOf(await (await fetch(running.url + path)).text());
    const waiting = async () => (await cli('list', '--waiting', '--json')).match(/(?<="id":")[^"]+/g) ?? [];
    expect(await page()).toContain('Still waits for an answer');
    expect((await waiting()).sort()).toEqual([quiz, message].sort());
    const post = (fields: Record<string, string>) =>
      fetch(running.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    expect((await post({ do: 'confirm' })).status).toBe(422);
    expect((await post({ do: 'answered' })).status).toBe(303);
    expect(await page()).toMatch(/ Answered .*\(GMT\)/);
    expect(await waiting()).toEqual([quiz]);
    expect(await cli('show', message ?? '')).toMatch(/^answered .*the team$/m);
    expect(await cli('stats')).toContain('1 of 1 leads were answered within 24 hours (100 %).');

    // A message of yesterday, and a server that looks when it starts.
    await postRow(running.url, { ...MESSAGE, name: 'Late', id: late }, {}, 'support_messages');
    await mailTo(smtp, TEAM, /^Message: Late/);
    const ago = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
    await ask(database, `update support_messages set created_at = '${ago}' where id = '${late}'`);
    expect(await cli('list', '--waiting')).toContain('LATE, 25 h');
    await server(context, database, env);
    const nudge = await mailTo(smtp, TEAM, /^Unanswered for 25 hours: Late, /);
    expect(nudge.mail.text).toContain(`npm run leads -- answered ${late}`);
    expect(await cli('answered', late ?? '', quiz ?? '')).toBe('Noted: answered.\n');
    expect(await waiting()).toEqual([]);
    expect(await cli('stats')).toContain('2 of 3 leads were answered within 24 hours (66 %).');
    await cli('revoke', message ?? '');
    expect((await fetch(running.url + path)).status).toBe(404);
  },
);

test.for(['sqlite', 'postgres'] as const)(
  'a hold ends as its call comes near; the team hears before and then, and the booking still waits, over %s',
  async (kind, context) => {
    const smtp = await smtpServer(context);
    const url = await newDatabase(kind);
    const { store, worker, stop } = await startOutbox({ databaseUrl: url, smtpUrl: smtp.url, team: TEAM });
    context.onTestFinished(stop);
    const [now, hour] = [Math.floor(Date.now() / 1000) * 1000, 60 * 60_000];
    const hold = async (hours: number) => {
      const start = new Date(now + hours * hour);
      const asked = {
        preferred_date: start.toJSON().slice(0, 10),
        preferred_time: start.toJSON().slice(11, 16),
      };
      const row = newBooking({ ...asked, timezone: 'GMT', company_name: `In ${hours} hours` });
      await store.insert('call_bookings', row, { time: { ...callAt(start), status: 'held' } });
      const [held] = await ask(url, `select held_until from appointments where booking_id = '${row.id}'`);
      return Math.round((Date.parse(new Date(`${held?.held_until}`).toJSON()) - now) / hour);
    };
    // At the notice of 24 hours, or half way to the call if that is later.
    expect([await hold(30), await hold(200)]).toEqual([15, 176]);
    const passed = async (hours: number) => {
      const created_at = new Date(Date.now() - hours * hour).toISOString();
      await store.db.updateTable('call_bookings').set({ created_at }).execute();
      const held_until = new Date(Date.now() + (15 - hours) * hour).toISOString();
      await store.db
        .updateTable('appointments')
        .set({ held_until })
        .where('held_until', '<', inDays(2))
        .execute();
      const before = smtp.accepted.length;
      if (await raiseFollowUps(store, ['nudge'], [])) worker.wake();
      const due = await ask(url, 'select id from deliveries where delivered_at is null');
      await expect.poll(() => smtp.accepted.length).toBe(before + due.length);
      return smtp.accepted.slice(before).map(({ mail }) => `${mail.subject}\n${mail.text}`);
    };
    expect(await passed(7)).toEqual([]);
    const held = /^Unanswered for 7 hours: In 30 hours\n.*held for them until.*--at asked/s;
    expect(await passed(7.6)).toEqual([expect.stringMatching(held)]);
    expect(await passed(14.9)).toEqual([]);
    const ended =
      /^Unanswered for 15 hours: In 30 hours\n.*no longer held.*You can still confirm.*--at asked/s;
    expect(await passed(15.1)).toEqual([expect.stringMatching(ended)]);
    expect((await callCommand(url, ['list', '--waiting'])).stdout).toContain('waits 15 h');
    expect(await passed(20.1)).toEqual([expect.stringMatching(/^Unanswered for 20 hours: In 200 hours/)]);
  },
);

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

test('a link that is added to an unchanged time is told as that, and its absence to the team', async (context) => {
  const smtp = await smtpServer(context);
  const database = await newDatabase('sqlite');
  const env = settingsOf(smtp);
  const { url } = await server(context, database, env);
  const id = crypto.randomUUID();
  await postRow(url, { ...BOOKING, id });
  const confirm = (...args: string[]) => callCommand(database, ['confirm', id, ...args], env);
  await confirm('--at', '2099-12-01 15:30');
  const bare = await mailTo(smtp, BOOKING.email, /^Your call is confirmed/);
  expect(bare.mail.text).toContain('There is no link to the video call yet. Reply to this mail');
  expect((await mailTo(smtp, TEAM, /^Confirmed:/)).mail.text).toContain('This call has no link');
  await confirm('--at', '2099-12-01 15:30', '--link', 'https://meet.example/a');
  const linked = await mailTo(smtp, BOOKING.email, /^The link for your call: /);
  expect(linked.mail.text).toContain('https://meet.example/a');
  expect((await mailTo(smtp, TEAM, /^Link: Studio Norte/)).mail.text).not.toContain('has no link');
  await confirm('--at', '2099-12-02 15:30', '--link', 'https://meet.example/a');
  await mailTo(smtp, BOOKING.email, /^Your call has moved/);
  await callCommand(database, ['decline', id], env);
  await mailTo(smtp, BOOKING.email, /^We can’t take/);
  await confirm('--at', '2099-12-02 15:30', '--link', 'https://meet.example/a');
  await expect
    .poll(() => smtp.accepted.filter(({ mail }) => /^Your call is confirmed/.test(mail.subject ?? '')).length)
    .toBe(2);
});

/** A copy of the project whose calls are in another zone and offered for a year, with its own bundle. */
function projectIn(zone: string): string {
  const project = mkdtempSync(join(tmpdir(), 'loomline-day-'));
  for (const room of [
    'agent',
    'config',
    'content',
    'leads',
    'scripts',
    'server',
    'site',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(room, join(project, room), { recursive: true });
  for (const folder of ['dist', 'node_modules'])
    symlinkSync(join(process.cwd(), folder), join(project, folder));
  const hours = join(project, 'content/call-hours.ts');
  const text = readFileSync(hours, 'utf8').replace(`zone: 'GMT'`, `zone: '${zone}'`);
  writeFileSync(hours, text.replace(/daysAhead: \d+/, 'daysAhead: 366'));
  const bundle = `import('./scripts/bundle-server.mjs').then((made) => made.bundleServer())`;
  execFileSync(process.execPath, ['-e', bundle], { cwd: project });
  return project;
}

function settingsOf({ url }: RunningSmtp) {
  const mailing = { SMTP_URL: url, MAIL_FROM: 'Loomline <hello@shop.example>', LEADS_TO: TEAM };
  return { ...mailing, SITE_URL: ORIGIN, TRUST_CLIENTS: 'yes', TRUST_PROXY: '1' };
}

async function mailTo(smtp: RunningSmtp, to: string, subject: RegExp, leadId = '') {
  const find = () =>
    smtp.accepted.findLast(
      ({ to: receivers, mail }) =>
        receivers.includes(to) && subject.test(mail.subject ?? '') && mail.text?.includes(leadId),
    );
  await expect.poll(find).toBeDefined();
  return find() ?? expect.unreachable();
}

function textOf(html: string): string {
  return html
    .replace(/<(style|script|head|header|footer)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}
