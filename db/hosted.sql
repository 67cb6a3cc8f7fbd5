-- Creates the lead tables in a hosted PostgREST database, such as a Supabase project. The site's visitors can
-- insert rows; only the project's owner can read, change or delete them.
--
-- docs/hosted-database.md has the full instructions. In short:
-- 1. Paste this file into the project's SQL editor and run it. It needs PostgreSQL 15 or later in UTF-8.
-- 2. Build the site with PUBLIC_DATA_URL=https://PROJECT.supabase.co and PUBLIC_DATA_KEY set to the project's
--    publishable (or anon) key. Never use the secret (or service_role) key: visitors could read it in the site.
--
-- Run this file again after every site update. It recreates the constraints and permissions, and keeps all rows.
--
-- The constraints match the rules in leads/*.ts; tests/integration/hosted.test.ts compares the two. Text is blank if it
-- has only the white space and invisible characters of `filled` below, as in leads/clean-line.ts.

begin;

do $$
declare
  tables constant text[] := array['call_bookings', 'quiz_submissions', 'support_messages'];
  leads text;
  rule name;
  closed regclass;
  col record;
  -- The rules for single columns. %1$I stands for the column's name.
  filled constant text := $_$%1$I ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'$_$;
  address constant text := $_$char_length(%1$I) <= 254 and %1$I ~ '^[^\u0000-\u0020\u0022(),:-<>@[-^\u007f-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff]+@([^.\u0000-,/:-@[-^\u0060{-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff]+[.])+[^.0-9\u0000-,/:-@[-^\u0060{-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff-][^.\u0000-,/:-@[-^\u0060{-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff]*$'$_$;
  line constant text := 'char_length(%1$I) <= 200';
  longer constant text := 'char_length(%1$I) <= 5000';
  -- A valid date as YYYY-MM-DD.
  day constant text := $_$case when %1$I ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
    then substr(%1$I, 9, 2)::int <= extract(day from
      make_date(substr(%1$I, 1, 4)::int, substr(%1$I, 6, 2)::int, 1) + interval '1 month' - interval '1 day')
    else false end$_$;
  upcoming constant text :=
    $_$preferred_date collate "C" >= to_char((now() at time zone 'UTC') - interval '1 day', 'YYYY-MM-DD')$_$;
  -- A non-empty, one-dimensional list of known goals without duplicates: its length equals the number of known
  -- goals that it contains.
  goals constant text := 'cardinality(%1$I) > 0 and array_ndims(%1$I) = 1 and cardinality(%1$I) = ' || (
    select string_agg(format('(%%1$I @> array[%L])::integer', goal), ' + ') from unnest(array[
      'Save time on repetitive tasks', 'Improve customer service', 'Generate more leads',
      'Streamline internal processes', 'Reduce operational costs', 'Scale business operations',
      'Enhance data analysis and insights']) as goal);
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;

  foreach leads in array tables loop
    execute format('create table if not exists public.%I (
      id uuid primary key, created_at timestamptz(3) not null default now())', leads);
    -- If the site's own server created the table, id has no default yet.
    execute format('alter table public.%I alter column id set default gen_random_uuid(),
      enable row level security', leads);
    for rule in
      select conname from pg_constraint where contype = 'c' and conname like '%\_check'
      and conrelid = format('public.%I', leads)::regclass
    loop
      execute format('alter table public.%I drop constraint %I', leads, rule);
    end loop;
  end loop;

  -- Revoke the permissions that the project grants by default, including those on the other tables of the site's
  -- server and command line, if they use the same database.
  for closed in
    select oid from pg_class
    where relnamespace = 'public'::regnamespace and relname = any (tables ||
      array['leads', 'deliveries', 'appointments', 'keys', 'audit', 'kysely_migration'])
  loop
    execute format('revoke all on %s from public, anon', closed);
    if exists (select from pg_roles where rolname = 'authenticated') then
      execute format('revoke all on %s from authenticated', closed);
    end if;
  end loop;

  -- The columns that visitors fill in, with their rules. 'not valid' leaves existing rows unchecked, since an
  -- earlier version may have accepted values that are invalid now.
  for col in
    select * from (values
      ('call_bookings', 'name', 'text not null', line || ' and ' || filled),
      ('call_bookings', 'email', 'text not null', address),
      ('call_bookings', 'company_name', 'text not null', line || ' and ' || filled),
      ('call_bookings', 'selected_service', 'text not null', $_$%1$I in (
        'Automated Email & Phone Outreach', 'Fast Website Creation', 'Chat Agents', 'Phone Support Agents',
        'CRM Integrations', 'Appointment Scheduling', 'Mobile App Building', 'General Consultation')$_$),
      ('call_bookings', 'preferred_date', 'text not null', day),
      ('call_bookings', 'preferred_time', 'text not null', $_$%1$I ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'$_$),
      ('call_bookings', 'timezone', $_$text not null default 'GMT'$_$, $_$%1$I in (
        'GMT', 'UTC', 'EST', 'CST', 'MST', 'PST', 'CET', 'EET', 'IST', 'JST', 'AEST')$_$),
      ('call_bookings', 'problems_to_solve', 'text not null', longer || ' and ' || filled),
      ('call_bookings', 'additional_info', 'text', longer),
      ('quiz_submissions', 'business_type', 'text not null', $_$%1$I in (
        'E-commerce', 'Service-based', 'SaaS/Tech', 'Agency', 'Other')$_$),
      ('quiz_submissions', 'business_size', 'text not null', $_$%1$I in (
        'Just me (Solopreneur)', '2-10 employees', '11-50 employees', '51-200 employees', '201+ employees')$_$),
      ('quiz_submissions', 'automation_goals', 'text[] not null', goals),
      ('quiz_submissions', 'ai_knowledge', 'text not null', $_$%1$I in (
        'Complete beginner', 'Some basic knowledge', 'Intermediate understanding', 'Advanced knowledge', 'Expert')$_$),
      ('quiz_submissions', 'solution_priority', 'integer not null default 3', '%1$I between 1 and 5'),
      ('quiz_submissions', 'integration_needs', 'text not null', $_$%1$I in ('Yes', 'No', 'Not sure')$_$),
      ('quiz_submissions', 'contact_name', 'text not null', line || ' and ' || filled),
      ('quiz_submissions', 'contact_email', 'text not null', address),
      ('quiz_submissions', 'contact_phone', 'text', line),
      ('quiz_submissions', 'business_website', 'text', 'char_length(%1$I) <= 2000'),
      ('quiz_submissions', 'additional_comments', 'text', longer),
      ('support_messages', 'name', 'text not null', line || ' and ' || filled),
      ('support_messages', 'email', 'text not null', address),
      ('support_messages', 'message', 'text not null', longer || ' and ' || filled)
    ) as columns (leads, name, type, test)
  loop
    execute format('alter table public.%I add column if not exists %I %s', col.leads, col.name, col.type);
    execute format('alter table public.%I add constraint %I check (%s) not valid',
      col.leads, col.name || '_check', format(col.test, col.name));
    execute format('grant insert (id, %I) on public.%I to anon', col.name, col.leads);
  end loop;

  -- Reject calls before yesterday (UTC): the visitor's date may be one day behind. This is a policy, not a CHECK:
  -- rows would violate a CHECK once their day has passed, and a backup of them couldn't be restored.
  foreach leads in array tables loop
    execute format('drop policy if exists site_inserts on public.%I', leads);
    execute format('create policy site_inserts on public.%I for insert to anon with check (%s)', leads,
      case leads when 'call_bookings' then upcoming else 'true' end);
  end loop;
end
$$;

grant usage on schema public to anon;

notify pgrst, 'reload schema';

commit;
