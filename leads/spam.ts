/** What a form tells about who filled it in. */
export interface FormSignals {
  /** What stands in the field that no visitor sees. */
  trap?: string | undefined;
  /** How long the form was open, where the client could tell. */
  seconds?: number | undefined;
  /** Whether it came with a header of `Sec-Fetch-…`, as every browser of today sends them. */
  hasFetchMetadata?: boolean;
}

/** The name of the field that no visitor sees. No browser or password manager knows what to put into it. */
export const HONEYPOT_FIELD = 'reference_code';

/** The headers in which our own forms send their signals beside the row. */
export const HONEYPOT_HEADER = 'x-form-trap';
export const SECONDS_HEADER = 'x-form-seconds';

/** Nobody reads and fills in seven fields in less. */
const FASTEST_SECONDS = 2;

/**
 * Why a lead is to be taken for a bot's, in words for the provider; undefined where it is not.
 * @param trustsClients whether a program may send leads that has neither a browser's headers nor a form's signals
 */
export function spamReason(
  { trap, seconds, hasFetchMetadata = false }: FormSignals,
  trustsClients: boolean,
): string | undefined {
  if (trap) return 'The hidden field was filled in';
  if (seconds !== undefined && seconds < FASTEST_SECONDS) {
    return `Sent ${Math.max(0, seconds).toFixed(1)} seconds after the page was opened`;
  }
  const isFromForm = trap !== undefined || seconds !== undefined;
  if (!isFromForm && !hasFetchMetadata && !trustsClients) return 'Sent by a program, not by a browser';
  return undefined;
}
