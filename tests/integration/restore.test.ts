import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { decideCall } from '#leads/calls/appointments.ts';
import { callAt } from '#leads/calls/call-hours.ts';
import { findRecord } from '#leads/db/find-leads.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { openStore } from '#leads/db/open-store.ts';
import { HOUR_MS } from '#leads/durations.ts';
import { raiseFollowUps } from '#leads/outbox/follow-ups.ts';
import { CLI } from '../../scripts/spawn-server.ts';
import { FULL } from '../full.ts';
import { fill } from '../load/fill.ts';
import { ask, blankDatabase } from '../new-database.ts';
import { newSite } from '../new-site.ts';
import { bookingsIn, read } from '../read-sqlite.ts';
import { callCommand } from '../run-command.ts';
import { startOutbox } from '../start-outbox.ts';
import { startReceiver } from '../start-receiver.ts';

test('a restore replaces the database, keeps the old file and prints what it did', async () => {
  const { database, book, backUp, close, cli } = await newSite();
  const early = [await book(), await book()];
  const copy = await backUp();
  const late = await book();
  await close();
  const { status, stdout, stderr } = await cli('restore', copy);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(bookingsIn(database)).toEqual(early);
  const [replaced = ''] = fs.readdirSync(dirname(database)).filter((name) => name.includes('.before-'));
  expect(bookingsIn(join(dirname(database), replaced))).toEqual([...early, late]);
  expect(stdout).toContain(`${database} was restored from ${copy}: 2 bookings, 0 quizzes, 0 messages.`);
  expect(stdout).toContain(replaced);
  expect(fs.readdirSync(dirname(database)).toSorted()).toEqual(['backups', 'leads.db', replaced]);
  expect(fs.statSync(database).mode & 0o777).toBe(0o600);
  expect(bookingsIn(copy)).toEqual(early);
  expect((await cli('list', '--json')).rows()).toHaveLength(2);
  expect(read(database, 'select act, detail from audit')).toEqual([
    { act: 'restore', detail: basename(copy) },
  ]);
});

test('while the database is open, a restore is refused in one line, and changes nothing', async () => {
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
  expect(fs.readdirSync(dirname(database)).filter((name) => !name.startsWith('leads.db'))).toEqual([
    'backups',
  ]);
});

/** Changes the first byte of the last occurrence of `text` in a file. */
function changeByte(file: string, text: string): void {
  const bytes = fs.readFileSync(file);
  bytes[bytes.lastIndexOf(text)] = 'x'.charCodeAt(0);
  fs.writeFileSync(file, bytes);
}

test('only an intact backup of ours is restored; any other file leaves the database as it is', async () => {
  const { database, folder, book, backUp, close, cli } = await newSite();
  const id = await book();
  const copy = await backUp();
  await close();
  // These files have no SHA-256 file, so the other checks have to refuse them.
  const bad = (name: string, change: (file: string) => void) => {
    const file = join(folder, name);
    fs.copyFileSync(copy, file);
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
    text: [
      bad('text', (file) => fs.writeFileSync(file, 'leads,'.repeat(2000))),
      'is damaged, or no database',
    ],
    cut: [bad('cut', (file) => fs.truncateSync(file, fs.statSync(file).size - 700)), 'is damaged'],
    changed: [bad('changed', (file) => changeByte(file, id)), 'is damaged'],
    logged: [
      bad('logged', (file) => fs.writeFileSync(`${file}-wal`, 'x')),
      'copy that database with leads backup',
    ],
    others: [bad('others', asDatabase('drop table kysely_migration')), 'is not a database of leads'],
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
    expect(fs.readdirSync(dirname(database)), name).toEqual(['backups', 'leads.db']);
  }
  expect(bookingsIn(database)).toEqual([id]);
  expect((await cli('check')).stdout).toMatch(/^ok {4}Backup: /m);
  changeByte(copy, 'Ines Duarte');
  expect((await cli('check')).stdout).toMatch(/^FAIL {2}Backup: .* is damaged: .*sha256/m);
  expect((await cli('restore', copy)).stderr).toMatch(/^Nothing was restored: .* is damaged: .*sha256.*\n$/);
  expect(bookingsIn(database)).toEqual([id]);
  const onPostgres = await callCommand('postgres://127.0.0.1:1/leads', ['restore', copy]);
  expect(onPostgres.stderr).toContain('pg_restore');
});

test('a missing or damaged database is restored', async () => {
  const { database, book, backUp, close, cli } = await newSite();
  const id = await book();
  const copy = await backUp();
  await close();
  const replaced = () => fs.readdirSync(dirname(database)).filter((name) => name.includes('.before-'));

  fs.rmSync(database);
  expect((await cli('restore', copy)).status).toBe(0);
  expect(bookingsIn(database)).toEqual([id]);
  expect(replaced()).toEqual([]);

  fs.writeFileSync(database, 'what a broken disk left'.repeat(1000));
  fs.writeFileSync(`${database}-wal`, 'and its log');
  expect((await cli('restore', copy)).status).toBe(0);
  expect(bookingsIn(database)).toEqual([id]);
  expect(fs.readdirSync(dirname(database))).not.toContain('leads.db-wal');
  expect(replaced()).toEqual([expect.stringMatching(/Z$/), expect.stringMatching(/Z-wal$/)]);
});

test('after a restore, erased people stay erased except for later leads, and revoked links stay revoked', async () => {
  const { url, database, folder, store, book, backUp, close, cli } = await newSite();
  const other = await book({ email: 'other@studio.example' });
  await book({ email: 'INES@studio.example' }, { kinds: ['acknowledgement'] });
  const withInes = await backUp();
  const { stdout: erased } = await cli('erase', '--email', 'ines@studio.example', '--yes');
  expect(erased).toContain(`Backups in ${folder} may hold the person for 14 days.`);
  const again = await book({ email: 'ines@studio.example' });
  expect((await cli('revoke', other)).status).toBe(0);
  const later = await backUp();
  await store.emptyLog();
  await close();

  const { stdout } = await cli('restore', withInes);
  expect(stdout).toContain('Leads erased again: 1.');
  expect(bookingsIn(database)).toEqual([other]);
  expect(read(database, 'select * from deliveries')).toEqual([]);
  // Erasing also overwrites the person's bytes in the file.
  expect(fs.readFileSync(database).includes('INES@studio.example')).toBe(false);
  const restored = await openStore(url);
  expect(await findRecord(restored.db, other)).toMatchObject({ revocations: 1 });
  await restored.close();

  expect((await cli('restore', later)).status).toBe(0);
  expect(bookingsIn(database)).toEqual([other, again]);
});

test('the list of erasures moves with the backups, and names nobody', async () => {
  const { folder, book, backUp, cli } = await newSite();
  const start = new Date('2099-12-01T14:30:00Z');
  await book({}, { time: { ...callAt(start), status: 'confirmed' } });
  const copy = await backUp();
  await cli('erase', '--email', 'ines@studionorte.example', '--yes');
  const elsewhere = fs.mkdtempSync(join(tmpdir(), 'loomline-elsewhere-'));
  fs.cpSync(folder, elsewhere, { recursive: true });
  const list = join(elsewhere, 'ended.jsonl');
  expect(fs.statSync(list).mode & 0o777).toBe(0o600);
  expect(fs.readFileSync(list, 'utf8')).not.toMatch(/ines|studio/i);
  const machine = await blankDatabase('sqlite');
  const restored = async () =>
    (await callCommand(machine, ['restore', join(elsewhere, basename(copy))])).stdout;
  expect(await restored()).toContain('Leads erased again: 1.');
  expect(await ask(machine, 'select * from appointments')).toEqual([]);
  fs.rmSync(list);
  const stdout = await restored();
  expect(stdout).toContain('No erasures are listed');
});

test('deliveries that may have been sent since the backup wait for leads retry', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const { url, book, backUp, close, cli } = await newSite();
  const id = await book({}, { kinds: ['webhook'] });
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
    'Deliveries that may have gone out since the backup, and are not sent: 1.',
  );
  await send();
  expect(receiver.posts).toHaveLength(1);
  expect((await cli('show', id)).stdout).toContain(
    'given up after 0 tries: it may have been sent before the restore',
  );
  expect((await cli('stats')).stdout).toContain('1 deliveries given up');

  expect((await cli('retry', id)).stdout).toContain('1 to be sent');
  await send();
  expect(receiver.posts).toHaveLength(2);
});

test('reminders, nudges and agendas that were sent since the backup aren’t sent again; later ones are', async () => {
  const { url, store, book, age, backUp, close, cli } = await newSite();
  const hours = (from: number) => new Date(Date.now() + from * HOUR_MS);
  // Other people: somebody with a call to come isn't overdue elsewhere.
  const waiting = await book({ email: 'waiting@studio.example' });
  const late = await book({ email: 'late@studio.example' });
  const calls = [await book(), await book()];
  const by = { actor: 'team', user_name: null } as const;
  for (const [index, id] of calls.entries()) {
    const startsAt = hours([23, 25][index] ?? 0);
    await decideCall({ ...store, kinds: ['confirmation'] }, id, { status: 'confirmed', startsAt }, by);
  }
  await ask(url, `update deliveries set delivered_at = '${hours(-100).toISOString()}'`);
  await age(waiting, 21 * HOUR_MS);
  await age(late, 19 * HOUR_MS);
  const copy = await backUp();
  const kinds = ['reminder', 'nudge', 'agenda'] as const;
  const raised = async (from: LeadStore) => {
    await raiseFollowUps({ ...from, kinds }, [24, 1]);
    const rows = await from.db.selectFrom('deliveries').select(['lead_id', 'kind']).execute();
    return rows.filter(({ kind }) => kind === 'reminder' || kind === 'nudge').map(({ lead_id }) => lead_id);
  };
  expect((await raised(store)).sort()).toEqual([waiting, calls[0]].sort());
  await close();
  expect((await cli('restore', copy)).status).toBe(0);
  const restored = await openStore(url);
  onTestFinished(() => restored.close());
  expect(await raised(restored)).toEqual([]);
  // Move everything two hours into the past.
  for (const [table, ...columns] of [
    ['audit', 'created_at'],
    ['call_bookings', 'created_at'],
    ['appointments', 'starts_at', 'ends_at'],
  ]) {
    const set = columns.map((name) => `${name} = strftime('%Y-%m-%dT%H:%M:%fZ', ${name}, '-2 hours')`);
    await ask(url, `update ${table} set ${set}`);
  }
  expect((await raised(restored)).sort()).toEqual([late, calls[1]].sort());
});

test('a killed restore leaves either the complete old database or the complete backup', FULL, async () => {
  const { url, database, book, backUp, close, cli } = await newSite();
  await fill(url, 3000);
  const copies = [await backUp()];
  await book();
  copies.push(await backUp());
  await close();
  // Two of the kills come just after the restore starts, the others around its end.
  for (const [kill, delayMs] of [1, 10, 1, 20, 40, 60].entries()) {
    fs.rmSync(`${database}.restoring`, { force: true });
    const child = spawn(process.execPath, [CLI, 'restore', String(copies[kill % 2])], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    while (child.exitCode === null && !fs.existsSync(`${database}.restoring`)) await sleep(1);
    await sleep(delayMs);
    child.kill('SIGKILL');
    await ended;
    expect(read(database, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect([3000, 3001]).toContain(bookingsIn(database).length);
  }
  // The next command deletes the file of a killed restore, because it may contain erased people.
  fs.writeFileSync(`${database}.restoring`, 'x');
  expect((await cli('list')).status).toBe(0);
  expect(fs.readdirSync(dirname(database)).filter((name) => name.endsWith('.restoring'))).toEqual([]);
});
