/**
 * What follows a try that did not go well: `again` another one later, `never` none, since none can help, `sent`
 * none either, since it was sent, if not to everybody.
 */
type Outcome = 'again' | 'never' | 'sent';

/** Why a delivery was not sent. The message is for the desk: it may have a receiver's own words in it. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  readonly outcome: Outcome;
  /** For the log, where nobody's address may stand: nothing that a receiver worded. */
  readonly brief: string;

  constructor(message: string, { outcome = 'again', brief = message, cause }: FailureOptions = {}) {
    super(message, { cause });
    this.outcome = outcome;
    this.brief = brief;
  }
}

interface FailureOptions {
  outcome?: Outcome;
  brief?: string;
  cause?: unknown;
}
