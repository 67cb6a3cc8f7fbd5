import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Dialect } from './dialects.ts';
import { type Db, TAKES_TIME } from './tables.ts';

/** Changes the schema within a transaction. */
type Migration = (db: Db, dialect: Dialect) => Promise<void>;

/**
 * All migrations, oldest first. Never edit a migration on `main`: add a new one. Don't use lists or limits from outside
 * this file: they may change later. The previous release must be able to use the migrated database, so that a release
 * can be rolled back. If that is impossible, end the migration's name with `_breaking`.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '101_tables': createTables,
  '102_limits': addLimits,
  '103_text_limits': limitTexts,
  '105_answered': addAnswers,
  '106_options': freeOptions,
  '107_desk': addNotes,
  '108_source': addSource,
  '109_appointments_of_bookings': tieAppointments,
  '110_appointments_cascade': cascadeToAppointments,
  '111_entries': addEntries,
  '112_proposals': addProposals,
  '114_marks': addMarks,
  '116_heard': addHeard,
  '117_heard_index': indexHeard,
};

/**
 * Migrates the schema to the latest version in one transaction. Concurrent processes take turns. Kysely's own migrator
 * won't do: it takes a session-level lock, and a pooler may give the session to another client.
 * @throws if the database can't be changed, or was written by an incompatible version
 */
export async function migrate(db: Db, dialect: Dialect): Promise<void> {
  // With foreign keys on, rebuilding a table deletes rows that refer to it (https://www.sqlite.org/lang_altertable.html#otheralter).
  const isSqlite = dialect.name === 'sqlite';
  if (isSqlite) await sql`pragma foreign_keys = off`.execute(db);
  await db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction);
    const applied = await findApplied(transaction);
    for (const [name, change] of Object.entries(MIGRATIONS)) {
      if (applied.includes(name)) continue;
      await change(transaction, dialect);
      const at = new Date().toISOString();
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${at})`.execute(transaction);
    }
  });
  if (isSqlite) await sql`pragma foreign_keys = on`.execute(db);
}

/**
 * Returns the applied migrations. @throws if this version doesn't know one that is older or `_breaking`
 * @param mayBeNew whether the database may have no tables; if not, throws
 */
export async function findApplied(db: Db, mayBeNew = true): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) {
    if (mayBeNew) return [];
    throw new Error('it has no tables yet. The server creates them at its first start');
  }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const latest = Object.keys(MIGRATIONS).at(-1) ?? '';
  const unknown = rows.find(
    ({ name }) => !Object.hasOwn(MIGRATIONS, name) && (name < latest || name.endsWith('_breaking')),
  );
  if (!unknown) return rows.map(({ name }) => name);
  throw new Error(
    `it was written by another version, with the migration ${unknown.name}; export its leads with that version (leads export --json)`,
  );
}

/** A column's SQL type, and the rule of its CHECK constraint. */
type Column = [type: string, rule?: (column: string) => string];

async function createTables(db: Db, dialect: Dialect): Promise<void> {
  await createOtherTables(db, dialect);
  await createLeadTables(db, dialect);
  for (const index of INDEXES) await sql.raw(`create ${index}`).execute(db);
  await forbidOverlaps(db, dialect);
  const key = randomBytes(32).toString('base64url');
  await sql`insert into keys (name, key) values ('answer links', ${key})`.execute(db);
}

/** Creates the lead tables, unless `db/hosted.sql` has already created them. Creates their indexes in any case. */
async function createLeadTables(db: Db, dialect: Dialect): Promise<void> {
  for (const [table, columns] of Object.entries(leadTables(dialect))) {
    await createTable(db, dialect, `if not exists ${table}`, definition(dialect, columns));
    const email = Object.keys(columns).find((column) => columns[column]?.[1] === dialect.isEmail);
    await sql.raw(`create index ${table}_created_at on ${table} (created_at, id)`).execute(db);
    await sql.raw(`create index ${table}_address on ${table} (lower(${email}))`).execute(db);
  }
}

/** Returns the lead tables' columns, except `id` and `created_at`. `freeOptions` says why few CHECKs list choices. */
function leadTables(dialect: Dialect): Record<string, Record<string, Column>> {
  const { listType, notBlank, isEmail, isDay, isTime, isList } = dialect;
  const zones = "'GMT', 'UTC', 'EST', 'CST', 'MST', 'PST', 'CET', 'EET', 'IST', 'JST', 'AEST'";
  const text: Column = ['text'];
  const filled: Column = ['text not null', notBlank];
  const address: Column = ['text not null', isEmail];
  return {
    call_bookings: {
      name: filled,
      email: address,
      company_name: filled,
      selected_service: filled,
      preferred_date: ['text not null', isDay],
      preferred_time: ['text not null', isTime],
      timezone: ["text not null default 'GMT'", (column) => `${column} in (${zones})`],
      problems_to_solve: filled,
      additional_info: text,
    },
    quiz_submissions: {
      business_type: filled,
      business_size: filled,
      automation_goals: [`${listType} not null`, isList],
      ai_knowledge: filled,
      solution_priority: ['integer not null default 3', (column) => `${column} between 1 and 5`],
      integration_needs: filled,
      contact_name: filled,
      contact_email: address,
      contact_phone: text,
      business_website: text,
      additional_comments: text,
    },
    support_messages: { name: filled, email: address, message: filled },
  };
}

function definition(dialect: Dialect, columns: Record<string, Column>): string {
  const id: Column = [`${dialect.idType} not null primary key`, dialect.isUuid];
  return Object.entries({ id, created_at: [dialect.created] as Column, ...columns })
    .map(([column, [type, rule]]) => `${column} ${type} ${check(dialect, column, rule)}`)
    .join();
}

function check({ withoutNul }: Dialect, column: string, rule: Column[1] = () => 'true'): string {
  return `constraint ${column}_check check (${withoutNul(column)} and (${rule(column)}))`;
}

/** Creates the other tables, which `tables.ts` describes. */
async function createOtherTables(db: Db, dialect: Dialect): Promise<void> {
  const { idType: id, instantType: instant, created } = dialect;
  const tables = {
    kysely_migration: 'name text not null primary key, timestamp text not null',
    leads: `id ${id} not null primary key, lead_table text not null, suspicion text,
      device_zone text check (length(device_zone) between 1 and 64), revocations integer not null default 0`,
    keys: 'name text not null primary key, key text not null',
    deliveries: `id ${id} not null primary key, lead_table text not null, lead_id ${id} not null,
      kind text not null, created_at ${created}, due_at ${created}, attempts integer not null default 0,
      lease text, leased_until ${instant}, delivered_at ${instant}, left_out text, failed_at ${instant},
      error text, recipient text, about text`,
    appointments: `booking_id ${id} not null primary key, status text not null, starts_at ${instant},
      ends_at ${instant}, held_until ${instant}, first_answer text, picked_start ${instant}, link text,
      note text, invitation ${id}, decided_by text, decided_at ${instant}, answered_at ${instant},
      was_confirmed integer not null default 0, sequence integer not null default 0, created_at ${created},
      constraint ends_at_check check (not (${TAKES_TIME})
        or starts_at is not null and ends_at is not null and ends_at > starts_at),
      constraint held_until_check check (status <> 'held' or held_until is not null)`,
    audit: `id ${id} not null primary key, created_at ${created}, actor text not null, user_name text,
      act text not null, lead_id ${id}, amount integer, detail text`,
  };
  for (const [name, columns] of Object.entries(tables)) await createTable(db, dialect, name, columns);
}

/**
 * Creates a table. On PostgreSQL, removes all access except the owner's: hosted databases grant everybody all
 * permissions on new tables. Blocks inserts by row-level security, so that the grants in `db/hosted.sql` remain.
 */
async function createTable(db: Db, dialect: Dialect, table: string, columns: string) {
  await sql.raw(`create table ${table} (${columns}) ${dialect.tableEnd}`).execute(db);
  if (dialect.name === 'sqlite') return;
  const name = table.split(' ').at(-1);
  const { rows } = await sql<{ rolname: string }>`
    select rolname from pg_roles where rolname in ('anon', 'authenticated')`.execute(db);
  const strangers = ['public', ...rows.map(({ rolname }) => rolname)];
  await sql.raw(`alter table ${name} enable row level security`).execute(db);
  const revoke = `revoke select, update, delete, truncate, references, trigger on ${name} from ${strangers}`;
  await sql.raw(revoke).execute(db);
}

const UNSENT = 'delivered_at is null and failed_at is null';

/** One index for each query that would get slower as the number of leads grows. */
const INDEXES = [
  `index deliveries_open on deliveries (kind, due_at) where ${UNSENT}`,
  // A covering index: with the last two columns in the index, SQLite needn't read the rows.
  `index deliveries_unsent on deliveries (kind, created_at, delivered_at, failed_at) where ${UNSENT}`,
  'index deliveries_given_up on deliveries (kind, failed_at) where failed_at is not null',
  'index deliveries_lead on deliveries (lead_id)',
  'index deliveries_leased on deliveries (lease) where lease is not null',
  `index deliveries_counted on deliveries (created_at, recipient)
    where kind = 'acknowledgement' and left_out is null`,
  'unique index deliveries_about on deliveries (lead_id, kind, about) where about is not null',
  'index leads_suspected on leads (lead_table, id) where suspicion is not null',
  `index appointments_time on appointments (ends_at, starts_at) where ${TAKES_TIME}`,
  'index audit_created_at on audit (created_at, id)',
  'index audit_lead on audit (lead_id)',
];

async function addLimits(db: Db, { name }: Dialect): Promise<void> {
  for (const change of [
    'alter table leads add column network text',
    `alter table deliveries add column counted_at ${name === 'sqlite' ? 'text' : 'timestamptz(3)'}`,
    'update deliveries set counted_at = created_at where recipient is not null',
    'drop index deliveries_counted',
    'create index deliveries_counted on deliveries (counted_at, recipient) where counted_at is not null',
  ])
    await sql.raw(change).execute(db);
}

/** Limits the length, in characters, of newly stored text. Longer text from earlier versions is kept. */
async function limitTexts(db: Db, { name }: Dialect): Promise<void> {
  const ofQuiz = { contact_name: 200, contact_phone: 200, business_website: 2000, additional_comments: 5000 };
  const limits = {
    call_bookings: { name: 200, company_name: 200, problems_to_solve: 5000, additional_info: 5000 },
    quiz_submissions: ofQuiz,
    support_messages: { name: 200, message: 5000 },
  };
  for (const [table, columns] of Object.entries(limits)) {
    for (const [column, most] of Object.entries(columns)) {
      const constraint = `alter table ${table} add constraint ${column}_length
        check (char_length(${column}) <= ${most}) not valid`;
      // SQLite can add a CHECK only by copying the table, which would reject existing rows that are too long.
      const trigger = `create trigger ${table}_${column}_length before insert on ${table}
              when length(new.${column}) > ${most} begin select raise(abort, '${column}_length'); end`;
      await sql.raw(name === 'postgres' ? constraint : trigger).execute(db);
    }
  }
}

async function addAnswers(db: Db, { instantType }: Dialect): Promise<void> {
  await sql.raw(`alter table leads add column replied_at ${instantType}`).execute(db);
  await sql.raw(`alter table deliveries add column told_start ${instantType}`).execute(db);
}

/** Removes the forms' choices from the CHECKs: they change with the content, and `leads/lead-types/` validates them. */
async function freeOptions(db: Db, dialect: Dialect): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const tables = leadTables(dialect);
  const ofQuiz = ['business_type', 'business_size', 'automation_goals', 'ai_knowledge', 'integration_needs'];
  const options = { call_bookings: ['selected_service'], quiz_submissions: ofQuiz };
  for (const [table, names] of Object.entries(options)) {
    const columns = tables[table] ?? {};
    if (dialect.name === 'postgres') {
      for (const column of names)
        await run(`alter table ${table} drop constraint if exists ${column}_check,
          add ${check(dialect, column, columns[column]?.[1])}`);
      continue;
    }
    // SQLite can't drop a CHECK, so recreate the table with its indexes and triggers.
    const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema
      where tbl_name = ${table} and type in ('index', 'trigger') and sql is not null`.execute(db);
    await run(`create table new_${table} (${definition(dialect, columns)}) strict`);
    await run(`insert into new_${table} select * from ${table} order by rowid`);
    await run(`drop table ${table}`);
    await run(`alter table new_${table} rename to ${table}`);
    for (const { sql: text } of rows) await run(text);
  }
}

async function addNotes(db: Db): Promise<void> {
  for (const column of ['team_note', 'outcome'])
    await sql.raw(`alter table leads add column ${column} text`).execute(db);
}

async function addSource(db: Db): Promise<void> {
  await sql`alter table leads add column source text check (length(source) between 1 and 300)`.execute(db);
}

/**
 * Adds a foreign key that deletes each appointment together with its booking. The key's column is generated, so that
 * rows inserted by the previous release have the key too.
 */
async function tieAppointments(db: Db, { name, idType }: Dialect): Promise<void> {
  const isBooking = sql`status <> 'blocked'`;
  await sql`delete from appointments
    where ${isBooking} and booking_id not in (select id from call_bookings)`.execute(db);
  await sql`alter table appointments add column lead_id ${sql.raw(idType)}
    generated always as (case when ${isBooking} then booking_id end) ${sql.raw(name === 'sqlite' ? 'virtual' : 'stored')}
    references call_bookings (id) on delete cascade deferrable initially deferred`.execute(db);
  await sql`create index appointments_lead on appointments (lead_id)`.execute(db);
}

/**
 * Replaces the key of migration 109. The first text of 109 lacked `on delete cascade`, so that in a database made with
 * it, a restore couldn't erase a booking that has an appointment.
 */
async function cascadeToAppointments(db: Db, { name }: Dialect): Promise<void> {
  const key = 'references call_bookings (id) on delete cascade deferrable initially deferred';
  const column = `lead_id text generated always as (case when status <> 'blocked' then booking_id end) virtual`;
  const changes =
    name === 'postgres'
      ? [
          'alter table appointments drop constraint appointments_lead_id_fkey',
          `alter table appointments add constraint appointments_lead_id_fkey foreign key (lead_id) ${key}`,
        ]
      : [
          'drop index appointments_lead',
          'alter table appointments drop column lead_id',
          `alter table appointments add column ${column} ${key}`,
          'create index appointments_lead on appointments (lead_id)',
        ];
  for (const change of changes) await sql.raw(change).execute(db);
}

/** Adds dated entries to leads. The notes of earlier releases become entries, and stay in their old column too. */
async function addEntries(db: Db, dialect: Dialect): Promise<void> {
  const { idType: id, created, withoutNul, isUuid } = dialect;
  const columns = `id ${id} not null primary key check (${isUuid('id')}), created_at ${created},
    lead_id ${id} not null references leads (id) on delete cascade, kind text not null,
    body text not null check (${withoutNul('body')}), about text`;
  await createTable(db, dialect, 'entries', columns);
  for (const change of [
    'create index entries_lead on entries (lead_id, created_at)',
    'create unique index entries_about on entries (lead_id, kind, about) where about is not null',
  ])
    await sql.raw(change).execute(db);
  await sql`insert into entries (id, created_at, lead_id, kind, body) select id, coalesce((select max(created_at)
    from audit where lead_id = leads.id and act = 'note'), ${dialect.now}), id, 'note', team_note
    from leads where team_note is not null`.execute(db);
}

/** `proposed`: the times that the team proposed. `undo`: what takes the last decision back. Both are JSON. */
async function addProposals(db: Db): Promise<void> {
  for (const column of ['proposed', 'undo'])
    await sql.raw(`alter table appointments add column ${column} text`).execute(db);
}

async function addMarks(db: Db, { instantType }: Dialect): Promise<void> {
  await sql.raw(`alter table leads add column archived_at ${instantType}`).execute(db);
  await sql`alter table leads add column remind_on text`.execute(db);
  await sql`create index leads_remind on leads (remind_on) where remind_on is not null`.execute(db);
}

async function addHeard(db: Db, { instantType }: Dialect): Promise<void> {
  await sql.raw(`alter table leads add column heard_at ${instantType}`).execute(db);
}

async function indexHeard(db: Db): Promise<void> {
  await sql`create index leads_heard on leads (heard_at) where heard_at is not null`.execute(db);
}

async function forbidOverlaps(db: Db, { name }: Dialect): Promise<void> {
  if (name === 'postgres') {
    await sql`alter table appointments add constraint appointments_overlap
      exclude using gist (tstzrange(starts_at, ends_at) with &&) where (${sql.raw(TAKES_TIME)})`.execute(db);
    return;
  }
  for (const change of ['insert', 'update']) {
    const trigger = `create trigger appointments_overlap_${change} before ${change} on appointments
      when new.${TAKES_TIME}
      begin
        select raise(abort, 'appointments_overlap') where exists (
          select 1 from appointments
          where ${TAKES_TIME} and booking_id <> new.booking_id
            and starts_at < new.ends_at and ends_at > new.starts_at
        );
      end`;
    await sql.raw(trigger).execute(db);
  }
}
