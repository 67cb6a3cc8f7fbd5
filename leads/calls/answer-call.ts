import type { DeliveryKind } from '../delivery/channels.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { instantHere } from '../time-zones.ts';
import type { Act, Side } from './answer-token.ts';
import { type AnswerProblem, actsFor, type CallState } from './answer-view.ts';
import { callOff, confirmBooking, moveRequest } from './decide.ts';
import { AnsweredMeanwhile, TimeTaken } from './take-time.ts';

interface Answer {
  act: Act;
  /** The version of the call that the answer is to. */
  seen: string;
  startsAt: Date;
  link: string | null;
  note: string | null;
}

const MAX_LINK = 500;
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

function isLink(text: string): boolean {
  return text.length <= MAX_LINK && !/\s/.test(text) && /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

/** What the server knows when it takes an answer. */
interface Terms {
  /** The kinds of delivery that can be sent. */
  kinds: readonly DeliveryKind[];
  /** The free times, of which a visitor picks. */
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
  const making = { by: { actor: side, user_name: null }, kinds, seen } as const;
  const isVisitorsMove = side === 'visitor' && act === 'move';
  if (isVisitorsMove) {
    if (moves >= MAX_MOVES) return 'often';
    if (!free.some((time) => time.getTime() === startsAt.getTime())) return 'taken';
  }
  try {
    if (act === 'decline') await callOff(store, 'declined', booking, note, making);
    else if (act === 'cancel') await callOff(store, 'cancelled', booking, note, making);
    else if (isVisitorsMove && status === 'asked' && !confirms) {
      await moveRequest(store, booking, { startsAt, note }, making);
    } else await confirmBooking(store, booking, { startsAt, link, note }, making);
    return undefined;
  } catch (error) {
    if (error instanceof AnsweredMeanwhile) return 'meanwhile';
    if (error instanceof TimeTaken) return 'taken';
    throw error;
  }
}
