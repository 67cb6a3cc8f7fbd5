import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { LEAD_TYPES } from '../types.ts';
import type { Tables } from './tables.ts';

/** Every table of ours on PostgreSQL. Of those that `Tables` has, the compiler misses none; a test finds the others. */
const OWN_TABLES = [
  ...Object.keys({
    call_bookings: true,
    quiz_submissions: true,
    suspicions: true,
    deliveries: true,
    appointments: true,
  } satisfies Record<keyof Tables, true>),
  'lead_ids',
  'rate_limits',
  DEFAULT_MIGRATION_TABLE,
  DEFAULT_MIGRATION_LOCK_TABLE,
];

const OWN = sql`(
  select pg_class.oid, relname, relpersistence, relrowsecurity
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = current_schema() and relkind = 'r' and relname in (${listed(OWN_TABLES)})
)`;

/** Whom a hosted database lets in with its public key, or with the account of any user. */
const STRANGERS = sql`(
  select 'public'::name as stranger
  union all select rolname from pg_roles where rolname in ('anon', 'authenticated')
)`;

const LEADS = listed(Object.keys(LEAD_TYPES));

/**
 * Shuts every table of ours to strangers, whatever rights the database gives new tables, and has each write to
 * them synced to disk. Runs at the end of each migration, in its transaction, so that no table is ever open.
 * The columns that `db/hosted.sql` lets visitors insert stay as they are.
 */
export async function closeTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function commit_to_disk() returns trigger language plpgsql as $function$
    begin
      if pg_catalog.current_setting('synchronous_commit') = 'off' then
        perform pg_catalog.set_config('synchronous_commit', 'on', true);
      end if;
      return null;
    end $function$`.execute(db);
  await sql`
    do $block$
    declare
      own record;
      stranger name;
      columns text;
    begin
      for own in select * from ${OWN} as own loop
        if not own.relrowsecurity then
          execute format('alter table %s enable row level security', own.oid::regclass);
        end if;
        -- Of lead_ids the triggers of the lead tables take care.
        if own.relpersistence = 'p' and own.relname <> 'lead_ids' and not exists (
          select from pg_trigger where tgrelid = own.oid and tgname = 'commit_to_disk'
        ) then
          execute format(
            'create trigger commit_to_disk after insert or update or delete on %s execute function commit_to_disk()',
            own.oid::regclass
          );
        end if;
        for stranger in select * from ${STRANGERS} as strangers loop
          select string_agg(quote_ident(attname), ', ') into columns
          from pg_attribute, aclexplode(attacl)
          where attrelid = own.oid and own.relname in (${LEADS}) and stranger = 'anon'
            and grantee = to_regrole('anon')::oid and privilege_type = 'INSERT';
          execute format('revoke all on %s from %s', own.oid::regclass, stranger);
          if columns is not null then
            execute format('grant insert (%s) on %s to anon', columns, own.oid::regclass);
          end if;
        end loop;
      end loop;
      for stranger in select * from ${STRANGERS} as strangers loop
        for own in
          select pg_proc.oid from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
          where nspname = current_schema() and proname in (${listed(OWN_FUNCTIONS)})
        loop
          execute format('revoke all on function %s from %s', own.oid::regprocedure, stranger);
        end loop;
      end loop;
    end $block$`.execute(db);
}

const OWN_FUNCTIONS = ['commit_to_disk', 'own_lead_id'];

/**
 * @throws where a stranger may do anything with a table of ours but insert into the columns that
 * `db/hosted.sql` opens; the message says how to close it
 */
export async function refuseOpenTables(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ stranger: string; relname: string }>`
    select stranger, relname from ${OWN} as own cross join ${STRANGERS} as strangers
    where has_table_privilege(stranger, oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')
      or has_any_column_privilege(stranger, oid, 'SELECT, UPDATE, REFERENCES')
      or has_any_column_privilege(stranger, oid, 'INSERT') and not (stranger = 'anon' and relname in (${LEADS}))
    order by 1, 2`.execute(db);
  if (rows.length === 0) return;
  const strangers = [...new Set(rows.map(({ stranger }) => stranger))].join(', ');
  const tables = [...new Set(rows.map(({ relname }) => relname))].join(', ');
  throw new Error(
    `its tables are open to ${strangers}; close them with: revoke all on ${tables} from ${strangers}; (and run db/hosted.sql again where the site inserts into it directly)`,
  );
}

/**
 * Row level security lets in who owns a table, and shows everybody else no row at all.
 * @throws where the role of this connection is shut out of its own tables; the message says how to let it in
 */
export async function refuseWhenShutOut(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ role: string; owner: string }>`
    select quote_ident(current_user) as role, quote_ident(pg_get_userbyid(relowner)) as owner
    from ${OWN} as own join pg_class using (oid) where row_security_active(oid) limit 1`.execute(db);
  const [first] = rows;
  if (!first) return;
  throw new Error(
    `its tables belong to ${first.owner}, and row level security keeps ${first.role} out; let it in with: grant ${first.owner} to ${first.role};`,
  );
}

function listed(names: readonly string[]) {
  return sql.join(names.map((name) => sql.lit(name)));
}
