import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { decideCall } from '#leads/calls/appointments.ts';
import { findLead, findRecord } from '#leads/db/find-leads.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { openStore } from '#leads/db/open-store.ts';
import { raiseFollowUps } from '#leads/outbox/follow-ups.ts';
import { CLI } from '../../scripts/spawn-server.ts';
import { fullUnless } from '../full.ts';
import { fill } from '../load/fill.ts';
import { blankDatabase } from '../new-database.ts';
import { newSite } from '../new-site.ts';
import { bookingsIn, read } from '../read-sqlite.ts';
import { callCommand } from '../run-command.ts';
import { startOutbox } from '../start-outbox.ts';
import { startReceiver } from '../start-receiver.ts';

test('a restore puts the copy in place, keeps what was there and says what it did', async () => {
  const { database, book, backUp, close, cli } = await newSite();
  const early = [await book(), await book()];
  const copy = await backUp();
  const late = await book();
  await close();
  const { status, stdout, stderr } = await cli('restore', copy);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(bookingsIn(database)).toEqual(early);
  const [replaced = ''] = readdirSync(dirname(database)).filter((name) => name.includes('.before-'));
  expect(bookingsIn(join(dirname(database), replaced))).toEqual([...early, late]);
  expect(stdout).toContain(`${database} is ${copy} again: 2 bookings, 0 quizzes, 0 messages.`);
  expect(stdout).toContain(replaced);
  expect(readdirSync(dirname(database)).toSorted()).toEqual(['backups', 'leads.db', replaced]);
  expect(statSync(database).mode & 0o777).toBe(0o600);
  expect(bookingsIn(copy)).toEqual(early);
  expect((await cli('list', '--json')).rows()).toHaveLength(2);
  expect(read(database, 'select act, detail from audit')).toEqual([
    { act: 'restore', detail: basename(copy) },
  ]);
});

test('it refuses in one line while the database is open, and changes nothing', async () => {
  const { database, book, backUp, cli } = await newSite();
  await book();
  const copy = await backUp();
  const id = await book();
  const { status, stdout, stderr } = await cli('restore', copy);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    'Nothing was restored: a server or another command has the database open: stop it first.\n',
  );
  expect(bookingsIn(database)).toContain(id);
  expect(readdirSync(dirname(database)).filter((name) => !name.startsWith('leads.db'))).toEqual(['backups']);
});

/** Changes a byte of the last place where a text stands. */
function changeByte(file: string, text: string): void {
  const bytes = readFileSync(file);
  bytes[bytes.lastIndexOf(text)] = 'x'.charCodeAt(0);
  writeFileSync(file, bytes);
}

test.each<[string, (copy: string) => void]>([
  ['is cut within its last page', (copy) => truncateSync(copy, statSync(copy).size - 700)],
  ['is empty', (copy) => writeFileSync(copy, '')],
  ['has another byte in what a visitor typed', (copy) => changeByte(copy, 'Ines Duarte')],
])('a copy that %s is told by check and not restored', async (_how, change) => {
  const { database, book, backUp, close, cli } = await newSite();
  for (let count = 0; count < 30; count++) await book();
  const copy = await backUp();
  const late = await book();
  await close();
  expect((await cli('check')).stdout).toMatch(/^ok {4}Backup: /m);
  change(copy);
  expect((await cli('check')).stdout).toMatch(/^FAIL {2}Backup: .* is damaged: /m);
  const { status, stdout, stderr } = await cli('restore', copy);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Nothing was restored: .* is damaged: .*\n$/);
  expect(bookingsIn(database)).toContain(late);
});

test('it refuses what is no whole copy of ours, and leaves the database as it is', async () => {
  const { database, folder, book, backUp, close, cli } = await newSite();
  const id = await book();
  const copy = await backUp();
  await close();
  // Without the SHA-256 beside it.
  const bad = (name: string, change: (file: string) => void) => {
    const file = join(folder, name);
    copyFileSync(copy, file);
    change(file);
    return file;
  };
  const asDatabase = (text: string) => (file: string) => {
    const opened = new DatabaseSync(file);
    opened.exec(text);
    opened.close();
  };
  const files = {
    missing: [join(folder, 'nowhere.db'), 'there is no file'],
    itself: [database, 'is the database itself'],
    text: [bad('text', (file) => writeFileSync(file, 'leads,'.repeat(2000))), 'is damaged, or no database'],
    cut: [bad('cut', (file) => truncateSync(file, statSync(file).size - 700)), 'is damaged'],
    changed: [bad('changed', (file) => changeByte(file, id)), 'is damaged'],
    logged: [bad('logged', (file) => writeFileSync(`${file}-wal`, 'x')), 'copy it with leads backup'],
    others: [bad('others', asDatabase('drop table kysely_migration')), 'is no database of leads'],
    newer: [
      bad('newer', asDatabase("insert into kysely_migration values ('999_later_breaking', '2030-01-01')")),
      'it was written by another version, with the migration 999_later_breaking',
    ],
  };
  for (const [name, [file = '', reason]] of Object.entries(files)) {
    const { status, stdout, stderr } = await cli('restore', file);
    expect([status, stdout], name).toEqual([1, '']);
    expect(stderr, name).toContain(reason);
    expect(stderr.trim().split('\n'), name).toHaveLength(1);
    expect(readdirSync(dirname(database)), name).toEqual(['backups', 'leads.db']);
  }
  expect(bookingsIn(database)).toEqual([id]);
  const onPostgres = await callCommand('postgres://127.0.0.1:1/leads', ['restore', copy]);
  expect(onPostgres.stderr).toContain('pg_restore');
});

test('it works where the database is gone or damaged', async () => {
  const { database, book, backUp, close, cli } = await newSite();
  const id = await book();
  const copy = await backUp();
  await close();
  const replaced = () => readdirSync(dirname(database)).filter((name) => name.includes('.before-'));

  rmSync(database);
  expect((await cli('restore', copy)).status).toBe(0);
  expect(bookingsIn(database)).toEqual([id]);
  expect(replaced()).toEqual([]);

  writeFileSync(database, 'what a broken disk left'.repeat(1000));
  writeFileSync(`${database}-wal`, 'and its log');
  expect((await cli('restore', copy)).status).toBe(0);
  expect(bookingsIn(database)).toEqual([id]);
  expect(readdirSync(dirname(database))).not.toContain('leads.db-wal');
  expect(replaced()).toEqual([expect.stringMatching(/Z$/), expect.stringMatching(/Z-wal$/)]);
});

test('who was erased stays erased, unless the lead came later', async () => {
  const { database, folder, store, book, backUp, close, cli } = await newSite();
  const other = await book({ email: 'other@studio.example' });
  await book({ email: 'INES@studio.example' }, ['acknowledgement']);
  const withInes = await backUp();
  const { stdout: erased } = await cli('erase', '--email', 'ines@studio.example', '--yes');
  expect(erased).toContain(`Copies in ${folder} may hold the person for 14 days.`);
  const again = await book({ email: 'ines@studio.example' });
  const later = await backUp();
  await store.emptyLog();
  await close();

  const { stdout } = await cli('restore', withInes);
  expect(stdout).toContain('Leads erased again: 1.');
  expect(bookingsIn(database)).toEqual([other]);
  expect(read(database, 'select * from deliveries')).toEqual([]);
  // Overwritten, not only deleted.
  expect(readFileSync(database).includes('INES@studio.example')).toBe(false);

  expect((await cli('restore', later)).status).toBe(0);
  expect(bookingsIn(database)).toEqual([other, again]);
});

test('the list goes with copies that are kept elsewhere, and names nobody', async () => {
  const { folder, book, backUp, cli } = await newSite();
  await book();
  const copy = await backUp();
  await cli('erase', '--email', 'ines@studionorte.example', '--yes');
  const elsewhere = mkdtempSync(join(tmpdir(), 'loomline-elsewhere-'));
  cpSync(folder, elsewhere, { recursive: true });
  const list = join(elsewhere, 'ended.jsonl');
  expect(statSync(list).mode & 0o777).toBe(0o600);
  expect(readFileSync(list, 'utf8')).not.toMatch(/ines|studio/i);
  const machine = await blankDatabase('sqlite');
  const restored = async () =>
    (await callCommand(machine, ['restore', join(elsewhere, basename(copy))])).stdout;
  expect(await restored()).toContain('Leads erased again: 1.');
  rmSync(list);
  const stdout = await restored();
  expect(stdout).toContain('No erasures are written down');
});

test('nothing is erased where the disk fills up half-way through writing it down, and all is well after', async () => {
  const { url, folder, database, book, backUp, cli } = await newSite();
  await book();
  const copy = await backUp();
  const list = join(folder, 'ended.jsonl');
  const limit = 4 * 2 ** 20;
  appendFileSync(list, `${' '.repeat(limit - 21)}\n`);
  const erase = ['erase', '--email', 'ines@studionorte.example', '--yes'];
  // No file may grow beyond it, as if the disk were full there.
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', `ulimit -f ${limit / 1024}; exec "$@"`, 'bash', process.execPath, CLI, ...erase],
    { env: { ...process.env, DATABASE_URL: url }, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Nothing was done, [^\n]*too large[^\n]*\n$/)]);
  expect(statSync(list).size).toBe(limit);
  expect(bookingsIn(database)).toHaveLength(1);
  expect((await cli(...erase)).status).toBe(0);
  const elsewhere = await blankDatabase('sqlite');
  expect((await callCommand(elsewhere, ['restore', copy])).stdout).toContain('Leads erased again: 1.');
});

test('links that were revoked since the copy stay revoked', async () => {
  const { url, book, backUp, close, cli } = await newSite();
  const [twice, once, never] = [await book(), await book(), await book()];
  await cli('revoke', twice);
  const copy = await backUp();
  await close();
  for (const id of [twice, twice, once]) expect((await cli('revoke', id)).status).toBe(0);
  expect((await cli('restore', copy)).status).toBe(0);
  const store = await openStore(url);
  const found = await Promise.all([twice, once, never].map((id) => findRecord(store.db, id)));
  await store.close();
  expect(found.map((beside) => beside?.revocations)).toEqual([3, 1, 0]);
});

test('what may have gone out since the copy waits for retry', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const { url, book, backUp, close, cli } = await newSite();
  const id = await book({}, ['webhook']);
  const copy = await backUp();
  await close();
  const send = async () => {
    const outbox = await startOutbox({ databaseUrl: url, webhookUrl: receiver.url });
    await expect.poll(outbox.pending).toBe(0);
    await outbox.stop();
  };
  await send();
  expect(receiver.posts).toHaveLength(1);

  expect((await cli('restore', copy)).stdout).toContain(
    'Deliveries that may have gone out since the copy, and are not sent: 1.',
  );
  await send();
  expect(receiver.posts).toHaveLength(1);
  expect((await cli('show', id)).stdout).toContain(
    'given up after 0 tries: it may have gone out before a restore',
  );
  expect((await cli('stats')).stdout).toContain('1 deliveries given up');

  expect((await cli('retry', id)).stdout).toContain('1 to be sent');
  await send();
  expect(receiver.posts).toHaveLength(2);
});

test('reminders, nudges and the day’s list that went out since the copy do not go out again, later ones do', async () => {
  const { url, store, book, backUp, close, cli } = await newSite();
  const hours = (from: number) => new Date(Date.now() + from * 60 * 60 * 1000);
  const waiting = await book();
  const late = await book();
  const calls = [await book(), await book()];
  const decision = { by: { actor: 'team', user_name: null }, kinds: ['confirmation'] } as const;
  for (const [index, id] of calls.entries()) {
    const booking = await findLead(store.db, 'call_bookings', id);
    if (!booking) throw new Error('There is no such booking');
    await decideCall(
      store,
      booking.id,
      { status: 'confirmed', startsAt: hours([23, 25][index] ?? 0) },
      decision,
    );
  }
  await store.db
    .updateTable('deliveries')
    .set({ delivered_at: hours(-100).toISOString() })
    .execute();
  const age = (id: string, by: number) =>
    store.db
      .updateTable('call_bookings')
      .set({ created_at: hours(-by).toISOString() })
      .where('id', '=', id);
  await age(waiting, 21).execute();
  await age(late, 19).execute();
  const copy = await backUp();
  const kinds = ['reminder', 'nudge', 'agenda'] as const;
  const raised = async (from: LeadStore) => {
    await raiseFollowUps(from, kinds, [24, 1]);
    const rows = await from.db.selectFrom('deliveries').select(['lead_id', 'kind']).execute();
    return rows.filter(({ kind }) => kind === 'reminder' || kind === 'nudge').map(({ lead_id }) => lead_id);
  };
  expect((await raised(store)).sort()).toEqual([waiting, calls[0]].sort());
  await close();
  expect((await cli('restore', copy)).status).toBe(0);
  const restored = await openStore(url);
  onTestFinished(() => restored.close());
  expect(await raised(restored)).toEqual([]);
  // Two hours later.
  await sql`update audit set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-2 hours')`.execute(
    restored.db,
  );
  await sql`update call_bookings set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-2 hours')`.execute(
    restored.db,
  );
  await sql`update appointments set starts_at = strftime('%Y-%m-%dT%H:%M:%fZ', starts_at, '-2 hours'),
    ends_at = strftime('%Y-%m-%dT%H:%M:%fZ', ends_at, '-2 hours')`.execute(restored.db);
  expect((await raised(restored)).sort()).toEqual([late, calls[1]].sort());
});

describe.each([4, 60])('killed %i times in the middle', (kills) => {
  test('it leaves the old database or the copy, whole', {
    ...fullUnless(kills === 4),
    timeout: 600_000,
  }, async () => {
    const { url, database, book, backUp, close, cli } = await newSite();
    await fill(url, 3000);
    const copies = [await backUp()];
    await book();
    copies.push(await backUp());
    await close();
    const found = new Set<number>();
    for (let kill = 0; kill < kills; kill++) {
      rmSync(`${database}.restoring`, { force: true });
      const child = spawn(process.execPath, [CLI, 'restore', String(copies[kill % 2])], {
        env: { ...process.env, DATABASE_URL: url },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const ended = once(child, 'exit');
      const isAtWork = () => child.exitCode === null && existsSync(`${database}.restoring`);
      while (child.exitCode === null && !isAtWork()) await sleep(1);
      // Some just after the beginning, most around the end.
      const stepsLeft = kill % 3 === 0 ? 1 : (kill * 37) % 60;
      for (let step = 0; step < stepsLeft && isAtWork(); step++) await sleep(1);
      child.kill('SIGKILL');
      await ended;
      expect(read(database, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      found.add(bookingsIn(database).length);
    }
    expect([...found].filter((leads) => leads !== 3000 && leads !== 3001)).toEqual([]);
    // What a killed restore left may hold somebody who was erased: whoever opens the database next removes it.
    writeFileSync(`${database}.restoring`, 'x');
    expect((await cli('list')).status).toBe(0);
    expect(readdirSync(dirname(database)).filter((name) => name.endsWith('.restoring'))).toEqual([]);
  });
});
