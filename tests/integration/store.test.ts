import { renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { MIGRATIONS } from '#leads/db/migrations.ts';
import { openStore } from '#leads/db/open-store.ts';
import { insertLead, proveWritable } from '#leads/manage/insert-lead.ts';
import { MAX_LETTERS } from '#leads/validation.ts';
import { ask, blankDatabase, newDatabase } from '../new-database.ts';
import { newBooking, newQuiz } from '../new-leads.ts';
import { ANSWERS } from '../start-server.ts';

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  let url: string;
  let store: LeadStore;

  beforeAll(async () => {
    url = await newDatabase(kind);
    store = await openStore(url);
  });
  afterAll(() => store.close());

  test('what others write meanwhile is no part of a transaction that is taken back', async () => {
    const mark = () => ({ id: crypto.randomUUID(), lead_table: 'call_bookings' as const });
    const kept = mark();
    const others = [mark(), mark()];
    const reasons = await Promise.allSettled([
      ...others.map((row) =>
        store.db.transaction().execute(async (transaction) => {
          await transaction.insertInto('leads').values(row).execute();
          await sleep(50);
          throw new Error('taken back');
        }),
      ),
      sleep(20).then(() => store.db.insertInto('leads').values(kept).execute()),
    ]);
    expect(reasons.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    for (const reason of reasons)
      if (reason.status === 'rejected') expect(reason.reason.message).toBe('taken back');
    const stored = await store.db.selectFrom('leads').select('id').execute();
    expect(stored).toEqual([{ id: kept.id }]);
    await store.db.deleteFrom('leads').execute();
  });

  test('a row that breaks a rule takes no other with it that comes at the same time', async () => {
    const good = Array.from({ length: 20 }, () => newBooking());
    const outcomes = await Promise.allSettled(
      good.flatMap((row) => [
        insertLead(store, 'call_bookings', row),
        insertLead(store, 'call_bookings', newBooking({ email: 'nobody' })),
      ]),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(good.flatMap(() => ['fulfilled', 'rejected']));
    const ids = good.map(({ id }) => `'${id}'`).join();
    const [row] = await ask(url, `select count(*) as stored from call_bookings where id in (${ids})`);
    expect(Number(row?.stored)).toBe(good.length);
  });

  test('a text has as many letters as its rule says, and a longer one of an earlier version stays', async () => {
    const most = MAX_LETTERS.problems_to_solve;
    for (const letter of ['x', '\u{1f9f5}', '\n']) {
      const problems_to_solve = `x${letter.repeat(most - 1)}`;
      expect(await insertLead(store, 'call_bookings', newBooking({ problems_to_solve }))).toMatchObject({
        outcome: 'stored',
      });
      const longer = newBooking({ problems_to_solve: `${problems_to_solve}${letter}` });
      await expect(insertLead(store, 'call_bookings', longer)).rejects.toThrow(/problems_to_solve_length/);
    }
    const earlier = await newDatabase(kind);
    const rules =
      kind === 'sqlite'
        ? `select 'drop trigger ' || name as undo from sqlite_schema where type = 'trigger' and name like '%\\_length' escape '\\'`
        : `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as undo from pg_constraint where conname like '%\\_length'`;
    const undo = (await ask(earlier, rules)).map((row) => String(row.undo));
    expect(undo).toHaveLength(10);
    for (const statement of [...undo, `delete from kysely_migration where name = '103_text_limits'`])
      await ask(earlier, statement);
    const long = newBooking({ problems_to_solve: 'x'.repeat(60_000) });
    const columns = Object.keys(long).join();
    await ask(
      earlier,
      `insert into call_bookings (${columns}) values (${Object.values(long).map((value) => `'${value}'`)})`,
    );
    const migrated = await openStore(earlier);
    try {
      const kept = migrated.db.selectFrom('call_bookings').select('problems_to_solve');
      expect((await kept.executeTakeFirstOrThrow()).problems_to_solve).toHaveLength(60_000);
      await expect(
        insertLead(migrated, 'call_bookings', newBooking({ name: 'x'.repeat(201) })),
      ).rejects.toThrow(/name_length/);
    } finally {
      await migrated.close();
    }
  });

  test('points in time are read back as UTC, lists as lists', async () => {
    await insertLead(store, 'quiz_submissions', newQuiz());
    const row = await store.db.selectFrom('quiz_submissions').selectAll().executeTakeFirstOrThrow();
    expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(row.automation_goals).toEqual(ANSWERS.automation_goals);
  });
});

test.each(['sqlite', 'postgres'] as const)(
  'a %s database of the first release is migrated with its leads',
  async (kind) => {
    const url = await blankDatabase(kind);
    const { '102_limits': limits } = MIGRATIONS;
    delete MIGRATIONS['102_limits'];
    const old = await openStore(url);
    await insertLead(old, 'call_bookings', newBooking(), { deliveries: ['acknowledgement', 'notification'] });
    await old.close();
    await ask(url, `update deliveries set recipient = 'x' where kind = 'acknowledgement'`);
    if (limits) MIGRATIONS['102_limits'] = limits;
    const store = await openStore(url);
    await insertLead(store, 'call_bookings', newBooking(), { network: '203.0.113.7' });
    const counted = await ask(url, 'select kind from deliveries where counted_at = created_at');
    expect(counted).toEqual([{ kind: 'acknowledgement' }]);
    expect(await ask(url, 'select id from leads where network is not null')).toHaveLength(1);
    await store.close();
  },
);

test('a commit is on disk before it is acknowledged', async () => {
  const url = await blankDatabase('sqlite');
  const file = url.slice('sqlite:'.length);
  const store = await openStore(url);
  const database = new DatabaseSync(file);
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
  await store.close();
});

test('while another process holds the file, an insert waits a little and then says that it is not now', async () => {
  const url = await newDatabase('sqlite');
  const file = url.slice('sqlite:'.length);
  const store = await openStore(url);
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  await expect(insertLead(store, 'call_bookings', newBooking())).rejects.toSatisfy(store.isUnavailable);
  other.exec('rollback');
  expect(await insertLead(store, 'call_bookings', newBooking())).toMatchObject({ outcome: 'stored' });
  other.close();
  await store.close();
});

test('a database that was gone can be read and written again once it is back', async () => {
  const url = await newDatabase('sqlite');
  const file = url.slice('sqlite:'.length);
  const store = await openStore(url);
  renameSync(file, `${file}.away`);
  await expect(proveWritable(store)).rejects.toSatisfy(store.isUnavailable);
  await expect(store.db.selectFrom('deliveries').select('id').execute()).rejects.toSatisfy(
    store.isUnavailable,
  );
  renameSync(`${file}.away`, file);
  await vi.waitFor(() => proveWritable(store), { timeout: 60_000, interval: 100 });
  expect(await store.db.selectFrom('deliveries').select('id').execute()).toEqual([]);
  await store.close();
});
