/** The form's hidden field for the device's time zone. Our script fills it in; without JavaScript, it stays empty. */
export const DEVICE_ZONE_FIELD = 'device_zone';

/** The request header in which our script sends the device's time zone along with a row. */
export const DEVICE_ZONE_HEADER = 'x-device-zone';

const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/;

/** Returns the runtime's name for an IANA time zone, never the client's text; undefined if there is no such zone. */
export function knownZone(sent: unknown): string | undefined {
  if (typeof sent !== 'string' || !NAME.test(sent)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: sent }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
