import { sqlitePath } from './database-url.ts';
import type { LeadStore, OpenOptions } from './lead-store.ts';
import { openSqlite } from './sqlite-store.ts';

/** Opens and migrates the database at `sqlite:PATH` or `postgres://…`. @throws an error that names the database */
export async function openStore(
  url: string,
  { onLost = () => {}, mayCreate = true }: Partial<OpenOptions> = {},
): Promise<LeadStore> {
  const path = sqlitePath(url);
  if (path !== undefined) return await openSqlite(path, { onLost, mayCreate });
  // Import on demand: SQLite doesn't need the `pg` package.
  return await (await import('./postgres-store.ts')).openPostgres(url, mayCreate);
}
