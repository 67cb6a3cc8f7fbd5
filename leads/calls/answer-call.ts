import { type CallAct, isLink, MAX_LINK, type Side } from '../call.ts';
import type { Actor } from '../db/audit.ts';
import type { Connection } from '../db/connection.ts';
import type { Db } from '../db/tables.ts';
import { HOUR_MS } from '../durations.ts';
import { instantHere } from '../time-zones.ts';
import { type Capability, linksEndAt } from './answer-links.ts';
import { type Decision, decideCall, Refused } from './appointments.ts';
import { CALL_MINUTES, type CallHours } from './call-hours.ts';
import { type AnswerProblem, actsFor, type CallState, type Doubt, findCallState } from './call-state.ts';
import { isWithinHours, type Span, withoutTaken } from './free-times.ts';

/** Returns a link's call; undefined if the booking was erased, or its links were revoked or have expired. */
export async function findCall(db: Db, link: Capability, now: Date): Promise<CallState | undefined> {
  const state = await findCallState(db, link.leadId);
  if (!state || state.revocations !== link.revocations) return undefined;
  // The token's expiry is too late if the call has been moved to an earlier time since.
  return linksEndAt(state.booking, state.startsAt, state.proposed) <= now ? undefined : state;
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
): { act: CallAct; decision: Decision } | { act: CallAct | undefined; problem: AnswerProblem } {
  const texts = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
  const fields: Record<string, string> = Object.fromEntries(texts.map(([name, text]) => [name, text.trim()]));
  const { do: name, seen, link = '', words, note = words ?? '', ...time } = fields;
  // Buttons in older mails decline a confirmed call, which cancels it.
  const asked = name === 'decline' && state.status === 'confirmed' ? 'cancel' : name;
  const act = actsFor(side, state, new Date()).find((allowed) => allowed === asked);
  if (!act || seen !== state.version) return { problem: 'meanwhile', act: undefined };
  // The team can add a link to a confirmed call without changing its time.
  const keepsTime = act !== 'move' || (side === 'team' && link !== '' && state.status === 'confirmed');
  const picked = startOf(side, time);
  const chosen = state.proposed.find((start) => start.getTime() === picked?.getTime());
  const proposed = act === 'propose' ? startsOf(body) : undefined;
  const startsAt =
    state.status === 'proposed' && act === 'confirm'
      ? chosen
      : (act === 'move' && picked) || (keepsTime ? state.startsAt : undefined);
  if (!startsAt || proposed?.length === 0) return { problem: 'missing', act };
  if (proposed && proposed.length > MAX_PROPOSED) return { problem: 'many', act };
  const starts = proposed ?? (act === 'cancel' || act === 'decline' ? [] : [startsAt]);
  if (starts.some((start) => start <= new Date())) return { problem: 'past', act };
  if ([...note].length > MAX_NOTE || link.length > MAX_LINK) return { problem: 'long', act };
  if (link !== '' && !isLink(link)) return { problem: 'link', act };
  const newLink = side === 'team' && link !== '' ? link : undefined;
  const newNote = note.toWellFormed().replaceAll('\0', '') || null;
  const moved = side === 'visitor' && state.status !== 'confirmed' && !confirms ? 'held' : 'confirmed';
  const statuses = { confirm: 'confirmed', move: moved, cancel: 'cancelled' } as const;
  const status = act === 'propose' || act === 'decline' ? 'declined' : statuses[act];
  return { act, decision: { status, seen, startsAt, proposed, link: newLink, note: newNote } };
}

/** The most times that the team can propose at once. */
export const MAX_PROPOSED = 5;

/** Returns the times that a form proposes: instants from the list, or local times by the team's clock. */
function startsOf(body: unknown): Date[] {
  const sent: unknown[] = [Object(body).start ?? []].flat();
  // Read one more than is allowed, which is then refused.
  const typed = sent.filter((text) => text !== '').slice(0, MAX_PROPOSED + 1);
  const starts = typed.flatMap((text) => {
    const [date = '', time = ''] = typeof text === 'string' && text.length === 16 ? text.split('T') : [];
    return startOf('team', { at: String(text), date, time }) ?? [];
  });
  return inOrder(starts);
}

/** Returns the times in order, each once. */
export function inOrder(starts: readonly Date[]): Date[] {
  return [...new Set(starts.map(Number))].sort((one, other) => one - other).map((start) => new Date(start));
}

/** Thrown if a decision of the team's may be a mistake. Repeating it with `sure` makes it. */
export class Doubtful extends Refused {
  readonly sure: string;

  constructor(doubt: Doubt, sure: string) {
    super(doubt, DOUBTS[doubt]);
    this.sure = sure;
  }
}

const DOUBTS = {
  busy: 'Your own calendar is busy then',
  outside: 'That is outside the call hours',
  lapsed: 'The time is no longer held for them',
};

/**
 * Checks the times of a decision of the team's.
 * @param busy the busy times of the team's own calendar @param hours the call hours, if there are any
 * @param sure what an earlier `Doubtful` carried, if the team has repeated its decision
 * @throws Doubtful if a time may be a mistake
 */
export function checkTimes(
  { status, startsAt, proposed }: Decision,
  call: CallState,
  busy: readonly Span[],
  hours: CallHours | null,
  sure?: string,
): void {
  const starts = proposed ?? (status === 'confirmed' && startsAt ? [startsAt] : []);
  const repeated = starts.map((start) => start.toISOString()).join(' ');
  const doubt = sure === repeated ? undefined : doubtAbout(starts, call, busy, hours);
  if (doubt) throw new Doubtful(doubt, repeated);
}

function doubtAbout(
  starts: readonly Date[],
  { status, startsAt, askedStart, heldUntil }: CallState,
  busy: readonly Span[],
  hours: CallHours | null,
): Doubt | undefined {
  // The team's calendar has the call itself.
  const others = busy.filter(
    ({ start }) => !(status === 'confirmed' && start.getTime() === startsAt.getTime()),
  );
  if (starts.some((start) => withoutTaken([start], CALL_MINUTES, others).length === 0)) return 'busy';
  const isNear = (start: Date) =>
    [-NEAR_MS, 0, NEAR_MS].some((ms) => hours && isWithinHours(hours, new Date(start.getTime() + ms)));
  if (hours && !starts.every(isNear)) return 'outside';
  const isAsked = starts.some((start) => start.getTime() === askedStart.getTime());
  return isAsked && heldUntil && heldUntil <= new Date() ? 'lapsed' : undefined;
}

/** Holds a proposed time that a visitor chose, rather than confirming it, if the team's own calendar is busy by now. */
export function heldIfBusy(decision: Decision, { status }: CallState, busy: readonly Span[]): Decision {
  const { startsAt } = decision;
  const isFree = !startsAt || withoutTaken([startsAt], CALL_MINUTES, busy).length > 0;
  return status !== 'proposed' || decision.status !== 'confirmed' || isFree
    ? decision
    : { ...decision, status: 'held' };
}

/** A time so close to the call hours needs no second thought. */
const NEAR_MS = HOUR_MS;

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
 * @returns whether an email to the visitor was queued
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
    const isProposed = stands.proposed.some((time) => time.getTime() === startsAt.getTime());
    if (!isProposed && !free.some((time) => time.getTime() === startsAt.getTime()))
      throw new Refused('taken');
  }
  return await decideCall(connection, booking.id, { ...decision, startsAt, link }, by);
}
