import {
  type DialectAdapter,
  type InsertObject,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  sql,
} from 'kysely';
import pg from 'pg';
import type { LeadRows, LeadTableName } from '../lead-tables.ts';
import { POSTGRES } from './dialects.ts';
import { type BesideLead, type InsertOutcome, type LeadStore, StoreUnavailable } from './lead-store.ts';
import { migrate } from './migrate.ts';
import { isSameLead } from './same-lead.ts';
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
 * Opens the store on a PostgreSQL server, or on a pooler before it, and brings its schema up to date. It asks
 * nothing of a session: behind PgBouncer in transaction mode each transaction may have another one.
 * @param url `postgres://…`; the parameters in it, those of TLS among them, are the `pg` package's
 * @throws where the database can't be reached or used; the message names it
 */
export async function openPostgresStore(url: string): Promise<LeadStore> {
  const pool = await openChecked(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutBrokenClients(pool) }) });
  return {
    kind: 'postgres',
    description: `${nameOf(url)} (PostgreSQL)`,
    db,
    async query({ text, values }) {
      refuseWhenFull(pool);
      return pool.query(text, values);
    },
    insert: (table, row, beside) => available(pool, () => insertLead(db, table, row, beside)),
    ping: () => available(pool, async () => void (await sql`select 1 from kysely_migration`.execute(db))),
    close: () => db.destroy(),
  };
}

async function openChecked(url: string): Promise<pg.Pool> {
  try {
    await migrateAlone(url);
    return await openServing(url);
  } catch (error) {
    throw new Error(`The database ${nameOf(url)} can't be used: ${messageOf(error)}`, { cause: error });
  }
}

/** A connection of its own that may take its time: a migration of a large table, or of another process. */
async function migrateAlone(url: string): Promise<void> {
  const pool = openPool(url, { max: 1 });
  const db = new Kysely<Tables>({ dialect: new MigratingDialect({ pool }) });
  try {
    await migrate(db, POSTGRES);
  } finally {
    await db.destroy();
  }
}

/** `migrate` takes a lock that lasts for its transaction; Kysely's own lasts for the session. */
class MigratingDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new MigratingAdapter();
  }
}

class MigratingAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** The pool that serves, with PostgreSQL's own time limits unless a pooler refuses to pass them on. */
async function openServing(url: string): Promise<pg.Pool> {
  const config = { max: POOL_SIZE, query_timeout: ANSWER_MS };
  const limits = { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: STATEMENT_MS };
  const limited = openPool(url, { ...config, ...limits });
  try {
    (await limited.connect()).release();
    return limited;
  } catch (error) {
    await limited.end();
    if (error instanceof pg.DatabaseError && error.code === PROTOCOL_VIOLATION) return openPool(url, config);
    throw error;
  }
}

/** What PgBouncer answers to a startup parameter that it does not know. */
const PROTOCOL_VIOLATION = '08P01';

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

/** One statement, so that all of it is one transaction and costs one round trip. */
async function insertLead<Name extends LeadTableName>(
  db: Kysely<Tables>,
  table: Name,
  row: LeadRows[Name],
  { suspicion, deliveries = [] }: BesideLead = {},
): Promise<InsertOutcome> {
  const id = row.id ?? crypto.randomUUID();
  const parts = [sql`lead as (${insertRow(db, table, { ...row, id })})`];
  if (suspicion !== undefined) {
    parts.push(sql`suspicion as (
      insert into suspicions (lead_table, lead_id, reason) select ${table}, id, ${suspicion} from lead
      on conflict do nothing)`);
  }
  if (deliveries.length > 0) {
    parts.push(sql`delivery as (
      insert into deliveries (lead_table, lead_id, id, kind) select ${table}, lead.id, gen_random_uuid(), kind
      from lead, unnest(${deliveries}::text[]) as kind)`);
  }
  try {
    const { rows } = await sql`with ${sql.join(parts)} select id from lead`.execute(db);
    return rows.length > 0 ? 'stored' : await compare(db, table, { ...row, id });
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'lead_ids_pkey') return 'conflict';
    throw error;
  }
}

function insertRow<Name extends LeadTableName>(db: Kysely<Tables>, table: Name, row: LeadRows[Name]) {
  return (
    db
      .insertInto(table)
      // TypeScript can't see that a table and its row belong together once both are generic.
      .values(row as unknown as InsertObject<Tables, Name>)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(sql<string>`id`.as('id'))
  );
}

/** A lead that was erased since it stood in the way counts as another one, so that its sender sends it anew. */
async function compare(
  db: Kysely<Tables>,
  table: LeadTableName,
  sent: { id: string },
): Promise<InsertOutcome> {
  const { rows } = await sql<object>`select * from ${sql.table(table)} where id = ${sent.id}`.execute(db);
  return rows[0] && isSameLead(rows[0], sent) ? 'duplicate' : 'conflict';
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
