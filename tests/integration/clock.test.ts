import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS } from '#leads/durations.ts';
import { startNightly } from '#server/nightly.ts';
import { FULL } from '../full.ts';
import { newSite, type Site } from '../new-site.ts';
import { bookingsIn, read } from '../read-sqlite.ts';
import { spawnCommand } from '../run-command.ts';

/** The path of libfaketime, if Debian's package `libfaketime` is installed. */
const FAKETIME = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));

/** Returns the environment of a process whose clock is some days ahead, or behind if negative. */
function clockOff(days: number): Record<string, string> {
  return { LD_PRELOAD: FAKETIME ?? '', FAKETIME: `${days < 0 ? '' : '+'}${days}d`, BACKUP_KEEP: '2' };
}

/** Runs the nightly work with a clock that is some days off, until it prints `text` or reports a failed backup. */
async function nightUnder(days: number, { url, database }: Site, text: string) {
  const child = spawn(process.execPath, [new URL('../watch-nights.ts', import.meta.url).pathname, database], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, ...clockOff(days) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes(text) || output.includes('No backup was made')) break;
  }
  child.kill();
  return output;
}

const KEPT = 'Nothing old is deleted';

const copiesIn = ({ folder }: Site) => readdirSync(folder).filter((name) => name.endsWith('.db'));

test.skipIf(!FAKETIME)('a clock that is 400 days ahead deletes no lead and no backup', async () => {
  const site = await newSite();
  const ids = await Promise.all(Array.from({ length: 5 }, () => site.book()));
  for (const days of [1, 0]) await site.backUp(days);
  const copies = copiesIn(site);
  const ahead = await nightUnder(400, site, KEPT);
  expect(ahead).toContain('the database was backed up');
  // Nothing is deleted after a restart, or once the clock is right again.
  await nightUnder(401, site, KEPT);
  await nightUnder(0, site, KEPT);
  expect(bookingsIn(site.database).toSorted()).toEqual(ids.toSorted());
  expect(copiesIn(site)).toEqual(expect.arrayContaining(copies));
  const acts = read(site.database, "select actor, detail from audit where act = 'clock'");
  // The audit records a jump ahead and a jump back.
  expect(acts).toMatchObject([{ actor: 'server' }, { actor: 'server' }]);
  const { stdout } = await spawnCommand(site.url, ['check'], clockOff(400));
  expect(stdout).toMatch(/^FAIL {2}Clock: Nothing old is deleted: the database's clock jumped from /m);
});

test.skipIf(!FAKETIME)('a lead stored by a slow clock is kept once the clock is right', FULL, async () => {
  const site = await newSite();
  const known = await site.book();
  await nightUnder(-800, site, 'the database was backed up');
  const id = await site.book();
  await site.age(id, 800 * DAY_MS);
  await nightUnder(0, site, KEPT);
  expect(bookingsIn(site.database)).toEqual([known, id]);
});

test('a server whose own clock is wrong removes no young lead from PostgreSQL', async () => {
  const { store, book, age } = await newSite('postgres');
  const [old, young] = [await book(), await book()];
  await age(old, 366 * DAY_MS);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * DAY_MS });
  const removed = Promise.withResolvers<object>();
  const log = { info: removed.resolve, error: removed.reject };
  const config = { databaseFile: undefined, backups: undefined };
  const stop = startNightly({ store, config, log, lookEveryMs: 20 });
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
  expect(await removed.promise).toMatchObject({ removed: 1 });
  expect(await store.db.selectFrom('call_bookings').select('id').execute()).toEqual([{ id: young }]);
});

test('after a clock jump, old leads are purged only with --trust-clock, and after a backup', async () => {
  const { database, folder, book, age, cli, store } = await newSite();
  const ids = [await book(), await book()] as const;
  await age(ids[0], 400 * DAY_MS);
  const seenIn2020 = { name: 'last look', key: '2020-01-01T00:00:00.000Z' } as const;
  const purge = (...more: string[]) => cli('purge', '--older-than', '365d', ...more);
  await store.db.insertInto('keys').values(seenIn2020).execute();
  // A lead that was created today shows that the clock is right.
  expect((await purge()).stdout).toContain('1 leads from before');
  await age(ids[1], 400 * DAY_MS);
  await store.db.deleteFrom('audit').execute();
  rmSync(folder, { recursive: true });
  await store.db.updateTable('keys').set(seenIn2020).where('name', '=', 'last look').execute();
  for (const { status, stderr } of [await purge(), await purge()]) {
    expect(status).toBe(1);
    expect(stderr).toContain('Check the clock, then run leads purge --older-than 365d --trust-clock.');
  }
  expect(await purge('--trust-clock')).toMatchObject({ status: 0 });
  expect(bookingsIn(database)).toEqual([]);
  const [copy = ''] = readdirSync(folder);
  expect(bookingsIn(join(folder, copy))).toHaveLength(1);
  expect(await purge()).toMatchObject({ status: 0 });
});
