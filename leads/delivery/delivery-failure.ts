import { errorMessage } from '../error-message.ts';
import { sanitizeReply } from './sanitize-reply.ts';

/**
 * What happens after an attempt that did not do it. `again`: another attempt later. `never`: none, since none can
 * succeed. `sent`: none, since some of the recipients have it. `left out`: none, since what it says is no longer true.
 */
type Outcome = 'again' | 'never' | 'sent' | 'left out';

/** Why a delivery failed. The message is for the command line, and may quote the receiver's reply, sanitized. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  readonly outcome: Outcome;
  /** For the log, which must not hold anybody's address: quotes no reply. */
  readonly logMessage: string;
  /**
   * What is wrong with the whole channel, in the same words each time. Null if the channel works and only this
   * delivery was refused, undefined if the attempt did not get as far as the channel.
   */
  readonly channelFault: string | null | undefined;

  constructor(
    message: string,
    { outcome = 'again', logMessage = message, channelFault, cause }: FailureOptions = {},
  ) {
    super(sanitizeReply(message), { cause });
    this.outcome = outcome;
    this.logMessage = sanitizeReply(logMessage);
    this.channelFault = channelFault;
  }
}

/** Turns anything that a sender throws into a `DeliveryFailure`. */
export function failureFrom(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  return new DeliveryFailure(errorMessage(error), { cause: error });
}

interface FailureOptions {
  outcome?: Outcome;
  logMessage?: string;
  channelFault?: string | null;
  cause?: unknown;
}
