import { errorMessage } from '../error-message.ts';

/**
 * What happens after a failed attempt. `again`: it is retried. The other outcomes are final. `refused`: the visitor's
 * address can't receive mail. `sent`: some recipients already have the email. `left out`: the email no longer applies.
 */
type Outcome = 'again' | 'refused' | 'sent' | 'left out';

/** A failed attempt. The message is for the command line and may quote the receiver's reply, sanitized. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  readonly outcome: Outcome;
  /** The message for the log. It doesn't quote the receiver's reply, because the log must not contain addresses. */
  readonly logMessage: string;
  /** When to try again, if a limit postponed the delivery. The postponed attempt doesn't count. */
  due?: string;

  constructor(message: string, outcome: Outcome = 'again', logMessage = message) {
    super(sanitizeReply(message));
    this.outcome = outcome;
    this.logMessage = sanitizeReply(logMessage);
  }
}

export function failureFrom(error: unknown): DeliveryFailure {
  return error instanceof DeliveryFailure ? error : new DeliveryFailure(errorMessage(error));
}

/** The reason for skipping a delivery whose lead no longer exists. */
export const ERASED = 'the lead was erased';

/** Throws a DeliveryFailure that skips the delivery. @param reason as `leads show` prints it */
export function leaveOut(reason: string): never {
  throw new DeliveryFailure(reason, 'left out');
}

const MAX_LENGTH = 500;

/** Makes a receiver's reply safe to log, store and print: shortens it and strips addresses and control characters. */
export function sanitizeReply(text: string): string {
  // Cut between words: the remains of a split address would not be recognized as an address.
  const short = text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).replace(/(?<!\S)\S+$/, '')}…`;
  return short
    .replace(/[^\s<>]+/g, (word) => (/@|%40|＠/.test(word) ? '…@…' : word))
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}
