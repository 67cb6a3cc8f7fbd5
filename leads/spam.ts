export interface FormSignals {
  /** The value of the field that no visitor sees. */
  honeypot?: string | undefined;
  /** How long the form was open, if the client knows. */
  seconds?: number | undefined;
  /** Whether it came with a `Sec-Fetch-…` header, which every current browser sends. */
  hasFetchMetadata?: boolean;
}

/** The field that no visitor sees. Its name means nothing to browsers and password managers, so they leave it empty. */
export const HONEYPOT_FIELD = 'reference_code';

/** The headers by which our own forms send their signals. */
export const HONEYPOT_HEADER = 'x-form-trap';
export const SECONDS_HEADER = 'x-form-seconds';

/**
 * Returns why a lead seems to come from a bot, in words for the provider; undefined if it does not.
 * @param fastestSeconds how long it takes at least to fill in this form
 * @param trustsClients whether programs without a browser's headers or a form's signals may send leads
 */
export function spamReason(
  { honeypot, seconds, hasFetchMetadata = false }: FormSignals,
  fastestSeconds: number,
  trustsClients: boolean,
): string | undefined {
  if (honeypot) return 'The hidden field was filled in';
  if (seconds !== undefined && seconds < fastestSeconds)
    return `Sent ${Math.max(0, seconds).toFixed(1)} seconds after the page was opened`;
  const isFromForm = honeypot !== undefined || seconds !== undefined;
  if (!isFromForm && !hasFetchMetadata && !trustsClients) return 'Sent by a program, not by a browser';
  return undefined;
}
