import { renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { MIGRATIONS } from '#leads/db/migrations.ts';
import { openStore } from '#leads/db/open-store.ts';
import { insertLead, proveWritable } from '#leads/record/insert-lead.ts';
import { MAX_LETTERS } from '#leads/validation.ts';
import { ask, blankDatabase, DATABASES } from '../new-database.ts';
import { newBooking, newQuiz } from '../new-leads.ts';
import { newSite } from '../new-site.ts';
import { ANSWERS } from '../start-server.ts';

describe.each(DATABASES)('on %s', (kind) => {
  test('a concurrent write is not part of a transaction that is rolled back', async () => {
    const { store } = await newSite(kind);
    const mark = () => ({ id: crypto.randomUUID(), lead_table: 'call_bookings' as const });
    const kept = mark();
    const [inserted, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const rolledBack = store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('leads').values(mark()).execute();
      inserted.resolve();
      await release.promise;
      throw new Error('rolled back');
    });
    await inserted.promise;
    const insert = store.db.insertInto('leads').values(kept).execute();
    release.resolve();
    await expect(rolledBack).rejects.toThrow('rolled back');
    await insert;
    const stored = await store.db.selectFrom('leads').select('id').execute();
    expect(stored).toEqual([{ id: kept.id }]);
  });

  test('a refused row fails no concurrent insert', async () => {
    const { url, store } = await newSite(kind);
    const good = Array.from({ length: 20 }, () => newBooking());
    const outcomes = await Promise.allSettled(
      good.flatMap((row) => [
        insertLead(store, 'call_bookings', row),
        insertLead(store, 'call_bookings', newBooking({ email: 'nobody' })),
      ]),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(good.flatMap(() => ['fulfilled', 'rejected']));
    expect(await ask(url, 'select id from call_bookings')).toHaveLength(good.length);
  });

  test('text may be as long as its rule says, and no longer', async () => {
    const { store } = await newSite(kind);
    const most = MAX_LETTERS.problems_to_solve;
    for (const letter of ['x', '\u{1f9f5}', '\n']) {
      const problems_to_solve = `x${letter.repeat(most - 1)}`;
      expect(await insertLead(store, 'call_bookings', newBooking({ problems_to_solve }))).toMatchObject({
        result: 'stored',
      });
      const longer = newBooking({ problems_to_solve: `${problems_to_solve}${letter}` });
      await expect(insertLead(store, 'call_bookings', longer)).rejects.toThrow(/problems_to_solve_length/);
    }
  });

  test('instants are read as UTC, and lists as arrays', async () => {
    const { store } = await newSite(kind);
    await insertLead(store, 'quiz_submissions', newQuiz());
    const row = await store.db.selectFrom('quiz_submissions').selectAll().executeTakeFirstOrThrow();
    expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(row.automation_goals).toEqual(ANSWERS.automation_goals);
  });
});

test.each(DATABASES)('a %s database of the first release is migrated with its leads', async (kind) => {
  const url = await blankDatabase(kind);
  const all = { ...MIGRATIONS };
  delete MIGRATIONS['102_limits'];
  const old = await openStore(url);
  await insertLead({ ...old, kinds: ['acknowledgement', 'notification'] }, 'call_bookings', newBooking());
  await old.close();
  await ask(url, `update deliveries set recipient = 'x' where kind = 'acknowledgement'`);
  // Restore their order as well: other tests of this process rely on it.
  for (const name of Object.keys(MIGRATIONS)) delete MIGRATIONS[name];
  Object.assign(MIGRATIONS, all);
  const store = await openStore(url);
  await insertLead(store, 'call_bookings', newBooking(), { network: '203.0.113.7' });
  const counted = await ask(url, 'select kind from deliveries where counted_at = created_at');
  expect(counted).toEqual([{ kind: 'acknowledgement' }]);
  expect(await ask(url, 'select id from leads where network is not null')).toHaveLength(1);
  await store.close();
});

test('a SQLite file uses a write-ahead log', async () => {
  const { database: file } = await newSite();
  using database = new DatabaseSync(file);
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
});

test('while another process has the file locked, an insert fails as unavailable', async () => {
  const { store, database: file } = await newSite();
  using other = new DatabaseSync(file);
  other.exec('begin immediate');
  await expect(insertLead(store, 'call_bookings', newBooking())).rejects.toSatisfy(store.isUnavailable);
  other.exec('rollback');
  // The next lock is a new one, for which an insert waits again.
  await sleep(600);
  other.exec('begin immediate');
  const inserting = insertLead(store, 'call_bookings', newBooking());
  await sleep(100);
  other.exec('rollback');
  expect(await inserting).toMatchObject({ result: 'stored' });
});

test('reads in the worker thread see all commits, return what direct reads return, and change nothing', async () => {
  const { store } = await newSite();
  const leads = (db = store.db) => db.selectFrom('quiz_submissions').selectAll().orderBy('id').execute();
  for (const automation_goals of [['Sell more'], ['Answer sooner', '"Quoted", 10 €']]) {
    await insertLead(store, 'quiz_submissions', newQuiz({ automation_goals }));
    expect(await leads(store.reader)).toEqual(await leads());
  }
  const mark = { id: crypto.randomUUID(), lead_table: 'call_bookings' as const };
  await expect(store.reader.insertInto('leads').values(mark).execute()).rejects.toThrow('readonly');
  await expect(sql`select missing`.execute(store.reader)).rejects.toThrow('no such column');
  expect(await Promise.all([leads(store.reader), leads(store.reader)])).toHaveLength(2);
});

test('a database file that was moved away and back can be read and written again', async () => {
  const { store, database: file } = await newSite();
  renameSync(file, `${file}.away`);
  await expect(proveWritable(store)).rejects.toSatisfy(store.isUnavailable);
  await expect(store.db.selectFrom('deliveries').select('id').execute()).rejects.toSatisfy(
    store.isUnavailable,
  );
  renameSync(`${file}.away`, file);
  await vi.waitFor(() => proveWritable(store), { timeout: 60_000, interval: 100 });
  expect(await store.db.selectFrom('deliveries').select('id').execute()).toEqual([]);
});
