import { type Kysely, type RawBuilder, sql } from 'kysely';
import { TERMS } from '#content/terms.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { CALLS, type Tables, WAITS } from '../db/tables.ts';
import { addDays } from '../time-zones.ts';
import { LEAD_TABLES, leadType } from '../types.ts';

/** How many leads of each type, by the type's plural. */
type CountByType = Record<string, number>;

/** Leads a week, the last weeks up to now, oldest first, each by its Monday, UTC; suspected ones count. */
export async function countByWeek(
  { db, dialect }: LeadStore,
  weeks: number,
  now: Date,
): Promise<{ monday: string; counts: CountByType }[]> {
  const thisMonday = mondayOf(now.toISOString().slice(0, 10));
  const found = Array.from({ length: weeks }, (_, index) => ({
    monday: addDays(thisMonday, (index - weeks + 1) * 7),
    counts: Object.fromEntries(LEAD_TABLES.map((table) => [leadType(table).plural, 0])) as CountByType,
  }));
  for (const table of LEAD_TABLES) {
    const day = dialect.day('created_at');
    const days = await db
      .selectFrom(table)
      .select([day.as('day'), (eb) => eb.fn.countAll<number>().as('count')])
      .where('created_at', '>=', `${found[0]?.monday}T00:00:00.000Z`)
      .groupBy(day)
      .execute();
    const { plural } = leadType(table);
    for (const row of days) {
      const week = found.find(({ monday }) => monday === mondayOf(row.day));
      if (week) week.counts[plural] = (week.counts[plural] ?? 0) + Number(row.count);
    }
  }
  return found;
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

export async function countTotals(store: LeadStore) {
  const { db, dialect } = store;
  const counts: CountByType = {};
  for (const table of LEAD_TABLES) counts[leadType(table).plural] = await countRows(db, sql.table(table));
  return {
    counts,
    waiting: await countWaiting(db),
    suspected: await countRows(db, sql`leads where suspicion is not null`),
    /** Times that are held for visitors who wait for an answer. */
    heldTimes: await countRows(db, sql`appointments where status = 'held' and held_until > ${dialect.now}`),
    promised: await countPromised(store),
    failedDeliveries: await countRows(db, sql`deliveries where failed_at is not null`),
  };
}

/**
 * Counts the bookings that were promised an answer by now, and those that had it in time. One that its visitor took back
 * before is neither.
 */
async function countPromised({ db, dialect }: LeadStore): Promise<{ due: number; kept: number }> {
  const answered = sql`case when call.status = 'confirmed' and call.decided_at is null
    then call.created_at else call.answered_at end`;
  const isWithin = (later: RawBuilder<unknown>) =>
    sql`${dialect.secondsBetween(sql.ref('lead.created_at'), later)} <= ${sql.lit(TERMS.confirmationHours * 3600)}`;
  const isKept = sql`${answered} is not null and ${isWithin(answered)}`;
  const isOff = sql`${answered} is null and call.status = 'cancelled'`;
  const ours = sql`${sql.table(CALLS)} as lead left join appointments as call on call.booking_id = lead.id
    where not exists (select 1 from leads where id = lead.id and suspicion is not null)`;
  const kept = await countRows(db, sql`${ours} and ${isKept}`);
  const missed = sql`not (${isKept}) and not ${isWithin(dialect.now)} and not coalesce(${isOff}, false)`;
  return { due: kept + (await countRows(db, sql`${ours} and ${missed}`)), kept };
}

/**
 * Counts the bookings that nobody answered, without suspected ones.
 * @param before only those that came before this point in time, UTC
 */
export function countWaiting(db: Kysely<Tables>, before?: RawBuilder<string>): Promise<number> {
  return countRows(
    db,
    sql`${sql.table(CALLS)} as lead where ${before ? sql`created_at < ${before}` : sql`true`} and ${WAITS}`,
  );
}

/** @param from what stands after `from` */
async function countRows(db: Kysely<Tables>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${from}`.execute(db);
  return Number(rows[0]?.count);
}

/** How often each answer was chosen, in the order of the forms. */
export async function* countAnswers({ db, dialect }: LeadStore) {
  for (const table of LEAD_TABLES) {
    for (const { title, column, answers, isScale } of leadType(table).questions) {
      const isList = Object.hasOwn(leadType(table).lists, column);
      const { rows } = await sql<{ value: unknown; count: number }>`
        select ${isList ? sql`value` : sql.ref(column)} as value, count(*) as count
        from ${sql.table(table)} ${isList ? sql`, ${dialect.listValues(column)}` : sql``} group by 1`.execute(
        db,
      );
      const counts = new Map(rows.map(({ value, count }) => [String(value), Number(count)]));
      const countOf = (answer: string, index: number) => {
        const [value, label] = isScale ? [index + 1, `${index + 1} ${answer}`] : [answer, answer];
        return { label, count: counts.get(String(value)) ?? 0 };
      };
      yield { title, rows: answers.map(countOf) };
    }
  }
}
