/** Returns the file path in a `sqlite:` URL; undefined for PostgreSQL. */
export function sqlitePath(url: string): string | undefined {
  return /^sqlite:(.+)$/.exec(url)?.[1];
}

/** Returns host, port and path of a `postgres://` URL. @throws if it is invalid; the error doesn't show the password */
export function postgresName(url: string): string {
  const [start = url] = /^[a-z]+:\/\/[^/?#]*/i.exec(url) ?? [];
  const rest = url.slice(start.length);
  // With an unescaped /, ? or # in the password, part of the password would be parsed as the host, and displayed.
  if (/[@#]/.test(rest))
    throw new Error(`${FORM}; in a password write @ as %40, / as %2F, ? as %3F, # as %23`);
  const parsed = URL.parse(url);
  if (!parsed?.hostname) throw new Error(FORM);
  if (parsed.hostname.includes(','))
    throw new Error(`${FORM}; with several servers, name only the host that accepts writes`);
  return `${parsed.host}${parsed.pathname}`;
}

const FORM = 'postgres://user:password@host:5432/database';
