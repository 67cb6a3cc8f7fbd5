import { type Act, isLink, type Side } from '../call.ts';
import type { Actor } from '../db/audit.ts';
import type { Db } from '../db/tables.ts';
import type { DeliveryKind } from '../outbox/kinds.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { instantHere } from '../time-zones.ts';
import { type Capability, linksEndAt } from './answer-links.ts';
import { decideCall, NotOffered, OverQuota } from './appointments.ts';
import { type AnswerProblem, actsFor, type CallState, findCallState } from './call-state.ts';

/**
 * Finds the call that a link is about.
 * @returns undefined where the link has ended: the booking was erased, its links were revoked, or the call moved to
 * where they end before
 */
export async function findCall(db: Db, link: Capability, now: Date): Promise<CallState | undefined> {
  const state = await findCallState(db, link.leadId);
  if (!state || state.revocations !== link.revocations) return undefined;
  return linksEndAt(state.booking, state.startsAt) <= now ? undefined : state;
}

export interface Answer {
  act: Act;
  /** The version of the call that the answer is to; undefined to answer it whatever it is. */
  seen: string | undefined;
  startsAt?: Date | undefined;
  link?: string | null | undefined;
  note?: string | null | undefined;
}

const MAX_NOTE = 1000;

/** A call that changed so often is not moved by its visitor any more: each time mails go out to both. */
const MAX_CHANGES = 20;

/**
 * Reads what the form of a page posted.
 * @param state the call as it stands, of which a field that was left out keeps what it has
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
  // A team that adds a link and chooses no time keeps the time of a confirmed call.
  const kept = act !== 'move' || (side === 'team' && link !== '' && state.status === 'confirmed');
  const startsAt = (act === 'move' && startOf(side, time)) || (kept ? state.startsAt : undefined);
  if (!startsAt) return { problem: 'missing', act };
  if (act !== 'cancel' && act !== 'decline' && startsAt <= new Date()) return { problem: 'past', act };
  if (link !== '' && !isLink(link)) return { problem: 'link', act };
  const newLink = side === 'team' && link !== '' ? link : undefined;
  const newNote = note === '' ? null : note.slice(0, MAX_NOTE);
  return { answer: { act, seen, startsAt, link: newLink, note: newNote } };
}

/** A time that was picked, or else what the team typed by its clock. */
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
 * Answers a call: records who did, and queues the mails. What the answer leaves out keeps what stands.
 * @returns whether the visitor is mailed
 * @throws AnsweredMeanwhile, TimeTaken or OverQuota, as `decideCall` does
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
    if (changes >= MAX_CHANGES) throw new OverQuota();
    if (!free.some((time) => time.getTime() === startsAt.getTime())) throw new NotOffered();
  }
  const moved = isVisitorsMove && status === 'asked' && !confirms ? 'held' : 'confirmed';
  const statuses = { confirm: 'confirmed', move: moved, decline: 'declined', cancel: 'cancelled' } as const;
  const verdict = { status: statuses[act], startsAt, link, note };
  return await decideCall(store, booking.id, verdict, { by, kinds, seen });
}
