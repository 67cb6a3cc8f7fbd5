import { sql } from 'kysely';
import { TERMS } from '#content/terms.ts';
import { type Connection, databaseTime } from '../db/connection.ts';
import type { Dialect } from '../db/dialects.ts';
import { findFirstLeads, findLead, type ListedLead } from '../db/find-leads.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { CALLS, type Db, TAKES_TIME, waits } from '../db/tables.ts';
import { ALERTS, type DeliveryKind } from '../delivery-kinds.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { type AskedFor, requestedStart } from '../lead-types/booking.ts';
import { contactOf, LEAD_TABLES, type LeadTable } from '../lead-types/lead-types.ts';
import { instantHere, wallTimeHere } from '../time-zones.ts';
import { addDeliveries, NO_LEAD } from './outbox.ts';

// Reminders, nudges, agendas and alerts are derived from the current data rather than scheduled ahead, so no decision
// has to cancel them. A unique key, `about`, prevents duplicates (decision 6).

/** Returns a sentence for each problem that the team has to fix. The sentences name no visitor. */
export type FindProblems = () => Promise<string[]>;

/** The team is nudged twice, at most this many hours after a lead arrived. The numbers also identify the nudges. */
const [EARLY, LATE] = [TERMS.confirmationHours - 4, TERMS.confirmationHours];

/** Limits during a flood: how many waiting leads are examined per table, and how many nudges are created at once. */
const [LOOKED_AT, BATCH] = [1000, 100];

/** In the team's time zone. */
const AGENDA_TIME = '07:00';

/** Older restores no longer affect reminders: this is one day more than the longest time that `REMIND` allows. */
const OLDEST_RESTORE_MS = 8 * DAY_MS;

interface FollowUp {
  lead_table?: LeadTable;
  lead_id: string;
  kind: DeliveryKind;
  /** A unique key. A reminder's key contains the start of the call, so a moved call gets new reminders. */
  about: string;
}

interface Moment {
  db: Db;
  dialect: Dialect;
  now: Date;
  /** When the database was last restored, in ms. Follow-ups due before the restore may already have been sent. */
  restoredAt: number;
}

/** Queues the follow-ups that are due, except those due before the last restore. @returns whether it queued any */
export async function raiseFollowUps(
  store: Connection & Pick<LeadStore, 'reader'>,
  remindHours: readonly number[],
): Promise<boolean> {
  const { kinds, reader: db } = store;
  const reading = { ...store, db };
  const moment = {
    db,
    dialect: store.dialect,
    now: await databaseTime(reading),
    restoredAt: await lastRestore(reading),
  };
  return await addDeliveries(store.db, [
    ...(kinds.includes('reminder') ? await remindersDue(moment, remindHours) : []),
    ...(kinds.includes('agenda') ? await agendaDue(moment) : []),
    ...(kinds.includes('nudge') ? await nudgesDue(moment) : []),
  ]);
}

/** Queues an alert for each channel if there are problems, at most one per UTC day across all servers. */
export async function raiseAlerts(connection: Connection, findProblems: FindProblems): Promise<boolean> {
  const wanted = ALERTS.filter((kind) => connection.kinds.includes(kind));
  if (wanted.length === 0 || (await findProblems()).length === 0) return false;
  const about = (await databaseTime(connection)).toISOString().slice(0, 10);
  const alerts = wanted.map((kind) => ({ lead_id: NO_LEAD, kind, about }));
  return await addDeliveries(connection.db, alerts);
}

/** Returns the time of the last restore in ms; 0 if there was none in the past eight days. */
async function lastRestore({ db, dialect }: Connection): Promise<number> {
  const { rows } = await sql<{ at: string | null }>`select max(created_at) as at from audit
    where act = 'restore' and created_at > ${dialect.in(-OLDEST_RESTORE_MS)}`.execute(db);
  return Date.parse(rows[0]?.at ?? '') || 0;
}

/**
 * Returns the due reminders, at most one for a call: the latest, if several are due after downtime. Leaves out a
 * reminder that was due before its invitation was sent: a visitor who has only just heard of a call needs none.
 */
async function remindersDue({ db, now, restoredAt }: Moment, remindHours: readonly number[]) {
  const calls = await findConfirmedCalls(db, now, Math.max(0, ...remindHours));
  return calls.flatMap(({ id, startsAt, heard_at }): FollowUp[] => {
    const hoursLeft = (startsAt.getTime() - now.getTime()) / HOUR_MS;
    // `Infinity` if no reminder is due yet: `dueAt` is then `-Infinity`, and the check below returns nothing.
    const hours = Math.min(...remindHours.filter((each) => each >= hoursLeft));
    const dueAt = startsAt.getTime() - hours * HOUR_MS;
    if (heard_at === null || dueAt <= restoredAt || dueAt < Date.parse(heard_at)) return [];
    return [{ lead_id: id, kind: 'reminder', about: `${hours}h before ${startsAt.toISOString()}` }];
  });
}

/** Returns the agenda from `AGENDA_TIME` on if one of today's remaining calls was confirmed before that time. */
async function agendaDue({ db, now, restoredAt }: Moment): Promise<FollowUp[]> {
  const { date } = wallTimeHere(now);
  const morning = instantHere(date, AGENDA_TIME);
  if (now < morning || morning.getTime() <= restoredAt) return [];
  const calls = await findCallsOn(db, date, now);
  const isDue = calls.some(({ decidedAt }) => decidedAt < morning);
  return isDue ? [{ lead_id: NO_LEAD, kind: 'agenda', about: date }] : [];
}

/**
 * Returns the nudges that are due about unanswered leads. A booking has a deadline: the end of its hold, or else the
 * requested time. The early nudge is due halfway to the deadline at the latest, the late nudge at the deadline at the
 * latest. After downtime, only the later of two due nudges is sent. A lead gets none if its sender has a call to come, or
 * has been answered about another lead since. Leads older than twice the promised hours get none, so that the team isn't
 * flooded after an update.
 */
async function nudgesDue(moment: Moment): Promise<FollowUp[]> {
  const { db, now, restoredAt } = moment;
  const since = new Date(now.getTime() - 2 * LATE * HOUR_MS).toISOString();
  const due = LEAD_TABLES.map(async (lead_table) => {
    const asked = lead_table === CALLS ? sql`preferred_date, preferred_time, timezone,` : sql``;
    const { rows } = await sql<Waiting>`
      select id, lead.created_at, ${asked} case when status = 'held' then held_until end as held_until, (
        select max(about) from deliveries where lead_id = lead.id and kind = 'nudge') as last
      from ${sql.table(lead_table)} as lead left join appointments on booking_id = lead.id
      where lead.created_at > ${since} and ${waits(lead_table)} and not exists (
        select 1 from deliveries where lead_id = lead.id and kind = 'nudge' and about = ${`${LATE}h`})
      order by lead.created_at limit ${LOOKED_AT}`.execute(db);
    return rows.flatMap(({ id: lead_id, last, created_at, held_until, ...lead }): FollowUp[] => {
      const created = Date.parse(created_at);
      const end = held_until ?? (lead_table === CALLS ? requestedStart(lead) : Number.POSITIVE_INFINITY);
      const left = new Date(end).getTime() - created;
      const within = (hours: number, most: number) =>
        created + Math.min(hours * HOUR_MS, left > 0 ? most : Infinity);
      const [early, late] = [within(EARLY, left / 2), within(LATE, left)];
      const [hours, dueAt] = late <= now.getTime() ? [LATE, late] : [EARLY, early];
      const about = `${hours}h`;
      const isDue = dueAt <= now.getTime() && dueAt > restoredAt && about !== last;
      return isDue ? [{ lead_table, lead_id, kind: 'nudge', about }] : [];
    });
  });
  const nudges: FollowUp[] = [];
  for (const nudge of (await Promise.all(due)).flat())
    if (nudges.length < BATCH && !(await isAnsweredElsewhere(moment, nudge))) nudges.push(nudge);
  return nudges;
}

/** Whether the lead's sender has a call to come, or an answer to another lead since this one arrived. */
async function isAnsweredElsewhere({ db, dialect, now }: Moment, { lead_table = CALLS, lead_id }: FollowUp) {
  const lead = await findLead(db, lead_table, lead_id);
  if (!lead) return true;
  const { address } = contactOf(lead_table, lead);
  const { leads } = await findFirstLeads({ reader: db, dialect }, { address }, 20);
  const hasCall = ({ status, starts_at }: ListedLead) =>
    status === 'confirmed' && Date.parse(starts_at ?? '') > now.getTime();
  const others = leads.filter(({ id }) => id !== lead_id);
  return others.some((other) => hasCall(other) || (other.answered_at ?? '') > lead.created_at);
}

type Waiting = AskedFor & Record<'id' | 'created_at', string> & Record<'last' | 'held_until', string | null>;

/** Returns the confirmed calls that are still to come on a day in the team's time zone, in order. */
export async function findCallsOn(db: Db, date: string, now: Date) {
  const calls = await findConfirmedCalls(db, now, 25);
  return calls.filter(({ startsAt }) => wallTimeHere(startsAt).date === date);
}

/** Returns the confirmed calls that start within `hours`, in order. The partial index requires `TAKES_TIME`. */
async function findConfirmedCalls(db: Db, now: Date, hours: number) {
  const [from, until] = [now, new Date(now.getTime() + hours * HOUR_MS)].map((at) => at.toISOString());
  const { rows } = await sql<
    Record<'id' | 'starts_at' | 'decided', string> & Record<'link' | 'heard_at', string | null>
  >`
    select booking_id as id, starts_at, coalesce(decided_at, created_at) as decided, link, (
      select case when left_out is null then delivered_at end from deliveries
      where lead_id = booking_id and (kind = 'confirmation' or id = invitation) order by created_at desc limit 1
    ) as heard_at
    from appointments where status = 'confirmed' and ${sql.raw(TAKES_TIME)}
      and ends_at > ${from} and starts_at > ${from} and starts_at <= ${until}
    order by starts_at`.execute(db);
  return rows.map(({ starts_at, decided, ...call }) => ({
    ...call,
    startsAt: new Date(starts_at),
    decidedAt: new Date(decided),
  }));
}
