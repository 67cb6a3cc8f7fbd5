import type { LeadStore, Notify } from './lead-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

/**
 * Opens the store that a database URL names, and brings its schema up to date.
 * @param url `sqlite:PATH` or `postgres://…`
 * @param notify told of faults that begin and end while the store is open; SQLite only
 * @throws where the database can't be opened, naming it
 */
export async function openStore(url: string, notify: Notify = () => {}): Promise<LeadStore> {
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (path !== undefined) return openSqliteStore(path, { notify });
  const { openPostgresStore } = await import('./postgres-store.ts');
  return openPostgresStore(url);
}
