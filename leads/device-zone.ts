/** The field of the plain form in which our script puts the device's zone. */
export const DEVICE_ZONE_FIELD = 'device_zone';

/** The header in which our script sends it with a row. */
export const DEVICE_ZONE_HEADER = 'x-device-zone';

/** The longest name has 32 characters. */
const MAX_LENGTH = 64;

const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/;

/**
 * Returns a time zone under the name that this machine's own list has for it, so that nothing a client made up is
 * kept; undefined if it is no IANA zone.
 */
export function knownZone(sent: unknown): string | undefined {
  if (typeof sent !== 'string' || sent.length > MAX_LENGTH || !NAME.test(sent)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: sent }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
