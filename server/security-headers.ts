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

/** Two years, sent only over https (RFC 6797 section 7.2). */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';
