import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { Dialect } from './dialects.ts';
import { migrationsFor } from './migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Migrates the schema to the latest version. Of several processes, each waits for the one before it.
 * @throws if the database can't be changed, or was written by another version
 */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction, MIGRATION_LOCK);
    await assertKnown(transaction, dialect);
    if (dialect.name === 'postgres') await assertMayCreate(transaction);
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: async () => migrationsFor(dialect) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

/** Kysely would ask again in the failed transaction, and hide why. @throws if the role may make no first table */
async function assertMayCreate(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema
    where not has_schema_privilege(current_schema(), 'create') and to_regclass(${DEFAULT_MIGRATION_TABLE}) is null`.execute(
    db,
  );
  if (rows[0]) throw new Error(`permission denied for schema ${rows[0].schema}`);
}

/** An arbitrary number, used by no other advisory lock. */
const MIGRATION_LOCK = 7_310_001;

/** @throws if the database has a migration that this version does not know. Changes nothing. */
export async function assertKnown(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const applied = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  const known = Object.keys(migrationsFor(dialect));
  const unknown = applied.rows.find(({ name }) => !known.includes(name));
  if (unknown) {
    throw new Error(
      `it was written by another version, with the migration ${unknown.name}; export its leads with that version (leads export)`,
    );
  }
}
