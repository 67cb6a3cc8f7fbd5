import { type InsertObject, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import type { LeadRows, LeadTableName } from '../lead-tables.ts';
import { POSTGRES } from './dialects.ts';
import { type BesideLead, type LeadStore, StoreUnavailable } from './lead-store.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** Connections of one process. */
const POOL_SIZE = 10;

/** How many may wait for a connection before the next is turned away at once. */
const QUEUE_SIZE = 500;

/** How long a connection, a statement and its answer may take, in ms. */
const CONNECT_MS = 3000;
const STATEMENT_MS = 5000;
const ANSWER_MS = 7000;

/** How long a connection may be silent before it is asked whether the other end is still there. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens the store on a PostgreSQL server, and brings its schema up to date.
 * @param url `postgres://…`; the parameters in it, those of TLS among them, are the `pg` package's
 * @throws where the database can't be reached or was written by a newer version
 */
export async function openPostgresStore(url: string): Promise<LeadStore> {
  try {
    await migrateAlone(url);
  } catch (error) {
    throw new Error(`The database ${nameOf(url)} can't be used: ${messageOf(error)}`, { cause: error });
  }
  const pool = openPool(url, {
    max: POOL_SIZE,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutBrokenClients(pool) }) });
  return {
    kind: 'postgres',
    description: `${nameOf(url)} (PostgreSQL)`,
    db,
    async query(text) {
      refuseWhenFull(pool);
      return pool.query(text);
    },
    insert: (table, row, beside) => available(pool, () => insertLead(db, table, row, beside)),
    ping: () => available(pool, async () => void (await sql`select 1 from kysely_migration`.execute(db))),
    close: () => db.destroy(),
  };
}

/** A connection of its own that may take its time: a migration of a large table, or of another process. */
async function migrateAlone(url: string): Promise<void> {
  const pool = openPool(url, { max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, POSTGRES);
  } finally {
    await db.destroy();
  }
}

function openPool(url: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    connectionString: url,
    application_name: 'loomline',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: TYPES,
  });
  // Whoever uses a connection that breaks is told by its query, and an error that nobody listens to would
  // end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

async function insertLead<Name extends LeadTableName>(
  db: Kysely<Tables>,
  table: Name,
  row: LeadRows[Name],
  { suspicion, deliveries = [] }: BesideLead = {},
): Promise<'stored' | 'duplicate'> {
  const id = row.id ?? crypto.randomUUID();
  if (suspicion === undefined && deliveries.length === 0) return insertRow(db, table, { ...row, id });
  return await db.transaction().execute(async (transaction) => {
    const outcome = await insertRow(transaction, table, { ...row, id });
    if (outcome === 'duplicate') return outcome;
    const lead = { lead_table: table, lead_id: id };
    if (suspicion !== undefined) {
      await transaction
        .insertInto('suspicions')
        .values({ ...lead, reason: suspicion })
        .execute();
    }
    if (deliveries.length > 0) {
      await transaction
        .insertInto('deliveries')
        .values(deliveries.map((kind) => ({ ...lead, id: crypto.randomUUID(), kind })))
        .execute();
    }
    return outcome;
  });
}

async function insertRow<Name extends LeadTableName>(
  db: Kysely<Tables>,
  table: Name,
  row: LeadRows[Name],
): Promise<'stored' | 'duplicate'> {
  const result = await db
    .insertInto(table)
    // TypeScript can't see that a table and its row belong together once both are generic.
    .values(row as unknown as InsertObject<Tables, Name>)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return result.numInsertedOrUpdatedRows === 0n ? 'duplicate' : 'stored';
}

/** Points in time as ISO text in UTC, counts as numbers; all else as `pg` reads it. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    if (type === pg.types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
    if (type === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(type, format);
  },
};

/** Keeps a connection that broke or timed out from going back to the pool, where the next one would get it. */
function withoutBrokenClients(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      refuseWhenFull(pool);
      const client = await pool.connect();
      let isBroken = false;
      return {
        processID: (client as { processID?: number }).processID ?? 0,
        async query(text: never, values?: never) {
          try {
            return (await client.query(text, values)) as never;
          } catch (error) {
            isBroken ||= !(error instanceof pg.DatabaseError) || error.severity === 'FATAL';
            throw error;
          }
        },
        release: () => client.release(isBroken),
      };
    },
  } as unknown as PostgresPool;
}

function refuseWhenFull({ waitingCount }: pg.Pool): void {
  if (waitingCount >= QUEUE_SIZE) throw new StoreUnavailable('too many wait for a connection');
}

/** Classes of SQLSTATE in which the row is not at fault: connection, transaction, resources, operator, system. */
const NOT_NOW = /^(08|25|28|40|53|55|57|58|XX)/;

async function available<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof pg.DatabaseError && !NOT_NOW.test(error.code ?? '')) throw error;
    const { totalCount, waitingCount } = pool;
    const state = `${totalCount} connections, ${waitingCount} waiting`;
    throw new StoreUnavailable(`${messageOf(error)} (${state})`, { cause: error });
  }
}

/** Where a database is, with nothing secret. */
function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
}

/** The error of a host name with several addresses has no message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
