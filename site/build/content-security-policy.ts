import { createHash } from 'node:crypto';

/** Reads from the environment which other origins pages may use: a hosted database, a chat widget, analytics. */
export function originsFrom(env: NodeJS.ProcessEnv) {
  const { PUBLIC_DATA_URL, PUBLIC_CHAT_WIDGET_SRC, PUBLIC_ANALYTICS_URL } = env;
  return {
    dataOrigin: PUBLIC_DATA_URL && new URL(PUBLIC_DATA_URL).origin,
    chatOrigin: PUBLIC_CHAT_WIDGET_SRC && new URL(PUBLIC_CHAT_WIDGET_SRC).origin,
    analyticsOrigin: PUBLIC_ANALYTICS_URL && new URL(PUBLIC_ANALYTICS_URL).origin,
  };
}

/**
 * Inserts a Content-Security-Policy at the start of a page's head. The policy allows the site's own files and, by hash,
 * the page's inline styles and scripts. docs/decisions/0017 says why Astro's built-in policy isn't used.
 */
export function withPolicy(
  html: string,
  { dataOrigin, chatOrigin, analyticsOrigin }: Partial<ReturnType<typeof originsFrom>> = {},
): string {
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, body = '']) => hashOf(body));
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '', body = '']) => body !== '' && !attributes.includes('application/ld+json'))
    .map(([, , body = '']) => hashOf(body));
  const chat = chatOrigin && html.includes('data-live-chat') ? [chatOrigin] : [];
  const analytics = analyticsOrigin && html.includes('<body data-analytics=') ? [analyticsOrigin] : [];
  const originsOf = (element: string) => {
    const sources = html.matchAll(new RegExp(`<${element}\\b[^>]* src="(https:[^"]+)"`, 'g'));
    return [...new Set(Array.from(sources, ([, src = '']) => new URL(src).origin))];
  };
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...chat, ...analytics],
    'style-src': ["'self'", ...styles, ...chat],
    'img-src': ["'self'", 'data:', ...originsOf('img'), ...chat, ...analytics],
    'font-src': ["'self'", ...chat],
    'media-src': html.includes('<video') ? ["'self'"] : [],
    'frame-src': [...originsOf('iframe'), ...chat],
    'connect-src': ["'self'", ...(dataOrigin ? [dataOrigin] : []), ...chat, ...analytics],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
  const policy = Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');
  return html.replace('<head>', `<head><meta http-equiv="content-security-policy" content="${policy}">`);
}

function hashOf(body: string): string {
  return `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
}
