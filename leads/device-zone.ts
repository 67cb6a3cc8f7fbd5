/** The plain form's hidden field for the device's zone. Only our script fills it in. */
export const DEVICE_ZONE_FIELD = 'device_zone';

/** The header that carries the zone beside a row that our script sends. */
export const DEVICE_ZONE_HEADER = 'x-device-zone';

const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/;

/**
 * Returns this machine's own name for a time zone, so that nothing a client made up is kept.
 * @returns undefined if it is not an IANA zone
 */
export function knownZone(sent: unknown): string | undefined {
  if (typeof sent !== 'string' || !NAME.test(sent)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: sent }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
