/** The headers in which a proxy passes on the client's address and protocol. */
export const FORWARDED_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'] as const;

/** Whether a request has passed through a proxy that adds these headers. */
export function isForwarded(headers: Readonly<Record<string, unknown>>): boolean {
  return FORWARDED_HEADERS.some((name) => headers[name] !== undefined);
}

/**
 * Whether the outermost proxy received the request over https.
 * @param forwardedProto the `X-Forwarded-Proto` header
 * @param trustProxy number of trusted proxies; without any, the header is ignored
 */
export function isForwardedHttps(forwardedProto: string | string[] | undefined, trustProxy: number): boolean {
  return trustProxy > 0 && /(^|,)\s*https\s*$/i.test(String(forwardedProto));
}
