import { sqlitePath } from './database-url.ts';
import type { LeadStore } from './lead-store.ts';
import { openSqlite } from './sqlite-store.ts';

interface Options {
  /** Called with the reason if SQLite's file is removed, replaced or overwritten: every write fails from then on. */
  onLost?: (reason: string) => void;
  /** Whether to create the tables in an empty database. */
  mayCreate?: boolean;
}

/** Opens and migrates the database at `sqlite:PATH` or `postgres://…`. @throws an error that names the database */
export async function openStore(
  url: string,
  { onLost = () => {}, mayCreate = true }: Options = {},
): Promise<LeadStore> {
  const path = sqlitePath(url);
  if (path !== undefined) return await openSqlite(path, mayCreate, onLost);
  // Import on demand: SQLite doesn't need the `pg` package.
  return await (await import('./postgres-store.ts')).openPostgres(url, mayCreate);
}
