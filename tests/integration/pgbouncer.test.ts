import { expect, inject, test } from 'vitest';
import { FULL, IS_FULL } from '../full.ts';
import { audit } from '../load/audit.ts';
import { startFleet } from '../load/senders.ts';
import { callCommand } from '../run-command.ts';
import { receiverFor, server } from '../start-for-test.ts';
import { SECRET } from '../start-outbox.ts';
import { hasPgBouncer, startPgBouncer } from '../start-pgbouncer.ts';
import { createDatabase, query } from '../start-postgres.ts';

const isThere = IS_FULL && hasPgBouncer();
if (IS_FULL && !isThere)
  process.stderr.write('The test behind PgBouncer is skipped: install Debian’s package pgbouncer.\n');

test.skipIf(!isThere)('two servers work while PgBouncer restarts', FULL, async (context) => {
  const direct = await createDatabase(inject('postgresUrl'));
  const pooler = await startPgBouncer(direct);
  context.onTestFinished(pooler.stop);
  const receiver = await receiverFor(context);
  const env = { LOG_LEVEL: 'fatal', WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET };
  // Start both servers at once, to check that only one of them runs the migrations.
  const servers = await Promise.all([1, 2].map(() => server(context, pooler.url, env)));
  const fleet = startFleet({ urls: servers.map(({ url }) => url), senders: 20 });
  const { acknowledged, answers } = fleet.report;
  const more = (before: number) => expect.poll(() => acknowledged.size).toBeGreaterThan(before + 100);
  await more(0);
  await pooler.stop();
  await expect.poll(() => answers.get(503) ?? 0).toBeGreaterThan(0);
  await pooler.start();
  await more(acknowledged.size);
  await fleet.stop();
  // A 409 means that an earlier attempt stored the lead, but its response was lost with the connection.
  expect([...answers.keys()].filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
  expect(await audit(direct, acknowledged)).toMatchObject({ lost: 0, doubled: 0 });
  const unsent = () => query(direct, 'select id from deliveries where delivered_at is null');
  await expect.poll(unsent).toEqual([]);
  const sent = receiver.posts.map(({ headers }) => headers['webhook-id']);
  expect(new Set(sent).size).toBe((await query(direct, 'select id from deliveries')).length);

  // No session state may leak to the next client of a connection.
  const state = `
      select (select count(*)::int from pg_prepared_statements) as statements,
        (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
        (select count(*)::int from pg_settings where source = 'session'
           and name not in ('application_name', 'client_encoding', 'standard_conforming_strings', 'DateStyle',
             'TimeZone')) as settings`;
  const found = await Promise.all(Array.from({ length: 10 }, () => query(pooler.url, state)));
  expect(found.flat()).toEqual(Array(10).fill({ statements: 0, locks: 0, settings: 0 }));
  const [lead = ''] = acknowledged;
  expect((await callCommand(pooler.url, ['confirm', lead])).status).toBe(0);
});
