import type { Act, Side } from '../call.ts';
import { findAppointment, findLead, findRecord } from '../db/find-leads.ts';
import { type Appointment, CALLS, type Db } from '../db/tables.ts';
import { requestedStart } from '../lead-types/booking.ts';

export type CallState = NonNullable<Awaited<ReturnType<typeof findCallState>>>;

export async function findCallState(db: Db, leadId: string) {
  const booking = await findLead(db, CALLS, leadId);
  if (!booking) return undefined;
  const appointment = await findAppointment(db, leadId);
  const record = await findRecord(db, leadId);
  const { status, starts_at, picked_start, link, decided_by, decided_at, created_at } = appointment ?? {};
  return {
    booking,
    status: isDecided(status) ? status : ('asked' as const),
    /** Whether the requested time is taken by another booking or by a block. */
    isTaken: status === 'taken',
    /** The agreed time, or else the requested time. */
    startsAt: starts_at ? new Date(starts_at) : requestedStart(booking),
    /** The time that the visitor requested most recently. */
    askedStart: picked_start ? new Date(picked_start) : requestedStart(booking),
    deviceZone: record?.device_zone ?? undefined,
    revocations: record?.revocations ?? 0,
    version: versionOf(appointment),
    link: link ?? null,
    /** How often the call has been decided or moved. */
    changes: appointment?.sequence ?? 0,
    decided: isDecided(status)
      ? { by: decided_by ?? ('server' as const), at: new Date(decided_at ?? created_at ?? 0) }
      : undefined,
  };
}

/** Returns a version for optimistic locking: an answer based on an outdated version is refused. */
export function versionOf(appointment: Appointment | undefined): string {
  return appointment ? `${appointment.status} ${appointment.sequence}` : 'new';
}

/** Why an answer was refused. */
export type AnswerProblem = 'meanwhile' | 'taken' | 'past' | 'missing' | 'link' | 'long' | 'often';

/** Whether a call is no longer waiting for an answer. The SQL in `waits` must list the same statuses. */
export function isDecided(status: string | null | undefined) {
  return status === 'confirmed' || status === 'declined' || status === 'cancelled';
}

export function actsFor(side: Side, { status, isTaken, startsAt }: CallState, now: Date): Act[] {
  const isAhead = startsAt > now;
  const isOpen = status === 'asked' || (status === 'confirmed' && isAhead);
  if (side === 'visitor') return isOpen ? ['move', 'cancel'] : [];
  if (status === 'asked') return isAhead && !isTaken ? ['confirm', 'move', 'decline'] : ['move', 'decline'];
  if (status === 'confirmed') return isAhead ? ['move', 'decline'] : [];
  return status === 'declined' ? ['move'] : [];
}
