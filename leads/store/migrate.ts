import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { assertTablesAccessible, assertTablesClosed } from './closed-tables.ts';
import type { SchemaDialect } from './dialects.ts';
import { migrationsFor } from './migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Migrates the schema to the latest version. A lock serializes several processes.
 * @throws if the database can't be changed, was written by a newer version, denies this role its own tables, or
 * leaves them open to untrusted roles
 */
export async function migrate(db: Kysely<Tables>, dialect: SchemaDialect): Promise<void> {
  if (dialect.name === 'sqlite') {
    await assertNotNewer(db, dialect);
    return await migrateToLatest(db, dialect);
  }
  await db.transaction().execute(async (transaction) => {
    // Lifts the role's own limit: a migration may take long.
    await sql`set local statement_timeout = 0`.execute(transaction);
    // Transaction-level: behind a pooler the next transaction may run in another session.
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    await assertTablesAccessible(transaction);
    await assertNotNewer(transaction, dialect);
    await migrateToLatest(transaction, dialect);
  });
  await assertTablesClosed(db);
}

/** The id that Kysely's own adapter uses, so that earlier versions, which rely on it, wait as well. */
const MIGRATION_LOCK = 3853314791062309107n;

async function migrateToLatest(db: Kysely<Tables>, dialect: SchemaDialect): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(dialect) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** @throws if the database has a migration that this version does not know. Changes nothing. */
export async function assertNotNewer(db: Kysely<Tables>, dialect: SchemaDialect): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const applied = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  const known = Object.keys(migrationsFor(dialect));
  const unknown = applied.rows.find(({ name }) => !known.includes(name));
  if (unknown) throw new Error(`it was written by a newer version, with the migration ${unknown.name}`);
}
