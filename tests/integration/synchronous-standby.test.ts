import { expect, TestRunner, test } from 'vitest';
import { failOver } from '../load/failover.ts';
import { debianPostgres, startCluster } from '../start-cluster.ts';
import { hasHaproxy } from '../start-haproxy.ts';
import { createDatabase, query } from '../start-postgres.ts';
import { BOOKING, startServer } from '../start-server.ts';

const isAsked = TestRunner.matchesTags(['full']);
const programs = debianPostgres() ?? '';
if (isAsked && programs === '')
  process.stderr.write("Debian's PostgreSQL is not installed: the tests with a standby are skipped.\n");

for (const { fate, by } of [
  { fate: 'killed', by: 'hosts' },
  { fate: 'cut off', by: 'hosts' },
  { fate: 'killed', by: 'HAProxy' },
] as const) {
  const isThere = isAsked && programs !== '' && (by === 'hosts' || hasHaproxy());
  test.skipIf(!isThere)(
    `a primary is ${fate} under load: its standby takes over by ${by}, and nothing is lost`,
    { tags: 'full' },
    async () => {
      const times = { promoteAfterMs: 500, sendMs: 1000 };
      const outcome = await failOver({ programs, fate, by, senders: 16, ...times });
      expect(outcome).toMatchObject({ lost: 0, doubled: 0, 'failed pages': 0 });
      expect(outcome.acknowledged).toBeGreaterThan(10);
      const statuses = Object.keys(JSON.parse(outcome.answers));
      expect(statuses.filter((status) => !['201', '409', '503'].includes(status))).toEqual([]);
    },
  );
}

test.skipIf(!isAsked || programs === '')(
  'a lead that its standby does not have is not acknowledged, however it is asked about',
  { tags: 'full' },
  async ({ onTestFinished }) => {
    const cluster = await startCluster(programs);
    onTestFinished(cluster.stop);
    const databaseUrl = await createDatabase(cluster.primary.url);
    const server = await startServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' });
    onTestFinished(async () => void (await server.stop()));
    const insert = async (id: string) => {
      const response = await fetch(`${server.url}/rest/v1/call_bookings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...BOOKING, id }),
      });
      return response.status;
    };
    expect(await insert(crypto.randomUUID())).toBe(201);

    cluster.standby.freeze();
    const id = crypto.randomUUID();
    const answer = insert(id);
    // An operator ends the wait: the row stays, on the primary alone.
    const cancelled = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
    await expect.poll(() => query(databaseUrl, cancelled)).toHaveLength(1);
    expect(await answer).toBe(503);
    expect(await query(databaseUrl, 'select id from call_bookings where id = $1', [id])).toHaveLength(1);
    expect(await insert(id)).toBe(503);

    cluster.standby.thaw();
    await expect.poll(() => insert(id)).toBe(409);
    const { pathname } = new URL(databaseUrl);
    const copy = new URL(pathname, cluster.standby.url).href;
    expect(await query(copy, 'select id from call_bookings where id = $1', [id])).toHaveLength(1);
  },
);
