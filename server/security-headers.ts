/** Forbids framing. A page's full policy, with the hashes of its styles and scripts, is in its meta tag. */
export const PAGE_POLICY = "frame-ancestors 'none'";

/** For answers other than pages: forbids loading and running anything. */
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

/** Two years. Over https only (RFC 6797 section 7.2), which a proxy in front speaks. */
const OVER_HTTPS = { ...OVER_HTTP, 'strict-transport-security': 'max-age=63072000' };

/** Returns the headers that every answer has. A page replaces the policy by `PAGE_POLICY`. `deploy/Caddyfile` sends the same. */
export function securityHeaders(protocol: 'http' | 'https'): Record<string, string> {
  return protocol === 'https' ? OVER_HTTPS : OVER_HTTP;
}
