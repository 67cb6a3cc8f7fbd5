import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { SchemaDialect } from './dialects.ts';
import { migrationsFor } from './migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the schema up to date. Several processes may do so at once: the adapter's lock lets one go first.
 * @throws where the database can't be changed, or was written by a newer version
 */
export async function migrate(db: Kysely<Tables>, dialect: SchemaDialect): Promise<void> {
  await refuseNewer(db, dialect);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(dialect) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** @throws where the database has a migration that this version does not know; nothing is changed */
export async function refuseNewer(db: Kysely<Tables>, dialect: SchemaDialect): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const applied = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  const known = Object.keys(migrationsFor(dialect));
  const unknown = applied.rows.find(({ name }) => !known.includes(name));
  if (unknown) throw new Error(`a newer version wrote it, which has the migration ${unknown.name}`);
}
