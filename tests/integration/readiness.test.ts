import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { askingFlood } from '../load/floods.ts';
import { ask, newDatabase } from '../new-database.ts';
import { query } from '../start-postgres.ts';
import { BOOKING, startServer } from '../start-server.ts';

async function insert(url: string, row: object = BOOKING): Promise<number> {
  const { status } = await fetch(`${url}/rest/v1/call_bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  return status;
}

async function readyStatus(url: string): Promise<number> {
  return (await fetch(`${url}/readyz`)).status;
}

test('with no room on the disk it is not ready until there is room, with no lead needed', async () => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const large = { ...BOOKING, problems_to_solve: 'x'.repeat(20_000) };
  expect(await insert(server.url, large)).toBe(201);
  expect(await readyStatus(server.url)).toBe(200);

  limitFileSize(server.process.pid, statSync(`${server.databaseFile}-wal`).size + 10_000);
  expect(await insert(server.url, large)).toBe(503);
  await expect.poll(() => readyStatus(server.url)).toBe(503);
  for (const end = performance.now() + 2500; performance.now() < end; await sleep(200)) {
    expect(await readyStatus(server.url)).toBe(503);
  }

  limitFileSize(server.process.pid, 'unlimited');
  await expect.poll(() => readyStatus(server.url)).toBe(200);
  expect(
    await ask(`sqlite:${server.databaseFile}`, 'select * from leads where length(suspicion) > 1000'),
  ).toEqual([]);
  expect(await insert(server.url, large)).toBe(201);
  await server.stop();
  // One of the lead that failed, and one of all the looks.
  expect(server.output().match(/the store is not reachable/g)).toHaveLength(2);
});

test('with the store away the log says so once in a while, however often somebody asks', async () => {
  const databaseUrl = await newDatabase('postgres');
  const server = await startServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
  const name = new URL(databaseUrl).pathname.slice(1);
  await query(inject('postgresUrl'), `drop database ${name} with (force)`);
  await sleep(1100);
  const answers = await askingFlood({ path: '/readyz', url: server.url, connections: 50, seconds: 1 });
  expect(Object.keys(answers)).toEqual(['503']);
  await server.stop();
  const lines = server.output().split('\n');
  const log = lines.filter((line) => line.includes('the store is not reachable'));
  expect(log).toHaveLength(1);
  expect(log[0]).not.toContain('stack');
  expect(lines.length).toBeLessThan(10);
});

/** How large the files of a process may grow; what is beyond can't be written, as on a full disk. */
function limitFileSize(pid: number | undefined, bytes: number | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}
