-- Creates the lead tables in a hosted PostgREST database, such as a Supabase project. The site's visitors
-- can insert rows; only the project's owner can read, change or delete them.
--
-- docs/hosted-database.md has the steps, in order.
-- 1. Paste this file into the project's SQL editor and run it. It needs PostgreSQL 15 or later in UTF-8.
-- 2. Build the site with PUBLIC_DATA_URL=https://PROJECT.supabase.co and PUBLIC_DATA_KEY set to the
--    project's publishable (or anon) key. Never use the secret (or service_role) key: the build is public.
--
-- No call time is held here: the forms offer times by the call hours alone (docs/hosted-database.md).
--
-- Run it again after every update of the site. It renews constraints and rights, and keeps the rows.
--
-- The constraints are the rules of leads/*.ts; tests/integration/hosted.test.ts compares the two. A text is
-- blank if JavaScript's trim() leaves nothing of it; the long list in brackets below is its white space. No
-- server of ours limits the size of these texts, so the constraints do, far above what visitors write: 2,000
-- characters on one line, enough for any web address, and 64 KiB for longer text, which is the most that a
-- browser sends while leaving a page, and the most that the site's own server accepts.

begin;

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;
end
$$;

create table if not exists public.call_bookings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  name text not null,
  email text not null,
  company_name text not null,
  selected_service text not null,
  preferred_date text not null,
  preferred_time text not null,
  timezone text not null default 'GMT',
  problems_to_solve text not null,
  additional_info text
);

create table if not exists public.quiz_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  business_type text not null,
  business_size text not null,
  automation_goals text[] not null,
  ai_knowledge text not null,
  solution_priority integer not null default 3,
  integration_needs text not null,
  contact_name text not null,
  contact_email text not null,
  contact_phone text,
  business_website text,
  additional_comments text
);

create table if not exists public.support_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  name text not null,
  email text not null,
  message text not null
);

-- Tables that the site's own server created have no default id.

alter table public.call_bookings alter column id set default gen_random_uuid();
alter table public.quiz_submissions alter column id set default gen_random_uuid();
alter table public.support_messages alter column id set default gen_random_uuid();

-- 'Not valid' keeps rows that an earlier version accepted. New rows must meet the constraints.

do $$
declare
  old record;
begin
  for old in
    select conrelid::regclass as leads, conname from pg_constraint where contype = 'c' and conname like '%\_check'
    and conrelid in ('public.call_bookings'::regclass, 'public.quiz_submissions'::regclass, 'public.support_messages'::regclass)
  loop
    execute format('alter table %s drop constraint %I', old.leads, old.conname);
  end loop;
end
$$;

alter table public.call_bookings
  add constraint name_check check (
    char_length(name) <= 2000
    and name ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
  ) not valid,
  add constraint email_check check (
    char_length(email) <= 254
    and email ~ '^[^\u0000-\u0020\u0022(),:-<>@[-^\u007f-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff]+@([^.\u0000-,/:-@[-^\u0060{-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff]+[.])+[^.0-9\u0000-,/:-@[-^\u0060{-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff-][^.\u0000-,/:-@[-^\u0060{-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff]*$'
  ) not valid,
  add constraint company_name_check check (
    char_length(company_name) <= 2000
    and company_name ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
  ) not valid,
  add constraint selected_service_check check (
    selected_service in (
      'Automated Email & Phone Outreach', 'Fast Website Creation', 'Chat Agents',
      'Phone Support Agents', 'CRM Integrations', 'Appointment Scheduling', 'Mobile App Building',
      'General Consultation'
    )
  ) not valid,
  -- An existing date as YYYY-MM-DD.
  add constraint preferred_date_check check (
    case when preferred_date ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
      then substr(preferred_date, 9, 2)::int <= extract(day from
        make_date(substr(preferred_date, 1, 4)::int, substr(preferred_date, 6, 2)::int, 1)
        + interval '1 month' - interval '1 day')
      else false end
  ) not valid,
  add constraint preferred_time_check check (preferred_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$') not valid,
  add constraint timezone_check check (
    timezone in ('GMT', 'UTC', 'EST', 'CST', 'MST', 'PST', 'CET', 'EET', 'IST', 'JST', 'AEST')
  ) not valid,
  add constraint problems_to_solve_check check (
    octet_length(problems_to_solve) <= 65536
    and problems_to_solve ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
  ) not valid,
  add constraint additional_info_check check (octet_length(additional_info) <= 65536) not valid;

alter table public.quiz_submissions
  add constraint business_type_check check (business_type in ('E-commerce', 'Service-based', 'SaaS/Tech', 'Agency', 'Other')) not valid,
  add constraint business_size_check check (
    business_size in (
      'Just me (Solopreneur)', '2-10 employees', '11-50 employees', '51-200 employees',
      '201+ employees'
    )
  ) not valid,
  -- A one-dimensional list of one or more known goals without duplicates: its length is the number of known
  -- goals in it.
  add constraint automation_goals_check check (
    cardinality(automation_goals) > 0
    and array_ndims(automation_goals) = 1
    and cardinality(automation_goals) =
      (automation_goals @> array['Save time on repetitive tasks'])::integer
      + (automation_goals @> array['Improve customer service'])::integer
      + (automation_goals @> array['Generate more leads'])::integer
      + (automation_goals @> array['Streamline internal processes'])::integer
      + (automation_goals @> array['Reduce operational costs'])::integer
      + (automation_goals @> array['Scale business operations'])::integer
      + (automation_goals @> array['Enhance data analysis and insights'])::integer
  ) not valid,
  add constraint ai_knowledge_check check (
    ai_knowledge in (
      'Complete beginner', 'Some basic knowledge', 'Intermediate understanding', 'Advanced knowledge',
      'Expert'
    )
  ) not valid,
  add constraint solution_priority_check check (solution_priority between 1 and 5) not valid,
  add constraint integration_needs_check check (integration_needs in ('Yes', 'No', 'Not sure')) not valid,
  add constraint contact_name_check check (
    char_length(contact_name) <= 2000
    and contact_name ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
  ) not valid,
  add constraint contact_email_check check (
    char_length(contact_email) <= 254
    and contact_email ~ '^[^\u0000-\u0020\u0022(),:-<>@[-^\u007f-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff]+@([^.\u0000-,/:-@[-^\u0060{-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff]+[.])+[^.0-9\u0000-,/:-@[-^\u0060{-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff-][^.\u0000-,/:-@[-^\u0060{-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff]*$'
  ) not valid,
  add constraint contact_phone_check check (char_length(contact_phone) <= 2000) not valid,
  add constraint business_website_check check (char_length(business_website) <= 2000) not valid,
  add constraint additional_comments_check check (octet_length(additional_comments) <= 65536) not valid;

alter table public.support_messages
  add constraint name_check check (
    char_length(name) <= 2000
    and name ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
  ) not valid,
  add constraint email_check check (
    char_length(email) <= 254
    and email ~ '^[^\u0000-\u0020\u0022(),:-<>@[-^\u007f-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff]+@([^.\u0000-,/:-@[-^\u0060{-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff]+[.])+[^.0-9\u0000-,/:-@[-^\u0060{-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff-][^.\u0000-,/:-@[-^\u0060{-\u00ad\u2000-\u206f\u3000\ud800-\udfff\ufeff-\uffff]*$'
  ) not valid,
  add constraint message_check check (
    octet_length(message) <= 65536
    and message ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
  ) not valid;

-- Rights: first revokes what the project grants by default, also on the other tables of the site's server and
-- desk if they use the same database.

do $$
declare
  closed regclass;
begin
  for closed in
    select oid from pg_class
    where relnamespace = 'public'::regnamespace and relname in (
      'call_bookings', 'quiz_submissions', 'support_messages', 'leads', 'deliveries', 'appointments', 'keys',
      'audit', 'kysely_migration', 'kysely_migration_lock'
    )
  loop
    execute format('revoke all on %s from public, anon', closed);
    if exists (select from pg_roles where rolname = 'authenticated') then
      execute format('revoke all on %s from authenticated', closed);
    end if;
  end loop;
end
$$;

grant usage on schema public to anon;

grant insert (
  id, name, email, company_name, selected_service, preferred_date, preferred_time, timezone,
  problems_to_solve, additional_info
) on public.call_bookings to anon;

grant insert (
  id, business_type, business_size, automation_goals, ai_knowledge, solution_priority,
  integration_needs, contact_name, contact_email, contact_phone, business_website, additional_comments
) on public.quiz_submissions to anon;

grant insert (id, name, email, message) on public.support_messages to anon;

alter table public.call_bookings enable row level security;
alter table public.quiz_submissions enable row level security;
alter table public.support_messages enable row level security;

-- No call in the past; the visitor's day may be one behind UTC's. Not a CHECK: a row would violate it a day
-- later, and its backup could not be restored.
drop policy if exists site_inserts on public.call_bookings;
create policy site_inserts on public.call_bookings for insert to anon with check (
  preferred_date collate "C" >= to_char((now() at time zone 'UTC') - interval '1 day', 'YYYY-MM-DD')
);

drop policy if exists site_inserts on public.quiz_submissions;
create policy site_inserts on public.quiz_submissions for insert to anon with check (true);

drop policy if exists site_inserts on public.support_messages;
create policy site_inserts on public.support_messages for insert to anon with check (true);

notify pgrst, 'reload schema';

commit;
