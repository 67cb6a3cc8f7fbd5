import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '#leads/db/open-store.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { CLI } from '../../scripts/spawn-server.ts';
import { type DatabaseKind, newDatabase } from '../new-database.ts';
import { newBooking, newQuiz } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';
import { MESSAGE } from '../start-server.ts';

test.each<[DatabaseKind, DatabaseKind]>([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
])('leads move from %s to %s with all decisions, and without deliveries', async (from, to) => {
  const source = await newDatabase(from);
  const booking = newBooking({ email: 'first@shop.example' });
  await store(source, booking, newBooking({ email: 'second@shop.example', preferred_date: '2099-12-02' }));
  for (const args of [
    ['--at', 'asked', '--link', 'https://meet.example/a'],
    ['--at', '2099-12-03 10:00'],
  ])
    expect((await callCommand(source, ['confirm', booking.id, ...args])).status).toBe(0);
  const file = await exported(source);

  const target = await newDatabase(to);
  expect(await callCommand(target, ['import', file])).toMatchObject({
    status: 0,
    stdout: '4 leads stored. 0 skipped: they are stored or were erased.\n',
  });
  expect(JSON.parse(readFileSync(await exported(target), 'utf8'))).toEqual(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  const opened = await openStore(target);
  expect(await opened.db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
  await opened.close();

  // A second import, from standard input, skips stored leads and erased people.
  await callCommand(target, ['erase', '--email', 'second@shop.example', '--yes']);
  const again = spawnSync(process.execPath, [CLI, 'import', '-'], {
    env: { PATH: process.env.PATH, DATABASE_URL: target },
    input: readFileSync(file),
    encoding: 'utf8',
  });
  expect(again.stdout).toContain('0 leads stored. 4 skipped');
});

test.each<[what: string, change: (lead: Lead) => unknown, reason: RegExp]>([
  ['a lead that breaks a rule', (lead) => [{ ...lead, email: 'nobody' }], /^lead 1 \(/],
  ['an unknown kind of lead', (lead) => [lead, { table: 'audit' }], /no kind of lead audit/],
  ['something else', () => ({}), /is not a JSON export/],
])('%s in a file: the whole file is refused', async (_what, change, reason) => {
  const source = await newDatabase('sqlite');
  await store(source, newBooking());
  const file = await exported(source);
  const [lead] = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(change(lead)));
  const target = await newDatabase('sqlite');
  const stderr = expect.stringMatching(reason);
  expect(await callCommand(target, ['import', file])).toMatchObject({ status: 1, stderr });
  expect((await callCommand(target, ['list', '--json'])).rows()).toEqual([]);
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
    await insertLead(opened, 'support_messages', { ...MESSAGE, id: crypto.randomUUID() });
  }
  await opened.close();
}

async function exported(url: string): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.json');
  expect(await callCommand(url, ['export', '--json', '--out', file])).toMatchObject({ status: 0 });
  return file;
}
