import { receiverWords } from './receiver-words.ts';

/**
 * What follows a try that did not go well: `again` another one later, `never` none, since none can help, `sent`
 * none either, since it was sent, if not to everybody.
 */
type Outcome = 'again' | 'never' | 'sent';

/**
 * Why a delivery was not sent. The message is for the desk: it may have a receiver's own words in it, cleaned
 * and cut here, so that nothing behind it meets them as they came.
 */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  readonly outcome: Outcome;
  /** For the log, where nobody's address may stand: nothing that a receiver worded. */
  readonly brief: string;
  /**
   * What is wrong with the channel as such, in the same words for the same trouble; null where it works and
   * only this delivery was refused, undefined where nobody was asked.
   */
  readonly trouble: string | null | undefined;

  constructor(message: string, { outcome = 'again', brief = message, trouble, cause }: FailureOptions = {}) {
    super(receiverWords(message), { cause });
    this.outcome = outcome;
    this.brief = receiverWords(brief);
    this.trouble = trouble;
  }
}

/** Whatever a sender threw, as a failure. */
export function failureFrom(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  return new DeliveryFailure(error instanceof Error ? error.message : String(error), { cause: error });
}

interface FailureOptions {
  outcome?: Outcome;
  brief?: string;
  trouble?: string | null;
  cause?: unknown;
}
