import { randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE, type Migration } from 'kysely/migration';
import { SERVICES, TIMEZONE_VALUES } from '../types/booking-form.ts';
import {
  AI_KNOWLEDGE,
  BUSINESS_SIZES,
  BUSINESS_TYPES,
  GOALS,
  INTEGRATION_NEEDS,
} from '../types/quiz-form.ts';
import { isOneOf, type SchemaDialect } from './dialects.ts';
import { SETTLED, TAKES_TIME } from './tables.ts';

/**
 * All changes of the schema, oldest first. Kysely runs those that a database is missing. A released migration is
 * never edited; a later one changes its result.
 */
export function migrationsFor(dialect: SchemaDialect): Record<string, Migration> {
  return { '100_tables': { up: (db) => createTables(db, dialect) } };
}

/** A column's type, and its rule if it has one. */
interface Rule {
  type: string;
  check?: (column: string) => RawBuilder<unknown>;
}

type Column = string | Rule;

async function createTables(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const filled = { type: 'text not null', check: dialect.notBlank };
  const address = { type: 'text not null', check: dialect.isEmail };
  const day = { type: 'text not null', check: dialect.isDay };
  const time = { type: 'text not null', check: dialect.isTime };
  const goals = {
    type: `${dialect.list} not null`,
    check: (column: string) => dialect.isListOf(column, GOALS),
  };
  const oneOf = (values: readonly string[], type = 'text not null') => ({
    type,
    check: (column: string) => isOneOf(column, values),
  });
  const priority = {
    type: 'integer not null default 3',
    check: (column: string) => sql`${sql.ref(column)} between 1 and 5`,
  };
  await createOtherTables(db, dialect);
  if (dialect.name === 'postgres') await createLeadIds(db);
  const leads: Record<string, Record<string, Column>> = {
    call_bookings: {
      name: filled,
      email: address,
      company_name: filled,
      selected_service: oneOf(SERVICES),
      preferred_date: day,
      preferred_time: time,
      timezone: oneOf(TIMEZONE_VALUES, "text not null default 'GMT'"),
      problems_to_solve: filled,
      additional_info: 'text',
    },
    quiz_submissions: {
      business_type: oneOf(BUSINESS_TYPES),
      business_size: oneOf(BUSINESS_SIZES),
      automation_goals: goals,
      ai_knowledge: oneOf(AI_KNOWLEDGE),
      solution_priority: priority,
      integration_needs: oneOf(INTEGRATION_NEEDS),
      contact_name: filled,
      contact_email: address,
      contact_phone: 'text',
      business_website: 'text',
      additional_comments: 'text',
    },
    support_messages: { name: filled, email: address, message: filled },
  };
  const made: string[] = [];
  for (const [table, columns] of Object.entries(leads)) {
    const id = { type: `${dialect.id} not null primary key`, check: dialect.isUuid };
    await createTable(db, dialect, table, { id, created_at: dialect.created, ...columns });
    const email = Object.keys(columns).find((column) => columns[column] === address) ?? '';
    await addLeadTable(db, dialect, table, email, made);
    made.push(table);
  }
  for (const index of INDEXES) await sql.raw(`create ${index}`).execute(db);
  await forbidOverlaps(db, dialect);
  const key = randomBytes(32).toString('base64url');
  await sql`insert into keys (name, key) values ('answer links', ${key})`.execute(db);
}

/** Creates a table. On PostgreSQL a `db/hosted.sql` that ran first may have made those of leads. */
async function createTable(
  db: Kysely<unknown>,
  dialect: SchemaDialect,
  name: string,
  columns: Record<string, Column>,
  checks: Record<string, RawBuilder<unknown>> = {},
): Promise<void> {
  const isOfLeads = typeof columns.id === 'object';
  const rules = { ...checks };
  let table = db.schema.createTable(name);
  if (isOfLeads) table = table.ifNotExists();
  for (const [column, definition] of Object.entries(columns)) {
    const { type, check }: Rule = typeof definition === 'string' ? { type: definition } : definition;
    table = table.addColumn(column, sql.raw(type));
    if (check) rules[column] = check(column);
  }
  if (isOfLeads) Object.assign(rules, dialect.withoutNul(Object.keys(columns)));
  for (const [rule, check] of Object.entries(rules)) {
    table = table.addCheckConstraint(`${rule}_check`, check as RawBuilder<boolean>);
  }
  await table.modifyEnd(sql.raw(dialect.tableEnd)).execute();
  if (dialect.name === 'postgres') await closeTable(db, name);
}

/**
 * Lets in nobody but the table's owner: a hosted database gives strangers every right on new tables. Without a policy,
 * nobody else may insert either; the policies and column grants of a `db/hosted.sql` that ran first stay.
 */
async function closeTable(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`alter table ${sql.table(name)} enable row level security`.execute(db);
  const { rows } = await sql<{ rolname: string }>`
    select rolname from pg_roles where rolname in ('anon', 'authenticated')`.execute(db);
  for (const role of ['public', ...rows.map(({ rolname }) => rolname)]) {
    await sql
      .raw(`revoke select, update, delete, truncate, references, trigger on ${name} from ${role}`)
      .execute(db);
  }
}

/** The tables beside the leads; `tables.ts` says what is in them. */
async function createOtherTables(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const { id, instant, created } = dialect;
  const key = `${id} not null primary key`;
  const lead = { lead_table: 'text not null', lead_id: `${id} not null` };
  const tables = {
    suspicions: { ...lead, lead_id: key, reason: 'text not null', created_at: created },
    device_zones: { ...lead, lead_id: key, zone: 'text not null' },
    revocations: { ...lead, lead_id: key, amount: 'integer not null' },
    keys: { name: 'text not null primary key', key: 'text not null' },
    deliveries: {
      id: key,
      ...lead,
      kind: 'text not null',
      created_at: created,
      due_at: created,
      attempts: 'integer not null default 0',
      lease: 'text',
      leased_until: instant,
      delivered_at: instant,
      left_out: 'text',
      failed_at: instant,
      error: 'text',
      recipient: 'text',
      about: 'text',
    },
    appointments: {
      booking_id: key,
      status: 'text not null',
      starts_at: instant,
      ends_at: instant,
      held_until: instant,
      first_answer: 'text',
      picked_start: instant,
      link: 'text',
      note: 'text',
      invitation: id,
      decided_by: 'text',
      decided_at: instant,
      answered_at: instant,
      was_confirmed: 'integer not null default 0',
      sequence: 'integer not null default 0',
      created_at: created,
    },
    audit: {
      id: key,
      created_at: created,
      actor: 'text not null',
      user_name: 'text',
      act: 'text not null',
      lead_id: id,
      amount: 'integer',
      detail: 'text',
    },
  };
  const checks: { [Name in keyof typeof tables]?: Record<string, RawBuilder<unknown>> } = {
    device_zones: { zone: sql`length(zone) between 1 and 64` },
    appointments: {
      ends_at: sql`not (${sql.raw(TAKES_TIME)})
        or starts_at is not null and ends_at is not null and ends_at > starts_at`,
      held_until: sql`status <> 'held' or held_until is not null`,
    },
  };
  for (const [name, columns] of Object.entries(tables)) {
    await createTable(db, dialect, name, columns, checks[name as keyof typeof tables]);
  }
  if (dialect.name === 'sqlite') return;
  for (const table of [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE]) await closeTable(db, table);
  // Losing them in a crash is fine.
  await sql`create unlogged table rate_limits
    (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(db);
  await closeTable(db, 'rate_limits');
}

const UNSENT = 'delivered_at is null and failed_at is null';

/** One for each query that grows with the number of leads. */
const INDEXES = [
  `index deliveries_open on deliveries (kind, due_at) where ${UNSENT}`,
  // The last two spare SQLite a look at each row.
  `index deliveries_unsent on deliveries (kind, created_at, delivered_at, failed_at) where ${UNSENT}`,
  'index deliveries_given_up on deliveries (kind, failed_at) where failed_at is not null',
  'index deliveries_lead on deliveries (lead_id)',
  'index deliveries_leased on deliveries (lease) where lease is not null',
  `index deliveries_counted on deliveries (created_at, recipient)
    where kind = 'acknowledgement' and recipient is not null and left_out is null`,
  `index deliveries_alerts on deliveries (kind, created_at) where kind in ('mail_alert', 'webhook_alert')`,
  'unique index deliveries_about on deliveries (lead_id, kind, about) where about is not null',
  `index appointments_time on appointments (ends_at, starts_at) where ${TAKES_TIME}`,
  `index appointments_settled on appointments (booking_id, status) where ${SETTLED}`,
  'index audit_created_at on audit (created_at, id)',
  'index audit_lead on audit (lead_id)',
];

/** What refuses an `id` that is that of a lead in another table, on both databases. */
export const ID_OF_ANOTHER_TABLE = 'The id is that of a lead in another table';

/**
 * Adds what a lead table needs beside its columns: its indexes, and ids that are no other lead's. For the migration
 * that creates it.
 * @param address the column with the visitor's e-mail address
 * @param others the lead tables that exist
 */
export async function addLeadTable(
  db: Kysely<unknown>,
  { name }: SchemaDialect,
  table: string,
  address: string,
  others: readonly string[],
): Promise<void> {
  await sql.raw(`create index ${table}_created_at on ${table} (created_at, id)`).execute(db);
  await sql.raw(`create index ${table}_address on ${table} (lower(${address}))`).execute(db);
  if (name === 'postgres') {
    await closeTable(db, table);
    await sql
      .raw(`insert into lead_ids select id, '${table}' from ${table} on conflict do nothing`)
      .execute(db);
    await sql
      .raw(`create trigger own_lead_id after insert or delete on ${table}
      for each row execute function own_lead_id()`)
      .execute(db);
    return;
  }
  // SQLite has one writer at a time, so a query in a trigger is enough.
  for (const [one, other] of others.flatMap((other) => [
    [table, other],
    [other, table],
  ])) {
    await sql
      .raw(`create trigger ${one}_id_not_of_${other} before insert on ${one}
      when exists (select 1 from ${other} where id = new.id)
      begin select raise(abort, '${ID_OF_ANOTHER_TABLE}'); end`)
      .execute(db);
  }
}

/**
 * PostgreSQL runs transactions at once: all ids go into one table, whose key makes the second wait for the first. The
 * trigger runs with the owner's rights, since visitors of a hosted database have none on that table. PostgREST turns
 * its error code into 409, which the site treats as an error.
 */
async function createLeadIds(db: Kysely<unknown>): Promise<void> {
  await sql`create table lead_ids (id uuid primary key, lead_table text not null)`.execute(db);
  await closeTable(db, 'lead_ids');
  await sql`create function own_lead_id() returns trigger language plpgsql
    security definer set search_path from current as $function$
    begin
      if tg_op = 'INSERT' then
        insert into lead_ids (id, lead_table) values (new.id, tg_table_name) on conflict do nothing;
        if not found then
          raise sqlstate 'PT409' using message = ${sql.lit(ID_OF_ANOTHER_TABLE)};
        end if;
      else
        delete from lead_ids where id = old.id and lead_table = tg_table_name;
      end if;
      return null;
    end $function$`.execute(db);
}

/** Keeps calls, holds and blocks from one time. */
async function forbidOverlaps(db: Kysely<unknown>, { name }: SchemaDialect): Promise<void> {
  if (name === 'postgres') {
    await sql`alter table appointments add constraint appointments_overlap
      exclude using gist (tstzrange(starts_at, ends_at) with &&) where (${sql.raw(TAKES_TIME)})`.execute(db);
    return;
  }
}

/** Makes PostgreSQL record a table's ids in `lead_ids`, and refuse those that exist. */
async function watchIds(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create trigger own_lead_id after insert or delete on ${sql.id(table)}
    for each row execute function own_lead_id()`.execute(db);
}

/** Records the ids of the rows that a table has. */
async function listIds(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`insert into lead_ids (id, lead_table) select id, ${sql.lit(table)} from ${sql.id(table)}
    on conflict do nothing`.execute(db);
}

/** Drops the CHECKs on lead tables and kinds, which would need a migration for each new one; the code lists them. */
async function dropTypeChecks(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suspicions drop constraint lead_table_check`.execute(db);
  await sql`alter table deliveries drop constraint lead_table_check, drop constraint kind_check`.execute(db);
}

/** The same on SQLite, which can only drop a CHECK by copying the table. */
async function rebuildWithoutTypes(db: Kysely<unknown>): Promise<void> {
  for (const table of ['suspicions', 'deliveries']) {
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_schema where tbl_name = ${table} and sql is not null order by type = 'table' desc`.execute(
      db,
    );
    const [create = '', ...indexes] = rows.map((row) => row.sql);
    const rebuilt = create.replace(`"${table}"`, '"rebuilt"').replaceAll(TYPE_CHECK, '');
    await sql.raw(rebuilt).execute(db);
    await sql`insert into rebuilt select * from ${sql.id(table)}`.execute(db);
    await sql`drop table ${sql.id(table)}`.execute(db);
    await sql`alter table rebuilt rename to ${sql.id(table)}`.execute(db);
    for (const index of indexes) await sql.raw(index).execute(db);
  }
}

/** Creates the table for the time zones of devices, which the columns of a lead have no place for (decision 41). */
async function createDeviceZones(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await withChecks(
    db.schema
      .createTable('device_zones')
      .addColumn('lead_id', dialect.id, (column) => column.primaryKey().notNull())
      .addColumn('lead_table', 'text', (column) => column.notNull())
      .addColumn('zone', 'text', (column) => column.notNull()),
    { zone: sql`length(zone) between 1 and 64` },
  )
    .modifyEnd(dialect.tableEnd)
    .execute();
}

/** Creates the table for what was done to leads, and by whom. */
async function createAudit(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', dialect.id, (column) => column.primaryKey().notNull())
    .addColumn('created_at', dialect.instant, (column) => column.notNull().defaultTo(dialect.now))
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text')
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('lead_id', dialect.id)
    .addColumn('amount', 'integer')
    .addColumn('detail', 'text')
    .modifyEnd(dialect.tableEnd)
    .execute();
  await db.schema.createIndex('audit_created_at').on('audit').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('audit_lead').on('audit').column('lead_id').execute();
}

/** Adds the indexes that count what is not sent without looking at what is. */
async function indexUnsent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('deliveries_unsent')
    .on('deliveries')
    // The last two spare SQLite a look at each row.
    .columns(['kind', 'held_at', 'created_at', 'delivered_at', 'failed_at'])
    .where(sql<boolean>`delivered_at is null and failed_at is null`)
    .execute();
  await db.schema
    .createIndex('deliveries_given_up')
    .on('deliveries')
    .columns(['kind', 'failed_at'])
    .where(sql<boolean>`failed_at is not null`)
    .execute();
}

/** Adds the mark of deliveries that a restore holds back (decision 44). */
async function markRestoredDeliveries(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('restored_at', dialect.instant).execute();
  await db.schema
    .createIndex('deliveries_restored')
    .on('deliveries')
    .column('restored_at')
    .where(sql<boolean>`restored_at is not null`)
    .execute();
}

/** Adds the index that finds the last alert. */
async function indexAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('deliveries_alerts')
    .on('deliveries')
    .columns(['kind', 'created_at'])
    .where(sql<boolean>`kind in ('mail_alert', 'webhook_alert')`)
    .execute();
}

/** Adds the indexes by which one person's leads are found. */
async function indexAddresses(db: Kysely<unknown>, { name }: SchemaDialect): Promise<void> {
  for (const [table, address] of [
    ['call_bookings', 'email'],
    ['quiz_submissions', 'contact_email'],
  ] as const) {
    await indexAddress(db, table, address);
    // Until then PostgreSQL takes an address for common, and walks through all leads instead.
    if (name === 'postgres') await sql`analyze ${sql.id(table)}`.execute(db);
  }
}

/** What takes time off the calendar, and none of which may overlap (decision 50). */
const TAKES_TIME_018 = sql<boolean>`status in ('confirmed', 'held', 'blocked')`;

const CHECKS_018 = {
  // Not a list of what a status may be: the code has that.
  ends_at: sql`not (${TAKES_TIME_018})
    or starts_at is not null and ends_at is not null and ends_at > starts_at`,
  held_until: sql`status <> 'held' or held_until is not null`,
};

/** Lets holds and blocks take time as well, and adds what the visitor heard about the time. */
async function takeTimesOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments
    add column held_until timestamptz(3), add column first_answer text, add column picked_start timestamptz(3),
    add column invitation uuid,
    drop constraint status_check, drop constraint starts_at_check, drop constraint ends_at_check,
    drop constraint appointments_overlap,
    add constraint ends_at_check check (${CHECKS_018.ends_at}),
    add constraint held_until_check check (${CHECKS_018.held_until})`.execute(db);
  await sql`alter table appointments
    add constraint appointments_overlap exclude using gist (tstzrange(starts_at, ends_at) with &&)
      where (${TAKES_TIME_018} and overlapping = 0)`.execute(db);
  await indexTimes(db);
}

/** The same on SQLite, which can only drop a CHECK by copying the table. */
async function takeTimesOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments rename to older`.execute(db);
  await withChecks(
    db.schema
      .createTable('appointments')
      .addColumn('booking_id', SQLITE.id, (column) => column.primaryKey().notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('starts_at', SQLITE.instant)
      .addColumn('ends_at', SQLITE.instant)
      .addColumn('overlapping', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('held_until', SQLITE.instant)
      .addColumn('first_answer', 'text')
      .addColumn('picked_start', SQLITE.instant)
      .addColumn('link', 'text')
      .addColumn('note', 'text')
      .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('invitation', SQLITE.id)
      .addColumn('created_at', SQLITE.instant, (column) => column.notNull().defaultTo(SQLITE.now)),
    CHECKS_018,
  )
    .modifyEnd(SQLITE.tableEnd)
    .execute();
  const columns = sql`booking_id, status, starts_at, ends_at, overlapping, link, note, sequence, created_at`;
  await sql`insert into appointments (${columns}) select ${columns} from older`.execute(db);
  await sql`drop table older`.execute(db);
  await indexTimes(db);
  for (const change of ['insert', 'update']) {
    await sql
      .raw(`create trigger appointments_overlap_${change} before ${change} on appointments
      when new.${TAKES_TIME}
      begin
        select raise(abort, 'appointments_overlap') where exists (
          select 1 from appointments
          where ${TAKES_TIME} and booking_id <> new.booking_id
            and starts_at < new.ends_at and ends_at > new.starts_at
        );
      end`)
      .execute(db);
  }
}
