// What a desk of calls should be like, in the plainest way: the histories in call-histories.test.ts compare it with the
// real one. It knows nothing of the outbox but that what is due is sent once, if it is still true by then.

import { CALL_MINUTES } from '#leads/calls/call-hours.ts';
import { HOLD_HOURS } from '#leads/store/asked-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type Status = 'asked' | 'confirmed' | 'declined' | 'cancelled';

interface Call {
  status: Status;
  startsAt: number;
  createdAt: number;
  decidedAt: number;
  /** Until when it keeps its time from others. */
  takesTimeUntil: number;
  isSuspected: boolean;
  /** How often a decision was made or a time picked. */
  version: number;
  /** What was raised, whether it went out or not. */
  raised: Set<string>;
  /** What was raised and is still to go out. */
  waiting: Set<string>;
}

export class CallModel {
  readonly calls = new Map<string, Call>();
  readonly remindHours: readonly number[];
  now: number;

  constructor(now: number, remindHours: readonly number[]) {
    this.now = now;
    this.remindHours = remindHours;
  }

  book(id: string, startsAt: number, isSuspected: boolean): void {
    const times = { startsAt, createdAt: this.now, decidedAt: 0 };
    const none = { raised: new Set<string>(), waiting: new Set<string>() };
    this.calls.set(id, { ...times, ...none, status: 'asked', takesTimeUntil: 0, isSuspected, version: 0 });
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
    if (status !== 'asked') call.decidedAt = this.now;
    if (startsAt === undefined) return;
    call.startsAt = startsAt;
    call.takesTimeUntil = status === 'asked' ? this.now + HOLD_HOURS * HOUR_MS : Number.POSITIVE_INFINITY;
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

  erase(id: string): void {
    this.calls.delete(id);
  }

  /** Raises what is due: of several reminders that came due since the last time, only the last. */
  raise(): void {
    for (const call of this.calls.values()) {
      const toStart = call.startsAt - this.now;
      const hours = this.remindHours.filter((each) => toStart <= each * HOUR_MS).sort((a, b) => a - b)[0];
      const wasKnown = hours !== undefined && call.decidedAt <= call.startsAt - hours * HOUR_MS;
      if (call.status === 'confirmed' && toStart > 0 && wasKnown) {
        raise(call, `${hours}h before ${new Date(call.startsAt).toISOString()}`);
      }
      const waited = (this.now - call.createdAt) / HOUR_MS;
      if (isUnanswered(call) && waited >= 20 && waited < 48) raise(call, waited < 24 ? '20h' : '24h');
    }
  }

  /** Whether a mail may go out now. */
  isTrue(id: string, about: string): boolean {
    const call = this.calls.get(id);
    if (!call) return false;
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

function raise(call: Call, about: string): void {
  if (call.raised.has(about)) return;
  call.raised.add(about);
  call.waiting.add(about);
}

function isUnanswered({ status, isSuspected }: Call): boolean {
  return status === 'asked' && !isSuspected;
}
