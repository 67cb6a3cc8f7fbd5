import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Every change of the schema, oldest first; Kysely runs those that a database does not have yet.
 * A migration that has been released is never edited: the next one changes what it made. That is
 * why the options stand here as they were, and not as an import of what they are now.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '001_call_bookings': { up: createCallBookings },
  '002_quiz_submissions': { up: createQuizSubmissions },
};

async function createCallBookings(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('call_bookings')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('created_at', 'text', (column) => column.notNull().defaultTo(NOW))
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
    id: sql`id glob ${sql.lit(UUID_GLOB)}`,
    name: notBlank('name'),
    email: looksLikeEmail('email'),
    company_name: notBlank('company_name'),
    selected_service: oneOf('selected_service', SERVICES_001),
    preferred_date: sql`preferred_date glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]' and date(preferred_date) is preferred_date`,
    preferred_time: sql`preferred_time glob '[0-2][0-9]:[0-5][0-9]' and preferred_time < '24:00'`,
    timezone: oneOf('timezone', TIMEZONES_001),
    problems_to_solve: notBlank('problems_to_solve'),
  })
    .modifyEnd(sql`strict`)
    .execute();
}

async function createQuizSubmissions(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('quiz_submissions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('created_at', 'text', (column) => column.notNull().defaultTo(NOW))
    .addColumn('business_type', 'text', (column) => column.notNull())
    .addColumn('business_size', 'text', (column) => column.notNull())
    .addColumn('automation_goals', 'text', (column) => column.notNull())
    .addColumn('ai_knowledge', 'text', (column) => column.notNull())
    .addColumn('solution_priority', 'integer', (column) => column.notNull().defaultTo(3))
    .addColumn('integration_needs', 'text', (column) => column.notNull())
    .addColumn('contact_name', 'text', (column) => column.notNull())
    .addColumn('contact_email', 'text', (column) => column.notNull())
    .addColumn('contact_phone', 'text')
    .addColumn('business_website', 'text')
    .addColumn('additional_comments', 'text');
  await withChecks(table, {
    id: sql`id glob ${sql.lit(UUID_GLOB)}`,
    business_type: oneOf('business_type', BUSINESS_TYPES_002),
    business_size: oneOf('business_size', BUSINESS_SIZES_002),
    automation_goals: listOf('automation_goals', GOALS_002),
    ai_knowledge: oneOf('ai_knowledge', AI_KNOWLEDGE_002),
    solution_priority: sql`solution_priority between 1 and 5`,
    integration_needs: oneOf('integration_needs', ['Yes', 'No', 'Not sure']),
    contact_name: notBlank('contact_name'),
    contact_email: looksLikeEmail('contact_email'),
  })
    .modifyEnd(sql`strict`)
    .execute();
}

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

/** UTC, ISO 8601 to the millisecond. */
const NOW = sql`(strftime('%Y-%m-%dT%H:%M:%fZ'))`;

const HEX = '[0-9a-f]';
const UUID_GLOB = [8, 4, 4, 4, 12].map((length) => HEX.repeat(length)).join('-');

/** The characters that `String.prototype.trim` takes off, as SQLite's `char()` names them. */
const WHITE_SPACE = sql.raw(
  `char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)`,
);

function withChecks<Builder extends CreateTableBuilder<string, string>>(
  table: Builder,
  checks: Record<string, RawBuilder<unknown>>,
): CreateTableBuilder<string, string> {
  return Object.entries(checks).reduce<CreateTableBuilder<string, string>>(
    (built, [column, rule]) => built.addCheckConstraint(`${column}_check`, rule as RawBuilder<boolean>),
    table,
  );
}

function notBlank(column: string): RawBuilder<unknown> {
  return sql`trim(${sql.ref(column)}, ${WHITE_SPACE}) <> ''`;
}

/** The same as `EMAIL` in `row.ts`: text, one at sign, text, a dot, text; no white space. */
function looksLikeEmail(column: string): RawBuilder<unknown> {
  const ref = sql.ref(column);
  return sql`${ref} like '_%@_%._%' and ${ref} not like '%@%@%' and ${ref} not glob ('*[' || ${WHITE_SPACE} || ']*')`;
}

function oneOf(column: string, values: readonly string[]): RawBuilder<unknown> {
  return sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;
}

/**
 * A JSON list of at least one of these, and of nothing else. A CHECK can't look into a list, so each known
 * value is taken out of the text, and only the list's own marks may be left.
 */
function listOf(column: string, values: readonly string[]): RawBuilder<unknown> {
  const ref = sql.ref(column);
  const rest = values.reduce<RawBuilder<unknown>>(
    (text, value) => sql`replace(${text}, ${sql.lit(JSON.stringify(value))}, '')`,
    sql`${ref}`,
  );
  return sql`json_valid(${ref}) and json_type(${ref}) = 'array' and json_array_length(${ref}) > 0 and trim(${rest}, '[],') = ''`;
}
