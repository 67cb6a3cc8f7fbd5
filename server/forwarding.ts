/** What proxies add to a request: who asked them, and how. */
export const FORWARDED_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'] as const;

/** Whether a request came by a proxy that says so. */
export function isForwarded(headers: Readonly<Record<string, unknown>>): boolean {
  return FORWARDED_HEADERS.some((name) => headers[name] !== undefined);
}
