/** Returns the file that a database URL names; undefined for PostgreSQL. */
export function sqlitePath(url: string): string | undefined {
  return /^sqlite:(.+)$/.exec(url)?.[1];
}
