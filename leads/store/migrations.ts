import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isOneOf, type SchemaDialect } from './dialects.ts';

/**
 * Every change of the schema, oldest first; Kysely runs those that a database does not have yet.
 * A migration that has been released is never edited: the next one changes what it made. That is
 * why the options stand here as they were, and not as an import of what they are now.
 */
export function migrationsFor(dialect: SchemaDialect): Record<string, Migration> {
  return {
    '001_call_bookings': { up: (db) => createCallBookings(db, dialect) },
    '002_quiz_submissions': { up: (db) => createQuizSubmissions(db, dialect) },
    '003_desk': { up: (db) => createDesk(db, dialect) },
    ...(dialect.name === 'sqlite' && { '004_rules': { up: addSqliteRules } }),
  };
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

/** What the product keeps about a lead beside the lead itself. */
async function createDesk(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
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
    // The columns that rate-limiter-flexible takes. Nothing in it is worth a sync to disk.
    await sql`create unlogged table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
      db,
    );
  }
}

/**
 * What the rules forbid and SQLite still took: NUL in a text, the same goal twice. It can't add a CHECK to a
 * table, and the rows of those who have it may be many, so that these stand beside the tables.
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
