import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { refuseOpenTables, refuseWhenShutOut } from './closed-tables.ts';
import type { SchemaDialect } from './dialects.ts';
import { migrationsFor } from './migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the schema up to date. Several processes may do so at once: a lock lets one go first.
 * @throws where the database can't be changed, was written by a newer version, shuts this role out of its
 * tables or lets strangers in
 */
export async function migrate(db: Kysely<Tables>, dialect: SchemaDialect): Promise<void> {
  if (dialect.name === 'sqlite') {
    await refuseNewer(db, dialect);
    return await migrateToLatest(db, dialect);
  }
  await db.transaction().execute(async (transaction) => {
    // However long it takes, also where the role has a time limit of its own.
    await sql`set local statement_timeout = 0`.execute(transaction);
    // A lock of the transaction, since behind a pooler the next transaction may have another session.
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    await refuseWhenShutOut(transaction);
    await refuseNewer(transaction, dialect);
    await migrateToLatest(transaction, dialect);
  });
  await refuseOpenTables(db);
}

/** The same that Kysely's own adapter takes, so that versions which left it to that wait as well. */
const MIGRATION_LOCK = 3853314791062309107n;

async function migrateToLatest(db: Kysely<Tables>, dialect: SchemaDialect): Promise<void> {
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
