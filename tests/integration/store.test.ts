import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type BookingRow, SERVICES, TIMEZONE_VALUES } from '#leads/booking.ts';
import {
  AI_KNOWLEDGE,
  BUSINESS_SIZES,
  BUSINESS_TYPES,
  GOALS,
  INTEGRATION_NEEDS,
  type QuizRow,
} from '#leads/quiz.ts';
import { StoreUnavailable } from '#leads/store/lead-store.ts';
import { openStore } from '#leads/store/open-store.ts';
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

function newFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db');
}

test('every service and time zone that the form offers is one that the database takes', async () => {
  const store = await openStore('sqlite::memory:');
  for (const selected_service of SERVICES) await store.insert('call_bookings', { ...ROW, selected_service });
  for (const timezone of TIMEZONE_VALUES) await store.insert('call_bookings', { ...ROW, timezone });
  await store.close();
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
  const store = await openStore('sqlite::memory:');
  await expect(store.insert('call_bookings', { ...ROW, ...change } as BookingRow)).rejects.toThrow(
    'CHECK constraint',
  );
  await store.close();
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
  const store = await openStore('sqlite::memory:');
  await expect(
    store.insert('call_bookings', { ...ROW, [column]: null } as unknown as BookingRow),
  ).rejects.toThrow('NOT NULL constraint');
  await store.close();
});

test('a commit is on disk before it is acknowledged', async () => {
  const file = newFile();
  const store = await openStore(`sqlite:${file}`);
  const database = new DatabaseSync(file);
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
  await store.close();
});

test('while another process holds the file, an insert waits a little and then says that it is not now', async () => {
  const file = newFile();
  const store = await openStore(`sqlite:${file}`);
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  await expect(store.insert('call_bookings', ROW)).rejects.toThrow(StoreUnavailable);
  other.exec('rollback');
  expect(await store.insert('call_bookings', ROW)).toBe('stored');
  other.close();
  await store.close();
});

test('every option that the quiz offers is one that the database takes', async () => {
  const store = await openStore('sqlite::memory:');
  const answers = ANSWERS as QuizRow;
  for (const business_type of BUSINESS_TYPES)
    await store.insert('quiz_submissions', { ...answers, business_type });
  for (const business_size of BUSINESS_SIZES)
    await store.insert('quiz_submissions', { ...answers, business_size });
  for (const ai_knowledge of AI_KNOWLEDGE)
    await store.insert('quiz_submissions', { ...answers, ai_knowledge });
  for (const integration_needs of INTEGRATION_NEEDS) {
    await store.insert('quiz_submissions', { ...answers, integration_needs });
  }
  await store.insert('quiz_submissions', { ...answers, automation_goals: [...GOALS] });
  await store.close();
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
  const store = await openStore('sqlite::memory:');
  await expect(store.insert('quiz_submissions', { ...ANSWERS, ...change } as QuizRow)).rejects.toThrow(
    'CHECK constraint',
  );
  await store.close();
});

test('the goals are a list, not any other JSON', async () => {
  const store = await openStore('sqlite::memory:');
  for (const goals of [
    'Generate more leads',
    { 0: 'Generate more leads' },
    '["Generate more leads"',
    '[,]',
  ]) {
    await expect(
      store.insert('quiz_submissions', { ...ANSWERS, automation_goals: goals } as unknown as QuizRow),
    ).rejects.toThrow();
  }
  await store.close();
});
