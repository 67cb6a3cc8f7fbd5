import { afterAll, beforeAll, describe, expect, inject, TestRunner, test } from 'vitest';
import { audit } from '../load/audit.ts';
import { startFleet } from '../load/senders.ts';
import { callCommand } from '../run-command.ts';
import { hasPgBouncer, type RunningPgBouncer, startPgBouncer } from '../start-pgbouncer.ts';
import { createDatabase, query } from '../start-postgres.ts';
import { type RunningReceiver, startReceiver } from '../start-receiver.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const isAsked = TestRunner.matchesTags(['full']);
const isThere = isAsked && hasPgBouncer();
if (isAsked && !isThere)
  process.stderr.write('No PgBouncer is installed: the tests behind it are skipped.\n');

describe.skipIf(!isThere)(
  'behind PgBouncer in transaction mode, with five connections to PostgreSQL',
  { tags: 'full' },
  () => {
    let direct: string;
    let pooler: RunningPgBouncer;
    let receiver: RunningReceiver;
    let servers: RunningServer[];

    beforeAll(async () => {
      direct = await createDatabase(inject('postgresUrl'));
      pooler = await startPgBouncer(direct);
      receiver = await startReceiver();
      const settings = {
        ...{ DATABASE_URL: pooler.url, RATE_LIMIT: '1000000', LOG_LEVEL: 'fatal' },
        ...{ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: 'whsec_c2VjcmV0' },
      };
      // Both at once: the migrations have to let one go first, here too.
      servers = await Promise.all([startServer(settings), startServer(settings)]);
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await pooler.stop();
      await receiver.stop();
    });

    const urls = () => servers.map(({ url }) => url);

    test('500 inserts into two servers are all stored, and what they have sent goes out once', async () => {
      const fleet = startFleet({ urls: urls(), senders: 50, leads: 500 });
      await fleet.finished();
      expect(Object.fromEntries(fleet.report.answers)).toEqual({ 201: 500 });
      expect(await audit(direct, fleet.report.acknowledged)).toEqual({ stored: 500, lost: 0, doubled: 0 });
      await expect.poll(() => receiver.posts.length).toBe(500);
      await expect
        .poll(() => query(direct, 'select id from deliveries where delivered_at is null'))
        .toEqual([]);
      expect(new Set(receiver.posts.map(({ headers }) => headers['webhook-id'])).size).toBe(500);
      expect(receiver.posts).toHaveLength(500);
    });

    test('nothing of ours stays in a session that another client gets next', async () => {
      const state = `
      select (select count(*)::int from pg_prepared_statements) as statements,
        (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
        (select count(*)::int from pg_settings where source = 'session'
           and name not in ('application_name', 'client_encoding', 'standard_conforming_strings')) as settings`;
      const found = await Promise.all(Array.from({ length: 10 }, () => query(pooler.url, state)));
      expect(found.flat()).toEqual(Array(10).fill({ statements: 0, locks: 0, settings: 0 }));
    });

    test('the command line works through it', async () => {
      const [lead] = (await callCommand(pooler.url, ['list', '--json', '--limit', '1'])).rows();
      expect((await callCommand(pooler.url, ['confirm', String(lead?.id)])).status).toBe(0);
      const [appointment] = await query(direct, 'select booking_id, status from appointments');
      expect(appointment).toEqual({ booking_id: lead?.id, status: 'confirmed' });
    });

    test('PgBouncer may be started again under load: 503 meanwhile, and nothing is lost', async () => {
      const fleet = startFleet({ urls: urls(), senders: 20 });
      const { acknowledged, answers } = fleet.report;
      const more = (before: number) => expect.poll(() => acknowledged.size).toBeGreaterThan(before + 100);
      await more(0);
      await pooler.stop();
      await expect.poll(() => answers.get(503) ?? 0).toBeGreaterThan(0);
      await pooler.start();
      await more(acknowledged.size);
      await fleet.stop();
      // 409: it was stored, and its answer got lost with the connection.
      expect([...answers.keys()].filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
      expect(await audit(direct, acknowledged)).toMatchObject({ lost: 0, doubled: 0 });
    });
  },
);
