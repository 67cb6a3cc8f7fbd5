import { sqlitePath } from './database-url.ts';
import type { LeadStore } from './lead-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

/**
 * Opens the store at a database URL, and migrates its schema.
 * @param url `sqlite:PATH` or `postgres://…`
 * @param onLost called when the file of a SQLite database is not the one at its path any more
 * @param statementMs how long a statement may take; PostgreSQL only, by default as long as a request may wait
 * @throws an error that names the database, if it can't be opened
 */
export async function openStore(
  url: string,
  onLost: (reason: string) => void = () => {},
  statementMs?: number,
): Promise<LeadStore> {
  const path = sqlitePath(url);
  if (path !== undefined) return openSqliteStore(path, onLost);
  const { openPostgresStore } = await import('./postgres-store.ts');
  return openPostgresStore(url, statementMs);
}

/** Opens the store for an operator, who may wait longer than a visitor: counting ten million leads takes minutes. */
export function openForOperator(url: string): Promise<LeadStore> {
  return openStore(url, undefined, 10 * 60 * 1000);
}
