import type { LeadStore } from './lead-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

/**
 * Opens the store that a database URL names.
 * @param url `sqlite:PATH`
 * @throws where the database can't be opened
 */
export function openStore(url: string): Promise<LeadStore> {
  return openSqliteStore(url.replace(/^sqlite:/, ''));
}
