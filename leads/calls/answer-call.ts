import { type Act, isLink, type Side } from '../call.ts';
import type { Actor } from '../db/audit.ts';
import type { Db } from '../db/tables.ts';
import type { DeliveryKind } from '../outbox/kinds.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { instantHere } from '../time-zones.ts';
import { type Capability, linksEndAt } from './answer-links.ts';
import { decideCall, Refused } from './appointments.ts';
import { type AnswerProblem, actsFor, type CallState, findCallState } from './call-state.ts';

/**
 * Finds the call that a link is about.
 * @returns undefined if the link has ended: the booking was erased, its links were revoked, or the call was moved to an
 * earlier time, and with it the end of its links
 */
export async function findCall(db: Db, link: Capability, now: Date): Promise<CallState | undefined> {
  const state = await findCallState(db, link.leadId);
  if (!state || state.revocations !== link.revocations) return undefined;
  return linksEndAt(state.booking, state.startsAt) <= now ? undefined : state;
}

export interface Answer {
  act: Act;
  /** The version of the call that the answer is about; undefined to answer in any case. */
  seen: string | undefined;
  startsAt?: Date | undefined;
  link?: string | null | undefined;
  note?: string | null | undefined;
}

const MAX_NOTE = 1000;

/** After so many changes a visitor can't move the call any more: each move sends mails to both sides. */
const MAX_CHANGES = 20;

/**
 * Reads the form that a page posted.
 * @param state the call as it is now; it supplies the fields that the form leaves out
 */
export function readAnswer(
  body: unknown,
  side: Side,
  state: CallState,
): { answer: Answer } | { problem: AnswerProblem; act: Act | undefined } {
  const texts = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
  const fields: Record<string, string> = Object.fromEntries(texts.map(([name, text]) => [name, text.trim()]));
  const { do: name, seen, link = '', note = '', ...time } = fields;
  const act = actsFor(side, state, new Date()).find((allowed) => allowed === name);
  if (!act || seen !== state.version) return { problem: 'meanwhile', act: undefined };
  // The team can add a link to a confirmed call without choosing a time.
  const kept = act !== 'move' || (side === 'team' && link !== '' && state.status === 'confirmed');
  const startsAt = (act === 'move' && startOf(side, time)) || (kept ? state.startsAt : undefined);
  if (!startsAt) return { problem: 'missing', act };
  if (act !== 'cancel' && act !== 'decline' && startsAt <= new Date()) return { problem: 'past', act };
  if (link !== '' && !isLink(link)) return { problem: 'link', act };
  const newLink = side === 'team' && link !== '' ? link : undefined;
  const newNote = note === '' ? null : note.slice(0, MAX_NOTE);
  return { answer: { act, seen, startsAt, link: newLink, note: newNote } };
}

/** Returns the picked time, or else the time that the team typed by its clock. */
function startOf(side: Side, { at, date = '', time = '' }: Record<string, string>): Date | undefined {
  const picked = new Date(at ?? '');
  if (at?.length === 24 && picked.toJSON() === at) return picked;
  try {
    return side === 'team' ? instantHere(date, time) : undefined;
  } catch {
    return undefined;
  }
}

interface Terms {
  kinds: readonly DeliveryKind[];
  /** The times that a visitor may pick. */
  free?: readonly Date[];
  /** Whether a time that a visitor picks is confirmed at once. */
  confirms?: boolean;
}

/**
 * Answers a call: records who answered, and queues the mails. Fields that the answer leaves out stay as they are.
 * @returns whether the visitor is mailed
 * @throws Refused, as `decideCall` does
 */
export async function answerCall(
  store: Outbox,
  by: Actor,
  { booking, status, changes, ...stands }: CallState,
  { act, seen, startsAt = stands.startsAt, link = stands.link, note = null }: Answer,
  { kinds, free = [], confirms = false }: Terms,
): Promise<boolean> {
  const isVisitorsMove = by.actor === 'visitor' && act === 'move';
  if (isVisitorsMove) {
    if (changes >= MAX_CHANGES) throw new Refused('often');
    if (!free.some((time) => time.getTime() === startsAt.getTime())) throw new Refused('taken');
  }
  const moved = isVisitorsMove && status === 'asked' && !confirms ? 'held' : 'confirmed';
  const statuses = { confirm: 'confirmed', move: moved, decline: 'declined', cancel: 'cancelled' } as const;
  const verdict = { status: statuses[act], startsAt, link, note };
  return await decideCall(store, booking.id, verdict, { by, kinds, seen });
}
