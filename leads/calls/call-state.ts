import type { CallAct, Side } from '../call.ts';
import { findAppointment, findLead, findRecord } from '../db/find-leads.ts';
import { type Appointment, CALLS, type Db } from '../db/tables.ts';
import { requestedStart } from '../lead-types/booking.ts';

export type CallState = NonNullable<Awaited<ReturnType<typeof findCallState>>>;

export async function findCallState(db: Db, leadId: string) {
  const booking = await findLead(db, CALLS, leadId);
  if (!booking) return undefined;
  const appointment = await findAppointment(db, leadId);
  const record = await findRecord(db, leadId);
  const { starts_at, picked_start, link, decided_by, decided_at, created_at } = appointment ?? {};
  const { status, held_until } = appointment ?? {};
  const proposed = proposedTimes(appointment);
  const decided = isDecided(status) ? status : ('asked' as const);
  return {
    booking,
    status: decided === 'declined' && proposed.length > 0 ? ('proposed' as const) : decided,
    /** The times that the visitor can choose from, if the team proposed some. */
    proposed,
    /** Until when the requested time is held, or was held. */
    heldUntil: status === 'held' && held_until ? new Date(held_until) : undefined,
    /** How to undo the last decision: see `undoDecision`. */
    undo: appointment?.undo ?? undefined,
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

/** Returns the times that the team proposed, in order. */
export function proposedTimes(appointment: Pick<Appointment, 'proposed'> | undefined): Date[] {
  return (JSON.parse(appointment?.proposed ?? '[]') as string[]).map((time) => new Date(time));
}

/** Returns a version for optimistic locking: an answer based on an outdated version is refused. */
export function versionOf(appointment: Appointment | undefined): string {
  return appointment ? `${appointment.status} ${appointment.sequence}` : 'new';
}

/** Why an answer was refused. */
export type AnswerProblem =
  | Doubt
  | ('meanwhile' | 'taken' | 'past' | 'missing' | 'many' | 'link' | 'long' | 'often' | 'undo');

/** Why a time may be a mistake of the team's: their calendar is busy, nobody calls at that hour, or a hold is over. */
export type Doubt = 'busy' | 'outside' | 'lapsed';

/** Whether a call is no longer waiting for an answer. The SQL in `waits` must list the same statuses. */
export function isDecided(status: string | null | undefined) {
  return status === 'confirmed' || status === 'declined' || status === 'cancelled';
}

export function actsFor(
  side: Side,
  { status, isTaken, startsAt, decided }: Pick<CallState, 'status' | 'isTaken' | 'startsAt' | 'decided'>,
  now: Date,
): CallAct[] {
  const isAhead = startsAt > now;
  const isCancelledByTeam = status === 'cancelled' && decided?.by === 'team';
  if (side === 'visitor') {
    if (status === 'proposed') return ['confirm', 'move', 'cancel'];
    if (isCancelledByTeam) return ['move'];
    return status === 'asked' || (status === 'confirmed' && isAhead) ? ['move', 'cancel'] : [];
  }
  if (status === 'confirmed') return isAhead ? ['move', 'cancel'] : [];
  if (status === 'asked' || status === 'proposed') {
    const mayConfirm = status === 'asked' && isAhead && !isTaken;
    return [...(mayConfirm ? ['confirm' as const] : []), 'propose', 'move', 'decline'];
  }
  return status === 'declined' || isCancelledByTeam ? ['propose', 'move'] : [];
}
