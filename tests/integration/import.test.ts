import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findCall } from '#leads/calls/answer-call.ts';
import { answerTokens } from '#leads/calls/answer-links.ts';
import { decideCall } from '#leads/calls/appointments.ts';
import { linkKey } from '#leads/db/keys.ts';
import { openStore } from '#leads/db/open-store.ts';
import { HOUR_MS } from '#leads/durations.ts';
import { raiseFollowUps } from '#leads/outbox/follow-ups.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { CLI } from '../../scripts/spawn-server.ts';
import { ask, DATABASES, type DatabaseKind, newDatabase } from '../new-database.ts';
import { newBooking, newBookingAt, newQuiz } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';
import { MESSAGE } from '../start-server.ts';

const SOME_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

test.each<[DatabaseKind, DatabaseKind]>([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
])('leads move from %s to %s with everything about them, and are treated as before', async (from, to) => {
  const source = await newDatabase(from);
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 + 23.5 * HOUR_MS);
  const booking = newBookingAt(start, { email: 'first@shop.example' });
  const opened = await openStore(source);
  const quiz = newQuiz();
  await store(source, booking, newBooking({ email: 'second@shop.example' }));
  await insertLead(opened, 'quiz_submissions', quiz);
  const cli = async (...args: string[]) => {
    const { status, stdout } = await callCommand(source, args);
    expect([args, status]).toEqual([args, 0]);
    return stdout;
  };
  const by = { actor: 'team', user_name: null } as const;
  await decideCall(
    { ...opened, kinds: ['confirmation'] },
    booking.id,
    { status: 'confirmed', startsAt: start },
    by,
  );
  await cli('revoke', booking.id);
  await cli('note', quiz.id, 'Knows the tailor');
  await cli('note', quiz.id, 'Called in May');
  await cli('outcome', quiz.id, 'won');
  await cli('block', '2099-12-05 09:00', '--until', '10:00', '--note', 'Dentist');
  await ask(source, `update quiz_submissions set created_at = '${ago(25)}' where id = '${quiz.id}'`);
  await raiseFollowUps({ ...opened, kinds: ['nudge'] }, []);
  const sent = `delivered_at = '${ago(2)}', created_at = '${ago(2)}', recipient = 'hash', counted_at = '${ago(2)}'`;
  await ask(source, `update deliveries set ${sent} where kind in ('confirmation', 'nudge')`);
  await cli('erase', '--email', 'second@shop.example', '--yes');
  const file = await exported(source);
  const links = answerTokens((await cli('export', '--link-secret')).trim().replace('LINK_SECRET=', ''));
  const claim = { leadId: booking.id, side: 'visitor', endsAt: start, revocations: 1 } as const;
  expect(links.read(answerTokens(await linkKey(opened.db)).write(claim), new Date())).toMatchObject({
    side: 'visitor',
  });
  await opened.close();

  const target = await newDatabase(to);
  const { status, stdout } = await callCommand(target, ['import', file]);
  // The notification was waiting.
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^4 leads stored\. 0 skipped.*not sent: 1\./s)]);
  const moved = await openStore(target);
  await raiseFollowUps({ ...moved, kinds: ['nudge', 'reminder'] }, [24]);
  const rows = await ask(
    target,
    `select kind, lead_id from deliveries where failed_at is null order by kind`,
  );
  expect(rows).toEqual([
    { kind: 'confirmation', lead_id: booking.id },
    { kind: 'nudge', lead_id: quiz.id },
    { kind: 'reminder', lead_id: booking.id },
  ]);
  await ask(target, "delete from deliveries where kind = 'reminder'");
  expect(await findCall(moved.db, { ...claim, revocations: 0 }, new Date())).toBeUndefined();
  expect(await findCall(moved.db, claim, new Date())).toMatchObject({ status: 'confirmed', startsAt: start });
  await moved.close();
  const withoutFailures = (path: string) =>
    JSON.parse(readFileSync(path, 'utf8'), (key, value) =>
      ['failed_at', 'error', 'due_at'].includes(key) ? undefined : value,
    );
  expect(withoutFailures(await exported(target))).toEqual(withoutFailures(file));

  // A second import, from standard input, skips what is stored; an erased person stays erased.
  const again = spawnSync(process.execPath, [CLI, 'import', '-'], {
    env: { PATH: process.env.PATH, DATABASE_URL: target },
    input: readFileSync(file),
    encoding: 'utf8',
  });
  expect(again.stdout).toContain('0 leads stored. 4 skipped');
  const old = join(dirname(file), 'old.json');
  const [erased] = JSON.parse(readFileSync(file, 'utf8')).filter(({ act }: Lead) => act === 'erase');
  writeFileSync(
    old,
    JSON.stringify([{ ...newBooking(), table: 'call_bookings', id: erased.lead_id, created_at: ago(30) }]),
  );
  expect((await callCommand(target, ['import', old])).stdout).toContain('0 leads stored. 1 skipped');
});

test.each<[change: object, reason: string | RegExp]>([
  [{ email: 'nobody' }, 'email: Please enter a valid email'],
  [{ preferred_date: '2026-02-30' }, 'preferred_date: '],
  [{ selected_service: ' ' }, 'selected_service: '],
  [{ device_zone: 'No/Such' }, 'device_zone: it is not a time zone'],
  [{ created_at: 'yesterday' }, 'created_at: it is not an instant'],
  [{ created_at: null }, 'created_at: it is missing'],
  [{ created_at: '2100-01-01T00:00:00.000Z' }, /created_at: .*too far ahead/],
  [{ starts_at: '+275760-09-13T00:00:00.000Z' }, 'starts_at: '],
  [{ ends_at: '2020-01-01T00:00:00.000Z' }, 'ends_at_check'],
  [{ status: 'held' }, 'held_until_check'],
  [{ starts_at: null, ends_at: null }, 'ends_at_check'],
  [{ status: 'maybe' }, 'status: it is none of confirmed'],
  [{ outcome: 'sold' }, 'outcome: '],
  [{ link: 'javascript:alert(1)' }, 'link: '],
  [{ revocations: -1 }, 'revocations: below 0'],
  [{ id: 'x' }, 'id: it is not a UUID'],
  [{ colour: 'red' }, 'colour: there is no such field'],
  [callOn('2099-12-08'), /: That time is taken: the call with Ines/],
  [{ acts: [{ id: SOME_ID, created_at: 'soon' }] }, 'acts.0.created_at: '],
  [{ deliveries: [{ id: SOME_ID, kind: 'gift' }] }, 'deliveries.0.kind: '],
  [{ table: 'orders' }, 'there is no kind of lead orders'],
])('a row with %j is refused with its line and field, and nothing is stored', async (change, reason) => {
  const { file, lead } = await exportedCall();
  const rows = [
    lead,
    { ...bare(lead), ...callOn('2099-12-08') },
    { ...bare(lead), ...callOn('2099-12-09'), ...change },
  ];
  writeFileSync(file, `[${rows.map((row) => `\n${JSON.stringify(row)}`)}\n]\n`);
  const target = await newDatabase('sqlite');
  const stderr = expect.stringMatching(/^lead 3 \(.*\), line 4: /);
  const run = await callCommand(target, ['import', file]);
  expect(run).toMatchObject({ status: 1, stderr });
  expect(run.stderr).toMatch(reason);
  expect((await callCommand(target, ['list', '--json'])).rows()).toEqual([]);
});

/** A call that differs from the exported one, and has no history. */
function bare(lead: Lead): Lead {
  return { ...lead, id: crypto.randomUUID(), deliveries: [], acts: [] };
}

function callOn(day: string) {
  return { starts_at: `${day}T10:00:00.000Z`, ends_at: `${day}T10:15:00.000Z` };
}

test.each(DATABASES)(
  'into %s go an expired hold, a NUL in a note, an option that is no longer offered, and a note without a date',
  async (kind) => {
    const { file, lead } = await exportedCall();
    const hold = { status: 'held', held_until: ago(1), note: 'a\0b', selected_service: 'Returns Portal' };
    writeFileSync(
      file,
      JSON.stringify([lead, { ...bare(lead), ...hold, entries: undefined, team_note: 'Tailor' }]),
    );
    const target = await newDatabase(kind);
    expect((await callCommand(target, ['import', file])).stdout).toContain('2 leads stored');
    const calls = 'select status, note from appointments order by status';
    expect(await ask(target, calls)).toEqual([
      { status: 'confirmed', note: null },
      { status: 'taken', note: 'ab' },
    ]);
    expect(await ask(target, 'select kind, body from entries')).toEqual([{ kind: 'note', body: 'Tailor' }]);
  },
);

test('what is not an export is refused', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.json');
  writeFileSync(file, '{}');
  const stderr = expect.stringContaining('is not a JSON export');
  expect(await callCommand(await newDatabase('sqlite'), ['import', file])).toMatchObject({
    status: 1,
    stderr,
  });
});

type Lead = Record<string, unknown>;

/** Stores bookings, and if there are several, also a quiz and a support message. */
async function store(url: string, ...bookings: ReturnType<typeof newBooking>[]): Promise<void> {
  const opened = await openStore(url, { kinds: ['notification'] });
  for (const booking of bookings)
    await insertLead(opened, 'call_bookings', booking, {
      deviceZone: 'Asia/Kathmandu',
      source: '/pricing?utm_source=letter',
    });
  if (bookings.length > 1) {
    await insertLead(opened, 'quiz_submissions', newQuiz(), { suspicion: 'too fast' });
    const unsent = { ...opened, kinds: [] };
    await insertLead(unsent, 'support_messages', { ...MESSAGE, id: crypto.randomUUID() });
  }
  await opened.close();
}

/** Exports a confirmed call. */
async function exportedCall(): Promise<{ file: string; lead: Lead }> {
  const source = await newDatabase('sqlite');
  const booking = newBooking();
  await store(source, booking);
  await callCommand(source, ['confirm', booking.id, '--at', 'asked']);
  const file = await exported(source);
  const [lead] = JSON.parse(readFileSync(file, 'utf8'));
  return { file, lead };
}

async function exported(url: string): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.json');
  expect(await callCommand(url, ['export', '--json', '--out', file])).toMatchObject({ status: 0 });
  return file;
}
