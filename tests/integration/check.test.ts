import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { backupName } from '#leads/backup/backups.ts';
import { HOUR_MS } from '#leads/durations.ts';
import type { Finding } from '#leads/health/health.ts';
import { CLI } from '../../scripts/spawn-server.ts';
import { ask, blankDatabase, newDatabase, SLOW_DATABASES } from '../new-database.ts';
import { newSite } from '../new-site.ts';
import { callCommand } from '../run-command.ts';

type Check = Finding & { ok: boolean };

/** Runs `leads check`, and returns its exit status and its checks by name. */
async function check(url: string, env: Record<string, string> = {}) {
  const { status, stdout } = await callCommand(url, ['check', '--json'], env);
  const { ok, checks }: { ok: boolean; checks: Check[] } = JSON.parse(stdout);
  expect(ok).toBe(status === 0);
  expect(ok).toBe(checks.every((one) => one.ok));
  return { status, checks: Object.fromEntries(checks.map((one) => [one.check, one])) };
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

afterEach(() => void vi.useRealTimers());

describe.each(SLOW_DATABASES)('leads check over %s', (kind) => {
  test('exits 0 if all is well, with a line for each check', async () => {
    const { url, book } = await newSite(kind);
    await book({}, { kinds: ['notification'] });
    const { status, stdout } = await callCommand(url, ['check']);
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(/^ok {4}Database: .*, answers and takes leads$/m);
    expect(stdout).toMatch(/^ok {4}Deliveries: waiting: 1, the oldest \(notification\) for 0 minutes$/m);
    expect(stdout).toMatch(/^ok {4}E-mail: SMTP_URL is unset/m);
    for (const line of stdout.trim().split('\n')) expect(line).toMatch(/^ok {2}/);
  });

  test('names a delivery that has been waiting too long', async () => {
    const { url, book } = await newSite(kind);
    const id = await book({}, { kinds: ['webhook'] });
    expect((await check(url)).checks.Deliveries).toMatchObject({ ok: true });
    await ask(url, `update deliveries set created_at = '${ago(3 * HOUR_MS)}' where lead_id = '${id}'`);
    const { status, checks } = await check(url);
    expect(status).toBe(1);
    expect(checks.Deliveries?.found).toBe('waiting: 1, the oldest (webhook) for 3 hours');
    expect(checks.Deliveries?.todo).toContain(`leads show ${id}`);
    await ask(url, `update deliveries set delivered_at = '${ago(0)}'`);
    expect((await check(url)).checks.Deliveries).toMatchObject({ ok: true, found: 'none waits' });
  });

  test('lists permanently failed deliveries until they are forgotten', async () => {
    const { url, book } = await newSite(kind);
    const id = await book({}, { kinds: ['webhook', 'notification'] });
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

  test('counts bookings that have been waiting for more than 24 hours, except suspected bots’', async () => {
    const { url, book } = await newSite(kind);
    await book({}, { suspicion: 'too fast' });
    expect((await callCommand(url, ['decline', await book()])).status).toBe(0);
    await book();
    await ask(url, `update call_bookings set created_at = '${ago(25 * HOUR_MS)}'`);
    await book();
    const { status, checks } = await check(url);
    expect(status).toBe(1);
    expect(checks.Answers?.found).toBe('wait: 1 leads for more than 24 hours');
  });
});

test('a missing or unreachable database fails one check, and the other checks run', async () => {
  for (const url of [await blankDatabase('sqlite'), 'postgres://ines:secret@127.0.0.1:1/leads']) {
    const { status, stdout } = await callCommand(url, ['check']);
    expect(status).toBe(1);
    expect(stdout.match(/^FAIL/gm)).toHaveLength(1);
    expect(stdout).toMatch(/^FAIL {2}Database: [^.]+\S* .*[^.]\. To do: /m);
    expect(stdout).toMatch(/^ok {4}E-mail: /m);
    expect(stdout).not.toContain('secret');
  }
});

/** Copies $0 to a new 2 MB file system, and runs `leads check` with Node $1, backups in $2 and the database $3. */
const SMALL_DISK = `
  mount -t tmpfs -o size=2m none /mnt && cp "$0" /mnt/leads.db
  BACKUP_DIR="$2" DATABASE_URL="sqlite:$3" "$1" ${CLI} check --json`;
const mounts = ['--mount', '--map-root-user', 'sh', '-c'];
const hasOwnDisk = spawnSync('unshare', [...mounts, 'mount -t tmpfs none /mnt']).status === 0;

test.skipIf(!hasOwnDisk)('low disk space is reported for the database and for the backups', async () => {
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

test('the check fails if the last backup is older than 26 hours', async () => {
  const { url, book } = await newSite();
  await book();
  const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'loomline-copies-'));
  const backup = async (dir = BACKUP_DIR) => (await check(url, { BACKUP_DIR: dir })).checks.Backup;
  // No backup is due yet, because a new database hasn't had its first night.
  expect(await backup()).toMatchObject({ ok: true });
  const file = url.slice('sqlite:'.length);
  writeFileSync(join(BACKUP_DIR, backupName(file, new Date(Date.now() - 27 * HOUR_MS))), 'x');
  expect(await backup()).toMatchObject({
    ok: false,
    found: expect.stringContaining('The last backup is from'),
  });
  expect(await backup('off')).toMatchObject({ ok: true, found: 'BACKUP_DIR is off' });
  expect((await callCommand(url, ['backup'], { BACKUP_DIR })).status).toBe(0);
  expect(await backup()).toMatchObject({ ok: true });
});
