import { type Kysely, sql } from 'kysely';
import { TERMS } from '#content/terms.ts';
import { CALLS } from '../calls/take-time.ts';
import { SETTLED, TAKES_TIME } from '../store/asked-time.ts';
import type { Tables } from '../store/tables.ts';
import { instantHere, wallTimeHere } from '../time-zones.ts';
import type { DeliveryKind } from './channels.ts';
import type { Outbox } from './outbox.ts';

// Reminders, nudges and the day's calls follow from what is stored now. Nothing is planned ahead, so a decision has
// nothing to find and take back; what a delivery is about keeps it from being made twice (decision 55).

const HOUR_MS = 60 * 60 * 1000;

/** The hours after which the team is reminded of a booking that nobody answered. */
const NUDGE_HOURS = [TERMS.confirmationHours - 4, TERMS.confirmationHours];

/** A booking that waits for longer is known to whoever reads `leads list`; an update must not flood the team. */
const NUDGED_FOR_HOURS = 2 * TERMS.confirmationHours;

/** How many are made at a time. */
const BATCH = 100;

/** By the team's clock. */
const AGENDA_TIME = '07:00';

/** The id of no lead: the day's calls belong to none. */
const NO_LEAD = '00000000-0000-0000-0000-000000000000';

/** What a reminder is made for. The call's time is part of it: a call that moved has reminders of its own. */
function reminderFor(hours: number, startsAt: Date): string {
  return `${hours}h before ${startsAt.toISOString()}`;
}

/** What a nudge is made for. */
function nudgeFor(hours: number): string {
  return `${hours}h`;
}

/**
 * Puts what has become due into the outbox. Several servers may do so at once.
 * @param kinds those that can be sent
 * @param remindHours how long before a call its visitor is reminded
 * @returns whether there is something to send
 */
export async function raiseFollowUps(
  outbox: Outbox,
  kinds: readonly DeliveryKind[],
  remindHours: readonly number[],
): Promise<boolean> {
  const now = await databaseTime(outbox);
  const due = [
    ...(kinds.includes('reminder') ? await remindersDue(outbox, remindHours, now) : []),
    ...(kinds.includes('agenda') ? await agendaDue(outbox, now) : []),
    ...(kinds.includes('nudge') ? await nudgesDue(outbox) : []),
  ];
  if (due.length === 0) return false;
  const { numInsertedOrUpdatedRows = 0n } = await outbox.db
    .insertInto('deliveries')
    .values(due.map((row) => ({ ...row, id: crypto.randomUUID() })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

interface FollowUp {
  lead_table: typeof CALLS;
  lead_id: string;
  kind: DeliveryKind;
  about: string;
}

/** The database's clock, by which everything is due. */
export async function databaseTime({ db, dialect }: Outbox): Promise<Date> {
  const { now } = await db.selectNoFrom(dialect.now.as('now')).executeTakeFirstOrThrow();
  return new Date(now);
}

/**
 * A reminder is due once its time has come, if the call was confirmed before that: who has just heard of a call needs
 * none. Of several that came due while no server ran, only the last.
 */
async function remindersDue({ db }: Outbox, remindHours: readonly number[], now: Date): Promise<FollowUp[]> {
  const until = new Date(now.getTime() + Math.max(0, ...remindHours) * HOUR_MS);
  const calls = await confirmedCalls(db, now, until);
  return calls.flatMap(({ id, startsAt, decidedAt }) => {
    const begun = remindHours.filter((hours) => startsAt.getTime() - hours * HOUR_MS <= now.getTime());
    const hours = Math.min(...begun);
    const isNews = decidedAt.getTime() > startsAt.getTime() - hours * HOUR_MS;
    return begun.length === 0 || isNews ? [] : [followUp(id, 'reminder', reminderFor(hours, startsAt))];
  });
}

/** The day's calls are due in the morning, if there is one that was confirmed by then and is still to come. */
async function agendaDue({ db }: Outbox, now: Date): Promise<FollowUp[]> {
  const { date } = wallTimeHere(now);
  const morning = instantHere(date, AGENDA_TIME);
  if (now < morning) return [];
  const calls = await callsOn(db, date, now);
  const isDue = calls.some(({ decidedAt }) => decidedAt < morning);
  return isDue ? [followUp(NO_LEAD, 'agenda', date)] : [];
}

/** Bookings that nobody answered; of two nudges that came due while no server ran, only the last. */
async function nudgesDue({ db, dialect }: Outbox): Promise<FollowUp[]> {
  const due: FollowUp[] = [];
  let before = NUDGED_FOR_HOURS;
  for (const hours of NUDGE_HOURS.toReversed()) {
    const about = nudgeFor(hours);
    const waiting = await db
      .selectFrom(`${CALLS} as lead`)
      .select('id')
      .where('created_at', '<=', dialect.in(-hours * HOUR_MS))
      .where('created_at', '>', dialect.in(-before * HOUR_MS))
      .where(sql<boolean>`not exists (select 1 from suspicions where lead_id = lead.id)`)
      .where(
        sql<boolean>`not exists (select 1 from appointments where booking_id = lead.id
          and ${sql.raw(SETTLED)})`,
      )
      .where(
        sql<boolean>`not exists (select 1 from deliveries where lead_id = lead.id
          and kind = 'nudge' and about = ${about})`,
      )
      .limit(BATCH)
      .execute();
    due.push(...waiting.map(({ id }) => followUp(id, 'nudge', about)));
    before = hours;
  }
  return due;
}

function followUp(lead_id: string, kind: DeliveryKind, about: string): FollowUp {
  return { lead_table: CALLS, lead_id, kind, about };
}

export interface ConfirmedCall {
  id: string;
  startsAt: Date;
  decidedAt: Date;
  link: string | null;
}

/** The confirmed calls of a day by the team's clock that are still to come, in order. */
export async function callsOn(db: Kysely<Tables>, date: string, now: Date): Promise<ConfirmedCall[]> {
  const calls = await confirmedCalls(db, now, new Date(now.getTime() + 25 * HOUR_MS));
  return calls.filter(({ startsAt }) => wallTimeHere(startsAt).date === date);
}

async function confirmedCalls(db: Kysely<Tables>, after: Date, until: Date): Promise<ConfirmedCall[]> {
  const rows = await db
    .selectFrom('appointments')
    .select(['booking_id', 'starts_at', 'decided_at', 'created_at', 'link'])
    .where('status', '=', 'confirmed')
    // The condition of an index.
    .where(sql.raw<boolean>(TAKES_TIME))
    .where('ends_at', '>', after.toISOString())
    .where('starts_at', '>', after.toISOString())
    .where('starts_at', '<=', until.toISOString())
    .orderBy('starts_at')
    .execute();
  return rows.map(({ booking_id, starts_at, decided_at, created_at, link }) => ({
    id: booking_id,
    startsAt: new Date(starts_at ?? 0),
    decidedAt: new Date(decided_at ?? created_at),
    link,
  }));
}
