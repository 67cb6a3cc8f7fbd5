import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { CALL_HOURS } from '#content/call-hours.ts';
import { HOUR_MS } from '#leads/durations.ts';
import { placeOf, zoneHere } from '#leads/time-zones.ts';
import { copyProject } from '../build-variant.ts';
import { FULL } from '../full.ts';
import { ask, newDatabase } from '../new-database.ts';
import { networkOfItsOwn, newBooking } from '../new-leads.ts';
import { postRow } from '../post-row.ts';
import { linkIn, mailTo } from '../read-mails.ts';
import { callCommand, spawnCommand } from '../run-command.ts';
import { server, smtpServer, stopAfterTest } from '../start-for-test.ts';
import { ANSWERS, MESSAGE, startServer } from '../start-server.ts';
import type { RunningSmtp } from '../start-smtp.ts';

const TEAM = 'team@loomline.example';
const ORIGIN = 'https://shop.example';
const FOUNDER = 'New York';
const TOLD = /(\w+day), (\d+ \w+ \d{4}), (\d\d:\d\d) \(([^)]+)\)/g;

/** The IANA zone for each zone name that pages, emails and commands print after a time. */
const ZONES: Record<string, string> = {
  ...{ Berlin: 'Europe/Berlin', Kathmandu: 'Asia/Kathmandu', 'Los Angeles': 'America/Los_Angeles' },
  ...{ GMT: 'UTC', CET: 'Europe/Berlin', EST: 'America/New_York', [FOUNDER]: 'America/New_York' },
};

/** For each visitor's city, the time zone chosen in the form. The visitor in Kathmandu kept the default. */
const VISITORS = { Berlin: 'CET', Kathmandu: 'GMT', 'Los Angeles': 'EST' };

test('a founder and visitors in four zones read the same instants', FULL, async (context) => {
  const project = projectIn('America/New_York');
  const smtp = await smtpServer(context);
  const database = await newDatabase('sqlite');
  const room = (id: string) => `https://meet.example/${id}`;
  const env = { ...settingsOf(smtp), DATABASE_URL: database, CALL_LINK: room('{id}'), TZ: 'Asia/Tokyo' };
  let running = await stopAfterTest(context, startServer(env, { project }));
  const cli = async (...args: string[]) => (await spawnCommand(database, args, env, { project })).stdout;
  const htmlOf = async (path: string) => (await fetch(running.url + path)).text();
  // The first call time after New York's next clock change. Berlin's clocks change on another day, Kathmandu's never.
  const change = Temporal.Now.zonedDateTimeISO('America/New_York')
    .add({ days: 3 })
    .getTimeZoneTransition('next');
  const { times } = (await (await fetch(`${running.url}/call-times`)).json()) as { times: string[] };
  const first = Date.parse(times.find((time) => Date.parse(time) > Number(change?.epochMilliseconds)) ?? '');
  const openings = Object.values(CALL_HOURS?.week ?? {}).map(([hours]) => hours?.from);
  expect(openings).toContain(timeIn('America/New_York', first));

  const calls: Call[] = [];
  for (const [index, [name, timezone]] of Object.entries(VISITORS).entries()) {
    const start = first + index * HOUR_MS;
    const [preferred_date, preferred_time] = wallTime(start, ZONES[timezone] ?? '').split('T');
    const row = newBooking({
      name,
      timezone,
      preferred_date,
      preferred_time,
      email: `v${index}@b.example`,
    });
    const headers = { 'x-device-zone': ZONES[name] ?? '', ...networkOfItsOwn(row.id) };
    expect((await postRow(running.url, row, headers)).headers.get('call-time')).toBe('held');
    calls.push({ id: row.id, email: row.email, clocks: [name, timezone], start });
  }
  const [berlin, kathmandu, angeles] = calls as [Call, Call, Call];
  for (const call of calls) {
    await readsMail(call.email, /^We have/, call);
    await readsMail(TEAM, /^Call:/, call);
    await reads(textOf(await htmlOf(await link(TEAM, 'confirm', /^Call:/, call))), call, [
      ...call.clocks,
      FOUNDER,
    ]);
  }
  // The founder confirms a call from the email, and another call by a command with a time in the visitor's zone.
  await answer(await link(TEAM, 'confirm', /^Call:/, berlin), { do: 'confirm' });
  kathmandu.start += 3 * HOUR_MS;
  const printed = await cli('confirm', kathmandu.id, '--at', wallTime(kathmandu.start, 'Asia/Kathmandu'));
  await reads(printed, kathmandu, ['Kathmandu', 'GMT', FOUNDER]);
  expect(printed).toMatch(/^Their time:.*\(Kathmandu\).*\nOur time:.*\nConfirmed/);
  // The visitor in Los Angeles picks another time, and the founder confirms it.
  const path = await link(angeles.email, 'move', /^We have/, angeles);
  angeles.start = first + HOUR_MS / 2;
  const at = new Date(angeles.start).toISOString();
  const [, label] = new RegExp(`value="${at}"[^>]*>(.*?)</label>`).exec(await htmlOf(path)) ?? [];
  const [there, chosen] = ['America/Los_Angeles', 'America/New_York'].map((zone) =>
    timeIn(zone, angeles.start),
  );
  expect(label).toBe(`${there} (Los Angeles)<small>${chosen} (EST)</small>`);
  await answer(path, { do: 'move', at });
  await reads(textOf(await htmlOf(path.replace(/\?.*/, ''))), angeles, angeles.clocks);
  await answer(await link(TEAM, 'confirm', /^Call:/, angeles), { do: 'confirm' });
  for (const call of calls) {
    for (const to of [call.email, TEAM]) {
      const mail = await readsMail(to, to === TEAM ? /^Confirmed:/ : /^Your call is confirmed/, call);
      const content = new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer);
      const start = new Date(call.start).toISOString().replace(/[-:]|\.\d+/g, '');
      for (const line of [`DTSTART:${start}`, `LOCATION:${room(call.id)}`, `URL:${room(call.id)}`])
        expect(content.replace(/\r\n /g, '')).toContain(`\n${line}`);
      expect(mail.text).toContain(room(call.id));
    }
    await reads((await cli('show', call.id)).split('Preferred time')[0] ?? '', call, [
      ...call.clocks,
      FOUNDER,
    ]);
  }
  expect(await cli('calendar', '--days', '366')).toMatch(
    new RegExp(`^Times are America.*\\n.*\\n {2}${timeIn('America/New_York', first)} to .*Berlin`),
  );
  // Move Berlin's call to fifty minutes from now, so that the restarted server sends the reminder.
  await running.stop();
  berlin.start = Math.ceil(Date.now() / 60_000) * 60_000 + 50 * 60_000;
  const [starts, ends] = [0, 15].map((minutes) => new Date(berlin.start + minutes * 60_000).toISOString());
  const set = `starts_at = '${starts}', ends_at = '${ends}'`;
  await ask(database, `update appointments set ${set} where booking_id = '${berlin.id}'`);
  await ask(database, `update deliveries set delivered_at = '2020-01-01' where kind = 'confirmation'`);
  running = await stopAfterTest(context, startServer(env, { project }));
  expect((await readsMail(berlin.email, /^Our call/, berlin)).text).toContain(room(berlin.id));

  /** Waits for an email about a call, checks its times, and returns it. */
  async function readsMail(to: string, subject: RegExp, call: Call) {
    const { mail } = await mailTo(smtp, to, subject, to === TEAM ? call.id : '');
    await reads(mail.text ?? '', call, to === TEAM ? [...call.clocks, FOUNDER] : call.clocks);
    return mail;
  }

  /** Checks that each time in a text names its zone and is one of the call's instants, and that `clocks` are named. */
  async function reads(text: string, { id, start }: Call, clocks: readonly string[]): Promise<void> {
    const instants = 'held_until, decided_at, call_bookings.created_at as came';
    const from = `call_bookings left join appointments on booking_id = id where id = '${id}'`;
    const [row] = await ask(database, `select ${instants} from ${from}`);
    const known = [start, ...Object.values(row ?? {}).map((each) => Date.parse(`${each}`))];
    const minutes = known.map((each) => Math.floor(each / 60_000));
    const names = new Set<string>();
    const rest = text.replace(TOLD, (told, weekday, day, time, name) => {
      const date = new Date(`${day} UTC`).toISOString().slice(0, 10);
      const read = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(ZONES[name] ?? name);
      expect(read.toLocaleString('en', { weekday: 'long' })).toBe(weekday);
      expect(minutes, told).toContain(read.epochMilliseconds / 60_000);
      if (read.epochMilliseconds === start) names.add(name);
      return '';
    });
    expect([...names], text).toEqual(expect.arrayContaining([...clocks]));
    // Button labels show a time without its day.
    expect(rest.replace(/\d\d:\d\d \([^)]+\)/g, '')).not.toMatch(/\b\d\d:\d\d\b/);
  }

  async function link(to: string, act: string, subject: RegExp, call: Call): Promise<string> {
    return linkIn(await mailTo(smtp, to, subject, to === TEAM ? call.id : ''), ORIGIN, act);
  }

  async function answer(path: string, fields: Record<string, string>): Promise<void> {
    const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(await htmlOf(path)) ?? [];
    const body = new URLSearchParams({ ...fields, seen });
    expect((await fetch(running.url + path, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
  }
});

test('a quiz and a message are counted as waiting, and the team is reminded, until it marks them as answered', async (context) => {
  const smtp = await smtpServer(context);
  const database = await newDatabase('sqlite');
  const env = settingsOf(smtp);
  const { url } = await server(context, database, env);
  const cli = async (...args: string[]) => (await callCommand(database, args, env)).stdout;
  const [quiz, message, late] = ['0', '1', '2'].map((last) => `0190b1c2-0000-4000-8000-00000000000${last}`);
  await postRow(url, { ...ANSWERS, id: quiz }, {}, 'quiz_submissions');
  await postRow(url, { ...MESSAGE, id: message }, {}, 'support_messages');
  const path = linkIn(await mailTo(smtp, TEAM, /^Message:/), ORIGIN, 'answered');
  const page = async () => textOf(await (await fetch(url + path)).text());
  const waiting = async () => (await cli('list', '--waiting', '--json')).match(/(?<="id":")[^"]+/g);
  expect(await page()).toContain('Still waits for an answer');
  expect((await waiting())?.sort()).toEqual([quiz, message]);
  const post = (act: string) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams({ do: act }), redirect: 'manual' });
  expect([(await post('confirm')).status, (await post('answered')).status]).toEqual([422, 303]);
  expect(await page()).toMatch(new RegExp(` Answered .*\\(${placeOf(zoneHere())}\\)`));
  expect(await waiting()).toEqual([quiz]);
  expect(await cli('show', `${message}`)).toMatch(/^answered .*the team$/m);
  expect(await cli('stats')).toContain('1 of 1 leads were answered within 24 hours (100 %).');

  // After a restart, the server reminds the team of yesterday's message.
  await postRow(
    url,
    { ...MESSAGE, name: 'Late', email: 'late@studio.example', id: late },
    {},
    'support_messages',
  );
  await mailTo(smtp, TEAM, /^Message: Late/);
  const ago = new Date(Date.now() - 25 * HOUR_MS).toISOString();
  await ask(database, `update support_messages set created_at = '${ago}' where id = '${late}'`);
  expect(await cli('list', '--waiting')).toContain('LATE, 25 h');
  await server(context, database, env);
  const nudge = await mailTo(smtp, TEAM, /^Unanswered for 25 hours: Late, /);
  expect(linkIn(nudge, ORIGIN, 'answered')).toContain(late);
  expect(await cli('answered', `${late}`, `${quiz}`)).toBe('Noted: answered.\n');
  expect(await waiting()).toBeNull();
  expect(await cli('stats')).toContain('2 of 3 leads were answered within 24 hours (66 %).');
  await cli('revoke', `${message}`);
  expect((await fetch(url + path)).status).toBe(404);
});

interface Call {
  id: string;
  email: string;
  clocks: string[];
  start: number;
}

/** Copies the project, sets the zone of its call hours, offers a year of call times, and bundles its server. */
function projectIn(zone: string): string {
  const changeHours = (text: string) =>
    text.replace(`zone: 'GMT'`, `zone: '${zone}'`).replace(/daysAhead: \d+/, 'daysAhead: 366');
  const project = copyProject({ 'content/call-hours.ts': changeHours });
  symlinkSync(join(process.cwd(), 'dist'), join(project, 'dist'));
  const bundle = `import('./scripts/bundle-server.mjs').then((made) => made.bundleServer())`;
  execFileSync(process.execPath, ['-e', bundle], { cwd: project });
  return project;
}

function settingsOf({ url }: RunningSmtp) {
  const mailing = { SMTP_URL: url, MAIL_FROM: 'Loomline <hello@shop.example>', LEADS_TO: TEAM };
  return { ...mailing, SITE_URL: ORIGIN, TRUST_CLIENTS: 'yes', TRUST_PROXY: '1' };
}

function textOf(html: string): string {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

function timeIn(zone: string, at: number): string {
  return wallTime(at, zone).slice(-5);
}

function wallTime(at: number, zone: string): string {
  return `${Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)}`.slice(0, 16);
}
