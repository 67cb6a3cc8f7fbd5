import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { LEAD_TABLES, type LeadTable } from '../types.ts';
import type { Tables } from './tables.ts';

/** All our tables on PostgreSQL. The compiler checks those of `Tables`, and a test the others. */
const OWN_TABLES = [
  ...LEAD_TABLES,
  ...Object.keys({
    suspicions: true,
    deliveries: true,
    appointments: true,
    device_zones: true,
    revocations: true,
    keys: true,
    audit: true,
  } satisfies Record<Exclude<keyof Tables, LeadTable>, true>),
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

/** The roles behind a hosted database's public key and its user accounts. */
const UNTRUSTED_ROLES = sql`(
  select 'public'::name as untrusted
  union all select rolname from pg_roles where rolname in ('anon', 'authenticated')
)`;

const LEAD_TABLE_NAMES = listed(LEAD_TABLES);

/**
 * Revokes all rights of untrusted roles on our tables, which a database may grant by default, and makes every commit
 * to them durable. Ends each migration, in its transaction, so that no table is ever open. Keeps the column grants
 * of `db/hosted.sql`, by which visitors insert.
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
      untrusted name;
      columns text;
    begin
      for own in select * from ${OWN} as own loop
        if not own.relrowsecurity then
          execute format('alter table %s enable row level security', own.oid::regclass);
        end if;
        -- The lead tables' triggers cover lead_ids.
        if own.relpersistence = 'p' and own.relname <> 'lead_ids' and not exists (
          select from pg_trigger where tgrelid = own.oid and tgname = 'commit_to_disk'
        ) then
          execute format(
            'create trigger commit_to_disk after insert or update or delete on %s execute function commit_to_disk()',
            own.oid::regclass
          );
        end if;
        for untrusted in select * from ${UNTRUSTED_ROLES} as roles loop
          select string_agg(quote_ident(attname), ', ') into columns
          from pg_attribute, aclexplode(attacl)
          where attrelid = own.oid and own.relname in (${LEAD_TABLE_NAMES}) and untrusted = 'anon'
            and grantee = to_regrole('anon')::oid and privilege_type = 'INSERT';
          execute format('revoke all on %s from %s', own.oid::regclass, untrusted);
          if columns is not null then
            execute format('grant insert (%s) on %s to anon', columns, own.oid::regclass);
          end if;
        end loop;
      end loop;
      for untrusted in select * from ${UNTRUSTED_ROLES} as roles loop
        for own in
          select pg_proc.oid from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
          where nspname = current_schema() and proname in (${listed(OWN_FUNCTIONS)})
        loop
          execute format('revoke all on function %s from %s', own.oid::regprocedure, untrusted);
        end loop;
      end loop;
    end $block$`.execute(db);
}

const OWN_FUNCTIONS = ['commit_to_disk', 'own_lead_id'];

/**
 * @throws if an untrusted role may do more with our tables than insert into the columns that `db/hosted.sql` grants;
 * the message says how to revoke that
 */
export async function assertTablesClosed(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ untrusted: string; relname: string }>`
    select untrusted, relname from ${OWN} as own cross join ${UNTRUSTED_ROLES} as roles
    where has_table_privilege(untrusted, oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')
      or has_any_column_privilege(untrusted, oid, 'SELECT, UPDATE, REFERENCES')
      or has_any_column_privilege(untrusted, oid, 'INSERT') and not (untrusted = 'anon' and relname in (${LEAD_TABLE_NAMES}))
    order by 1, 2`.execute(db);
  if (rows.length === 0) return;
  const roles = [...new Set(rows.map(({ untrusted }) => untrusted))].join(', ');
  const tables = [...new Set(rows.map(({ relname }) => relname))].join(', ');
  throw new Error(
    `its tables are open to ${roles}; close them with: revoke all on ${tables} from ${roles}; (and run db/hosted.sql again if the site inserts into it directly)`,
  );
}

/**
 * @throws if row level security, which only lets the owner of a table in, hides our tables from this role; the
 * message says how to grant access
 */
export async function assertTablesAccessible(db: Kysely<Tables>): Promise<void> {
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
