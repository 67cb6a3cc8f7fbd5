import { renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
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
    const [inserted, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const takenBack = store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('leads').values(mark()).execute();
      inserted.resolve();
      await release.promise;
      throw new Error('taken back');
    });
    await inserted.promise;
    const insert = store.db.insertInto('leads').values(kept).execute();
    release.resolve();
    await expect(takenBack).rejects.toThrow('taken back');
    await insert;
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

  test('a text has as many letters as its rule says', async () => {
    const most = MAX_LETTERS.problems_to_solve;
    for (const letter of ['x', '\u{1f9f5}', '\n']) {
      const problems_to_solve = `x${letter.repeat(most - 1)}`;
      expect(await insertLead(store, 'call_bookings', newBooking({ problems_to_solve }))).toMatchObject({
        outcome: 'stored',
      });
      const longer = newBooking({ problems_to_solve: `${problems_to_solve}${letter}` });
      await expect(insertLead(store, 'call_bookings', longer)).rejects.toThrow(/problems_to_solve_length/);
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

async function openFile() {
  const url = await newDatabase('sqlite');
  const store = await openStore(url);
  onTestFinished(() => store.close());
  return { store, file: url.slice('sqlite:'.length) };
}

test('a commit is on disk before it is acknowledged', async () => {
  const { file } = await openFile();
  using database = new DatabaseSync(file);
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
});

test('while another process holds the file, an insert waits a little and then says that it is not now', async () => {
  const { store, file } = await openFile();
  using other = new DatabaseSync(file);
  other.exec('begin immediate');
  await expect(insertLead(store, 'call_bookings', newBooking())).rejects.toSatisfy(store.isUnavailable);
  other.exec('rollback');
  expect(await insertLead(store, 'call_bookings', newBooking())).toMatchObject({ outcome: 'stored' });
});

test('a database that was gone can be read and written again once it is back', async () => {
  const { store, file } = await openFile();
  renameSync(file, `${file}.away`);
  await expect(proveWritable(store)).rejects.toSatisfy(store.isUnavailable);
  await expect(store.db.selectFrom('deliveries').select('id').execute()).rejects.toSatisfy(
    store.isUnavailable,
  );
  renameSync(`${file}.away`, file);
  await vi.waitFor(() => proveWritable(store), { timeout: 60_000, interval: 100 });
  expect(await store.db.selectFrom('deliveries').select('id').execute()).toEqual([]);
});
