import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns whether a browser sent this request from another site's page. Checks the Fetch Metadata headers, or in older
 * browsers the Origin header. A client that sends neither is not a browser, so no page can have tricked it.
 */
export function isCrossSite(headers: IncomingHttpHeaders, ownOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return site !== undefined;
  if (origin === ownOrigin) return false;
  return site !== undefined || URL.parse(origin)?.host !== headers.host;
}
