import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '#leads/db/open-store.ts';
import { copyName } from '#leads/manage/copies.ts';
import { insertLead, type LeadExtras } from '#leads/manage/insert-lead.ts';
import { CLI } from '../../scripts/spawn-server.ts';
import { ask, blankDatabase, newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Check {
  check: string;
  ok: boolean;
  found: string;
  todo?: string;
}

/** Runs the command, and returns its exit status and its checks by name. */
async function check(url: string, env: Record<string, string> = {}) {
  const { status, stdout } = await callCommand(url, ['check', '--json'], env);
  const { ok, checks }: { ok: boolean; checks: Check[] } = JSON.parse(stdout);
  expect(ok).toBe(status === 0);
  expect(ok).toBe(checks.every((one) => one.ok));
  return { status, checks: Object.fromEntries(checks.map((one) => [one.check, one])) };
}

/** Stores a booking, and returns its id. */
async function book(url: string, beside: LeadExtras = {}): Promise<string> {
  const store = await openStore(url);
  const booking = newBooking();
  await insertLead(store, 'call_bookings', booking, beside);
  await store.close();
  return booking.id;
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

afterEach(() => void vi.useRealTimers());

describe.each(['sqlite', 'postgres'] as const)('leads check over %s', (kind) => {
  test('exits 0 where all is well, with a line for each check', async () => {
    const url = await newDatabase(kind);
    await book(url, { deliveries: ['notification'] });
    const { status, stdout } = await callCommand(url, ['check']);
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(/^ok {4}Database: .*, answers and takes leads$/m);
    expect(stdout).toMatch(/^ok {4}Deliveries: waiting: 1, the oldest \(notification\) for 0 minutes$/m);
    expect(stdout).toMatch(/^ok {4}E-mail: SMTP_URL is unset/m);
    for (const line of stdout.trim().split('\n')) expect(line).toMatch(/^ok {2}/);
  });

  test('says which delivery waits too long', async () => {
    const url = await newDatabase(kind);
    const id = await book(url, { deliveries: ['webhook'] });
    expect((await check(url)).checks.Deliveries).toMatchObject({ ok: true });
    await ask(url, `update deliveries set created_at = '${ago(3 * HOUR_MS)}' where lead_id = '${id}'`);
    const { status, checks } = await check(url);
    expect(status).toBe(1);
    expect(checks.Deliveries?.found).toBe('waiting: 1, the oldest (webhook) for 3 hours');
    expect(checks.Deliveries?.todo).toContain(`leads show ${id}`);
    await ask(url, `update deliveries set delivered_at = '${ago(0)}'`);
    expect((await check(url)).checks.Deliveries).toMatchObject({ ok: true, found: 'none waits' });
  });

  test('names deliveries that were given up, until they are sent or forgotten', async () => {
    const url = await newDatabase(kind);
    const id = await book(url, { deliveries: ['webhook', 'notification'] });
    await ask(url, `update deliveries set failed_at = '${ago(300 * 24 * HOUR_MS)}' where kind = 'webhook'`);
    const { status, checks } = await check(url);
    expect(status).toBe(1);
    expect(checks['Given up']?.found).toBe('1 webhook');
    expect(checks['Given up']?.todo).toContain(`leads show ${id}`);
    expect((await callCommand(url, ['retry', '--forget', crypto.randomUUID()])).status).toBe(1);
    expect((await callCommand(url, ['retry', '--forget', id])).stdout).toBe('1 discarded.\n');
    expect(await ask(url, 'select kind from deliveries')).toEqual([{ kind: 'notification' }]);
    expect((await check(url)).status).toBe(0);
    expect(await ask(url, "select amount from audit where act = 'forget'")).toEqual([{ amount: 1 }]);
  });

  test('counts the bookings that wait for more than 24 hours, without bots', async () => {
    const url = await newDatabase(kind);
    await book(url, { suspicion: 'too fast' });
    expect((await callCommand(url, ['decline', await book(url)])).status).toBe(0);
    await book(url);
    await ask(url, `update call_bookings set created_at = '${ago(25 * HOUR_MS)}'`);
    await book(url);
    const { status, checks } = await check(url);
    expect(status).toBe(1);
    expect(checks.Answers?.found).toBe('wait: 1 leads for more than 24 hours');
  });
});

test('a database that is missing or away is one line, and the other checks are made', async () => {
  for (const url of [await blankDatabase('sqlite'), 'postgres://ines:secret@127.0.0.1:1/leads']) {
    const { status, stdout } = await callCommand(url, ['check']);
    expect(status).toBe(1);
    expect(stdout.match(/^FAIL/gm)).toHaveLength(1);
    expect(stdout).toMatch(/^FAIL {2}Database: [^.]+\S* .*[^.]\. To do: /m);
    expect(stdout).toMatch(/^ok {4}E-mail: /m);
    expect(stdout).not.toContain('secret');
  }
});

/** Checks the database at $3, with copies in $2, beside a file system of 2 MB that has a copy of the file $0. */
const SMALL_DISK = `
  mount -t tmpfs -o size=2m none /mnt && cp "$0" /mnt/leads.db
  BACKUP_DIR="$2" DATABASE_URL="sqlite:$3" "$1" ${CLI} check --json`;
const mounts = ['--mount', '--map-root-user', 'sh', '-c'];
const hasOwnDisk = spawnSync('unshare', [...mounts, 'mount -t tmpfs none /mnt']).status === 0;

test.skipIf(!hasOwnDisk)('little room is reported, under the database and the backups', async () => {
  const file = (await newDatabase('sqlite')).slice('sqlite:'.length);
  for (const [copies, database] of [
    ['off', '/mnt/leads.db'],
    ['/mnt/backups', file],
  ]) {
    const args = [SMALL_DISK, file, process.execPath, `${copies}`, `${database}`];
    const run = spawnSync('unshare', [...mounts, ...args], { encoding: 'utf8' });
    expect(run.status).toBe(1);
    const { checks }: { checks: Check[] } = JSON.parse(run.stdout);
    const found = expect.stringMatching(/ MB free at \/mnt/);
    expect(checks).toContainEqual({ check: 'Disk', ok: false, found, todo: 'make room for at least 1.0 GB' });
  }
});

test('the last good backup may be 26 hours old', async () => {
  const url = await newDatabase('sqlite');
  await book(url);
  const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'loomline-copies-'));
  const backup = async (dir = BACKUP_DIR) => (await check(url, { BACKUP_DIR: dir })).checks.Backup;
  // A new database has had no night yet.
  expect(await backup()).toMatchObject({ ok: true });
  const file = url.slice('sqlite:'.length);
  writeFileSync(join(BACKUP_DIR, copyName(file, new Date(Date.now() - 27 * HOUR_MS))), 'x');
  expect(await backup()).toMatchObject({
    ok: false,
    found: expect.stringContaining('The last backup is from'),
  });
  expect(await backup('off')).toMatchObject({ ok: true, found: 'BACKUP_DIR is off' });
  expect((await callCommand(url, ['backup'], { BACKUP_DIR })).status).toBe(0);
  expect(await backup()).toMatchObject({ ok: true });
});
