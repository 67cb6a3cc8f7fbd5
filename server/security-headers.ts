/** Beside a page's own policy: nobody may frame it. */
export const PAGE_POLICY = "frame-ancestors 'none'";

/** For answers that are no page: nothing in them may load or run anything. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * What every answer carries; a page puts its own policy in the place of this one. That stands in a meta tag
 * which the build writes, with the hashes of the page's styles and scripts; its header says what a meta tag
 * can't.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** For two years; said over https only (RFC 6797 section 7.2). */
const HSTS = 'max-age=63072000';

const OVER_HTTPS = { ...SECURITY_HEADERS, 'strict-transport-security': HSTS } as const;

const OVER_HTTPS_WITH_SUBDOMAINS = {
  ...SECURITY_HEADERS,
  'strict-transport-security': `${HSTS}; includeSubDomains`,
} as const;

/**
 * The security headers of an answer. The server itself never speaks https: a proxy says whether it did.
 * @param isHttps see `isForwardedHttps`
 * @param hstsSubdomains whether browsers are to ask all subdomains over https as well
 */
export function securityHeaders(isHttps: boolean, hstsSubdomains: boolean): Readonly<Record<string, string>> {
  if (!isHttps) return SECURITY_HEADERS;
  return hstsSubdomains ? OVER_HTTPS_WITH_SUBDOMAINS : OVER_HTTPS;
}

/**
 * Whether a request came to the outermost proxy over https.
 * @param forwardedProto the `X-Forwarded-Proto` header
 * @param trustProxy how many proxies stand before the server; without one, nobody is believed
 */
export function isForwardedHttps(forwardedProto: string | string[] | undefined, trustProxy: number): boolean {
  return trustProxy > 0 && /(^|,)\s*https\s*$/i.test(String(forwardedProto));
}
