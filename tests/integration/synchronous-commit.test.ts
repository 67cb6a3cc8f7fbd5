import { afterAll, expect, TestRunner, test } from 'vitest';
import { fullUnless } from '../full.ts';
import { callCommand } from '../run-command.ts';
import { book } from '../start-for-test.ts';
import { hasPgBouncer, startPgBouncer } from '../start-pgbouncer.ts';
import { query, startPostgres } from '../start-postgres.ts';
import { startServer } from '../start-server.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());
// Else what is not synced at the commit would be synced soon after, before it could get lost.
await query(postgres.url, `alter system set wal_writer_delay = '10s'`);
await query(postgres.url, 'select pg_reload_conf()');

const isThere = TestRunner.matchesTags(['full']) && hasPgBouncer();

for (const [how, connect] of [
  ['directly', async (url: string) => ({ url, stop: async () => {} })],
  ['through PgBouncer', startPgBouncer],
] as const) {
  test.skipIf(connect === startPgBouncer && !isThere)(
    `with synchronous_commit off for the database, what is acknowledged ${how} outlives a crash`,
    fullUnless(how === 'directly'),
    async () => {
      const url = await postgres.createDatabase();
      await query(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
      const way = await connect(url);
      const server = await startServer({ DATABASE_URL: way.url, LOG_LEVEL: 'fatal' });
      const ids: string[] = [];
      for (let count = 0; count < 10; count++) ids.push(await book(server));
      await postgres.crash();
      await postgres.start();
      expect((await query(url, 'select id from call_bookings')).map(({ id }) => id).sort()).toEqual(
        ids.sort(),
      );

      // PgBouncer takes a moment to notice that PostgreSQL is back.
      await expect.poll(() => query(way.url, 'select 1').catch(() => [])).toHaveLength(1);
      expect((await callCommand(way.url, ['confirm', ids[0] ?? ''])).status).toBe(0);
      await postgres.crash();
      await postgres.start();
      expect(await query(url, 'select status from appointments')).toEqual([{ status: 'confirmed' }]);
      await server.stop();
      await way.stop();
    },
  );
}
