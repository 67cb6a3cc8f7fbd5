import { sql } from 'kysely';
import { TERMS } from '#content/terms.ts';
import { isDecided } from '../calls/call-state.ts';
import { findLeads, type ListedLead } from '../db/find-leads.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { CALLS } from '../db/tables.ts';
import { HOUR_MS } from '../durations.ts';
import { LEAD_TABLES, leadType } from '../lead-types/lead-types.ts';
import { addDays } from '../time-zones.ts';

/**
 * Counts all leads, in one look at each: by week (the last ones up to now, oldest first, each by its Monday, UTC), and by
 * what became of them. Suspected ones count, but for those that wait or were promised an answer.
 */
export async function countLeads(store: LeadStore, weeks: number, now: Date) {
  const tally = new Map<string, number>();
  const counted = (what: string) => tally.get(what) ?? 0;
  const count = (what: string) => tally.set(what, counted(what) + 1);
  for await (const lead of findLeads(store, {})) {
    const { plural } = leadType(lead.table);
    count(plural);
    count(`${plural} ${mondayOf(lead.created_at)}`);
    if (lead.suspicion !== null) count('suspected');
    if (isHeld(lead, now)) count('held');
    if (lead.suspicion === null) {
      if (!isAnswered(lead)) count('waiting');
      count(promiseOf(lead, now));
    }
  }
  const types = LEAD_TABLES.map((table) => leadType(table).plural);
  const failed = sql<{ count: number }>`select count(*) as count from deliveries where failed_at is not null`;
  return {
    weeks: Array.from({ length: weeks }, (_, index) => {
      const monday = addDays(mondayOf(now.toISOString()), (index - weeks + 1) * 7);
      return { monday, ...Object.fromEntries(types.map((type) => [type, counted(`${type} ${monday}`)])) };
    }),
    totals: {
      ...Object.fromEntries(types.map((type) => [type, counted(type)])),
      waiting: counted('waiting'),
      suspected: counted('suspected'),
      /** Times that are held for visitors who wait for an answer. */
      heldTimes: counted('held'),
      /** Leads that were promised an answer by now, and those that had it in time. */
      promised: { due: counted('kept') + counted('missed'), kept: counted('kept') },
      failedDeliveries: Number((await failed.execute(store.db)).rows[0]?.count),
    },
  };
}

/** How often each value occurred, by what it is a value of. */
type Tallies = Map<string, Map<string, number>>;

/**
 * Counts the leads of the last weeks up to now, without suspected ones: by week (oldest first, each by its Monday, UTC) and
 * type, by how soon they were answered, by outcome, and by each choice in the forms.
 */
export async function countChoices(store: LeadStore, weeks: number, now: Date) {
  const mondays = Array.from({ length: weeks }, (_, index) =>
    addDays(mondayOf(now.toISOString()), (index - weeks + 1) * 7),
  );
  const [byWeek, choices]: [Tallies, Tallies] = [new Map(), new Map()];
  const count = (tallies: Tallies, what: string, value: string) => {
    const tally = tallies.get(what) ?? new Map<string, number>();
    tallies.set(what, tally.set(value, (tally.get(value) ?? 0) + 1));
  };
  const promises = { kept: 0, missed: 0, open: 0 };
  const hours: number[] = [];
  for await (const lead of findLeads(store, { since: `${mondays[0]}T00:00:00.000Z` })) {
    if (lead.suspicion !== null) continue;
    const type = leadType(lead.table);
    count(byWeek, mondayOf(lead.created_at), type.plural);
    promises[promiseOf(lead, now)] += 1;
    count(choices, 'outcome', lead.outcome ?? 'open');
    count(choices, 'came from', lead.source ?? 'not known');
    const answered = answeredAt(lead);
    if (answered !== null) hours.push((Date.parse(answered) - Date.parse(lead.created_at)) / HOUR_MS);
    const columns: Record<string, unknown> = { ...lead };
    for (const column of type.choices)
      for (const value of [columns[column]].flat()) count(choices, column, String(value));
  }
  const { kept, missed } = promises;
  return {
    weeks: mondays.map((monday) => ({ monday, counts: byWeek.get(monday) ?? new Map<string, number>() })),
    kept,
    due: kept + missed,
    /** The middle of the times from a lead to its answer; undefined where none was answered. */
    medianHours: hours.toSorted((a, b) => a - b)[Math.floor(hours.length / 2)],
    choices,
  };
}

/** The day on which the week of an instant began, in UTC. */
function mondayOf(instant: string): string {
  const day = instant.slice(0, 10);
  return addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
}

/** Whether a time is held for it now. */
export function isHeld({ status, held_until }: ListedLead, now: Date): boolean {
  return status === 'held' && held_until !== null && Date.parse(held_until) > now.getTime();
}

/** Whether nobody waits for the team's answer to a lead any more. */
export function isAnswered({ table, status, answered_at }: ListedLead): boolean {
  return table === CALLS ? isDecided(status) : answered_at !== null;
}

/** When a lead had its answer; null while it has none. */
function answeredAt({
  status,
  created_at,
  was_confirmed,
  decided_at,
  answered_at,
}: ListedLead): string | null {
  // A call that the server confirmed, at once or as its visitor picked or moved to a time, has no answer of the team's.
  const confirmed = was_confirmed ? created_at : status === 'confirmed' ? (decided_at ?? created_at) : null;
  return answered_at ?? confirmed;
}

/** Whether a lead had its answer in the time that the site promises. One that its visitor took back before is neither. */
function promiseOf(lead: ListedLead, now: Date) {
  const { status, created_at } = lead;
  const answered = answeredAt(lead);
  const isLate = (at: number) => at - Date.parse(created_at) > TERMS.confirmationHours * HOUR_MS;
  if (answered !== null && !isLate(Date.parse(answered))) return 'kept';
  return isLate(now.getTime()) && !(answered === null && status === 'cancelled') ? 'missed' : 'open';
}
