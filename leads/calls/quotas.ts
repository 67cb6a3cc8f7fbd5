import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { findLead, findRecord } from '../db/find-lead.ts';
import { CALLS, TAKES_TIME, type Tables } from '../db/tables.ts';
import { recipientHash } from '../mail/mail-address.ts';
import type { Outbox } from '../outbox/outbox.ts';

// How many call times visitors may have before the team answers (decision 9).

/** For a mailbox, and for a network. */
const TIMES_PER_VISITOR = 2;

/** For all visitors together, within 24 hours: 7.5 hours of calls. */
export const TIMES_PER_DAY = 30;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns whether a booking may take a time. A booking that has one already may exchange it for another.
 * @param outbox a transaction that holds the lock on calls
 */
export async function mayTakeTime(outbox: Outbox, id: string): Promise<boolean> {
  const booking = await findLead(outbox.db, CALLS, id);
  const network = (await findRecord(outbox.db, id))?.network;
  const unanswered = await findUnanswered(outbox);
  if (unanswered.some(({ booking_id }) => booking_id === id)) return true;
  const mailbox = booking && recipientHash(booking.email);
  const ofMailbox = unanswered.filter(({ email }) => recipientHash(email) === mailbox);
  const ofNetwork = unanswered.filter((each) => each.network !== null && each.network === network);
  return (
    Math.max(ofMailbox.length, ofNetwork.length) < TIMES_PER_VISITOR &&
    unanswered.filter(({ isOfDay }) => isOfDay).length < TIMES_PER_DAY
  );
}

/** Lists the times that are held, and the calls to come that were confirmed without the team. */
export function findUnanswered({ db, dialect }: Outbox) {
  const isOfDay = sql<unknown>`coalesce(decided_at, appointments.created_at) > ${dialect.in(-DAY_MS)}`;
  return db
    .selectFrom('appointments')
    .innerJoin(`${CALLS} as lead`, 'lead.id', 'booking_id')
    .leftJoin('leads as record', 'record.id', 'booking_id')
    .select(['booking_id', 'lead.email', 'record.network', isOfDay.as('isOfDay')])
    .where(sql.raw<boolean>(TAKES_TIME))
    .where('ends_at', '>', dialect.now)
    .where('answered_at', 'is', null)
    .where((eb) => eb.or([eb('status', '=', 'confirmed'), eb('held_until', '>', dialect.now)]))
    .execute();
}

/** Returns what is kept of a network: only this installation, whose key it takes, can compare two networks by it. */
export async function networkHash(db: Kysely<Tables>, network: string): Promise<string> {
  const keys = db.selectFrom('keys').select('key').where('name', '=', 'networks');
  const { key } = await keys.executeTakeFirstOrThrow();
  return createHmac('sha256', key).update(network).digest('hex').slice(0, 32);
}

/** Deletes the networks that no limit needs any more. */
export async function forgetNetworks({ db, dialect }: Outbox): Promise<void> {
  await sql`update leads set network = null where network is not null
    and id not in (select booking_id from appointments
      where ${sql.raw(TAKES_TIME)} and ends_at > ${dialect.now} and answered_at is null)
    and id not in (select lead_id from deliveries where kind = 'acknowledgement' and failed_at is null
      and (delivered_at is null or counted_at > ${dialect.in(-HOUR_MS)}))
    and id not in (select id from call_bookings where created_at > ${dialect.in(-HOUR_MS)})`.execute(db);
}
