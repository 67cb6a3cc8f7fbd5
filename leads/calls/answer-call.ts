import { type Act, isLink, MAX_LINK, type Side } from '../call.ts';
import type { Actor } from '../db/audit.ts';
import type { Connection } from '../db/connection.ts';
import type { Db } from '../db/tables.ts';
import { instantHere } from '../time-zones.ts';
import { type Capability, linksEndAt } from './answer-links.ts';
import { type Decision, decideCall, Refused } from './appointments.ts';
import { type AnswerProblem, actsFor, type CallState, findCallState } from './call-state.ts';

/** Returns a link's call; undefined if the booking was erased, or its links were revoked or have expired. */
export async function findCall(db: Db, link: Capability, now: Date): Promise<CallState | undefined> {
  const state = await findCallState(db, link.leadId);
  if (!state || state.revocations !== link.revocations) return undefined;
  // The token's expiry is too late if the call has been moved to an earlier time since.
  return linksEndAt(state.booking, state.startsAt) <= now ? undefined : state;
}

const MAX_NOTE = 1000;

/** A visitor can't move a call that has changed this many times: each move sends mail to both sides. */
const MAX_CHANGES = 20;

/**
 * Validates a posted answer form. @param state the current call, whose start applies if the act needs no new time
 * @param confirms whether a time that a visitor picks is confirmed without waiting for the team
 */
export function readAnswer(
  body: unknown,
  side: Side,
  state: CallState,
  confirms = false,
): { act: Act; decision: Decision } | { act: Act | undefined; problem: AnswerProblem } {
  const texts = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
  const fields: Record<string, string> = Object.fromEntries(texts.map(([name, text]) => [name, text.trim()]));
  const { do: name, seen, link = '', note = '', ...time } = fields;
  const act = actsFor(side, state, new Date()).find((allowed) => allowed === name);
  if (!act || seen !== state.version) return { problem: 'meanwhile', act: undefined };
  // The team can add a link to a confirmed call without changing its time.
  const keepsTime = act !== 'move' || (side === 'team' && link !== '' && state.status === 'confirmed');
  const startsAt = (act === 'move' && startOf(side, time)) || (keepsTime ? state.startsAt : undefined);
  if (!startsAt) return { problem: 'missing', act };
  if (act !== 'cancel' && act !== 'decline' && startsAt <= new Date()) return { problem: 'past', act };
  if ([...note].length > MAX_NOTE || link.length > MAX_LINK) return { problem: 'long', act };
  if (link !== '' && !isLink(link)) return { problem: 'link', act };
  const newLink = side === 'team' && link !== '' ? link : undefined;
  const newNote = note.toWellFormed().replaceAll('\0', '') || null;
  const moved = side === 'visitor' && state.status === 'asked' && !confirms ? 'held' : 'confirmed';
  const statuses = { confirm: 'confirmed', move: moved, decline: 'declined', cancel: 'cancelled' } as const;
  return { act, decision: { status: statuses[act], seen, startsAt, link: newLink, note: newNote } };
}

/** Returns the time picked from the list, or else the time typed by the team, which is in the team's time zone. */
function startOf(side: Side, { at, date = '', time = '' }: Record<string, string>): Date | undefined {
  const picked = new Date(at ?? '');
  if (at?.length === 24 && picked.toJSON() === at) return picked;
  try {
    return side === 'team' ? instantHere(date, time) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Saves a decision about a call, records who made it, and queues the mails. An omitted time or link stays as it is.
 * @param free the start times that a visitor may pick
 * @returns whether a mail to the visitor was queued
 * @throws Refused like `decideCall`, and if a visitor moves a call too often or to a time that isn't free
 */
export async function answerCall(
  connection: Connection,
  by: Actor,
  { booking, changes, ...stands }: CallState,
  { startsAt = stands.startsAt, link = stands.link, ...decision }: Decision,
  free: readonly Date[] = [],
): Promise<boolean> {
  if (by.actor === 'visitor' && (decision.status === 'held' || decision.status === 'confirmed')) {
    if (changes >= MAX_CHANGES) throw new Refused('often');
    if (!free.some((time) => time.getTime() === startsAt.getTime())) throw new Refused('taken');
  }
  return await decideCall(connection, booking.id, { ...decision, startsAt, link }, by);
}
