import { afterAll, expect, test } from 'vitest';
import { FULL } from '../full.ts';
import { callCommand } from '../run-command.ts';
import { book, server } from '../start-for-test.ts';
import { query, startPostgres } from '../start-postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());
// Slow down the WAL writer: by default, it soon syncs any unsynced commit, and this test couldn't fail.
await query(postgres.url, `alter system set wal_writer_delay = '10s'`);
await query(postgres.url, 'select pg_reload_conf()');

test('a crash loses nothing even with synchronous_commit off', FULL, async (context) => {
  const url = await postgres.createDatabase();
  await query(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
  const running = await server(context, url, { LOG_LEVEL: 'fatal' });
  const ids: string[] = [];
  for (let count = 0; count < 10; count++) ids.push(await book(running));
  await postgres.crash();
  await postgres.start();
  expect((await query(url, 'select id from call_bookings')).map(({ id }) => id).sort()).toEqual(ids.sort());

  expect((await callCommand(url, ['confirm', ids[0] ?? ''])).status).toBe(0);
  await postgres.crash();
  await postgres.start();
  expect(await query(url, 'select status from appointments')).toEqual([{ status: 'confirmed' }]);
});
