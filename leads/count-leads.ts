import { type Kysely, type RawBuilder, sql } from 'kysely';
import { TERMS } from '#content/terms.ts';
import { CALLS } from './calls/take-time.ts';
import type { Question } from './lead-type.ts';
import type { LeadStore } from './store/lead-store.ts';
import { SETTLED, type Tables } from './store/tables.ts';
import { addDays } from './time-zones.ts';
import { answerWithinHours, LEAD_TABLES, type LeadTable, leadType } from './types.ts';

/** How many leads of each type, by the type's plural. */
export type CountByType = Record<string, number>;

export interface Week {
  /** Its Monday, `YYYY-MM-DD`, UTC. */
  monday: string;
  counts: CountByType;
}

export interface Distribution {
  title: string;
  rows: { label: string; count: number }[];
}

/** Leads a week, the last weeks up to now, oldest first; suspected ones count. */
export async function leadsByWeek(store: LeadStore, weeks: number, now: Date): Promise<Week[]> {
  const thisMonday = mondayOf(now.toISOString().slice(0, 10));
  const mondays = Array.from({ length: weeks }, (_, index) => addDays(thisMonday, (index - weeks + 1) * 7));
  const counted = await forEachType((table) => countByWeek(store, table, mondays[0] ?? thisMonday));
  return mondays.map((monday) => ({
    monday,
    counts: Object.fromEntries(counted.map(([plural, weeks]) => [plural, weeks.get(monday) ?? 0])),
  }));
}

async function countByWeek(
  { db, dialect }: LeadStore,
  table: LeadTable,
  since: string,
): Promise<Map<string, number>> {
  const day = dialect.day('created_at');
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

/** How many leads there are, and what waits for somebody. */
export async function leadTotals(store: LeadStore) {
  const { db } = store;
  const [counts, waiting, suspected, heldTimes, failedDeliveries, promised] = await Promise.all([
    forEachType((table) => countRows(db, sql.table(table))),
    forEachType((table) => countWaiting(db, table)),
    countRows(db, sql`suspicions`),
    countRows(db, sql`appointments where status = 'held' and held_until > ${store.dialect.now}`),
    countRows(db, sql`deliveries where failed_at is not null`),
    countPromised(store),
  ]);
  return {
    counts: Object.fromEntries(counts) as CountByType,
    /** Leads that wait for an answer; types that need none are left out. */
    waiting: Object.fromEntries(
      waiting.flatMap(([plural, count]) => (count === undefined ? [] : [[plural, count]])),
    ) as CountByType,
    suspected,
    /** Times that are held for visitors who wait for an answer. */
    heldTimes,
    promised,
    failedDeliveries,
  };
}

/**
 * Counts the bookings that were promised an answer by now, and those that had it in time. One that its visitor took back
 * before is neither.
 */
async function countPromised({ db, dialect }: LeadStore): Promise<{ due: number; kept: number }> {
  const seconds = TERMS.confirmationHours * 60 * 60;
  const late = sql`${dialect.secondsSince('lead.created_at')} > ${sql.lit(seconds)}`;
  const withCall = sql`${sql.table(CALLS)} as lead left join appointments as call on call.booking_id = lead.id`;
  const answered = sql`case when call.status = 'confirmed' and call.decided_at is null
    then call.created_at else call.answered_at end`;
  const isOurs = sql`not exists (select 1 from suspicions where lead_id = lead.id)`;
  const inTime = sql`${answered} is not null and ${dialect.isWithin('lead.created_at', answered, seconds)}`;
  const isOff = sql`(${answered} is null and call.status = 'cancelled')`;
  const [kept, missed] = await Promise.all([
    countRows(db, sql`${withCall} where ${inTime} and ${isOurs}`),
    countRows(
      db,
      sql`${withCall} where not (${inTime}) and ${late} and not coalesce(${isOff}, false) and ${isOurs}`,
    ),
  ]);
  return { due: kept + missed, kept };
}

/**
 * Counts the leads of a table that ask for an answer and have none. Counts the few that do not wait instead of looking
 * at every lead.
 * @param before only those that came before this point in time, UTC
 * @returns undefined if leads of this type ask for no answer
 */
export async function countWaiting(
  db: Kysely<Tables>,
  table: LeadTable,
  before?: RawBuilder<string>,
): Promise<number | undefined> {
  if (answerWithinHours(table) === undefined) return undefined;
  const settled = sql`(select booking_id from appointments where ${sql.raw(SETTLED)})`;
  const isOld = before ? sql`created_at < ${before}` : sql`true`;
  const [all, answered, suspected] = await Promise.all([
    countRows(db, sql`${sql.table(table)} where ${isOld}`),
    countRows(db, sql`${sql.table(table)} where id in ${settled} and ${isOld}`),
    countRows(
      db,
      sql`${sql.table(table)} where ${isOld} and id not in ${settled}
        and id in (select lead_id from suspicions where lead_table = ${table})`,
    ),
  ]);
  return all - answered - suspected;
}

/** @param from what stands after `from` */
async function countRows(db: Kysely<Tables>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${from}`.execute(db);
  return Number(rows[0]?.count);
}

async function forEachType<Result>(
  count: (table: LeadTable) => Promise<Result>,
): Promise<[string, Result][]> {
  return await Promise.all(
    LEAD_TABLES.map(async (table): Promise<[string, Result]> => [leadType(table).plural, await count(table)]),
  );
}

/** How often each answer was chosen, in the order of the forms. */
export async function* distributions(store: LeadStore): AsyncGenerator<Distribution> {
  for (const table of LEAD_TABLES) {
    for (const question of leadType(table).questions) {
      const counts = await countAnswers(store, table, question);
      yield {
        title: question.title,
        rows: question.answers.map((answer, index) => {
          const [value, label] = question.isScale ? [index + 1, `${index + 1} ${answer}`] : [answer, answer];
          return { label, count: counts.get(String(value)) ?? 0 };
        }),
      };
    }
  }
}

async function countAnswers(
  { db, dialect }: LeadStore,
  table: LeadTable,
  { column }: Question,
): Promise<Map<string, number>> {
  const isList = Object.hasOwn(leadType(table).lists, column);
  const answers = isList ? sql`${sql.table(table)}, ${dialect.listValues(column)}` : sql`${sql.table(table)}`;
  const value = isList ? sql`value` : sql.ref(column);
  const { rows } = await sql<{ value: unknown; count: number }>`
    select ${value} as value, count(*) as count from ${answers} group by 1`.execute(db);
  return new Map(rows.map(({ value, count }) => [String(value), Number(count)]));
}
