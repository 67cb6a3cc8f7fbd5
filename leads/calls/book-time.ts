import { sql, type Transaction } from 'kysely';
import { recordAct } from '../audit.ts';
import type { DeliveryKind } from '../delivery/channels.ts';
import { renewDeliveries } from '../delivery/outbox.ts';
import { findAppointment } from '../store/find-lead.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { QueryDialect } from '../store/query-dialects.ts';
import type { CallTime, Tables } from '../store/tables.ts';
import type { Span } from './free-times.ts';
import {
  CALLS,
  changeCalls,
  lockCalls,
  type NewAppointment,
  saveAppointment,
  TimeTaken,
  takeTime,
} from './take-time.ts';

/** How long a time is held for a visitor who waits for an answer. */
export const HOLD_MS = 48 * 60 * 60 * 1000;

/** How long after the booking its visitor may pick another time. */
const PICK_MS = 60 * 60 * 1000;

/** A time that visitors may have, and that a booking asks for. */
export interface AskedTime extends Span {
  /** What it becomes if nobody else has it; `taken` if that is known not to be so. */
  status: CallTime;
}

/**
 * Gives a new booking the time that it asks for, unless somebody else has it, and queues its deliveries. Belongs to the
 * transaction that stores the booking.
 * @param kinds the deliveries of each new lead
 */
export async function bookTime(
  transaction: Transaction<Tables>,
  dialect: QueryDialect,
  id: string,
  time: AskedTime,
  kinds: readonly DeliveryKind[],
): Promise<void> {
  await lockCalls(transaction, dialect);
  const heard = await giveTime(transaction, dialect, id, time, kinds, { first_answer: time.status });
  if (heard !== 'taken') return;
  const [starts_at, ends_at] = [time.start.toISOString(), time.end.toISOString()];
  await saveAppointment(transaction, id, { status: 'taken', starts_at, ends_at, first_answer: 'taken' });
  await renewDeliveries(transaction, { lead_table: CALLS, lead_id: id }, kinds);
}

/** What the visitor of a booking heard about the time when it was stored; undefined if nothing was said. */
export async function firstAnswer({ db }: Pick<LeadStore, 'db'>, id: string): Promise<CallTime | undefined> {
  return (await findAppointment(db, id))?.first_answer ?? undefined;
}

/**
 * Gives another time to a booking of the last hour that nobody answered and that has none. A second call for the same
 * time hears what the first one did.
 * @param time its status is undefined if it is none that visitors may have
 * @param kinds the deliveries of each new lead
 * @returns undefined if there is no such booking or no such time
 */
export async function pickTime(
  store: LeadStore,
  id: string,
  { status, ...span }: Span & { status: CallTime | undefined },
  kinds: readonly DeliveryKind[],
): Promise<CallTime | undefined> {
  const { dialect } = store;
  return await store.available(() =>
    changeCalls(store, async (transaction) => {
      const booking = await transaction
        .selectFrom(CALLS)
        .select('id')
        .where('id', '=', id)
        .where('created_at', '>', dialect.in(-PICK_MS))
        .where(
          sql<boolean>`not exists (select 1 from suspicions where lead_table = ${CALLS} and lead_id = ${id})`,
        )
        .executeTakeFirst();
      if (!booking) return undefined;
      const current = await findAppointment(transaction, id);
      if (current?.picked_start === span.start.toISOString()) {
        return current.invitation === null ? 'held' : 'confirmed';
      }
      if ((current && current.status !== 'taken') || status === undefined) return undefined;
      const isConfirmed = status === 'confirmed';
      // The visitor of a held time was told already that an answer comes.
      const told = kinds.filter((kind) => kind !== 'webhook' && (isConfirmed || kind !== 'acknowledgement'));
      return await giveTime(transaction, dialect, id, { ...span, status }, told, {
        picked_start: span.start.toISOString(),
        // The row may be as old as the booking.
        decided_at: isConfirmed ? dialect.now : null,
      });
    }),
  );
}

/** Takes a time for a booking, and queues the mails that say so, unless somebody else has it. */
async function giveTime(
  transaction: Transaction<Tables>,
  dialect: QueryDialect,
  id: string,
  { status, ...span }: AskedTime,
  kinds: readonly DeliveryKind[],
  answer: Pick<NewAppointment, 'first_answer' | 'picked_start' | 'decided_at'>,
): Promise<CallTime> {
  if (status === 'taken') return status;
  const isConfirmed = status === 'confirmed';
  const held_until = isConfirmed ? null : dialect.in(HOLD_MS);
  // The acknowledgement brings the invitation.
  const invitation = isConfirmed ? crypto.randomUUID() : null;
  try {
    await takeTime(transaction, dialect, id, span, { ...answer, status, held_until, invitation });
  } catch (error) {
    if (error instanceof TimeTaken) return 'taken';
    throw error;
  }
  const lead = { lead_table: CALLS, lead_id: id } as const;
  const tellsTeam = isConfirmed && kinds.includes('notification');
  const told = tellsTeam ? [...kinds, 'team_confirmation' as const] : kinds;
  await renewDeliveries(transaction, lead, told, invitation ? { acknowledgement: invitation } : {});
  if (isConfirmed) {
    await recordAct(transaction, { actor: 'server', user_name: null }, { act: 'confirm', lead_id: id });
  }
  return status;
}
