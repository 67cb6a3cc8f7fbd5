import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser says that this request comes from a page of another site. Fetch metadata
 * decides where the browser sends it (Fetch Metadata Request Headers, W3C), else the Origin header;
 * a client that sends neither is no browser, and no page has tricked it.
 * @param ownOrigin the site's public origin, where it is known
 */
export function isCrossSite(headers: IncomingHttpHeaders, ownOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return site !== undefined;
  if (origin === ownOrigin) return false;
  return site !== undefined || URL.parse(origin)?.host !== headers.host;
}
