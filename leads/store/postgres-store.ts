import {
  type DialectAdapter,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  sql,
} from 'kysely';
import pg from 'pg';
import type { LeadTable } from '../types.ts';
import { POSTGRES } from './dialects.ts';
import {
  type InsertOutcome,
  type LeadStore,
  type NewLead,
  QueueFull,
  StoreUnavailable,
} from './lead-store.ts';
import { migrate } from './migrate.ts';
import { ID_OF_ANOTHER_TABLE_CODE } from './migrations.ts';
import { proveWritable } from './prove-writable.ts';
import { POSTGRES_QUERIES } from './query-dialects.ts';
import { type Beside, rowsBeside } from './rows-beside.ts';
import { isSameLead } from './same-lead.ts';
import type { Tables } from './tables.ts';

/** Connections of one process, beside the one that asks whether the database answers. */
const POOL_SIZE = 10;

/** How many may wait for a connection before the next is turned away at once. */
const QUEUE_SIZE = 500;

/** How long a connection, a statement and its answer may take, in ms. */
const CONNECT_MS = 3000;
const STATEMENT_MS = 5000;
const ANSWER_MS = 7000;

/** What PostgreSQL itself ends after a time. */
const LIMITS = { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: STATEMENT_MS };

/** How long a connection may be silent before it is asked whether the other end is still there. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens the store on a PostgreSQL server, or on a pooler before it, and brings its schema up to date. It asks
 * nothing of a session: behind PgBouncer in transaction mode each transaction may have another one.
 * @param url `postgres://…`; the parameters in it, those of TLS among them, are the `pg` package's
 * @throws where the database can't be reached or used; the message names it
 */
export async function openPostgresStore(url: string): Promise<LeadStore> {
  const { pool, isDirect } = await openChecked(url);
  const clients = withoutBrokenClients(pool);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: clients as unknown as PostgresPool }),
  });
  const query = async (statement: pg.QueryConfig): Promise<pg.QueryResult> => {
    const client = await clients.connect();
    try {
      // Behind a pooler the session that prepared a statement may not be the one that runs it.
      const { name: _, ...unnamed } = statement;
      return await client.query(isDirect ? statement : unnamed);
    } finally {
      client.release();
    }
  };
  // Whoever asks whether the database answers neither waits for inserts nor keeps one waiting.
  const asking = openPool(url, { ...(isDirect && LIMITS), max: 1, query_timeout: ANSWER_MS });
  const askingDb = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withoutBrokenClients(asking) as unknown as PostgresPool }),
  });
  return {
    dialect: POSTGRES_QUERIES,
    description: `${nameOf(url)} (PostgreSQL)`,
    db,
    query,
    insert: (table, row, beside) => available(pool, () => insertLead({ db, query }, table, row, beside)),
    ping: () =>
      available(asking, async () => void (await sql`select 1 from kysely_migration`.execute(askingDb))),
    proveWritable: () => available(asking, () => proveWritable(askingDb)),
    emptyLog: async () => undefined,
    async close() {
      await Promise.all([db.destroy(), askingDb.destroy()]);
    },
  };
}

async function openChecked(url: string): Promise<{ pool: pg.Pool; isDirect: boolean }> {
  try {
    await migrateAlone(url);
    return await openServing(url);
  } catch (error) {
    throw new Error(`The database ${nameOf(url)} can't be used: ${messageOf(error)}`, { cause: error });
  }
}

/** A connection of its own that may take its time: a migration of a large table, or of another process. */
async function migrateAlone(url: string): Promise<void> {
  let cause: unknown;
  const db = new Kysely<Tables>({
    dialect: new MigratingDialect({ pool: openPool(url, { max: 1 }) }),
    // What fails after it only says that the transaction is aborted.
    log(event) {
      if (event.level === 'error') cause ??= event.error;
    },
  });
  try {
    await migrate(db, POSTGRES);
  } catch (error) {
    throw cause ?? error;
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

/**
 * The pool that serves, with PostgreSQL's own time limits where it takes them. A pooler refuses them, or leaves
 * them out if it is told to.
 */
async function openServing(url: string): Promise<{ pool: pg.Pool; isDirect: boolean }> {
  const config = { max: POOL_SIZE, query_timeout: ANSWER_MS };
  const pool = openPool(url, { ...config, ...LIMITS });
  try {
    const { rows } = await pool.query(`select current_setting('statement_timeout') as limit`);
    return { pool, isDirect: rows[0].limit === `${STATEMENT_MS / 1000}s` };
  } catch (error) {
    await pool.end();
    if (!(error instanceof pg.DatabaseError) || error.code !== PROTOCOL_VIOLATION) throw error;
    return { pool: openPool(url, config), isDirect: false };
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

interface Database {
  db: Kysely<Tables>;
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
}

async function insertLead<Name extends LeadTable>(
  { db, query }: Database,
  table: Name,
  row: NewLead<Name>,
  beside: Beside = {},
): Promise<InsertOutcome> {
  const rows = [{ table, values: row }, ...rowsBeside(table, row.id, beside)];
  try {
    const result = await query({
      ...insertStatement(rows),
      values: rows.flatMap(({ values }) => Object.values(values)),
    });
    return result.rows.length > 0 ? 'stored' : await compare(db, table, row);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === ID_OF_ANOTHER_TABLE_CODE) return 'conflict';
    throw error;
  }
}

/**
 * One statement for a lead and the rows beside it, so that they share a transaction and a round trip. Its
 * parameters are the values of all rows. An `id` that is there already inserts nothing.
 */
function insertStatement([lead, ...beside]: { table: string; values: object }[]): {
  name: string;
  text: string;
} {
  if (!lead) throw new Error('There is no lead to insert');
  const shape = [lead, ...beside].flatMap(({ table, values }) => [table, ...Object.keys(values)]).join();
  const known = STATEMENTS.get(shape);
  if (known) return known;
  let parameters = 0;
  const columnsOf = (values: object) => Object.keys(values).map(pg.escapeIdentifier).join();
  const parametersOf = (values: object) =>
    Object.keys(values)
      .map(() => `$${++parameters}`)
      .join();
  const insertLead = `insert into ${lead.table} (${columnsOf(lead.values)}) values (${parametersOf(lead.values)})
    on conflict (id) do nothing returning id`;
  const inserts = beside.map(
    ({ table, values }, index) =>
      `beside_${index} as (insert into ${table} (${columnsOf(values)})
        select ${parametersOf(values)} from lead on conflict do nothing)`,
  );
  const text = `with ${[`lead as (${insertLead})`, ...inserts].join()} select id from lead`;
  const statement = { name: `insert-${STATEMENTS.size}`, text };
  STATEMENTS.set(shape, statement);
  return statement;
}

/** As many as there are tables and combinations of rows beside a lead: a checked row has all its columns. */
const STATEMENTS = new Map<string, { name: string; text: string }>();

/** A lead that was erased since it stood in the way counts as another one, so that its sender sends it anew. */
async function compare(db: Kysely<Tables>, table: LeadTable, sent: { id: string }): Promise<InsertOutcome> {
  const { rows } = await sql<object>`select * from ${sql.table(table)} where id = ${sent.id}`.execute(db);
  return rows[0] && isSameLead(table, rows[0], sent) ? 'duplicate' : 'conflict';
}

/** Points in time as ISO text in UTC, counts as numbers; all else as `pg` reads it. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    if (type === pg.types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
    if (type === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(type, format);
  },
};

interface Client {
  processID: number;
  query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
  release(): void;
}

/** Keeps a connection that broke or timed out from going back to the pool, where the next one would get it. */
function withoutBrokenClients(pool: pg.Pool) {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect(): Promise<Client> {
      refuseWhenFull(pool);
      const client = await pool.connect();
      let isBroken = false;
      return {
        processID: (client as { processID?: number }).processID ?? 0,
        async query(statement, values) {
          try {
            return await client.query(statement as string, values);
          } catch (error) {
            isBroken ||= !(error instanceof pg.DatabaseError) || error.severity === 'FATAL';
            throw error;
          }
        },
        release: () => client.release(isBroken),
      };
    },
  };
}

function refuseWhenFull({ waitingCount }: pg.Pool): void {
  if (waitingCount >= QUEUE_SIZE) throw new QueueFull('too many wait for a connection');
}

/** Classes of SQLSTATE in which the row is not at fault: connection, transaction, resources, operator, system. */
const NOT_NOW = /^(08|25|28|40|53|55|57|58|XX)/;

async function available<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
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
