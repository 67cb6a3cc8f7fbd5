/** Forbids framing. A page's full policy, with the hashes of its styles and scripts, is in its meta tag. */
export const PAGE_POLICY = "frame-ancestors 'none'";

/** For answers other than pages: forbids loading and running anything. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every answer. Pages replace the policy with `PAGE_POLICY`. */
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

/** Two years. Sent over https only (RFC 6797 section 7.2). */
const HSTS = 'max-age=63072000';

/**
 * Returns the security headers of an answer.
 * @param isHttps from `isForwardedHttps`: the server itself speaks http only
 * @param hstsSubdomains whether HSTS covers subdomains
 */
export function securityHeaders(isHttps: boolean, hstsSubdomains: boolean): Readonly<Record<string, string>> {
  if (!isHttps) return SECURITY_HEADERS;
  return {
    ...SECURITY_HEADERS,
    'strict-transport-security': hstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS,
  };
}
