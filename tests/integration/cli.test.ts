import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#leads/durations.ts';
import type { BookingRow } from '#leads/lead-types/booking-form.ts';
import { insertLead, type LeadExtras } from '#leads/record/insert-lead.ts';
import { formatHere } from '#leads/time-zones.ts';
import { fill } from '../load/fill.ts';
import { ask, type DatabaseKind, SLOW_DATABASES } from '../new-database.ts';
import { newQuiz } from '../new-leads.ts';
import { newSite } from '../new-site.ts';
import { callCommand, spawnCommand } from '../run-command.ts';
import { ANSWERS, BOOKING } from '../start-server.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const SCRIPT = '--link javascript:alert(1)';

async function commandsOver(kind: DatabaseKind) {
  const site = await newSite(kind);
  return {
    ...site,
    async book(change: Partial<BookingRow> = {}, hoursAgo = 0, extras: Parameters<typeof site.book>[1] = {}) {
      const id = await site.book(change, extras);
      await site.age(id, hoursAgo * HOUR_MS);
      return id;
    },
    async takeQuiz(change: object = {}, extras: LeadExtras = {}) {
      const row = newQuiz(change);
      await insertLead(site.store, 'quiz_submissions', row, extras);
      return row.id;
    },
  };
}

describe.each(SLOW_DATABASES)('the command line over %s', (kind) => {
  test('list shows the newest first, and marks a booking that has been waiting for more than 24 hours', async () => {
    const { book, takeQuiz, cli } = await commandsOver(kind);
    const late = await book({ name: 'Late' }, 25);
    const fresh = await book({ name: 'Fresh' }, 2);
    const quiz = await takeQuiz({ contact_name: 'Quiz' });
    const { status, stdout } = await cli('list');
    expect(status).toBe(0);
    const lines = stdout.trim().split('\n').slice(1);
    expect(lines.map((line) => line.split(/\s{2,}/).at(-1))).toEqual([quiz, fresh, late]);
    expect(lines[2]).toMatch(/LATE, 25 h/);
    expect(lines[1]).toMatch(/waits 2 h/);
    expect((await cli('list', '--json')).rows()).toMatchObject([
      { table: 'quiz_submissions', id: quiz, automation_goals: ANSWERS.automation_goals },
      { table: 'call_bookings', id: fresh },
      { table: 'call_bookings', id: late },
    ]);
  });

  test('list filters by table, day, address, waiting and suspected, and stops at its limit', async () => {
    const { book, takeQuiz, cli } = await commandsOver(kind);
    const waiting = await book({ email: 'Ines@Studio.example' }, 1);
    const old = await book({ name: 'Old' }, 30 * 24);
    const bot = await book({ name: 'Bot' }, 3, { suspicion: 'too fast' });
    const quiz = await takeQuiz();
    const declined = await book({ name: 'Declined' }, 4);
    expect((await cli('decline', declined)).status).toBe(0);
    const ids = async (...args: string[]) =>
      (await cli('list', '--json', ...args)).rows().map(({ id }) => id);
    expect(await ids('--table', 'quizzes')).toEqual([quiz]);
    expect(await ids('--table', 'bookings')).toEqual([waiting, bot, declined, old]);
    expect(await ids('--email', 'ines@studio.example')).toEqual([waiting]);
    expect(await ids('--waiting')).toEqual([quiz, waiting, old]);
    expect(await ids('--suspect')).toEqual([bot]);
    const lately = new Date(Date.now() - 48 * HOUR_MS).toISOString().slice(0, 10);
    expect(await ids('--since', lately)).toEqual([quiz, waiting, bot, declined]);
    expect(await ids('--limit', '2')).toEqual([quiz, waiting]);
    expect((await cli('list', '--limit', '2')).stdout).toContain('More with --limit or --all');
  });

  test('confirm takes the requested time, a time in the visitor’s zone, or a time with an offset', async () => {
    const { url, book, cli } = await commandsOver(kind);
    const id = await book({ preferred_date: '2099-07-01', preferred_time: '15:30', timezone: 'EST' });
    const startOf = async () => (await ask(url, `select starts_at from appointments`))[0]?.starts_at;
    const expectStart = async (at: string, instant: string) => {
      const { status, stdout } = await cli('confirm', id, '--at', at, '--link', 'https://meet.example/ines');
      expect({ at, status }).toEqual({ at, status: 0 });
      expect(new Date(String(await startOf())).toISOString()).toBe(instant);
      return stdout;
    };
    const printed = await expectStart('asked', '2099-07-01T19:30:00.000Z');
    expect(printed).toContain('15:30 (EST)');
    expect(printed).toContain(formatHere(new Date('2099-07-01T19:30:00.000Z')));
    await expectStart('2099-07-02 09:00', '2099-07-02T13:00:00.000Z');
    await expectStart('2099-07-02T09:00:00+02:00', '2099-07-02T07:00:00.000Z');
    expect(await ask(url, 'select status, link, sequence from appointments')).toEqual([
      { status: 'confirmed', link: 'https://meet.example/ines', sequence: 2 },
    ]);
    expect((await cli('list')).stdout).toMatch(/confirmed/);
  });

  test('confirm refuses a past or unreadable time, a quiz and an unknown id', async () => {
    const { url, book, takeQuiz, cli } = await commandsOver(kind);
    const id = await book();
    for (const [args, reason] of [
      [[id, '--at', '2020-01-01 10:00'], 'is over'],
      [[id, '--at', 'tomorrow'], '--at takes asked'],
      [[await takeQuiz(), '--at', 'asked'], ''],
      [[UNKNOWN, '--at', 'asked'], `There is no lead ${UNKNOWN}\n`],
    ] as const)
      expect(await cli('confirm', ...args)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(reason),
      });
    expect(await ask(url, 'select * from appointments')).toEqual([]);
  });

  test('export to a file prints the number of leads, and pages through all of them', async () => {
    const { url, cli } = await commandsOver(kind);
    const rows = 1100;
    await fill(url, rows);
    const file = join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.json');
    expect((await cli('export', '--json', '--out', file)).stdout).toContain(`${rows} leads in ${file}`);
    const leads: { id: string }[] = JSON.parse(readFileSync(file, 'utf8'));
    expect(new Set(leads.map(({ id }) => id)).size).toBe(rows);
  });

  test('export --contacts has one row per mailbox, with the newest known values, and no suspected bots', async () => {
    const { book, takeQuiz, cli } = await commandsOver(kind);
    const contact_email = 'ines@studio.example';
    await book({ name: 'Old', company_name: 'Norte', email: 'Ines+shop@studio.example' }, 48, {
      source: '/about',
    });
    const quiz = { contact_email, contact_name: '=Ines', contact_phone: '+351 21 000 00 00' };
    await takeQuiz(quiz, { source: 'news.example' });
    await book({ email: 'bot@studio.example' }, 0, { suspicion: 'too fast' });
    const { stdout } = await cli('export', '--contacts');
    const [row, ...others] = parse(stdout, { bom: true, columns: true }) as Record<string, string>[];
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...{ name: "'=Ines", email: contact_email, company: 'Norte', phone: '+351 21 000 00 00' },
      ...{ source: 'quiz; booking', came_from: '/about' },
    });
    const [firstly, lastly] = [row?.first_contact, row?.last_contact].map((at) => Date.parse(at ?? ''));
    expect(Math.round(((lastly ?? 0) - (firstly ?? 0)) / HOUR_MS)).toBe(48);
  });

  test('stats counts by week and by type, in the terminal and as JSON', async () => {
    const { book, takeQuiz, cli } = await commandsOver(kind);
    await book();
    await book({}, 8 * 24);
    await book({}, 0, { suspicion: 'too fast' });
    await takeQuiz();
    const text = (await cli('stats')).stdout;
    expect(text).toMatch(/^Week from +bookings +quizzes +messages$/m);
    expect(text).toMatch(/^All +2 +1 +0$/m);
    expect(text).toContain('3 leads wait for an answer, 0 with a time held.\n1 leads are suspected');
    const { weeks, totals } = JSON.parse((await cli('stats', '--json', '--weeks', '4')).stdout);
    expect(weeks).toHaveLength(4);
    expect(weeks.at(-1).bookings + weeks.at(-2).bookings + weeks.at(-3).bookings).toBe(2);
    expect(totals).toMatchObject({
      ...{ bookings: 2, quizzes: 1, messages: 0, waiting: 3, suspected: 1, heldTimes: 0 },
      ...{ promised: { due: 1, kept: 0 }, failedDeliveries: 0 },
    });
  });
});

test('an export that can’t be written fails', async () => {
  const { url, book } = await newSite();
  await book();
  for (const args of [[], ['--json'], ['--email', BOOKING.email]]) {
    const run = await spawnCommand(url, ['export', ...args, '--out', '/dev/full']);
    expect(run).toMatchObject({ status: 1, stdout: '' });
    expect(run.stderr).toMatch(/^The export to \/dev\/full is not complete: [^\n]*no space[^\n]*\n$/);
  }
});

test('wrong arguments exit 2 and print the usage', async () => {
  for (const line of [
    ...['', 'bogus', 'show', 'show abc', 'confirm', 'erase', 'list --limit 0', 'list --since 2026-02-30'],
    ...['block tomorrow --until 12:30', 'unblock x', 'calendar --days 0', `confirm ${UNKNOWN} ${SCRIPT}`],
    ...['list --table users', 'export --table users', 'purge --older-than never', 'check --no-such-option'],
    `confirm ${UNKNOWN} --link https://m.example/\r\nBcc:x`,
  ]) {
    const args = line.split(' ').filter(Boolean);
    const { status, stderr } = await callCommand('sqlite:/nonexistent/never/opened.db', args);
    expect(status, line).toBe(2);
    expect(stderr).toContain('Usage: leads');
  }
});

test('every command prints its usage with --help, and exits 0', async () => {
  const help = (...args: string[]) => callCommand('sqlite:/nonexistent/never/opened.db', [...args, '--help']);
  const [, commands = ''] = (await help()).stdout.split('Commands:\n');
  const names = [...commands.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => String(name));
  expect(names.length).toBeGreaterThan(15);
  for (const name of names)
    expect(await help(name)).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: leads') });
});
