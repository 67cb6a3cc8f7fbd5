/** Forbids framing. A page's full policy, with the hashes of its styles and scripts, is in its meta tag. */
export const PAGE_POLICY = "frame-ancestors 'none'";

/** For responses other than pages: forbids loading and running anything. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const OVER_HTTP = {
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** HSTS for two years, over HTTPS only (RFC 6797 section 7.2). A proxy in front terminates TLS. */
const OVER_HTTPS = { ...OVER_HTTP, 'strict-transport-security': 'max-age=63072000' };

/** Returns the headers of every response; pages override the policy. `deploy/Caddyfile` sends the same headers. */
export function securityHeaders(protocol: 'http' | 'https'): Record<string, string> {
  return protocol === 'https' ? OVER_HTTPS : OVER_HTTP;
}
