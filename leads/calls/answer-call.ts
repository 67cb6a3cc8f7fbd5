import type { Kysely } from 'kysely';
import { findAppointment, findLead, findRecord } from '../db/find-lead.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { CALLS, type Tables } from '../db/tables.ts';
import type { DeliveryKind } from '../outbox/kinds.ts';
import { instantHere } from '../time-zones.ts';
import { requestedStart } from '../types/booking.ts';
import { type Capability, linksEndAt } from './answer-links.ts';
import {
  AnsweredMeanwhile,
  type Decision,
  decideCall,
  moveRequest,
  TimeTaken,
  versionOf,
} from './appointments.ts';
import { type Act, isLink, type Side } from './call.ts';
import { type AnswerProblem, actsFor, type CallState } from './call-state.ts';

/**
 * Finds the call that a link is about.
 * @returns undefined where the link has ended: the booking was erased, its links were revoked, or the call moved to
 * where they end before
 */
export async function findCall(
  db: Kysely<Tables>,
  { leadId, revocations }: Capability,
  now: Date,
): Promise<CallState | undefined> {
  const booking = await findLead(db, CALLS, leadId);
  const record = await findRecord(db, leadId);
  if (!booking || (record?.revocations ?? 0) !== revocations) return undefined;
  const appointment = await findAppointment(db, leadId);
  const { status, starts_at, link, decided_by, decided_at, created_at } = appointment ?? {};
  const startsAt = starts_at ? new Date(starts_at) : undefined;
  if (linksEndAt(booking, startsAt) <= now) return undefined;
  const isDecided = status === 'confirmed' || status === 'declined' || status === 'cancelled';
  return {
    booking,
    status: isDecided ? status : 'asked',
    isTaken: status === 'taken',
    startsAt: startsAt ?? requestedStart(booking),
    deviceZone: record?.device_zone ?? undefined,
    version: versionOf(appointment),
    link: link ?? null,
    moves: await countMoves(db, leadId),
    decided: isDecided
      ? { by: decided_by ?? 'server', at: new Date(decided_at ?? created_at ?? 0) }
      : undefined,
  };
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

interface Answer {
  act: Act;
  /** The version of the call that the answer is to. */
  seen: string;
  startsAt: Date;
  link: string | null;
  note: string | null;
}

const MAX_NOTE = 1000;

/** How often a visitor may move a call: each time mails go out to both. */
const MAX_MOVES = 10;

/**
 * Reads what the form of a page posted.
 * @param state the call as it stands, of which a field that was left out keeps what it has
 */
export function readAnswer(
  body: unknown,
  side: Side,
  state: CallState,
): { answer: Answer } | { problem: AnswerProblem; act: Act | undefined } {
  const fields = Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : '',
    ]),
  );
  const { do: name = '', seen = '', at = '', date = '', time = '', link = '', note = '' } = fields;
  const act = actsFor(side, state, new Date()).find((allowed) => allowed === name);
  if (!act || seen !== state.version) return { problem: 'meanwhile', act: undefined };
  const startsAt =
    act === 'move' ? startOf(at, side === 'team' ? { date, time } : undefined) : state.startsAt;
  if (!startsAt) return { problem: 'missing', act };
  if (act !== 'cancel' && act !== 'decline' && startsAt <= new Date()) return { problem: 'past', act };
  if (link !== '' && !isLink(link)) return { problem: 'link', act };
  return {
    answer: {
      act,
      seen,
      startsAt,
      link: side === 'team' && link !== '' ? link : state.link,
      note: note === '' ? null : note.slice(0, MAX_NOTE),
    },
  };
}

/** A free time that was picked, or else what was typed by the team's clock. */
function startOf(at: string, typed: { date: string; time: string } | undefined): Date | undefined {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at)) {
    const picked = new Date(at);
    return Number.isNaN(picked.getTime()) ? undefined : picked;
  }
  if (!typed || !/^\d{4}-\d\d-\d\d$/.test(typed.date) || !/^\d\d:\d\d$/.test(typed.time)) return undefined;
  try {
    return instantHere(typed.date, typed.time);
  } catch {
    return undefined;
  }
}

interface Terms {
  kinds: readonly DeliveryKind[];
  free: readonly Date[];
  /** Whether a time that a visitor picks is confirmed at once. */
  confirms: boolean;
}

/**
 * Answers a call: records who did, and queues the mails.
 * @returns why nothing was done, if so
 */
export async function answerCall(
  store: LeadStore,
  side: Side,
  { booking, status, moves }: CallState,
  { act, seen, startsAt, link, note }: Answer,
  { kinds, free, confirms }: Terms,
): Promise<AnswerProblem | undefined> {
  const decision: Decision = { by: { actor: side, user_name: null }, kinds, seen };
  const isVisitorsMove = side === 'visitor' && act === 'move';
  if (isVisitorsMove) {
    if (moves >= MAX_MOVES) return 'often';
    if (!free.some((time) => time.getTime() === startsAt.getTime())) return 'taken';
  }
  try {
    if (act === 'decline' || act === 'cancel') {
      const status = act === 'decline' ? 'declined' : 'cancelled';
      await decideCall(store, booking.id, { status, note }, decision);
    } else if (isVisitorsMove && status === 'asked' && !confirms) {
      await moveRequest(store, booking.id, { startsAt, note }, decision);
    } else await decideCall(store, booking.id, { status: 'confirmed', startsAt, link, note }, decision);
    return undefined;
  } catch (error) {
    if (error instanceof AnsweredMeanwhile) return 'meanwhile';
    if (error instanceof TimeTaken) return 'taken';
    throw error;
  }
}
