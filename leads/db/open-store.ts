import { sqlitePath } from './database-url.ts';
import { insertLead, proveWritable } from './insert-lead.ts';
import type { LeadStore } from './lead-store.ts';
import { openSqlite } from './sqlite-store.ts';

/**
 * Opens the store at a database URL, and migrates its schema.
 * @param url `sqlite:PATH` or `postgres://…`
 * @param onLost called when the file of a SQLite database is not the one at its path any more
 * @throws an error that names the database, if it can't be opened
 */
export async function openStore(url: string, onLost = (_reason: string) => {}): Promise<LeadStore> {
  const path = sqlitePath(url);
  const database =
    path === undefined
      ? await (await import('./postgres-store.ts')).openPostgres(url)
      : await openSqlite(path, onLost);
  return {
    ...database,
    insert: (table, row, extras) => insertLead(database, table, row, extras),
    proveWritable: () => proveWritable(database.db),
  };
}
