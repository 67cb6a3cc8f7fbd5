// What a desk of calls should be like, in the plainest way: the histories in call-histories.test.ts compare it with the
// real one. It knows nothing of the outbox but that what is due is sent once, if it is still true by then.

import { CALL_MINUTES, holdEnd } from '#leads/calls/call-hours.ts';
import { instantHere, wallTimeHere } from '#leads/time-zones.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type Status = 'asked' | 'confirmed' | 'declined' | 'cancelled';

/** What a free time becomes for the visitor who asks for it. */
type FreeTime = 'held' | 'confirmed';

/** What the mails that were raised are about, and whether they are still to go out. */
type Mails = Map<string, boolean>;

interface Call {
  status: Status;
  startsAt: number;
  /** The time of the booking itself. */
  askedAt: number;
  createdAt: number;
  decidedAt: number;
  /** When its visitor was last invited to it. */
  heardAt: number;
  /** Until when it keeps its time from others. */
  takesTimeUntil: number;
  /** The time that its visitor picked, if it was not the one that was asked for. */
  pickedAt: number;
  isSuspected: boolean;
  /** How often a decision was made or a time picked. */
  version: number;
  mails: Mails;
}

export class CallModel {
  readonly calls = new Map<string, Call>();
  /** The lists of the days' calls. */
  readonly lists: Mails = new Map();
  readonly remindHours: readonly number[];
  now: number;

  constructor(now: number, remindHours: readonly number[]) {
    this.now = now;
    this.remindHours = remindHours;
  }

  /** @param wish undefined if visitors can't book this time */
  book(id: string, startsAt: number, isSuspected: boolean, wish: FreeTime | undefined): void {
    const times = { startsAt, askedAt: startsAt, createdAt: this.now, ...NEVER };
    this.calls.set(id, { ...times, status: 'asked', isSuspected, version: 0, mails: new Map() });
    if (wish && !this.isTaken(id, startsAt)) this.#give(id, startsAt, wish);
    if (isUnanswered(this.at(id))) raise(this.at(id).mails, 'acknowledgement');
  }

  /** Picks another time for a booking of the last hour that has none. @returns what the visitor hears */
  pick(id: string, startsAt: number, wish: FreeTime): FreeTime | 'taken' | undefined {
    const call = this.at(id);
    if (call.isSuspected || call.createdAt <= this.now - HOUR_MS) return undefined;
    if (call.pickedAt === startsAt) return wish;
    if (call.status !== 'asked' || call.takesTimeUntil > 0) return undefined;
    if (this.isTaken(id, startsAt)) return 'taken';
    this.#give(id, startsAt, wish);
    call.pickedAt = startsAt;
    return wish;
  }

  #give(id: string, startsAt: number, wish: FreeTime): void {
    this.decide(id, wish === 'held' ? 'asked' : wish, startsAt);
    if (wish === 'confirmed') raise(this.at(id).mails, 'invitation');
  }

  /** Whether another call has any of that time. */
  isTaken(id: string, startsAt: number): boolean {
    return this.#overlapping(id, startsAt).some(({ takesTimeUntil }) => takesTimeUntil > this.now);
  }

  /** Decides a call; one that is still asked for has a time held. */
  decide(id: string, status: Status, startsAt?: number): void {
    const call = this.at(id);
    call.status = status;
    call.version++;
    call.takesTimeUntil = 0;
    // The mails about this decision take its place.
    call.mails.delete('invitation');
    call.heardAt = Number.POSITIVE_INFINITY;
    if (status !== 'asked') call.decidedAt = this.now;
    if (startsAt === undefined) return;
    call.startsAt = startsAt;
    const end = () => Date.parse(holdEnd(new Date(startsAt), new Date(this.now)));
    call.takesTimeUntil = status === 'asked' ? end() : Number.POSITIVE_INFINITY;
    // Whoever held that time has lost it.
    for (const other of this.#overlapping(id, startsAt)) {
      other.takesTimeUntil = 0;
      other.version++;
    }
  }

  #overlapping(id: string, startsAt: number): Call[] {
    const others = [...this.calls].filter(([other]) => other !== id).map(([, call]) => call);
    return others.filter(
      (call) => call.takesTimeUntil > 0 && Math.abs(call.startsAt - startsAt) < CALL_MINUTES * MINUTE_MS,
    );
  }

  /** Raises what is due: of several reminders that came due since the last time, only the last. */
  raise(): void {
    for (const call of this.calls.values()) {
      const toStart = call.startsAt - this.now;
      const hours = this.remindHours.filter((each) => toStart <= each * HOUR_MS).sort((a, b) => a - b)[0];
      const wasKnown = hours !== undefined && call.heardAt <= call.startsAt - hours * HOUR_MS;
      if (call.status === 'confirmed' && toStart > 0 && wasKnown) {
        raise(call.mails, `${hours}h before ${new Date(call.startsAt).toISOString()}`);
      }
      const end = (call.takesTimeUntil || call.askedAt) - call.createdAt;
      const left = (end > 0 ? end : Number.POSITIVE_INFINITY) / HOUR_MS;
      const waited = (this.now - call.createdAt) / HOUR_MS;
      if (!isUnanswered(call) || waited >= 48 || call.mails.has('24h')) continue;
      if (waited >= Math.min(24, left)) raise(call.mails, '24h');
      else if (waited >= Math.min(20, left / 2)) raise(call.mails, '20h');
    }
    const { date } = wallTimeHere(new Date(this.now));
    const morning = instantHere(date, '07:00').getTime();
    const wasKnown = this.callsOn(date).some((id) => this.at(id).decidedAt < morning);
    if (this.now >= morning && wasKnown) raise(this.lists, date);
  }

  /** The confirmed calls of a day that are still to come. */
  callsOn(date: string): string[] {
    return [...this.calls.keys()].filter((id) => {
      const { status, startsAt } = this.at(id);
      return status === 'confirmed' && startsAt > this.now && wallTimeHere(new Date(startsAt)).date === date;
    });
  }

  /** Whether a mail may go out now. */
  isTrue(id: string, about: string): boolean {
    if (this.lists.has(about)) return this.callsOn(about).length > 0;
    const call = this.calls.get(id);
    if (!call) return false;
    if (about === 'invitation') return call.status === 'confirmed' && call.mails.has(about);
    if (!about.includes('before')) return isUnanswered(call);
    const isAtThatTime = about.endsWith(new Date(call.startsAt).toISOString());
    return call.status === 'confirmed' && isAtThatTime && call.startsAt > this.now;
  }

  at(id: string): Call {
    const call = this.calls.get(id);
    if (!call) throw new Error('The model has no such call');
    return call;
  }
}

const NEVER = { decidedAt: 0, takesTimeUntil: 0, pickedAt: 0, heardAt: 0 };

function raise(mails: Mails, about: string): void {
  if (!mails.has(about)) mails.set(about, true);
}

function isUnanswered({ status, isSuspected }: Call): boolean {
  return status === 'asked' && !isSuspected;
}
