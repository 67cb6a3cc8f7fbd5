import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { POSTGRES, SQLITE } from '#leads/store/dialects.ts';
import { migrationsFor } from '#leads/store/migrations.ts';
import { ask, blankDatabase, type DatabaseKind } from './new-database.ts';

/** The last migrations of the version that left tables open, calls overlapping and ids shared. */
const LAST = { sqlite: '004_rules', postgres: '003_desk' };

/**
 * A database as an older version left it, as DATABASE_URL has it; a new one, unless one is named.
 * @param last its last migration
 */
export async function olderDatabase(
  kind: DatabaseKind,
  { empty, last = LAST[kind] }: { empty?: string; last?: string } = {},
): Promise<string> {
  const url = empty ?? (await blankDatabase(kind));
  const db = new Kysely<unknown>({ dialect: kind === 'sqlite' ? sqlite(url) : postgres(url) });
  const dialect = kind === 'sqlite' ? SQLITE : POSTGRES;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(dialect) } });
  const { error } = await migrator.migrateTo(last);
  await db.destroy();
  if (error) throw error;
  if (kind === 'postgres') await open(url);
  return url;
}

/** Takes back what each migration now ends with. */
async function open(url: string): Promise<void> {
  await ask(url, 'drop function commit_to_disk cascade');
  const tables = await ask<{ name: string }>(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { name } of tables) await ask(url, `alter table ${name} disable row level security`);
  // The rights that the database gives new tables.
  const generous = await ask(url, 'select from pg_default_acl');
  if (generous.length > 0) {
    for (const { name } of tables) await ask(url, `grant all on ${name} to anon, authenticated`);
  }
}

function postgres(url: string): PostgresDialect {
  return new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) });
}

function sqlite(url: string): SqliteDialect {
  const database = new DatabaseSync(url.slice('sqlite:'.length));
  database.exec('pragma journal_mode = wal');
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        const statement = database.prepare(text);
        const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        };
      },
    },
  });
}
