import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { isSame } from '#leads/outbox/sign-in.ts';

const SESSION_SECONDS = 30 * 24 * 3600;

function mac(key: string, text: string): string {
  return createHmac('sha256', key).update(`loomline desk ${text}`).digest('base64url');
}

/** Cookies are shared by all ports of a host, so each installation needs its own cookie name. */
function cookieName(key: string): string {
  return `desk-${mac(key, 'name').slice(0, 8)}`;
}

/** Returns a `Set-Cookie` header that lets a browser in until the key changes, for 30 days at most. */
export function sessionCookie(key: string, now: Date, isSecure: boolean): string {
  const end = String(Math.floor(now.getTime() / 1000) + SESSION_SECONDS);
  const attributes = `Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return `${cookieName(key)}=${end}.${mac(key, `session ${end}`)}; ${attributes}`;
}

/** Whether a request carries a valid session cookie. */
export function isLetIn(key: string, { cookie = '' }: IncomingHttpHeaders, now: Date): boolean {
  const session = new URLSearchParams(cookie.replaceAll(/;\s*/g, '&')).get(cookieName(key));
  const [end = '', signature = ''] = session?.split('.') ?? [];
  return Number(end) * 1000 > now.getTime() && isSame(signature, mac(key, `session ${end}`));
}

/** Returns the CSRF token, which pages of other sites can't know. */
export function formToken(key: string): string {
  return mac(key, 'form');
}

/**
 * Whether the `Host` header can be the desk's. In a DNS rebinding attack, another site's page reaches this listener
 * under that site's name, but never under an IP address, `localhost` or the host of `DESK_URL`.
 */
export function isOwnHost(host: string | undefined, deskUrl: string | undefined): boolean {
  const { hostname = '' } = URL.parse(`http://${host}`) ?? {};
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return hostname === 'localhost' || isAddress || host === URL.parse(deskUrl ?? '')?.host;
}

/** Whether a page of this host posted the form. Browsers may omit both headers, or send `null` as the origin. */
export function isFromOwnPage({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  const isOwn = origin === undefined || origin === 'null' || URL.parse(origin)?.host === host;
  return isOwn && (site === undefined || site === 'same-origin');
}
