/** Returns the file that a database URL names; undefined for PostgreSQL. */
export function sqlitePath(url: string): string | undefined {
  return /^sqlite:(.+)$/.exec(url)?.[1];
}

/**
 * Names the database of a `postgres://` URL: its host, port and path, without credentials.
 * @throws an error that says what was expected, and shows nothing of the URL, which may hold a password
 */
export function postgresName(url: string): string {
  const [, rest = ''] = /^[a-z]+:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  // Part of a password then: the host before it would be another part, and is shown.
  if (/[@#]/.test(rest))
    throw new Error(`${FORM}; in a password write @ as %40, / as %2F, ? as %3F, # as %23`);
  const parsed = URL.parse(url);
  if (!parsed?.hostname) throw new Error(FORM);
  if (parsed.hostname.includes(','))
    throw new Error(`${FORM}; of several servers, the address that leads to the one that takes writes`);
  return `${parsed.host}${parsed.pathname}`;
}

const FORM = 'postgres://user:password@host:5432/database';
