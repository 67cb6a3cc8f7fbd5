import type { LeadStore } from './lead-store.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

/**
 * Opens the store that a database URL names, and brings its schema up to date.
 * @param url `sqlite:PATH` or `postgres://…`
 * @throws where the database can't be opened, naming it
 */
export function openStore(url: string): Promise<LeadStore> {
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  return path === undefined ? openPostgresStore(url) : openSqliteStore(path);
}
