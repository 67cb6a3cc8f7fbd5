import { describe, expect, test } from 'vitest';
import { callAt } from '#leads/calls/call-hours.ts';
import { DAY_MS } from '#leads/durations.ts';
import { instantHere, zoneHere } from '#leads/time-zones.ts';
import { ask, DATABASES, newDatabase } from '../new-database.ts';
import { newSite } from '../new-site.ts';
import { callCommand } from '../run-command.ts';
import { CALENDAR_SECRET, calendarEvent, startCalendar } from '../start-calendar.ts';

/** A day in the near future, in the zone of the call hours. */
const DAY = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
const at = (time: string) => instantHere(DAY, time);
const ZONE = zoneHere();

describe.each(DATABASES)('over %s', (kind) => {
  async function commands() {
    const site = await newSite(kind);
    const book = (time: string, status: 'held' | 'confirmed', name = 'Ana \u001b[31m') =>
      site.book({ name }, { time: { ...callAt(at(time)), status } });
    return { ...site, book };
  }

  test('a blocked time is taken until it is unblocked by its id or its start', async () => {
    const { url, book, cli } = await commands();
    const blocked = await cli('block', `${DAY} 09:00`, '--until', '12:30', '--note', 'Dentist');
    expect(blocked).toMatchObject({ status: 0, stderr: '' });
    const [, id = ''] =
      new RegExp(`^Blocked: .* 09:00 to 12:30 \\(${ZONE}\\) \\((.*)\\)\n$`).exec(blocked.stdout) ?? [];
    const lead = await book('12:15', 'held');
    expect(await ask(url, `select status from appointments where booking_id = '${lead}'`)).toEqual([
      { status: 'taken' },
    ]);
    const offset = at('12:29').toISOString().replace(':00.000Z', '+00:00');
    const again = await cli('block', offset, '--until', `${DAY} 18:00`);
    expect(again).toMatchObject({ status: 1, stdout: '' });
    expect(again.stderr).toMatch(/^That time is taken: it is blocked from .*\n$/);
    expect((await cli('block', `${DAY} 12:30`, '--until', '13:00')).status).toBe(0);
    expect(await cli('unblock', id)).toMatchObject({
      status: 0,
      stdout: `Free again: ${DAY} 09:00 to 12:30 (${ZONE})\n`,
    });
    expect((await cli('unblock', `${DAY} 12:30`)).status).toBe(0);
    for (const gone of [id, `${DAY} 12:30`]) expect((await cli('unblock', gone)).status).toBe(1);
    const held = await book('12:15', 'held');
    expect((await cli('unblock', held)).status).toBe(1);
    expect((await cli('block', `${DAY} 12:00`, '--until', '12:20')).stderr).toContain('is held for Ana');
    const acts = await ask(url, 'select act, lead_id, detail from audit order by created_at');
    const spans = [
      ['09:00', '12:30'],
      ['12:30', '13:00'],
    ].map((span) => span.map((time) => at(time).toISOString()).join(' to '));
    expect(acts).toEqual([
      ...spans.map((detail) => ({ act: 'block', lead_id: null, detail })),
      ...spans.map((detail) => ({ act: 'unblock', lead_id: null, detail })),
    ]);
  });

  test('a block over calls can ask their people for another time, in one act', async () => {
    const { url, book, cli } = await commands();
    const confirmed = await book('10:00', 'confirmed');
    const held = await book('12:00', 'held', 'Noor');
    const block = ['block', `${DAY} 09:00`, '--until', '18:00'];
    expect((await cli(...block)).stderr).toContain('the call with Ana');
    const within = await cli(...block, '--move', `${DAY} 17:00`);
    expect(within).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'A proposed time is in the time to block\n',
    });
    expect((await cli(...block, '--words', 'The fair is on.')).stderr).toContain('add --move');
    const next = new Date(Date.parse(DAY) + 7 * DAY_MS).toISOString().slice(0, 10);
    const moving = await cli(...block, '--words', 'The fair is on.', '--move', `${next} 10:00`);
    expect(moving).toMatchObject({ status: 0, stderr: '' });
    expect(moving.stdout).toMatch(/Asked for another time: Ana .*\n.*: Noor, .*12:00/);
    const calls = await ask(
      url,
      "select booking_id, status, note from appointments where status <> 'blocked' order by starts_at",
    );
    const note = 'The fair is on.';
    expect(calls).toEqual([
      { booking_id: confirmed, status: 'cancelled', note },
      { booking_id: held, status: 'declined', note },
    ]);
    expect((await cli('calendar')).stdout).toContain('09:00 to 18:00  blocked');
  });

  test('the calendar lists the coming days in order, without holds that have ended', async () => {
    const { url, book, cli } = await commands();
    expect((await cli('calendar')).stdout).toBe('The next 14 days have no calls, blocks or busy times.\n');
    const held = await book('15:00', 'held');
    const confirmed = await book('10:00', 'confirmed', 'Ben');
    await book('11:00', 'held', 'Ended');
    await ask(
      url,
      `update appointments set held_until = '2026-01-01T00:00:00.000Z' where starts_at = '${at('11:00').toISOString()}'`,
    );
    await cli('block', `${DAY} 12:00`, '--until', '13:00', '--note', 'Lunch');
    const { stdout } = await cli('calendar');
    const [zone, day, ...lines] = stdout.trimEnd().split('\n');
    expect([zone, day]).toEqual([`Times are ${ZONE}.`, expect.stringMatching(`^${DAY}, \\w+day$`)]);
    expect(lines).toEqual([
      expect.stringMatching(`^ {2}10:00 to 10:15  confirmed  Ben, .*  ${confirmed}$`),
      expect.stringMatching(/^ {2}12:00 to 13:00 {2}blocked {4}Lunch {2}[0-9a-f-]{36}$/),
      expect.stringMatching(`^ {2}15:00 to 15:15  held       Ana .*, until 20.*  ${held}$`),
    ]);
    const [call] = (await cli('calendar', '--days', '30', '--json')).rows();
    const [start, end] = [at('10:00').toISOString(), at('10:15').toISOString()];
    expect(call).toMatchObject({ status: 'confirmed', id: confirmed, start, end });
  });
});

test('the calendar includes the provider’s busy times, and reports a feed that can’t be read', async () => {
  const url = await newDatabase('sqlite');
  const feed = await startCalendar(calendarEvent('1', at('16:00'), at('17:00')));
  const calendar = () => callCommand(url, ['calendar', '--json'], { CALENDAR_URL: feed.url });
  await callCommand(url, ['block', `${DAY} 18:00`, '--until', '19:00']);
  const blocked = expect.objectContaining({ status: 'blocked' });
  expect((await calendar()).rows()).toEqual([
    { status: 'busy', start: at('16:00').toISOString(), end: at('17:00').toISOString() },
    blocked,
  ]);
  feed.publish(
    calendarEvent('1', at('16:00'), at('17:00')),
    calendarEvent('2', at('16:00'), at('16:15'), 'RRULE:FREQ=NEVER'),
  );
  const partly = await calendar();
  expect([partly.status, partly.rows().length]).toEqual([1, 2]);
  expect(partly.stderr).toBe(
    'Some busy times may be missing: entries of the calendar can’t be read in full and are guessed: rule 1\n',
  );
  feed.answer(500);
  const { status, stderr, rows } = await calendar();
  expect({ status, rows: rows() }).toEqual({ status: 1, rows: [blocked] });
  expect(stderr).toMatch(/^Some busy times may be missing: the calendar can’t be read: HTTP status 500\n$/);
  expect(stderr).not.toContain(CALENDAR_SECRET);
  feed.stop();
});

test('an empty or past span of time can’t be blocked', async () => {
  const { url, cli } = await newSite();
  expect((await cli('block', `${DAY} 09:00`, '--until', '09:00')).status).toBe(1);
  expect((await cli('block', '2020-01-01 09:00', '--until', '10:00')).status).toBe(1);
  expect(await ask(url, 'select * from appointments')).toEqual([]);
});
