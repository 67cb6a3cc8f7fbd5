import type { Attempt } from './draft.ts';

/** What becomes of what was submitted. */
export type Sending = {
  attempt?: Attempt | undefined;
  failure?: Failure | undefined;
} /** `unsent`: of an earlier visit. `changed`: the attempt is stored, and the form was edited since it was submitted. */ & (
  | { is: 'open' | 'unsent' | 'changed' }
  | { is: 'sending'; isDelayed?: boolean }
  /** The attempt is retried while the page is open. */
  | { is: 'offline' | 'unreachable'; isRetrying?: boolean }
);

/** Why the last submit didn't get through: the interface said no, or nobody answered. */
type Failure = 'refused' | 'unanswered';

type SendingEvent =
  | { type: 'restored' | 'submitted'; attempt: Attempt }
  | { type: 'failed'; failure: Failure; isOnline: boolean }
  | { type: 'invalid' | 'retry' | 'delayed' | 'refused' | 'conflict' | 'stored' | 'changed' };

/** Each start of an attempt is a new object: a submit while a retry is in flight starts anew. */
export function nextSending(now: Sending, event: SendingEvent): Sending {
  const { attempt } = now;
  switch (event.type) {
    case 'restored':
      return now.is === 'open' ? { is: 'unsent', attempt: event.attempt } : now;
    case 'submitted':
      return now.is === 'sending' ? now : { is: 'sending', attempt: { ...event.attempt } };
    case 'invalid':
      return { ...now, failure: undefined };
    case 'retry':
      return isWaiting(now) && attempt ? { ...now, isRetrying: true, attempt: { ...attempt } } : now;
    case 'delayed':
      return now.is === 'sending' ? { ...now, isDelayed: true } : now;
    case 'failed': {
      const failure = now.is === 'sending' ? event.failure : now.failure;
      return { is: event.isOnline ? 'unreachable' : 'offline', attempt, failure };
    }
    case 'refused':
    case 'conflict':
      // No retry under the `id` of a conflict can get through.
      return { is: 'open', failure: 'refused', attempt: event.type === 'refused' ? attempt : undefined };
    default:
      return { is: event.type === 'changed' ? 'changed' : 'open' };
  }
}

export function isWaiting(sending: Sending): sending is Sending & { is: 'offline' | 'unreachable' } {
  return sending.is === 'offline' || sending.is === 'unreachable';
}
