import type { DeliveryKind } from '../delivery-kinds.ts';
import { sqlitePath } from './database-url.ts';
import type { LeadStore } from './lead-store.ts';
import { openSqlite } from './sqlite-store.ts';

interface Options {
  /** The kinds of delivery that the settings allow. */
  kinds?: readonly DeliveryKind[];
  /** Called with the reason if the SQLite file is lost: every write fails from then on. */
  onLost?: (reason: string) => void;
}

/** Opens and migrates the database at `sqlite:PATH` or `postgres://…`. @throws an error that names the database */
export async function openStore(
  url: string,
  { kinds = [], onLost = () => {} }: Options = {},
): Promise<LeadStore> {
  const path = sqlitePath(url);
  if (path !== undefined) return { ...(await openSqlite(path, onLost)), kinds };
  // Import on demand: SQLite doesn't need the `pg` package.
  return { ...(await (await import('./postgres-store.ts')).openPostgres(url)), kinds };
}
