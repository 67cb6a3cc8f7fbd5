export interface FormSignals {
  honeypot?: string | undefined;
  /** For how many seconds the form was open, if known. */
  seconds?: number | undefined;
  /** Whether the request had a `Sec-Fetch-…` header, which every current browser sends. */
  hasFetchMetadata?: boolean;
}

/** The honeypot field, which visitors can't see. Its name means nothing to browsers, so autofill leaves it empty. */
export const HONEYPOT_FIELD = 'reference_code';

/** The request headers in which our script sends the honeypot's value and how long the form was open. */
export const HONEYPOT_HEADER = 'x-form-trap';
export const SECONDS_HEADER = 'x-form-seconds';

/**
 * Returns why a lead seems to come from a bot, as text for the team; undefined if it doesn't.
 * @param fastestSeconds the shortest time in which a visitor can fill in the form
 * @param trustsClients whether programs may send leads: they send neither a form's signals nor a browser's headers
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
