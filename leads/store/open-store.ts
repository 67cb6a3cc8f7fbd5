import type { LeadStore } from './lead-store.ts';
import { sqlitePath } from './sqlite-path.ts';
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

/** Counting ten million leads takes longer than a request may, and the operator can interrupt it. */
const COMMAND_STATEMENT_MS = 10 * 60 * 1000;

/** Opens the store for an operator, who may wait longer than a visitor. */
export function openForOperator(url: string): Promise<LeadStore> {
  return openStore(url, undefined, COMMAND_STATEMENT_MS);
}
