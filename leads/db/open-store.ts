import { sqlitePath } from './database-url.ts';
import type { LeadStore } from './lead-store.ts';
import { openSqlite } from './sqlite-store.ts';

/**
 * Opens the store at a database URL, and migrates its schema.
 * @param url `sqlite:PATH` or `postgres://…`
 * @param onLost called with the reason if an open SQLite file is removed, replaced or overwritten
 * @throws an error that names the database if it can't be opened
 */
export async function openStore(url: string, onLost = (_reason: string) => {}): Promise<LeadStore> {
  const path = sqlitePath(url);
  if (path !== undefined) return await openSqlite(path, onLost);
  // Import on demand: SQLite doesn't need the `pg` package.
  return await (await import('./postgres-store.ts')).openPostgres(url);
}
