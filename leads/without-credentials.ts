// Unlike `decodeURIComponent`, keeps a percent sign that starts no escape.
import querystring from 'node:querystring';

/** Moves credentials from the URL to a header (RFC 7617): `fetch` rejects URLs with a password. */
export function withoutCredentials(url: string): { address: URL; headers: { authorization?: string } } {
  const address = new URL(url);
  const credentials = [address.username, address.password].map(querystring.unescape).join(':');
  address.username = '';
  address.password = '';
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  return { address, headers: credentials === ':' ? {} : { authorization } };
}
