import { renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type LeadStore, StoreUnavailable } from '#leads/store/lead-store.ts';
import { openStore } from '#leads/store/open-store.ts';
import { asLead } from '#leads/store/tables.ts';
import { type BookingRow, SERVICES, TIMEZONE_VALUES } from '#leads/types/booking-form.ts';
import {
  AI_KNOWLEDGE,
  BUSINESS_SIZES,
  BUSINESS_TYPES,
  GOALS,
  INTEGRATION_NEEDS,
  type QuizRow,
} from '#leads/types/quiz-form.ts';
import { ask, blankDatabase, newDatabase } from '../new-database.ts';
import { newBooking, newQuiz } from '../new-leads.ts';
import { ANSWERS } from '../start-server.ts';

const ROW: BookingRow = {
  name: 'Ines Duarte',
  email: 'ines@studionorte.example',
  company_name: 'Studio Norte',
  selected_service: 'Chat Agents',
  preferred_date: '2026-03-02',
  preferred_time: '15:30',
  timezone: 'CET',
  problems_to_solve: 'Returns',
  additional_info: null,
};

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  let url: string;
  let store: LeadStore;

  beforeAll(async () => {
    url = await newDatabase(kind);
    store = await openStore(url);
  });
  afterAll(() => store.close());

  test('every service and time zone that the form offers is one that the database takes', async () => {
    for (const selected_service of SERVICES)
      await store.insert('call_bookings', newBooking({ selected_service }));
    for (const timezone of TIMEZONE_VALUES) await store.insert('call_bookings', newBooking({ timezone }));
  });

  test('what others write meanwhile is no part of a transaction that is taken back', async () => {
    const mark = () => ({
      lead_id: crypto.randomUUID(),
      lead_table: 'call_bookings' as const,
      reason: 'a test',
    });
    const kept = mark();
    const others = [mark(), mark()];
    const reasons = await Promise.allSettled([
      ...others.map((row) =>
        store.db.transaction().execute(async (transaction) => {
          await transaction.insertInto('suspicions').values(row).execute();
          await sleep(50);
          throw new Error('taken back');
        }),
      ),
      sleep(20).then(() => store.db.insertInto('suspicions').values(kept).execute()),
    ]);
    expect(reasons.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    for (const reason of reasons)
      if (reason.status === 'rejected') expect(reason.reason.message).toBe('taken back');
    const stored = await store.db.selectFrom('suspicions').select('lead_id').execute();
    expect(stored).toEqual([{ lead_id: kept.lead_id }]);
    await store.db.deleteFrom('suspicions').execute();
  });

  test.each([
    { id: 'not-a-uuid' },
    { name: '\u3000\t' },
    { email: 'ines@studio' },
    { email: 'ines@@studio.example' },
    { email: 'ines\u00a0@studio.example' },
    { company_name: '' },
    { selected_service: 'Tailoring' },
    { preferred_date: '2026-02-30' },
    { preferred_date: 'tomorrow' },
    { preferred_time: '24:00' },
    { preferred_time: '3:30 PM' },
    { timezone: 'Mars' },
    { problems_to_solve: '\n' },
  ])('what the rules forbid, the database forbids too: %j', async (change) => {
    await expect(store.insert('call_bookings', newBooking(change))).rejects.toThrow(
      /check constraint|type uuid/i,
    );
  });

  test.each([
    'name',
    'email',
    'company_name',
    'selected_service',
    'preferred_date',
    'preferred_time',
    'problems_to_solve',
  ])('the database takes no row without %s', async (column) => {
    await expect(store.insert('call_bookings', newBooking({ [column]: null }))).rejects.toThrow(
      /not[ -]null constraint/i,
    );
  });

  test('every option that the quiz offers is one that the database takes', async () => {
    for (const business_type of BUSINESS_TYPES)
      await store.insert('quiz_submissions', newQuiz({ business_type }));
    for (const business_size of BUSINESS_SIZES)
      await store.insert('quiz_submissions', newQuiz({ business_size }));
    for (const ai_knowledge of AI_KNOWLEDGE)
      await store.insert('quiz_submissions', newQuiz({ ai_knowledge }));
    for (const integration_needs of INTEGRATION_NEEDS) {
      await store.insert('quiz_submissions', newQuiz({ integration_needs }));
    }
    await store.insert('quiz_submissions', newQuiz({ automation_goals: [...GOALS] }));
  });

  test.each([
    { business_type: 'Bakery' },
    { business_size: 'huge' },
    { automation_goals: [] },
    { automation_goals: ['World peace'] },
    { automation_goals: ['Generate more leads', 'World peace'] },
    { ai_knowledge: '' },
    { solution_priority: 0 },
    { solution_priority: 6 },
    { integration_needs: 'Perhaps' },
    { contact_name: ' ' },
    { contact_email: 'ines' },
  ])('of the quiz too, what the rules forbid, the database forbids: %j', async (change) => {
    await expect(store.insert('quiz_submissions', newQuiz(change))).rejects.toThrow(
      /check constraint|type uuid/i,
    );
  });

  test('the goals are a list, not any other JSON', async () => {
    for (const goals of [
      'Generate more leads',
      { 0: 'Generate more leads' },
      '["Generate more leads"',
      '[,]',
    ]) {
      await expect(store.insert('quiz_submissions', newQuiz({ automation_goals: goals }))).rejects.toThrow();
    }
  });

  test('a lead and what belongs to it are stored together, and a repeated one changes nothing', async () => {
    const id = crypto.randomUUID();
    const beside = { suspicion: 'too fast', deliveries: ['acknowledgement', 'notification'] as const };
    expect(await store.insert('call_bookings', { ...ROW, id }, beside)).toBe('stored');
    expect(await store.insert('call_bookings', { ...ROW, id }, beside)).toBe('duplicate');
    expect(await store.insert('call_bookings', { ...ROW, id, name: 'Other' }, beside)).toBe('conflict');
    expect(await store.insert('quiz_submissions', { ...(ANSWERS as QuizRow), id }, beside)).toBe('conflict');
    expect(await ask(url, `select id from quiz_submissions where id = '${id}'`)).toEqual([]);
    expect(await ask(url, `select name from call_bookings where id = '${id}'`)).toEqual([{ name: ROW.name }]);
    expect(await ask(url, `select reason from suspicions where lead_id = '${id}'`)).toEqual([
      { reason: 'too fast' },
    ]);
    expect(
      await ask(url, `select kind, attempts from deliveries where lead_id = '${id}' order by kind`),
    ).toEqual([
      { kind: 'acknowledgement', attempts: 0 },
      { kind: 'notification', attempts: 0 },
    ]);
  });

  test('a row that breaks a rule takes no other with it that comes at the same time', async () => {
    const good = Array.from({ length: 20 }, () => ({ ...ROW, id: crypto.randomUUID() }));
    const outcomes = await Promise.allSettled(
      good.flatMap((row) => [
        store.insert('call_bookings', row),
        store.insert('call_bookings', { ...row, id: crypto.randomUUID(), email: 'nobody' }),
      ]),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(good.flatMap(() => ['fulfilled', 'rejected']));
    const ids = good.map(({ id }) => `'${id}'`).join();
    const [row] = await ask(url, `select count(*) as stored from call_bookings where id in (${ids})`);
    expect(Number(row?.stored)).toBe(good.length);
  });

  test('points in time are read back as UTC, lists as lists', async () => {
    await store.insert('quiz_submissions', newQuiz());
    const row = await store.db.selectFrom('quiz_submissions').selectAll().executeTakeFirstOrThrow();
    expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(asLead('quiz_submissions', row).automation_goals).toEqual(ANSWERS.automation_goals);
  });
});

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
  await expect(store.insert('call_bookings', newBooking())).rejects.toThrow(StoreUnavailable);
  other.exec('rollback');
  expect(await store.insert('call_bookings', newBooking())).toBe('stored');
  other.close();
  await store.close();
});

test('a database that was gone can be read and written again once it is back', async () => {
  const url = await newDatabase('sqlite');
  const file = url.slice('sqlite:'.length);
  const store = await openStore(url);
  renameSync(file, `${file}.away`);
  await expect(store.proveWritable()).rejects.toThrow(StoreUnavailable);
  await expect(store.db.selectFrom('deliveries').select('id').execute()).rejects.toThrow(StoreUnavailable);
  renameSync(`${file}.away`, file);
  await vi.waitFor(() => store.proveWritable(), { timeout: 60_000, interval: 100 });
  expect(await store.db.selectFrom('deliveries').select('id').execute()).toEqual([]);
  await store.close();
});
