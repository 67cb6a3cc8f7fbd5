import { type Kysely, sql } from 'kysely';
import type { Dialect } from './dialects.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './tables.ts';

/** An arbitrary number, used by no other advisory lock. */
const MIGRATION_LOCK = 7_310_001;

/**
 * Migrates the schema to the latest version, in one transaction. Of several processes, each waits for the one before it.
 * Kysely's own migrator takes a lock of a session, which a pooler may hand to somebody else.
 * @throws if the database can't be changed, or was written by another version
 */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction, MIGRATION_LOCK);
    const applied = await findApplied(transaction);
    for (const [name, change] of Object.entries(MIGRATIONS)) {
      if (applied.includes(name)) continue;
      await change(transaction, dialect);
      const at = new Date().toISOString();
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${at})`.execute(transaction);
    }
  });
}

/**
 * Names the migrations that a database has. Changes nothing.
 * @throws if it has one that this version does not know
 */
export async function findApplied(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.find(({ name }) => !Object.hasOwn(MIGRATIONS, name));
  if (!unknown) return rows.map(({ name }) => name);
  throw new Error(
    `it was written by another version, with the migration ${unknown.name}; export its leads with that version (leads export)`,
  );
}
