import { TERMS } from '#content/terms.ts';
import { isDecided } from '../calls/call-state.ts';
import { findLeads, type ListedLead } from '../db/find-leads.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { CALLS } from '../db/tables.ts';
import { HOUR_MS } from '../durations.ts';
import { leadType } from '../lead-types/lead-types.ts';
import { addDays } from '../time-zones.ts';

type Tally = Map<string, number>;

/**
 * Counts leads by type and week, state, response time, outcome and each choice in the forms. Suspected spam only counts
 * as `suspected`. Weeks come oldest first, each named by its Monday (UTC). With `isRecent`, skips older leads.
 */
export async function countLeads(store: LeadStore, weeks: number, now: Date, isRecent = false) {
  const monday = mondayOf(now.toISOString());
  const mondays = Array.from({ length: weeks }, (_, index) => addDays(monday, (index - weeks + 1) * 7));
  const totals: Tally = new Map();
  const [byWeek, choices] = [new Map<string, Tally>(), new Map<string, Tally>()];
  const hours: number[] = [];
  const add = (tally: Tally, value: string) => tally.set(value, (tally.get(value) ?? 0) + 1);
  const addTo = (tallies: Map<string, Tally>, group: string, value: string) =>
    tallies.set(group, add(tallies.get(group) ?? new Map(), value));
  const filter = isRecent ? { since: `${mondays[0]}T00:00:00.000Z` } : {};
  for await (const lead of findLeads(store, filter)) {
    if (lead.suspicion !== null) {
      add(totals, 'suspected');
      continue;
    }
    const type = leadType(lead.table);
    add(totals, type.plural);
    addTo(byWeek, mondayOf(lead.created_at), type.plural);
    if (isHeld(lead, now)) add(totals, 'held');
    if (!isAnswered(lead)) add(totals, 'waiting');
    add(totals, promiseOf(lead, now));
    addTo(choices, 'outcome', lead.outcome ?? 'open');
    addTo(choices, 'came from', originOf(lead.source));
    const answered = answeredAt(lead);
    if (answered !== null) {
      const taken = (Date.parse(answered) - Date.parse(lead.created_at)) / HOUR_MS;
      hours.push(taken);
      addTo(choices, 'answered', SPEEDS.find(([most]) => taken <= most)?.[1] ?? 'later');
    } else if (!isAnswered(lead)) addTo(choices, 'answered', 'not yet');
    const columns: Record<string, unknown> = { ...lead };
    for (const column of type.choices)
      for (const value of [columns[column]].flat()) addTo(choices, column, String(value));
  }
  const kept = totals.get('kept') ?? 0;
  return {
    weeks: mondays.map((monday) => ({ monday, counts: byWeek.get(monday) ?? new Map<string, number>() })),
    totals,
    /** Leads that are answered or overdue. `kept` is how many of them were answered in time. */
    due: kept + (totals.get('missed') ?? 0),
    kept,
    /** The median time from a lead to its answer, in hours; undefined if no lead was answered. */
    medianHours: hours.toSorted((a, b) => a - b)[Math.floor(hours.length / 2)],
    choices,
  };
}

/** Returns a campaign's name whatever page it led to, or else the page or site that a visitor came from. */
function originOf(source: string | null): string {
  const query = new URLSearchParams(source?.split('?')[1]);
  const [campaign, medium] = [query.get('utm_campaign'), query.get('utm_source')];
  const name = [campaign, medium].filter(Boolean).join(', ');
  return name ? `campaign ${name}` : (source ?? 'not known');
}

/** Ranges of response times, each with its upper limit in hours. */
const SPEEDS: [number, string][] = [
  [1, 'within an hour'],
  [4, 'within 4 hours'],
  [TERMS.confirmationHours, `within ${TERMS.confirmationHours} hours`],
];

function mondayOf(instant: string): string {
  const day = instant.slice(0, 10);
  return addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
}

export function isHeld({ status, held_until }: ListedLead, now: Date): boolean {
  return status === 'held' && held_until !== null && Date.parse(held_until) > now.getTime();
}

/** Whether a lead has a confirmed call that is still to come. */
export function isComing({ status, starts_at }: ListedLead, now: Date): boolean {
  return status === 'confirmed' && starts_at !== null && Date.parse(starts_at) > now.getTime();
}

export function isAnswered({ table, status, answered_at }: ListedLead): boolean {
  return table === CALLS ? isDecided(status) : answered_at !== null;
}

function answeredAt(lead: ListedLead): string | null {
  // With CONFIRM=auto, the server's confirmation is the answer.
  if (lead.answered_at !== null || lead.was_confirmed) return lead.answered_at ?? lead.created_at;
  return lead.status === 'confirmed' ? (lead.decided_at ?? lead.created_at) : null;
}

/** Returns whether the promised response time was kept. A call cancelled before its answer counts as `open`. */
function promiseOf(lead: ListedLead, now: Date) {
  const { status, created_at } = lead;
  const answered = answeredAt(lead);
  const isLate = (at: number) => at - Date.parse(created_at) > TERMS.confirmationHours * HOUR_MS;
  if (answered !== null && !isLate(Date.parse(answered))) return 'kept';
  return isLate(now.getTime()) && !(answered === null && status === 'cancelled') ? 'missed' : 'open';
}
