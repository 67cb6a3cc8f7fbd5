// A simple model of calls. call-histories.test.ts compares the real code with it. The model assumes that the outbox
// sends each due email once, unless the email's content is no longer true by then.

import { CALL_MINUTES, holdEnd } from '#leads/calls/call-hours.ts';
import { HOUR_MS, MINUTE_MS } from '#leads/durations.ts';
import { instantHere, wallTimeHere } from '#leads/time-zones.ts';

export type Status = 'asked' | 'confirmed' | 'declined' | 'cancelled';

/** The status of a free time once a visitor has requested it. */
type FreeTime = 'held' | 'confirmed';

/** Maps the topic of each queued email to whether the email is still unsent. */
type Mails = Map<string, boolean>;

interface Call {
  status: Status;
  startsAt: number;
  /** The start that the booking asks for. */
  askedAt: number;
  createdAt: number;
  decidedAt: number;
  /** When the visitor was sent the invitation; infinity while a decision's invitation is unsent. */
  heardAt: number;
  /** When the call stops blocking its time for other calls; 0 if it blocks no time. */
  takesTimeUntil: number;
  /** The start that the visitor picked instead of the requested start. */
  pickedAt: number;
  isSuspected: boolean;
  /** Counts the changes to the call's status or time. */
  version: number;
  mails: Mails;
}

export class CallModel {
  readonly calls = new Map<string, Call>();
  /** The agenda emails, by date. */
  readonly lists: Mails = new Map();
  readonly remindHours: readonly number[];
  now: number;

  constructor(now: number, remindHours: readonly number[]) {
    this.now = now;
    this.remindHours = remindHours;
  }

  /** Books a call. @param wish the call's status if its time is free; undefined if the time isn't offered */
  book(id: string, startsAt: number, isSuspected: boolean, wish: FreeTime | undefined): void {
    const times = { startsAt, askedAt: startsAt, createdAt: this.now, ...NEVER };
    this.calls.set(id, { ...times, status: 'asked', isSuspected, version: 0, mails: new Map() });
    if (wish && !this.isTaken(id, startsAt)) this.#give(id, startsAt, wish);
    if (isUnanswered(this.at(id))) raise(this.at(id).mails, 'acknowledgement');
  }

  /** Picks a time for a booking that has no time and is less than an hour old. Returns what the visitor is told. */
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

  /** Returns whether the call would overlap with another call's time. */
  isTaken(id: string, startsAt: number): boolean {
    return this.#overlapping(id, startsAt).some(({ takesTimeUntil }) => takesTimeUntil > this.now);
  }

  /** Decides a call. With the status `asked`, the start is only held, not confirmed. */
  decide(id: string, status: Status, startsAt?: number): void {
    const call = this.at(id);
    call.status = status;
    call.version++;
    call.takesTimeUntil = 0;
    // The emails about this decision replace the invitation.
    call.mails.delete('invitation');
    call.heardAt = Number.POSITIVE_INFINITY;
    if (status !== 'asked') call.decidedAt = this.now;
    if (startsAt === undefined) return;
    call.startsAt = startsAt;
    const end = () => Date.parse(holdEnd(new Date(startsAt), new Date(this.now)));
    call.takesTimeUntil = status === 'asked' ? end() : Number.POSITIVE_INFINITY;
    // An expired hold ends when another call takes its time.
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

  /** Queues the due emails. If several of a call's reminders became due since the last run, queues only the latest. */
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

  /** Returns the ids of a day's confirmed calls that haven't started. */
  callsOn(date: string): string[] {
    return [...this.calls.keys()].filter((id) => {
      const { status, startsAt } = this.at(id);
      return status === 'confirmed' && startsAt > this.now && wallTimeHere(new Date(startsAt)).date === date;
    });
  }

  /** Returns whether an email's content is still true. */
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
