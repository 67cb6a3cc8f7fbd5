import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { backupName } from '#leads/backup/backups.ts';
import { replacedName } from '#leads/db/database-files.ts';
import { DAY_MS } from '#leads/durations.ts';
import { lastNight, startNightly } from '#server/nightly.ts';
import { FULL } from '../full.ts';
import { newSite, type Site } from '../new-site.ts';
import { bookingsIn, read } from '../read-sqlite.ts';
import { callCommand } from '../run-command.ts';

const mode = (path: string) => (fs.statSync(path).mode & 0o777).toString(8);

test('a backup is one file that only its owner can read; each concurrent write is in it completely or not at all', async () => {
  const { folder, book: bookAlone, cli } = await newSite();
  const book = () => bookAlone({}, { kinds: ['acknowledgement'] });
  for (let batch = 0; batch < 5; batch++) await Promise.all(Array.from({ length: 100 }, () => book()));
  let isDone = false;
  const writing = (async () => {
    while (!isDone) await Promise.all(Array.from({ length: 20 }, () => book()));
  })();
  const { status, stderr, rows } = await cli('backup', '--json');
  isDone = true;
  await writing;
  expect([status, stderr]).toEqual([0, '']);
  const [made] = rows() as { file: string; rows: Record<string, number> }[];
  const file = String(made?.file);
  const name = basename(file);
  expect(name).toMatch(/^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.db$/);
  expect(spawnSync('sha256sum', ['--check', `${name}.sha256`], { cwd: folder }).status).toBe(0);
  expect(read(file, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const [counts] = read(
    file,
    'select (select count(*) from call_bookings) as call_bookings, (select count(*) from deliveries) as deliveries',
  );
  expect(made?.rows).toMatchObject({ ...counts, quiz_submissions: 0 });
  expect(counts?.call_bookings).toBe(counts?.deliveries);
  expect(Number(counts?.deliveries)).toBeGreaterThanOrEqual(500);
  expect([mode(file), mode(folder), mode(`${file}.sha256`)]).toEqual(['600', '700', '600']);
  // Reading the backup created no other files in its folder.
  expect(fs.readdirSync(folder)).toEqual([name, `${name}.sha256`]);
});

test('a backup deletes old backups and files of a killed backup, except with --to', async () => {
  const { url, database, folder } = await newSite();
  const old = backupName(database, new Date(Date.now() - 2 * DAY_MS));
  fs.mkdirSync(folder);
  const abandoned = join(folder, '.leads.db.1.unfinished');
  for (const name of [old, `${old}.sha256`, abandoned, `${abandoned}-journal`, 'notes.txt'])
    fs.writeFileSync(resolve(folder, name), 'x');
  fs.utimesSync(abandoned, new Date('2020-01-01'), new Date('2020-01-01'));
  const elsewhere = join(dirname(database), 'elsewhere');
  fs.mkdirSync(elsewhere);
  const strangers = ['novel.unfinished', '.leads.db.2.unfinished'].map((name) => join(elsewhere, name));
  const novel = join(folder, 'novel.unfinished');
  for (const file of [...strangers, novel]) {
    fs.writeFileSync(file, 'x');
    fs.utimesSync(file, new Date('2020-01-01'), new Date('2020-01-01'));
  }
  expect((await callCommand(url, ['backup', '--to', elsewhere], { BACKUP_KEEP: '1' })).status).toBe(0);
  expect(fs.readdirSync(elsewhere).filter((name) => name.endsWith('.db'))).toHaveLength(1);
  expect(strangers.every((file) => fs.existsSync(file))).toBe(true);
  expect(fs.readdirSync(folder)).toContain(old);
  const { stdout } = await callCommand(url, ['backup'], { BACKUP_KEEP: '1' });
  expect(stdout).toContain('Older backups deleted: 1.');
  expect(fs.readdirSync(folder)).toEqual([
    ...[
      expect.stringMatching(/Z\.db$/),
      expect.stringMatching(/Z\.db\.sha256$/),
      'notes.txt',
      'novel.unfinished',
    ],
  ]);
});

test('a refused backup prints one line, and leaves no file', async () => {
  const { url, database } = await newSite();
  const refusals = [
    [await callCommand(url, ['backup'], { BACKUP_DIR: 'off' }), 'BACKUP_DIR is off'],
    [await callCommand('sqlite:/nowhere/leads.db', ['backup']), 'There is no database at /nowhere/leads.db'],
    [await callCommand('postgres://127.0.0.1:1/leads', ['backup']), 'pg_dump'],
    [await callCommand(url, ['backup', '--to', database]), 'No backup was made: '],
  ] as const;
  for (const [{ status, stdout, stderr }, reason] of refusals) {
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(reason);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
});

test('a damaged database isn’t backed up', async () => {
  const { url, folder, book, store, database } = await newSite();
  const id = await book();
  await store.emptyLog();
  const bytes = fs.readFileSync(database);
  // Damage the id's last occurrence, which is in an index, so that the index no longer matches the table.
  bytes[bytes.lastIndexOf(id)] = 'x'.charCodeAt(0);
  fs.writeFileSync(database, bytes);
  const { status, stderr } = await callCommand(url, ['backup']);
  expect(status).toBe(1);
  expect(stderr).toContain('No backup was made: it is damaged, or no database (');
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('an old backup with far more leads than the newest is kept, and backup and check report it', async () => {
  const { book, cli, backUp, store } = await newSite();
  vi.stubEnv('BACKUP_KEEP', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@shop.example`);
  for (const email of emails) await book({ email });
  const old = await backUp(1);
  await store.db.deleteFrom('call_bookings').where('email', 'in', emails.slice(0, 3)).execute();
  expect((await cli('backup')).stderr).toContain(`${old} holds far more leads, and is kept`);
  expect((await cli('check')).stdout).toContain(`FAIL  Backup: ${old} holds far more leads than the last`);
  expect(fs.existsSync(old)).toBe(true);
});

test('erased leads don’t count as missing from the newest backup', async () => {
  const { book, cli, backUp } = await newSite();
  for (let lead = 0; lead < 5; lead++) await book({ email: 'ines@shop.example' });
  await backUp(1);
  await cli('erase', '--email', 'ines@shop.example', '--yes');
  expect(await cli('backup')).toMatchObject({ status: 0, stderr: '' });
});

/** Starts a server's nightly work, and returns its log. */
function nightsOf({ database, folder, store }: Site, hasBackups = true) {
  vi.stubEnv('DATABASE_URL', `sqlite:${database}`);
  const log = { info: vi.fn(), error: vi.fn() };
  const config = { databaseFile: database, backups: hasBackups ? { folder, keep: 14 } : undefined };
  const stop = startNightly({ store, config, log, lookEveryMs: 20 });
  onTestFinished(() => {
    stop();
    vi.unstubAllEnvs();
  });
  return log;
}

/** Waits for a log line, then twice as long again, because no event shows that the work isn't repeated. */
async function waitTwice(line: Mock): Promise<void> {
  const started = performance.now();
  await vi.waitFor(() => expect(line).toHaveBeenCalled(), 60_000);
  await sleep(2 * (performance.now() - started));
}

test('a server makes one backup a night', async () => {
  const site = await newSite();
  await site.book();
  const log = nightsOf(site);
  await waitTwice(log.info);
  expect(log.info.mock.calls).toEqual([
    [expect.objectContaining({ rows: expect.objectContaining({ call_bookings: 1 }) }), expect.any(String)],
  ]);
  expect(fs.readdirSync(site.folder).filter((name) => name.endsWith('.db'))).toHaveLength(1);
  expect(log.error).not.toHaveBeenCalled();
});

test('a failed nightly backup logs one line, and isn’t retried at once', FULL, async () => {
  const site = await newSite();
  // Set BACKUP_DIR to the path of a file instead of a folder.
  vi.stubEnv('BACKUP_DIR', site.database);
  const log = nightsOf(site);
  await waitTwice(log.error);
  expect(log.error.mock.calls).toEqual([
    [{ reason: expect.stringContaining('No backup was made: ') }, 'the nightly run failed'],
  ]);
});

test('a server removes leads at the age in the privacy policy, even without backups', async () => {
  const site = await newSite();
  const { database, book, age } = site;
  const [old, young] = [await book(), await book()];
  const replaced = [34, 36].map((days) => replacedName(database, new Date(Date.now() - days * DAY_MS)));
  for (const file of replaced) fs.writeFileSync(file, 'x');
  await age(old, 366 * DAY_MS);
  await age(young, 364 * DAY_MS);
  const log = nightsOf(site, false);
  await waitTwice(log.info);
  expect(bookingsIn(database)).toEqual([young]);
  // A database that was replaced by a restore is kept no longer than a backup is.
  expect(replaced.map((file) => fs.existsSync(file))).toEqual([true, false]);
  expect(read(database, 'select actor, act, amount from audit')).toEqual([
    { actor: 'server', act: 'purge', amount: 1 },
  ]);
  expect(log.info).toHaveBeenCalledTimes(1);
});

test('a night ends at three o’clock', () => {
  expect(lastNight(new Date(2026, 11, 2, 2, 59))).toEqual(new Date(2026, 11, 1, 3));
  expect(lastNight(new Date(2026, 11, 2, 3, 0))).toEqual(new Date(2026, 11, 2, 3));
});
