import type { Attempt } from './draft.ts';
import type { Failure } from './insert-lead.ts';

/** The state of a submitted form. */
export interface Sending {
  /** `unsent`: not sent on an earlier visit. `offline`, `unreachable`: retried later. `changed`: stored, then edited. */
  is: 'open' | 'unsent' | 'sending' | 'offline' | 'unreachable' | 'changed';
  attempt?: Attempt | undefined;
  failure?: Failure | undefined;
  isDelayed?: boolean;
  isRetrying?: boolean;
}

type SendingEvent =
  | { type: 'restored' | 'submitted'; attempt: Attempt }
  | { type: Failure; isOnline: boolean }
  | { type: 'invalid' | 'retry' | 'delayed' | 'stored' | 'changed' };

/** Returns the next state. Every attempt is a new object, so that submitting during a retry starts a new attempt. */
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
    case 'unavailable':
    case 'unanswered': {
      const failure = now.is === 'sending' ? event.type : now.failure;
      return { is: event.isOnline ? 'unreachable' : 'offline', attempt, failure };
    }
    case 'refused':
    case 'conflict':
      // After a conflict, no retry with the same `id` can succeed.
      return { is: 'open', failure: event.type, attempt: event.type === 'refused' ? attempt : undefined };
    default:
      return { is: event.type === 'changed' ? 'changed' : 'open' };
  }
}

export function isWaiting({ is }: Sending): boolean {
  return is === 'offline' || is === 'unreachable';
}
