import { ANSWER } from '#content/answer.ts';
import {
  formatDay,
  formatHere,
  formatInZone,
  formatOnDevice,
  type WallTime,
  wallTimeHere,
  wallTimeIn,
} from '../time-zones.ts';
import type { Booking } from '../types/booking.ts';
import type { Act, Side } from './call.ts';

export interface CallState {
  booking: Booking;
  status: 'asked' | 'confirmed' | 'declined' | 'cancelled';
  /** Whether somebody else has the time that was asked for. */
  isTaken: boolean;
  /** The time that was agreed or asked for. */
  startsAt: Date;
  deviceZone: string | undefined;
  link: string | null;
  /** How often it was decided or moved. */
  changes: number;
  /** Names this state: an answer that was given to another one is not taken. */
  version: string;
  /** Undefined while nobody decided, or where the record is gone. */
  decided: { by: 'team' | 'visitor' | 'server'; at: Date } | undefined;
}

/** Why an answer was not taken. */
export type AnswerProblem = 'meanwhile' | 'taken' | 'past' | 'missing' | 'link' | 'often';

const NEAR_DAYS = 3;

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

/** Fills the page of `site/screens/answer/` with why there is no call to see. */
export function noticeView(why: keyof typeof ANSWER.notices) {
  return { notice: ANSWER.notices[why] };
}

/**
 * Fills the page about a call.
 * @param act what the reader is about to do; undefined to look only
 * @param times the free times
 */
export function callView(
  side: Side,
  state: CallState,
  now: Date,
  act: Act | undefined,
  times: readonly Date[],
  problem?: AnswerProblem,
) {
  const { booking, status, startsAt, deviceZone, decided } = state;
  const isTeam = side === 'team';
  const allowed = actsFor(side, state, now);
  const shown = act && allowed.includes(act) ? act : undefined;
  const others = allowed.filter((name) => name !== shown);
  const { time } = clockOf(side, booking)(startsAt);
  return {
    call: {
      heading: ANSWER.headings[headingOf(side, state, shown, now)],
      isTeam,
      problem: problem && ANSWER.problems[problem],
      // The visitor knows.
      who: isTeam ? `${booking.name}, ${booking.company_name}` : undefined,
      service: booking.selected_service,
      theirTime: formatInZone(booking.timezone, startsAt),
      deviceTime: deviceZone && formatOnDevice(deviceZone, booking.timezone, startsAt),
      ourTime: formatHere(startsAt),
      decided: decided && status !== 'asked' && formatDecided(side, booking, status, decided),
      form: shown && formView(side, state, shown, times),
      actsHeading: shown || status !== 'asked' ? ANSWER.actsHeading : ANSWER.actsHeadingAsked,
      // Those that the state allows and that the page is not already about.
      acts: others.map((name) => ({
        name,
        text: labelOf(ANSWER.acts, name, time),
        isConfirm: name === 'confirm',
      })),
      hasActs: others.length > 0,
      // The visitor may ask for a new call.
      isOff: !isTeam && (status === 'declined' || status === 'cancelled'),
    },
  };
}

/** 'Confirm 15:30', and all other words as they are. */
function labelOf(words: Partial<Record<Act, string>>, act: Act, time: string): string {
  return act === 'confirm' ? `${words[act]} ${time}` : (words[act] ?? '');
}

function headingOf(side: Side, { status, startsAt }: CallState, act: Act | undefined, now: Date) {
  if (act === 'move') return side === 'team' ? 'moveTeam' : 'moveVisitor';
  if (act) return act;
  if (status === 'asked') return side === 'team' ? 'askedTeam' : 'askedVisitor';
  return status === 'confirmed' && startsAt <= now ? 'over' : status;
}

/** Who decided it, and when. */
function formatDecided(
  reader: Side,
  { timezone }: Booking,
  status: 'confirmed' | 'declined' | 'cancelled',
  { by, at }: NonNullable<CallState['decided']>,
): string {
  const { byTeam, byUs, byYou, byVisitor, byServer } = ANSWER.decided;
  const isTeam = reader === 'team';
  const who = { team: isTeam ? byTeam : byUs, visitor: isTeam ? byVisitor : byYou, server: byServer }[by];
  return `${ANSWER.decided[status]} ${who}, ${isTeam ? formatHere(at) : formatInZone(timezone, at)}.`;
}

function formView(side: Side, state: CallState, act: Act, times: readonly Date[]) {
  const { booking, status, startsAt, version } = state;
  const explain: Partial<Record<Act, string>> = ANSWER.explain[side];
  const isStuck = act === 'move' && side === 'visitor' && times.length === 0;
  const days = act === 'move' ? daysOf(times, clockOf(side, booking)) : [];
  return {
    act,
    seen: version,
    isMove: act === 'move',
    explain: explain[act],
    button: labelOf(ANSWER.buttons[side], act, clockOf(side, booking)(startsAt).time),
    hasTimes: days.length > 0,
    near: days.slice(0, NEAR_DAYS),
    hasLater: days.length > NEAR_DAYS,
    later: days.slice(NEAR_DAYS),
    asksLink: side === 'team' && act !== 'decline',
    // Nobody would read a note on a request: the team gets a new mail about it, and answers.
    noteLabel: side === 'team' ? ANSWER.noteTeam : ANSWER.noteVisitor,
    asksNote: act !== 'confirm' && !isStuck && !(act === 'move' && status === 'asked'),
    // Only free times can be chosen, and there is none.
    isStuck,
  };
}

/** The clock that a side reads: the team its own, the visitor that of the zone in the form. */
function clockOf(side: Side, booking: Booking): (instant: Date) => WallTime {
  return side === 'team' ? wallTimeHere : (instant) => wallTimeIn(booking.timezone, instant);
}

function daysOf(times: readonly Date[], clock: (instant: Date) => WallTime) {
  const byDay = Map.groupBy(times, (time) => clock(time).date);
  return [...byDay].map(([date, starts]) => ({
    date,
    day: formatDay(date),
    times: starts.map((start) => ({
      value: start.toISOString(),
      label: clock(start).time,
      id: `at-${start.getTime()}`,
    })),
  }));
}
