import type { Kysely } from 'kysely';
import { type Appointment, findAppointment, findDeviceZone, findLead } from '../store/find-lead.ts';
import type { Tables } from '../store/tables.ts';
import { requestedStart } from '../types/booking.ts';
import { countRevocations, linksEndAt } from './answer-links.ts';
import type { Capability } from './answer-token.ts';
import type { CallState } from './answer-view.ts';
import { versionOf } from './call-version.ts';
import { CALLS } from './take-time.ts';

/**
 * Reads the call that a link is about.
 * @returns undefined where the link has ended: the booking was erased, its links were revoked, or the call moved to
 * where they end before
 */
export async function findCall(
  db: Kysely<Tables>,
  { leadId, revocations }: Capability,
  now: Date,
): Promise<CallState | undefined> {
  const booking = await findLead(db, CALLS, leadId);
  if (!booking || (await countRevocations(db, leadId)) !== revocations) return undefined;
  const appointment = await findAppointment(db, leadId);
  const startsAt = appointment?.starts_at ? new Date(appointment.starts_at) : undefined;
  if (linksEndAt(booking, startsAt) <= now) return undefined;
  const status = statusOf(appointment?.status);
  return {
    booking,
    status,
    isTaken: appointment?.status === 'taken',
    startsAt: startsAt ?? requestedStart(booking),
    deviceZone: await findDeviceZone(db, CALLS, leadId),
    version: versionOf(appointment),
    link: appointment?.link ?? null,
    moves: await countMoves(db, leadId),
    decided: status === 'asked' || !appointment ? undefined : decisionOf(appointment),
  };
}

function statusOf(stored: Appointment['status'] | undefined): CallState['status'] {
  if (stored === 'confirmed' || stored === 'declined' || stored === 'cancelled') return stored;
  return 'asked';
}

async function countMoves(db: Kysely<Tables>, leadId: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lead_id', '=', leadId)
    .where('act', '=', 'move')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who decided last, and when. */
function decisionOf({ decided_by, decided_at, created_at }: Appointment) {
  return { by: decided_by ?? 'server', at: new Date(decided_at ?? created_at) } as const;
}
