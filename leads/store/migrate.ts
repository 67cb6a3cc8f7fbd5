import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { SchemaDialect } from './dialects.ts';
import { migrationsFor } from './migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the schema up to date. Several processes may do so at once: the adapter's lock lets one go first.
 * @throws where the database can't be changed, or was written by a newer version
 */
export async function migrate(db: Kysely<Tables>, dialect: SchemaDialect): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(dialect) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
