import type { Act, Side } from '../call.ts';
import { findAppointment, findLead, findRecord } from '../db/find-leads.ts';
import { type Appointment, CALLS, type Db } from '../db/tables.ts';
import { requestedStart } from '../lead-types/booking.ts';

type Decided = 'confirmed' | 'declined' | 'cancelled';

/** A call as it stands. */
export type CallState = NonNullable<Awaited<ReturnType<typeof findCallState>>>;

/** Finds a call as it stands; undefined where there is no such booking. */
export async function findCallState(db: Db, leadId: string) {
  const booking = await findLead(db, CALLS, leadId);
  if (!booking) return undefined;
  const appointment = await findAppointment(db, leadId);
  const record = await findRecord(db, leadId);
  const { status, starts_at, picked_start, link, decided_by, decided_at, created_at } = appointment ?? {};
  return {
    booking,
    status: isDecided(status) ? status : ('asked' as const),
    /** Whether somebody else has the time that was asked for. */
    isTaken: status === 'taken',
    /** The time that was agreed or asked for. */
    startsAt: starts_at ? new Date(starts_at) : requestedStart(booking),
    /** The time that the visitor asked for last. */
    askedStart: picked_start ? new Date(picked_start) : requestedStart(booking),
    deviceZone: record?.device_zone ?? undefined,
    /** How often the links in the mails about it were revoked. */
    revocations: record?.revocations ?? 0,
    /** Names this state: an answer that was given to another one is not taken. */
    version: versionOf(appointment),
    link: link ?? null,
    /** How often it was decided or moved. */
    changes: appointment?.sequence ?? 0,
    /** Undefined while nobody decided, or where the record is gone. */
    decided: isDecided(status)
      ? { by: decided_by ?? ('server' as const), at: new Date(decided_at ?? created_at ?? 0) }
      : undefined,
  };
}

/** Names a state of a call, so that an answer to an earlier one is not taken for one to this. */
export function versionOf(appointment: Appointment | undefined): string {
  return appointment ? `${appointment.status} ${appointment.sequence}` : 'new';
}

/** Why an answer was not taken. */
export type AnswerProblem = 'meanwhile' | 'taken' | 'past' | 'missing' | 'link' | 'often';

/** Whether nobody waits for an answer any more. `waits` says the same in SQL. */
export function isDecided(status: string | null | undefined): status is Decided {
  return status === 'confirmed' || status === 'declined' || status === 'cancelled';
}

/** The acts that a state allows a side. */
export function actsFor(side: Side, { status, isTaken, startsAt }: CallState, now: Date): Act[] {
  const isAhead = startsAt > now;
  if (side === 'visitor') {
    if (status === 'asked') return ['move', 'cancel'];
    return status === 'confirmed' && isAhead ? ['move', 'cancel'] : [];
  }
  if (status === 'asked') return isAhead && !isTaken ? ['confirm', 'move', 'decline'] : ['move', 'decline'];
  if (status === 'confirmed') return isAhead ? ['move', 'decline'] : [];
  return status === 'declined' ? ['move'] : [];
}
