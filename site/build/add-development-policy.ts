import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'astro';
import { originsFrom, withPolicy } from './content-security-policy.ts';

/** What Vite adds to a page stays allowed: styles, which it marks with the nonce, and its connection for updates. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const nonce = randomUUID();
  const html = (await response.text())
    .replaceAll('<style data-vite-dev-id', `<style nonce="${nonce}" data-vite-dev-id`)
    .replace('</head>', `<meta property="csp-nonce" nonce="${nonce}"></head>`);
  const policy = { ...originsFrom(process.env), styleNonce: nonce, socketOrigin: `ws://${url.host}` };
  return new Response(withPolicy(html, policy), response);
};
