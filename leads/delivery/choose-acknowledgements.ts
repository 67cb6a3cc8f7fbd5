import type { AcknowledgementLimits } from './acknowledgements.ts';

/** A due acknowledgement. */
export interface Candidate {
  id: string;
  recipient: string;
  isTried: boolean;
  isLate: boolean;
}

/** What counts against the limits, without the candidates. */
export interface Sent {
  /** When each recipient's acknowledgements of the last 24 hours were sent, latest last; null for one in flight. */
  times: ReadonlyMap<string, readonly (string | null)[]>;
  /** Over all recipients, those in flight included. */
  lastHour: number;
}

export interface Chosen {
  taken: Candidate[];
  /** Beyond the limit of their recipient. */
  held: Candidate[];
  /** Too old to be of use. */
  late: Candidate[];
  /** Whether the hourly limit holds some back. */
  isFull: boolean;
}

/**
 * Sorts due acknowledgements into those to send, to postpone and to give up: earlier attempts first, then in their
 * order.
 * @param atMost how many may be sent now, whatever the limits allow
 */
export function chooseAcknowledgements(
  candidates: readonly Candidate[],
  { times, lastHour }: Sent,
  atMost: number,
  { perHour, perRecipient }: AcknowledgementLimits,
): Chosen {
  const chosen: Chosen = { taken: [], held: [], late: [], isFull: false };
  const capacity = Math.min(atMost, perHour - lastHour);
  const counts = new Map([...times].map(([recipient, { length }]) => [recipient, length]));
  for (const candidate of candidates.toSorted((a, b) => Number(b.isTried) - Number(a.isTried))) {
    const count = counts.get(candidate.recipient) ?? 0;
    if (candidate.isLate) chosen.late.push(candidate);
    else if (count >= perRecipient) chosen.held.push(candidate);
    else if (chosen.taken.length >= capacity) chosen.isFull = lastHour >= perHour;
    else {
      chosen.taken.push(candidate);
      counts.set(candidate.recipient, count + 1);
    }
  }
  return chosen;
}

/**
 * Returns when the oldest acknowledgement was sent that counts against its recipient: a day after it there may be
 * another.
 * @param times as in `Sent`
 * @returns undefined if all are in flight
 */
export function oldestCounting(times: readonly (string | null)[], perRecipient: number): string | undefined {
  const done = times.filter((time) => time !== null);
  return done.at(-perRecipient) ?? done[0];
}
