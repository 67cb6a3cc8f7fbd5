import { randomBytes } from 'node:crypto';
import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { closeTables } from './closed-tables.ts';
import { isOneOf, type SchemaDialect, SQLITE } from './dialects.ts';

/**
 * All changes of the schema, oldest first. Kysely runs those that a database is missing. A released migration is
 * never edited; a later one changes its result. That is why options are listed here as they were at the time.
 */
export function migrationsFor(dialect: SchemaDialect): Record<string, Migration> {
  const migrations: Record<string, Migration> = {
    '001_call_bookings': { up: (db) => createCallBookings(db, dialect) },
    '002_quiz_submissions': { up: (db) => createQuizSubmissions(db, dialect) },
    '003_desk': { up: (db) => createRecords(db, dialect) },
    ...(dialect.name === 'sqlite' && { '004_rules': { up: addSqliteRules } }),
    // Runs `closeTables` on databases from before every migration did.
    ...(dialect.name === 'postgres' && { '005_closed': { up: async () => {} } }),
    '006_appointments': { up: (db) => forbidOverlaps(db, dialect) },
    '007_ids': { up: dialect.name === 'sqlite' ? shareIdsOnSqlite : shareIdsOnPostgres },
    '010_acknowledgements': { up: (db) => addAcknowledgementLimits(db, dialect) },
    '011_any_type': { up: dialect.name === 'sqlite' ? rebuildWithoutTypes : dropTypeChecks },
    '012_device_zones': { up: (db) => createDeviceZones(db, dialect) },
    '013_audit': { up: (db) => createAudit(db, dialect) },
    '014_unsent': { up: indexUnsent },
    '015_restored': { up: (db) => markRestoredDeliveries(db, dialect) },
    '016_alerts': { up: indexAlerts },
    '017_addresses': { up: (db) => indexAddresses(db, dialect) },
    '018_taken_times': { up: dialect.name === 'sqlite' ? takeTimesOnSqlite : takeTimesOnPostgres },
    '020_support_messages': { up: (db) => createSupportMessages(db, dialect) },
    '021_answer_links': { up: (db) => createAnswerLinks(db, dialect) },
    '022_followed_up': { up: (db) => followUp(db, dialect) },
    '023_settled': { up: indexSettled },
    '024_left_out': { up: addLeftOut },
    '025_counted_when_queued': { up: countWhenQueued },
  };
  return dialect.name === 'sqlite' ? migrations : mapUp(migrations, closeTables);
}

/** Adds a last step to each migration. */
function mapUp(
  migrations: Record<string, Migration>,
  then: (db: Kysely<unknown>) => Promise<void>,
): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [
      name,
      {
        async up(db: Kysely<unknown>) {
          await up(db);
          await then(db);
        },
      },
    ]),
  );
}

async function createCallBookings(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const table = db.schema
    .createTable('call_bookings')
    .addColumn('id', dialect.id, (column) => column.primaryKey().notNull())
    .addColumn('created_at', dialect.instant, (column) => column.notNull().defaultTo(dialect.now))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('selected_service', 'text', (column) => column.notNull())
    .addColumn('preferred_date', 'text', (column) => column.notNull())
    .addColumn('preferred_time', 'text', (column) => column.notNull())
    .addColumn('timezone', 'text', (column) => column.notNull().defaultTo('GMT'))
    .addColumn('problems_to_solve', 'text', (column) => column.notNull())
    .addColumn('additional_info', 'text');
  await withChecks(table, {
    id: dialect.isUuid('id'),
    name: dialect.notBlank('name'),
    email: dialect.looksLikeEmail('email'),
    company_name: dialect.notBlank('company_name'),
    selected_service: isOneOf('selected_service', SERVICES_001),
    preferred_date: dialect.isDay('preferred_date'),
    preferred_time: dialect.isTime('preferred_time'),
    timezone: isOneOf('timezone', TIMEZONES_001),
    problems_to_solve: dialect.notBlank('problems_to_solve'),
  })
    .modifyEnd(dialect.tableEnd)
    .execute();
}

async function createQuizSubmissions(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const table = db.schema
    .createTable('quiz_submissions')
    .addColumn('id', dialect.id, (column) => column.primaryKey().notNull())
    .addColumn('created_at', dialect.instant, (column) => column.notNull().defaultTo(dialect.now))
    .addColumn('business_type', 'text', (column) => column.notNull())
    .addColumn('business_size', 'text', (column) => column.notNull())
    .addColumn('automation_goals', dialect.list, (column) => column.notNull())
    .addColumn('ai_knowledge', 'text', (column) => column.notNull())
    .addColumn('solution_priority', 'integer', (column) => column.notNull().defaultTo(3))
    .addColumn('integration_needs', 'text', (column) => column.notNull())
    .addColumn('contact_name', 'text', (column) => column.notNull())
    .addColumn('contact_email', 'text', (column) => column.notNull())
    .addColumn('contact_phone', 'text')
    .addColumn('business_website', 'text')
    .addColumn('additional_comments', 'text');
  await withChecks(table, {
    id: dialect.isUuid('id'),
    business_type: isOneOf('business_type', BUSINESS_TYPES_002),
    business_size: isOneOf('business_size', BUSINESS_SIZES_002),
    automation_goals: dialect.isListOf('automation_goals', GOALS_002),
    ai_knowledge: isOneOf('ai_knowledge', AI_KNOWLEDGE_002),
    solution_priority: sql`solution_priority between 1 and 5`,
    integration_needs: isOneOf('integration_needs', ['Yes', 'No', 'Not sure']),
    contact_name: dialect.notBlank('contact_name'),
    contact_email: dialect.looksLikeEmail('contact_email'),
  })
    .modifyEnd(dialect.tableEnd)
    .execute();
}

/** Creates the tables beside the leads. */
async function createRecords(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  for (const table of LEAD_TABLES_003) {
    await db.schema.createIndex(`${table}_created_at`).on(table).columns(['created_at', 'id']).execute();
  }
  await withChecks(
    db.schema
      .createTable('suspicions')
      .addColumn('lead_id', dialect.id, (column) => column.primaryKey().notNull())
      .addColumn('lead_table', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('created_at', dialect.instant, (column) => column.notNull().defaultTo(dialect.now)),
    { lead_table: isOneOf('lead_table', LEAD_TABLES_003) },
  )
    .modifyEnd(dialect.tableEnd)
    .execute();
  await withChecks(
    db.schema
      .createTable('deliveries')
      .addColumn('id', dialect.id, (column) => column.primaryKey().notNull())
      .addColumn('lead_table', 'text', (column) => column.notNull())
      .addColumn('lead_id', dialect.id, (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('created_at', dialect.instant, (column) => column.notNull().defaultTo(dialect.now))
      .addColumn('due_at', dialect.instant, (column) => column.notNull().defaultTo(dialect.now))
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('lease', 'text')
      .addColumn('leased_until', dialect.instant)
      .addColumn('delivered_at', dialect.instant)
      .addColumn('failed_at', dialect.instant)
      .addColumn('error', 'text'),
    {
      lead_table: isOneOf('lead_table', LEAD_TABLES_003),
      kind: isOneOf('kind', KINDS_003),
    },
  )
    .modifyEnd(dialect.tableEnd)
    .execute();
  await db.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .column('due_at')
    .where(sql<boolean>`delivered_at is null and failed_at is null`)
    .execute();
  await db.schema.createIndex('deliveries_lead').on('deliveries').column('lead_id').execute();
  await withChecks(
    db.schema
      .createTable('appointments')
      .addColumn('booking_id', dialect.id, (column) => column.primaryKey().notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('starts_at', dialect.instant)
      .addColumn('link', 'text')
      .addColumn('note', 'text')
      .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', dialect.instant, (column) => column.notNull().defaultTo(dialect.now)),
    {
      status: isOneOf('status', ['confirmed', 'declined']),
      starts_at: sql`status <> 'confirmed' or starts_at is not null`,
    },
  )
    .modifyEnd(dialect.tableEnd)
    .execute();
  if (dialect.name === 'postgres') {
    // The columns that rate-limiter-flexible expects. Losing them in a crash is fine.
    await sql`create unlogged table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
      db,
    );
  }
}

/**
 * Forbids NUL in a text and the same goal twice, which SQLite still accepted. Uses triggers, since SQLite can't add a
 * CHECK without copying the table.
 */
async function addSqliteRules(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(TEXTS_004)) {
    for (const column of columns) {
      await sql`create trigger ${sql.id(`${table}_${column}_nul`)} after insert on ${sql.id(table)}
        when instr(new.${sql.id(column)}, char(0)) > 0
        begin select raise(abort, ${sql.lit(`CHECK constraint failed: ${column}_nul`)}); end`.execute(db);
    }
  }
  const goals = sql`new.automation_goals`;
  const named = GOALS_002.map((goal) => sql`(instr(${goals}, ${sql.lit(JSON.stringify(goal))}) > 0)`);
  await sql`create trigger quiz_submissions_automation_goals_once after insert on quiz_submissions
    when json_array_length(${goals}) <> ${sql.join(named, sql` + `)}
    begin select raise(abort, 'CHECK constraint failed: automation_goals_once'); end`.execute(db);
}

/** Adds the columns that limit acknowledgements, and an index for each query that checks the limits. */
async function addAcknowledgementLimits(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('recipient', 'text').execute();
  await db.schema.alterTable('deliveries').addColumn('held_at', dialect.instant).execute();
  await db.schema.dropIndex('deliveries_due').execute();
  await db.schema
    .createIndex('deliveries_open')
    .on('deliveries')
    .columns(['kind', 'due_at'])
    .where(sql<boolean>`delivered_at is null and failed_at is null`)
    .execute();
  await db.schema
    .createIndex('deliveries_leased')
    .on('deliveries')
    .column('lease')
    .where(sql<boolean>`lease is not null`)
    .execute();
  await db.schema
    .createIndex('deliveries_acknowledged')
    .on('deliveries')
    .column('delivered_at')
    .where(sql<boolean>`kind = 'acknowledgement' and delivered_at is not null`)
    .execute();
  await db.schema
    .createIndex('deliveries_recipient')
    .on('deliveries')
    .columns(['recipient', 'delivered_at'])
    .where(sql<boolean>`kind = 'acknowledgement' and attempts > 0`)
    .execute();
}

const TEXTS_004 = {
  call_bookings: ['name', 'email', 'company_name', 'problems_to_solve', 'additional_info'],
  quiz_submissions: [
    'contact_name',
    'contact_email',
    'contact_phone',
    'business_website',
    'additional_comments',
  ],
};

/**
 * Forbids that confirmed calls overlap. Calls that overlap already stay; all but the first are marked `overlapping`
 * until they are moved.
 */
async function forbidOverlaps(db: Kysely<unknown>, { name, instant }: SchemaDialect): Promise<void> {
  await db.schema.alterTable('appointments').addColumn('ends_at', instant).execute();
  await db.schema
    .alterTable('appointments')
    .addColumn('overlapping', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const end =
    name === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', starts_at, '+15 minutes')`
      : sql`starts_at + interval '15 minutes'`;
  await sql`update appointments set ends_at = ${end} where starts_at is not null`.execute(db);
  await sql`update appointments set overlapping = 1 where status = 'confirmed' and exists (
    select 1 from appointments as other
    where other.status = 'confirmed'
      and other.starts_at < appointments.ends_at and other.ends_at > appointments.starts_at
      and (other.created_at < appointments.created_at
        or other.created_at = appointments.created_at and other.booking_id < appointments.booking_id)
  )`.execute(db);
  if (name === 'postgres') {
    await sql`alter table appointments
      add constraint ends_at_check check (status <> 'confirmed' or ends_at is not null and ends_at > starts_at),
      add constraint appointments_overlap exclude using gist (tstzrange(starts_at, ends_at) with &&)
        where (status = 'confirmed' and overlapping = 0)`.execute(db);
    return;
  }
  await sql`create index appointments_time on appointments (starts_at) where status = 'confirmed'`.execute(
    db,
  );
  for (const change of ['insert', 'update']) {
    await sql`create trigger ${sql.id(`appointments_overlap_${change}`)} before ${sql.raw(change)} on appointments
      when new.status = 'confirmed'
      begin
        select raise(abort, 'CHECK constraint failed: ends_at_check')
          where new.ends_at is null or new.ends_at <= new.starts_at;
        select raise(abort, 'appointments_overlap') where new.overlapping = 0 and exists (
          select 1 from appointments
          where status = 'confirmed' and overlapping = 0 and booking_id <> new.booking_id
            and starts_at < new.ends_at and ends_at > new.starts_at
        );
      end`.execute(db);
  }
}

/** Makes ids unique over all tables. SQLite has one writer at a time, so a query in a trigger is enough. */
async function shareIdsOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const table of LEAD_TABLES_003) {
    const others = LEAD_TABLES_003.filter((other) => other !== table);
    await refuseIdsOf(db, table, others);
  }
}

/** Makes a table on SQLite refuse the ids of the others. */
async function refuseIdsOf(db: Kysely<unknown>, table: string, others: readonly string[]): Promise<void> {
  const taken = others.map((other) => sql`exists (select 1 from ${sql.id(other)} where id = new.id)`);
  await sql`drop trigger if exists ${sql.id(`${table}_id_shared`)}`.execute(db);
  await sql`create trigger ${sql.id(`${table}_id_shared`)} before insert on ${sql.id(table)}
    when ${sql.join(taken, sql` or `)}
    begin select raise(abort, ${sql.lit(ID_OF_ANOTHER_TABLE)}); end`.execute(db);
}

/**
 * Makes the ids of a new lead table unique over all tables. For the migration that creates it.
 * @param others the lead tables that exist
 */
export async function shareIds(
  db: Kysely<unknown>,
  { name }: SchemaDialect,
  table: string,
  others: readonly string[],
): Promise<void> {
  if (name === 'postgres') return await watchIds(db, table);
  const all = [table, ...others];
  for (const one of all) {
    await refuseIdsOf(
      db,
      one,
      all.filter((other) => other !== one),
    );
  }
}

/** SQLite's error for an `id` of another table. */
export const ID_OF_ANOTHER_TABLE = 'The id is that of a lead in another table';

/** PostgreSQL's error code for it. PostgREST turns it into 409, which the site treats as an error. */
export const ID_OF_ANOTHER_TABLE_CODE = 'PT409';

/**
 * The same on PostgreSQL, where transactions run at once: all ids go into one table, whose key makes the second wait
 * for the first. The trigger runs with the owner's rights, since visitors of a hosted database have none on that
 * table. Existing rows that share an `id` stay.
 */
async function shareIdsOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create table lead_ids (id uuid primary key, lead_table text not null)`.execute(db);
  await sql`
    do $block$
    begin
      execute format($format$
        create function own_lead_id() returns trigger language plpgsql security definer set search_path = '' as $function$
        begin
          if tg_op = 'INSERT' then
            insert into %1$I.lead_ids (id, lead_table) values (new.id, tg_table_name) on conflict do nothing;
            if not found then
              raise sqlstate 'PT409' using message = 'the id is that of a lead in another table';
            end if;
          else
            delete from %1$I.lead_ids where id = old.id and lead_table = tg_table_name;
          end if;
          return null;
        end $function$
      $format$, current_schema());
    end $block$`.execute(db);
  for (const table of LEAD_TABLES_003) {
    await watchIds(db, table);
    await listIds(db, table);
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

/** Creates the table for what was done to leads, and by whom (decision 45). */
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
    await sql`create trigger ${sql.id(`appointments_overlap_${change}`)} before ${sql.raw(change)} on appointments
      when new.status in ('confirmed', 'held', 'blocked') and new.overlapping = 0
      begin
        select raise(abort, 'appointments_overlap') where exists (
          select 1 from appointments
          where ${TAKES_TIME_018} and overlapping = 0 and booking_id <> new.booking_id
            and starts_at < new.ends_at and ends_at > new.starts_at
        );
      end`.execute(db);
  }
}

/** Adds the index that finds what takes time from now on, however much lies behind. */
async function indexTimes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('appointments_time')
    .on('appointments')
    .columns(['ends_at', 'starts_at'])
    .where(TAKES_TIME_018)
    .execute();
}

async function indexAddress(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema
    .createIndex(`${table}_address`)
    .on(table)
    .expression(sql`lower(${sql.ref(column)})`)
    .execute();
}

/** Creates the table for messages. On PostgreSQL a `db/hosted.sql` that ran first may have made it, with rows. */
async function createSupportMessages(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const table = 'support_messages';
  await withChecks(
    db.schema
      .createTable(table)
      .ifNotExists()
      .addColumn('id', dialect.id, (column) => column.primaryKey().notNull())
      .addColumn('created_at', dialect.instant, (column) => column.notNull().defaultTo(dialect.now))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull()),
    {
      id: dialect.isUuid('id'),
      name: dialect.notBlank('name'),
      email: dialect.looksLikeEmail('email'),
      message: dialect.notBlank('message'),
      // PostgreSQL's texts hold no NUL.
      ...(dialect.name === 'sqlite' && { no_nul: sql`instr(name || email || message, char(0)) = 0` }),
    },
  )
    .modifyEnd(dialect.tableEnd)
    .execute();
  await db.schema.createIndex(`${table}_created_at`).on(table).columns(['created_at', 'id']).execute();
  await indexAddress(db, table, 'email');
  await shareIds(db, dialect, table, LEAD_TABLES_003);
  if (dialect.name === 'postgres') await listIds(db, table);
}

/** Creates the key that signs the links in mails, and the table of those that were revoked (decision 54). */
async function createAnswerLinks(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema
    .createTable('keys')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .modifyEnd(dialect.tableEnd)
    .execute();
  const key = randomBytes(32).toString('base64url');
  await sql`insert into keys (name, key) values ('answer links', ${key})`.execute(db);
  await db.schema
    .createTable('revocations')
    .addColumn('lead_id', dialect.id, (column) => column.primaryKey().notNull())
    .addColumn('lead_table', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .modifyEnd(dialect.tableEnd)
    .execute();
}

/** Adds what reminders and cancellations need: what a delivery is about, who decided and when, and whether calendars may have the call. */
async function followUp(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('about', 'text').execute();
  await db.schema
    .createIndex('deliveries_about')
    .unique()
    .on('deliveries')
    .columns(['lead_id', 'kind', 'about'])
    .where(sql<boolean>`about is not null`)
    .execute();
  await db.schema
    .alterTable('appointments')
    .addColumn('was_confirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const [column, type] of [
    ['decided_by', sql`text`],
    ['decided_at', dialect.instant],
    ['answered_at', dialect.instant],
  ] as const) {
    await db.schema.alterTable('appointments').addColumn(column, type).execute();
  }
  await sql`update appointments set was_confirmed = 1 where status = 'declined' and starts_at is not null`.execute(
    db,
  );
  // The time of the first answer is what was kept.
  await sql`update appointments set decided_by = 'team', decided_at = created_at, answered_at = created_at
    where status in ('confirmed', 'declined')`.execute(db);
}

/** Adds the index that tells which bookings nobody waits for any more, without a look at their appointments. */
async function indexSettled(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('appointments_settled')
    .on('appointments')
    .columns(['booking_id', 'status'])
    .where(sql<boolean>`status in ('confirmed', 'declined', 'cancelled')`)
    .execute();
}

/** Adds the reason for which a delivery was not sent after all. */
async function addLeftOut(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('left_out', 'text').execute();
}

/** Leaves out what a limit held back, gives up what a restore held back, and drops the columns for both. */
async function countWhenQueued(db: Kysely<unknown>): Promise<void> {
  const isOpen = sql<boolean>`delivered_at is null and failed_at is null`;
  await sql`update deliveries set left_out = 'its recipient had enough of them', delivered_at = held_at
    where held_at is not null and ${isOpen}`.execute(db);
  await sql`update deliveries set recipient = null where attempts = 0 and ${isOpen}`.execute(db);
  await sql`update deliveries set error = 'it may have gone out before a restore'
    where restored_at is not null and failed_at is not null`.execute(db);
  for (const index of ['unsent', 'restored', 'recipient', 'acknowledged']) {
    await db.schema.dropIndex(`deliveries_${index}`).execute();
  }
  for (const column of ['held_at', 'restored_at']) {
    await db.schema.alterTable('deliveries').dropColumn(column).execute();
  }
  await db.schema
    .createIndex('deliveries_unsent')
    .on('deliveries')
    // The last two spare SQLite a look at each row.
    .columns(['kind', 'created_at', 'delivered_at', 'failed_at'])
    .where(isOpen)
    .execute();
  await db.schema
    .createIndex('deliveries_counted')
    .on('deliveries')
    .columns(['created_at', 'recipient'])
    .where(sql<boolean>`kind = 'acknowledgement' and recipient is not null and left_out is null`)
    .execute();
}

const TYPE_CHECK = /, constraint "(?:lead_table|kind)_check" check \([^()]*\([^()]*\)\)/g;

const LEAD_TABLES_003 = ['call_bookings', 'quiz_submissions'];

const KINDS_003 = ['acknowledgement', 'notification', 'webhook', 'confirmation', 'decline'];

const BUSINESS_TYPES_002 = ['E-commerce', 'Service-based', 'SaaS/Tech', 'Agency', 'Other'];

const BUSINESS_SIZES_002 = [
  'Just me (Solopreneur)',
  '2-10 employees',
  '11-50 employees',
  '51-200 employees',
  '201+ employees',
];

const GOALS_002 = [
  'Save time on repetitive tasks',
  'Improve customer service',
  'Generate more leads',
  'Streamline internal processes',
  'Reduce operational costs',
  'Scale business operations',
  'Enhance data analysis and insights',
];

const AI_KNOWLEDGE_002 = [
  'Complete beginner',
  'Some basic knowledge',
  'Intermediate understanding',
  'Advanced knowledge',
  'Expert',
];

const SERVICES_001 = [
  'Automated Email & Phone Outreach',
  'Fast Website Creation',
  'Chat Agents',
  'Phone Support Agents',
  'CRM Integrations',
  'Appointment Scheduling',
  'Mobile App Building',
  'General Consultation',
];

const TIMEZONES_001 = ['GMT', 'UTC', 'EST', 'CST', 'MST', 'PST', 'CET', 'EET', 'IST', 'JST', 'AEST'];

function withChecks<Builder extends CreateTableBuilder<string, string>>(
  table: Builder,
  checks: Record<string, RawBuilder<unknown>>,
): CreateTableBuilder<string, string> {
  return Object.entries(checks).reduce<CreateTableBuilder<string, string>>(
    (built, [column, rule]) => built.addCheckConstraint(`${column}_check`, rule as RawBuilder<boolean>),
    table,
  );
}
