import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { MINUTE_MS } from '../durations.ts';
import { errorMessage } from '../error-message.ts';
import { postgresName } from './database-url.ts';
import { POSTGRES } from './dialects.ts';
import type { LeadStore } from './lead-store.ts';
import { findApplied, MIGRATIONS, migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

const STATEMENT_TIMEOUT_MS = 5000;
/** A migration may rewrite a large table, or wait while another server migrates. */
const MIGRATION_TIMEOUT_MS = 10 * MINUTE_MS;
/** Extra time before the client gives up, in case PostgreSQL hangs and doesn't enforce its own timeout. */
const ANSWER_MS = 2000;

/**
 * Opens a PostgreSQL database, directly or through a pooler, and migrates its schema. Relies on no session state except
 * `SESSION`, since PgBouncer in transaction mode may run each transaction in a different session.
 * @param url `postgres://…`, optionally with connection parameters of the `pg` package, such as TLS options
 * @param mayCreate whether to create the tables in an empty database
 * @throws an error that names the database if it can't be reached or used
 */
export async function openPostgres(url: string, mayCreate: boolean): Promise<Omit<LeadStore, 'kinds'>> {
  const name = postgresName(url);
  const { pool, db } = connect(url, 10, STATEMENT_TIMEOUT_MS);
  try {
    const applied = await findApplied(db, mayCreate);
    const isCurrent = Object.keys(MIGRATIONS).every((migration) => applied.includes(migration));
    if (!isCurrent) {
      const migrating = connect(url, 1, MIGRATION_TIMEOUT_MS);
      await migrate(migrating.db, POSTGRES).finally(() => migrating.pool.end());
    }
  } catch (error) {
    await pool.end();
    const reason = errorMessage(error).replace(/; if the root CA is installed.*/, `; ${CERTIFICATE}`);
    throw new Error(`The database ${name} can't be used: ${reason}`, { cause: error });
  }
  return {
    ...{ db, reader: db, dialect: POSTGRES, description: `${name} (PostgreSQL)` },
    isUnavailable(error) {
      if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(error.code ?? '');
      // A TypeError is a bug, which a retry can't fix.
      return !(error instanceof TypeError);
    },
    emptyLog: async () => undefined,
    close: () => pool.end(),
  };
}

const CERTIFICATE =
  "name the file of its certificate authority with sslrootcert, or don't check it with sslmode=require";

/**
 * What parsers and CHECK constraints rely on, whatever the role's or the database's defaults are. PgBouncer restores
 * these three whenever it changes the session. Other settings would leak to its other clients.
 */
const SESSION = `set datestyle = 'ISO, MDY'; set timezone = 'UTC'; set standard_conforming_strings = on`;

function connect(url: string, max: number, statementMs: number) {
  const pool = new pg.Pool({
    // With this option, each `sslmode` means the same as for psql and pg_dump. Only `pg` knows the mode `no-verify`.
    connectionString: /[?&]sslmode=(?!no-verify)/.test(url) ? `${url}&uselibpqcompat=true` : url,
    ...{ application_name: 'loomline', max, types: TYPES },
    onConnect: (client) => client.query(SESSION),
    connectionTimeoutMillis: 3000,
    query_timeout: statementMs + ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // Ignore these errors: queries on a broken connection reject anyway, and an unhandled 'error' event ends the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('error', () => {});
  const dialect = new PostgresDialect({ pool: limited(pool, statementMs) });
  return { pool, db: new Kysely<Tables>({ dialect }) };
}

/** Sets limits and durability per transaction, since a pooler keeps no session settings. Drops unusable connections. */
function limited(pool: pg.Pool, statementMs: number): PostgresPool {
  const begin = `begin isolation level read committed;
    set local statement_timeout = ${statementMs}; set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS};
    select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'`;
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let isDropped = false;
      const query = async (text: string, values: unknown[]) => {
        try {
          return await (text === 'begin' ? client.query(begin) : client.query(text, values));
        } catch (error) {
          isDropped ||= isUseless(error);
          throw error;
        }
      };
      return { query, release: () => client.release(isDropped) } as unknown as PostgresPoolClient;
    },
  };
}

/** Returns whether an error makes its connection unusable: no answer, a closed session, or a read-only server. */
function isUseless(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return error.severity === 'FATAL' || /^(25006|57P0[123])$/.test(error.code ?? '');
}

/** How long a transaction may sit idle. Without a limit, a web server that lost power would hold locks for hours. */
const IDLE_IN_TRANSACTION_MS = 15_000;

/** Parses `timestamptz` as ISO 8601 text in UTC and `bigint` as a number. Leaves other types to `pg`. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    if (type === pg.types.builtins.TIMESTAMPTZ) return instant;
    if (type === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(type, format);
  },
};

/** @throws if the text isn't ISO 8601, for example because a pooler dropped `SESSION` */
function instant(text: string): string {
  if (!/^\d{4,}-/.test(text)) throw new Error(`DateStyle is not ISO: the database sent the time ${text}`);
  return new Date(text).toISOString();
}

/** SQLSTATE classes of errors that the data didn't cause: connection, transaction, resources, operator, system. */
const UNAVAILABLE = /^(08|25|28|40|53|55|57|58|XX)/;
