import { errorMessage } from '../error-message.ts';
import { sanitizeReply } from './sanitize-reply.ts';

/**
 * What happens after an attempt that did not do it. `again`: another attempt later. `refused`: none, since the visitor's
 * address takes no mail. `sent`: none, since some of the recipients have it. `left out`: none, since what it says is no
 * longer true.
 */
type Outcome = 'again' | 'refused' | 'sent' | 'left out';

/** Why a delivery failed. The message is for the command line, and may quote the receiver's reply, sanitized. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  readonly outcome: Outcome;
  /** For the log, which must not hold anybody's address: quotes no reply. */
  readonly logMessage: string;

  constructor(
    message: string,
    {
      outcome = 'again',
      logMessage = message,
      cause,
    }: { outcome?: Outcome; logMessage?: string; cause?: unknown } = {},
  ) {
    super(sanitizeReply(message), { cause });
    this.outcome = outcome;
    this.logMessage = sanitizeReply(logMessage);
  }
}

/** Turns anything that a sender throws into a `DeliveryFailure`. */
export function failureFrom(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  return new DeliveryFailure(errorMessage(error), { cause: error });
}

/** @throws a failure that says why nothing is sent, as `leads show` prints it */
export function leaveOut(reason: string): never {
  throw new DeliveryFailure(reason, { outcome: 'left out' });
}
