import type { DeliveryKind } from '../delivery-kinds.ts';
import { sqlitePath } from './database-url.ts';
import type { LeadStore, OpenOptions } from './lead-store.ts';
import { openSqlite } from './sqlite-store.ts';

interface Options extends Partial<OpenOptions> {
  /** The kinds of delivery that the settings allow. */
  kinds?: readonly DeliveryKind[];
}

/** Opens and migrates the database at `sqlite:PATH` or `postgres://…`. @throws an error that names the database */
export async function openStore(
  url: string,
  { kinds = [], onLost = () => {}, mayCreate = true }: Options = {},
): Promise<LeadStore> {
  const path = sqlitePath(url);
  if (path !== undefined) return { ...(await openSqlite(path, { onLost, mayCreate })), kinds };
  // Import on demand: SQLite doesn't need the `pg` package.
  const { openPostgres } = await import('./postgres-store.ts');
  return { ...(await openPostgres(url, mayCreate)), kinds };
}
