import { type DialectAdapter, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { errorMessage } from '../error-message.ts';
import type { LeadTable } from '../types.ts';
import { HOLD_HOURS, TAKES_TIME } from './asked-time.ts';
import { POSTGRES } from './dialects.ts';
import {
  type InsertOutcome,
  type LeadStore,
  type NewLead,
  type Notify,
  QueueFull,
  StoreUnavailable,
} from './lead-store.ts';
import { migrate } from './migrate.ts';
import { ID_OF_ANOTHER_TABLE_CODE } from './migrations.ts';
import { type PostgresUrl, parsePostgresUrl } from './postgres-url.ts';
import { followPrimary } from './primary.ts';
import { proveWritable } from './prove-writable.ts';
import { POSTGRES_QUERIES } from './query-dialects.ts';
import { type Beside, rowsBeside, timeValues } from './rows-beside.ts';
import { isSameLead } from './same-lead.ts';
import type { Tables } from './tables.ts';

/** Connections per process, besides the one for probes. */
const POOL_SIZE = 10;

/** Maximum number of requests that wait for a connection. */
const QUEUE_SIZE = 500;

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;
const IDLE_TIMEOUT_MS = 5000;
/** How much longer we wait, for when PostgreSQL itself hangs. */
const ANSWER_MS = 2000;

/** From here on a query may be waiting for a server that is gone. */
const SLOW_QUERY_MS = 1000;

/** Idle time before a TCP keep-alive probe. */
const KEEP_ALIVE_DELAY_MS = 10_000;

/**
 * Opens the store on a PostgreSQL server or a pooler, and migrates its schema. Relies on no session state, since
 * PgBouncer in transaction mode may run each transaction in another session. Of several servers it uses the one that
 * takes writes.
 * @param url `postgres://…`, with the `pg` package's parameters, such as those for TLS
 * @param notify called when another server takes the writes over
 * @param statementMs how long a statement may take
 * @throws an error that names the database, if it can't be reached or used
 */
export async function openPostgresStore(
  url: string,
  notify: Notify = () => {},
  statementMs: number = STATEMENT_TIMEOUT_MS,
): Promise<LeadStore> {
  const parsed = parsePostgresUrl(url);
  const database = connectTo(parsed, notify);
  const { pool, isDirect } = await openChecked(parsed.name, database, statementMs);
  const clients = withoutBrokenClients(pool, database);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: clients as unknown as PostgresPool }),
  });
  const query = async (statement: pg.QueryConfig): Promise<pg.QueryResult> => {
    const client = await clients.connect();
    try {
      // Behind a pooler, a prepared statement may be missing from the session that runs it.
      const { name: _, ...unnamed } = statement;
      return await client.query(isDirect ? statement : unnamed);
    } finally {
      client.release();
    }
  };
  // Probes have a connection of their own, so that they and inserts don't wait for each other.
  const probePool = openPool(database, {
    ...(isDirect && limits(STATEMENT_TIMEOUT_MS)),
    max: 1,
    query_timeout: STATEMENT_TIMEOUT_MS + ANSWER_MS,
  });
  const probeDb = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: withoutBrokenClients(probePool, database) as unknown as PostgresPool,
    }),
  });
  return {
    dialect: POSTGRES_QUERIES,
    description: `${parsed.name} (PostgreSQL)`,
    db,
    query,
    insert: (table, row, beside) => available(pool, () => insertLead({ db, query }, table, row, beside)),
    available: (queries) => available(pool, queries),
    ping: () =>
      available(probePool, async () => void (await sql`select 1 from kysely_migration`.execute(probeDb))),
    proveWritable: () => available(probePool, () => proveWritable(probeDb)),
    emptyLog: async () => undefined,
    async close() {
      database.close();
      await Promise.all([db.destroy(), probeDb.destroy()]);
    },
  };
}

/** How pools connect to the database. */
interface Connection {
  config: pg.PoolConfig;
  /** Looks for the server that takes writes, where there are several. */
  doubt?: () => void;
  close(): void;
}

function connectTo({ url, servers }: PostgresUrl, notify: Notify): Connection {
  if (!servers) return { config: { connectionString: url }, close() {} };
  const { Client, doubt, close } = followPrimary({
    url,
    servers,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    notify,
  });
  return { config: { Client }, doubt, close };
}

async function openChecked(
  name: string,
  database: Connection,
  statementMs: number,
): Promise<{ pool: pg.Pool; isDirect: boolean }> {
  try {
    await migrateAlone(database);
    return await openServing(database, statementMs);
  } catch (error) {
    database.close();
    throw new Error(`The database ${name} can't be used: ${errorMessage(error)}`, { cause: error });
  }
}

/** Migrates over a connection without time limits: a large table takes long, as may another process. */
async function migrateAlone(database: Connection): Promise<void> {
  let cause: unknown;
  const db = new Kysely<Tables>({
    dialect: new MigratingDialect({ pool: openPool(database, { max: 1 }) }),
    // Keeps the first error. Later ones only say that the transaction is aborted.
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

/** Turns off Kysely's own lock, which is session-level: `migrate` takes one for its transaction. */
class MigratingDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    const nothing = async () => {};
    return Object.assign(super.createAdapter(), {
      acquireMigrationLock: nothing,
      releaseMigrationLock: nothing,
    });
  }
}

/**
 * Opens the pool for serving, with PostgreSQL's own time limits. If a pooler refuses them, opens it without. A pooler
 * may also ignore them.
 */
async function openServing(
  database: Connection,
  statementMs: number,
): Promise<{ pool: pg.Pool; isDirect: boolean }> {
  const config = { max: POOL_SIZE, query_timeout: statementMs + ANSWER_MS };
  const pool = openPool(database, { ...config, ...limits(statementMs) });
  try {
    const { rows } = await pool.query(`select setting from pg_settings where name = 'statement_timeout'`);
    return { pool, isDirect: rows[0].setting === String(statementMs) };
  } catch (error) {
    await pool.end();
    if (!(error instanceof pg.DatabaseError) || error.code !== PROTOCOL_VIOLATION) throw error;
    return { pool: openPool(database, config), isDirect: false };
  }
}

/** The limits that PostgreSQL enforces. */
function limits(statementMs: number): pg.PoolConfig {
  return { statement_timeout: statementMs, idle_in_transaction_session_timeout: IDLE_TIMEOUT_MS };
}

/** PgBouncer's answer to an unknown startup parameter. */
const PROTOCOL_VIOLATION = '08P01';

function openPool(database: Connection, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    ...database.config,
    application_name: 'loomline',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    types: TYPES,
  });
  // The query of a broken connection fails by itself. An unhandled 'error' event would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

async function insertLead<Name extends LeadTable>(
  { db, query }: Required<Pick<LeadStore, 'db' | 'query'>>,
  table: Name,
  row: NewLead<Name>,
  beside: Beside = {},
): Promise<InsertOutcome> {
  const others = rowsBeside(table, row.id, beside);
  const rows = [{ table, values: row }, ...others];
  const { booking_id: _, ...time } = beside.time ? timeValues(row.id, beside.time, others) : {};
  try {
    const result = await query({
      ...insertStatement(rows, beside.time !== undefined),
      values: [...rows.map(({ values }) => values), time].flatMap(Object.values),
    });
    return result.rows.length > 0 ? 'stored' : await compare(db, table, row);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === ID_OF_ANOTHER_TABLE_CODE) return 'conflict';
    throw error;
  }
}

/**
 * Builds one statement for a lead and the rows beside it: one transaction, one round trip. Its parameters are the
 * values of all rows, and then of the time that it takes. It inserts nothing if the `id` exists.
 */
function insertStatement(
  [lead, ...beside]: { table: string; values: object }[],
  takesTime: boolean,
): { name: string; text: string } {
  if (!lead) throw new Error('There is no lead to insert');
  const shape = [lead, ...beside]
    .flatMap(({ table, values }) => [table, ...Object.keys(values)])
    .concat(String(takesTime))
    .join();
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
  if (takesTime) inserts.push(timeInserts(parameters));
  const text = `with ${[`lead as (${insertLead})`, ...inserts].join()} select id from lead`;
  const statement = { name: `insert-${STATEMENTS.size}`, text };
  STATEMENTS.set(shape, statement);
  return statement;
}

/**
 * Takes a time for the lead unless somebody else has it. A hold that has ended counts for nothing. Of two at once, the
 * second waits for the first: `on conflict` serves exclusion constraints too, and without deadlocks.
 * @param before how many parameters come before those of `timeValues`
 */
function timeInserts(before: number): string {
  const [start, end, wish, invitation, act] = ['timestamptz', 'timestamptz', 'text', 'uuid', 'uuid'].map(
    (type, index) => `$${before + index + 1}::${type}`,
  );
  // Each part reads the one before it, so that they run in this order.
  return `ended as (
      update appointments set status = 'taken'
      where ${TAKES_TIME} and ends_at > ${start} and starts_at < ${end}
        and status = 'held' and held_until <= now() and exists (select from lead)
      returning booking_id
    ), had as (
      insert into appointments (booking_id, status, starts_at, ends_at, held_until, first_answer, invitation)
      select id, ${wish}, ${start}, ${end},
        case ${wish} when 'held' then now() + interval '${HOLD_HOURS} hours' end, ${wish}, ${invitation}
      from lead where ${wish} <> 'taken' and (select count(*) from ended) >= 0
      on conflict do nothing returning booking_id
    ), missed as (
      insert into appointments (booking_id, status, starts_at, ends_at, first_answer)
      select id, 'taken', ${start}, ${end}, 'taken' from lead where not exists (select from had)
      on conflict do nothing
    ), act as (
      insert into audit (id, actor, act, lead_id)
      select ${act}, 'server', 'confirm', booking_id from had where ${wish} = 'confirmed'
    )`;
}

/** One per table and combination of rows, so few: a checked row always has all columns. */
const STATEMENTS = new Map<string, { name: string; text: string }>();

/**
 * Compares the stored lead. One that was erased meanwhile is a conflict, so that the sender tries again.
 *
 * It locks the row by an update, since what follows from a read counts as stored, too: the commit waits for a
 * synchronous standby, which may not have the lead yet.
 */
async function compare(db: Kysely<Tables>, table: LeadTable, sent: { id: string }): Promise<InsertOutcome> {
  const { rows } = await sql<object>`
    update ${sql.table(table)} set id = id where id = ${sent.id} returning *`.execute(db);
  return rows[0] && isSameLead(table, rows[0], sent) ? 'duplicate' : 'conflict';
}

/** Parses instants as ISO text in UTC and counts as numbers; everything else as `pg` does. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    if (type === pg.types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
    if (type === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(type, format);
  },
};

/**
 * Wraps a pool so that connections which broke, timed out or became read-only are closed instead of reused, and that
 * whatever fails to connect, or takes long, casts doubt on the server.
 */
function withoutBrokenClients(pool: pg.Pool, { doubt }: Connection) {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (pool.waitingCount >= QUEUE_SIZE) throw new QueueFull('too many requests wait for a connection');
      const client = await pool.connect().catch((error) => {
        doubt?.();
        throw error;
      });
      let isBroken = false;
      let isUnreplicated = false;
      const onNotice = ({ routine }: { routine: string | undefined }) => {
        isUnreplicated ||= routine === WAIT_FOR_STANDBY;
      };
      client.on('notice', onNotice);
      return {
        processID: (client as { processID?: number }).processID ?? 0,
        async query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
          const slow = doubt && setTimeout(doubt, SLOW_QUERY_MS);
          try {
            const result = await client.query(statement as string, values);
            if (isUnreplicated) throw new Error('the wait for the synchronous standby was cancelled');
            return result;
          } catch (error) {
            isBroken ||= !(error instanceof pg.DatabaseError) || endsConnection(error);
            if (isBroken) doubt?.();
            throw error;
          } finally {
            clearTimeout(slow);
          }
        },
        release() {
          client.off('notice', onNotice);
          client.release(isBroken);
        },
      };
    },
  };
}

/** What PostgreSQL warns from where it commits without its synchronous standby. The warning itself is translated. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';

/** Whether a server is of no more use: it ends the connection, or has become read-only. */
function endsConnection({ severity, code = '' }: pg.DatabaseError): boolean {
  return severity === 'FATAL' || /^(25006|57P0[123])$/.test(code);
}

/** SQLSTATE classes that don't blame the row: connection, transaction, resources, operator, system. */
const UNAVAILABLE = /^(08|25|28|40|53|55|57|58|XX)/;

async function available<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    if (error instanceof pg.DatabaseError && !UNAVAILABLE.test(error.code ?? '')) throw error;
    const { totalCount, waitingCount } = pool;
    const state = `${totalCount} connections, ${waitingCount} waiting`;
    throw new StoreUnavailable(`${errorMessage(error)} (${state})`, { cause: error });
  }
}
