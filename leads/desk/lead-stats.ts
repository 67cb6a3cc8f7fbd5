import { type Kysely, sql } from 'kysely';
import { SERVICES, TIMEZONE_VALUES } from '../booking.ts';
import type { LeadTableName } from '../lead-tables.ts';
import {
  AI_KNOWLEDGE,
  BUSINESS_SIZES,
  BUSINESS_TYPES,
  GOALS,
  INTEGRATION_NEEDS,
  PRIORITY_LABELS,
} from '../quiz.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { Tables } from '../store/tables.ts';

export interface Week {
  /** Its Monday, `YYYY-MM-DD`, UTC. */
  monday: string;
  bookings: number;
  quizzes: number;
}

export interface Distribution {
  title: string;
  rows: { label: string; count: number }[];
}

export interface Totals {
  bookings: number;
  quizzes: number;
  waiting: number;
  suspected: number;
  failedDeliveries: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Leads a week, the last weeks up to now, oldest first; suspected ones count. */
export async function leadsByWeek(store: LeadStore, weeks: number, now: Date): Promise<Week[]> {
  const thisMonday = mondayOf(now.toISOString().slice(0, 10));
  const mondays = Array.from({ length: weeks }, (_, index) => addDays(thisMonday, (index - weeks + 1) * 7));
  const [bookings, quizzes] = await Promise.all(
    (['call_bookings', 'quiz_submissions'] as const).map((table) =>
      countByWeek(store, table, mondays[0] ?? thisMonday),
    ),
  );
  return mondays.map((monday) => ({
    monday,
    bookings: bookings?.get(monday) ?? 0,
    quizzes: quizzes?.get(monday) ?? 0,
  }));
}

async function countByWeek(
  { db, kind }: LeadStore,
  table: LeadTableName,
  since: string,
): Promise<Map<string, number>> {
  const day =
    kind === 'sqlite'
      ? sql<string>`substr(created_at, 1, 10)`
      : sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`;
  const days = await db
    .selectFrom(table)
    .select([day.as('day'), (eb) => eb.fn.countAll<number>().as('count')])
    .where('created_at', '>=', `${since}T00:00:00.000Z`)
    .groupBy(day)
    .execute();
  const weeks = new Map<string, number>();
  for (const row of days) {
    const monday = mondayOf(row.day);
    weeks.set(monday, (weeks.get(monday) ?? 0) + Number(row.count));
  }
  return weeks;
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many leads there are, and what waits for somebody. */
export async function leadTotals({ db }: LeadStore): Promise<Totals> {
  const count = async (table: keyof Tables) =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  const [bookings, quizzes, decided, suspected, suspectedBookings, failed] = await Promise.all([
    count('call_bookings'),
    count('quiz_submissions'),
    count('appointments'),
    count('suspicions'),
    db
      .selectFrom('suspicions')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('lead_table', '=', 'call_bookings')
      .where('lead_id', 'not in', (eb) => eb.selectFrom('appointments').select('booking_id'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('deliveries')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('failed_at', 'is not', null)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    bookings,
    quizzes,
    waiting: bookings - decided - Number(suspectedBookings.count),
    suspected,
    failedDeliveries: Number(failed.count),
  };
}

/** How often each option was chosen, all in the order of the forms. */
export async function* distributions({ db, kind }: LeadStore): AsyncGenerator<Distribution> {
  for (const { title, table, column, options } of QUESTIONS) {
    const counts = await countValues(db, table, sql.ref<string>(column));
    yield {
      title,
      rows: options.map(({ value, label }) => ({ label, count: counts.get(String(value)) ?? 0 })),
    };
  }
  const counts = await countGoals(db, kind);
  yield { title: 'Goals', rows: GOALS.map((goal) => ({ label: goal, count: counts.get(goal) ?? 0 })) };
}

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const QUESTIONS = [
  { title: 'Service', table: 'call_bookings', column: 'selected_service', options: same(SERVICES) },
  { title: 'Time zone', table: 'call_bookings', column: 'timezone', options: same(TIMEZONE_VALUES) },
  { title: 'Business', table: 'quiz_submissions', column: 'business_type', options: same(BUSINESS_TYPES) },
  { title: 'Size', table: 'quiz_submissions', column: 'business_size', options: same(BUSINESS_SIZES) },
  { title: 'AI familiarity', table: 'quiz_submissions', column: 'ai_knowledge', options: same(AI_KNOWLEDGE) },
  {
    title: 'Integration',
    table: 'quiz_submissions',
    column: 'integration_needs',
    options: same(INTEGRATION_NEEDS),
  },
  {
    title: 'Priority',
    table: 'quiz_submissions',
    column: 'solution_priority',
    options: PRIORITY_LABELS.map((label, index) => ({ value: index + 1, label: `${index + 1} ${label}` })),
  },
] as const;

async function countValues(
  db: Kysely<Tables>,
  table: LeadTableName,
  value: ReturnType<typeof sql.ref<string>>,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(table)
    .select([value.as('value'), (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(value)
    .execute();
  return new Map(rows.map((row) => [String(row.value), Number(row.count)]));
}

async function countGoals(db: Kysely<Tables>, kind: LeadStore['kind']): Promise<Map<string, number>> {
  const goals =
    kind === 'sqlite' ? sql`json_each(automation_goals)` : sql`unnest(automation_goals) as goal(value)`;
  const { rows } = await sql<{ value: string; count: number }>`
    select value, count(*) as count from quiz_submissions, ${goals} group by value`.execute(db);
  return new Map(rows.map(({ value, count }) => [value, Number(count)]));
}
