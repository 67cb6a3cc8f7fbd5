import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { SERVICE_NAMES } from '#content/service-names.ts';
import { checkLead, columnsOf, LEAD_TABLES, type LeadTable, leadType } from '#leads/lead-types/lead-types.ts';
import * as quiz from '#leads/lead-types/quiz-form.ts';
import { TIMEZONE_VALUES } from '#leads/time-zones.ts';
import { MAX_LETTERS } from '#leads/validation.ts';
import { connectAs, insertAsPostgrest } from '../insert-as-postgrest.ts';
import { anyRow } from '../load/arbitrary.ts';
import { postRow } from '../post-row.ts';
import { query, startPostgres } from '../start-postgres.ts';
import { ROWS, startServer } from '../start-server.ts';

const HOSTED_SQL = readFileSync('db/hosted.sql', 'utf8');

const postgres = await startPostgres();
afterAll(() => postgres.stop());

/** A database whose server had neither Supabase's roles nor its default privileges when the SQL was run. */
const plain = await postgres.createDatabase();
await query(plain, HOSTED_SQL);

await query(plain, 'create role authenticated nologin; create role service_role nologin bypassrls');
const generous = await createGenerousDatabase();
await query(generous, HOSTED_SQL);

const anon = await connectAs(generous, 'anon');
afterAll(() => anon.end());

const COLUMNS = Object.fromEntries(LEAD_TABLES.map((table) => [table, ['id', ...columnsOf(table)]]));

const LISTED = LEAD_TABLES.map((table) => `'${table}'`).join();

/** Creates a database like a Supabase project from before 2026: by default, every key can access new tables. */
async function createGenerousDatabase(): Promise<string> {
  const url = await postgres.createDatabase();
  for (const objects of ['tables', 'sequences', 'functions']) {
    const grant = `grant all on ${objects} to anon, authenticated, service_role`;
    await query(url, `alter default privileges in schema public ${grant}`);
  }
  return url;
}

const rowOf = (table: LeadTable): Record<string, unknown> => ({ ...ROWS[table], id: crypto.randomUUID() });

/** Inserts a row. Returns the violated constraint, or another error's code; undefined if the row is stored. */
async function refusal(table: LeadTable, row: Record<string, unknown>): Promise<string | undefined> {
  return refusalOf(insertAsPostgrest(anon, table, JSON.stringify(row)));
}

async function refusalOf(attempt: Promise<unknown>): Promise<string | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.code === '23514' ? error.constraint : error.code;
  }
}

const FORBIDDEN = [
  ...['select * from T', 'select count(*) from T', 'copy T to stdout', 'delete from T', 'truncate T'],
  ...['drop table T', 'alter table T add column note text'],
];

/** Expects that a session may run neither these statements nor those in `FORBIDDEN`. T stands for the table. */
async function expectForbidden(session: pg.Client, table: string, statements: string[]): Promise<void> {
  for (const statement of [...FORBIDDEN, ...statements]) {
    const attempt = session.query(statement.replace(/\bT\b/, table));
    expect(await refusalOf(attempt), `${statement}, ${table}`).toBe('42501');
  }
}

test.each(LEAD_TABLES)('a row of %s is stored unchanged, once, with its insert’s time', async (table) => {
  const row = rowOf(table);
  expect(Object.keys(row).sort()).toEqual(COLUMNS[table]?.toSorted());
  expect(await refusal(table, row)).toBeUndefined();
  // Send the row again. The site treats this code as success.
  expect(await refusal(table, row)).toBe('23505');
  const stored = await query(generous, `select * from ${table} where id = $1`, [row.id]);
  expect(stored).toEqual([{ ...row, created_at: expect.any(Date) }]);
  expect(Math.abs(Date.now() - Number(stored[0]?.created_at))).toBeLessThan(600_000);
});

test('columns with a default may be omitted', async () => {
  const { id: _, timezone, additional_info, ...booking } = rowOf('call_bookings');
  expect(await refusal('call_bookings', { ...booking, name: 'Defaults' })).toBeUndefined();
  const stored = `select id, timezone, additional_info from call_bookings where name = 'Defaults'`;
  expect(await query(generous, stored)).toEqual([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/), timezone: 'GMT', additional_info: null },
  ]);
  const { solution_priority, contact_phone, business_website, additional_comments, ...quiz } =
    rowOf('quiz_submissions');
  expect(await refusal('quiz_submissions', quiz)).toBeUndefined();
  const priority = 'select solution_priority from quiz_submissions where id = $1';
  expect(await query(generous, priority, [quiz.id])).toEqual([{ solution_priority: 3 }]);
});

const OPTIONS = {
  selected_service: SERVICE_NAMES,
  timezone: TIMEZONE_VALUES,
  business_type: quiz.BUSINESS_TYPES,
  business_size: quiz.BUSINESS_SIZES,
  automation_goals: quiz.GOALS,
  ai_knowledge: quiz.AI_KNOWLEDGE,
  integration_needs: quiz.INTEGRATION_NEEDS,
};

test('the options in the database are those of the forms', async () => {
  const rules = await query<{ name: string; rule: string }>(
    generous,
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`,
  );
  for (const [column, options] of Object.entries(OPTIONS)) {
    const { rule = '' } = rules.find(({ name }) => name === `${column}_check`) ?? {};
    const inDatabase = [...rule.matchAll(/'([^']*)'::text/g)].map(([, option]) => option);
    expect(inDatabase.sort()).toEqual(options.toSorted());
  }
});

test.each(LEAD_TABLES)('the form’s rules accept exactly what the database accepts: %s', async (table) => {
  const owner = new pg.Client(generous);
  onTestFinished(() => owner.end());
  await owner.connect();
  const counts = { stored: 0, refused: 0 };
  const property = fc.asyncProperty(anyRow(table), async (input) => {
    const row = { ...input, id: crypto.randomUUID() };
    const checked = checkLead(table, row, '0001-01-01');
    // Skip lone surrogates: PostgreSQL refuses JSON that contains one.
    if (Object.values(row).some((value) => typeof value === 'string' && !value.isWellFormed())) return;
    const sent = JSON.stringify(checked.ok ? checked.row : row);
    const problem = await refusalOf(insertAsPostgrest(owner, table, sent));
    counts[problem === undefined ? 'stored' : 'refused'] += 1;
    if (problem !== undefined) return void expect(checked.ok, `${problem} ${sent}`).toBe(false);
    // Check the stored row, because PostgreSQL converts a number in a text column to text.
    const { rows } = await owner.query(`select * from ${table} where id = $1`, [row.id]);
    const { created_at: _, ...stored } = rows[0];
    expect(checkLead(table, stored, '0001-01-01')).toMatchObject({ ok: true });
  });
  await fc.assert(property, { numRuns: 120 });
  expect(Math.min(counts.stored, counts.refused)).toBeGreaterThan(8);
});

/** White space, and control and invisible characters. NUL is refused for another reason. */
const BLANKS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (text) => text.trim() === '' || /(?!\0)[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text),
);
const ASCII = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
const INK = [...'!\u0600\u2027\u20ac\ufdff\ufffd\u{1f9f5}'];

/** The columns that must not be blank. */
const FILLED: Record<LeadTable, string[]> = {
  call_bookings: ['name', 'company_name', 'problems_to_solve'],
  quiz_submissions: ['contact_name'],
  support_messages: ['name', 'message'],
};

describe.each(LEAD_TABLES)('the database agrees with the rules of %s', (table) => {
  /** Expects our validation and the database to agree on a value, and returns whether they accept it. */
  async function isAccepted(column: string, value: string): Promise<boolean> {
    const row = { ...rowOf(table), [column]: value };
    const checked = checkLead(table, row, '2026-01-01');
    const sent: Record<string, unknown> = checked.ok ? { ...checked.row } : row;
    expect(await refusal(table, sent), `${column}: ${value}`).toBe(
      checked.ok ? undefined : `${column}_check`,
    );
    return checked.ok;
  }

  test('on what is blank, character by character', async () => {
    expect(BLANKS).toHaveLength(150);
    for (const column of FILLED[table]) {
      for (const text of [...BLANKS, BLANKS.join('')])
        expect(await isAccepted(column, text), text).toBe(false);
      for (const text of INK) expect(await isAccepted(column, text), text).toBe(true);
    }
  });

  test('on how long text may be', async () => {
    for (const [column, most] of Object.entries(MAX_LETTERS)) {
      if (!COLUMNS[table]?.includes(column)) continue;
      const end = column.includes('email') ? '@b.c' : 'x';
      const pieces = [
        'x',
        ...(column.includes('email') ? [] : ['\u{1f9f5}']),
        ...(most === 5000 ? ['\n'] : []),
      ];
      for (const piece of pieces)
        for (const length of [most, most + 1])
          expect(await isAccepted(column, piece.repeat(length - end.length) + end)).toBe(length === most);
    }
  });

  test('on what an email may hold, character by character', async () => {
    const column = leadType(table).contact.email;
    for (const text of [...BLANKS, ...INK, ...ASCII, '＠'])
      for (const email of [`a${text}b@c.d`, `a@b${text}c.d`, `a@b.c${text}`]) await isAccepted(column, email);
  });
});

describe.each([
  ['a plain PostgreSQL', plain],
  ['a project that opens its tables by default', generous],
])('what a visitor may do in %s', (_, url) => {
  test.each(LEAD_TABLES)('insert into %s, and nothing else', async (table) => {
    const visitor = await connectAs(url, 'anon');
    const row = () => JSON.stringify(rowOf(table));
    expect(await refusalOf(insertAsPostgrest(visitor, table, row()))).toBeUndefined();
    for (const returning of ['*', 'id'])
      expect(await refusalOf(insertAsPostgrest(visitor, table, row(), returning))).toBe('42501');
    await expectForbidden(visitor, `public.${table}`, [
      ...['select id from T', 'update T set id = gen_random_uuid()', 'grant insert on T to public'],
      ...['insert into T (created_at) values (now())', 'alter table T disable row level security'],
      'insert into T (id) values (gen_random_uuid()) on conflict (id) do update set id = excluded.id',
    ]);
    await visitor.end();
  });

  test('no other privileges are granted', async () => {
    const rights = `
      select relname as table, grantee::regrole::text as role, privilege_type as right, null as column
      from pg_class, aclexplode(relacl)
      where relname in (${LISTED}) and grantee not in (relowner)
        and grantee::regrole::text <> 'service_role'
      union all
      select relname, grantee::regrole::text, privilege_type, attname
      from pg_class join pg_attribute on attrelid = pg_class.oid, aclexplode(attacl)
      where relname in (${LISTED})`;
    const expected = Object.entries(COLUMNS).flatMap(([table, columns]) =>
      columns.map((column) => ({ table, role: 'anon', right: 'INSERT', column })),
    );
    const given = await query(url, rights);
    expect(given).toHaveLength(expected.length);
    expect(given).toEqual(expect.arrayContaining(expected));
  });
});

describe('db/hosted.sql, run again', () => {
  async function hostedDatabase(hostedSql = HOSTED_SQL) {
    const url = await postgres.createDatabase();
    await query(url, hostedSql);
    const visitor = await connectAs(url, 'anon');
    onTestFinished(() => visitor.end());
    return { url, visitor };
  }

  async function schema(url: string) {
    return query(
      url,
      `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where connamespace = 'public'::regnamespace
       union all
       select polrelid::regclass::text, polname, pg_get_expr(polwithcheck, polrelid) from pg_policy
       union all
       select relname, 'rights', relacl::text || relrowsecurity from pg_class where relname in (${LISTED})
       union all
       select attrelid::regclass::text, attname, attacl::text from pg_attribute where attacl is not null
         and attrelid::regclass::text in (${LISTED})
       order by 1, 2`,
    );
  }

  test('keeps the rows, and revokes privileges that were granted since', async () => {
    const { url, visitor } = await hostedDatabase();
    const first = await schema(url);
    const insert = () => insertAsPostgrest(visitor, 'call_bookings', JSON.stringify(rowOf('call_bookings')));
    await insert();
    await query(
      url,
      `grant all on call_bookings to anon, public; grant select (contact_email) on quiz_submissions to anon;
       alter table call_bookings disable row level security`,
    );
    await query(url, HOSTED_SQL);
    expect(await schema(url)).toEqual(first);
    await insert();
    expect(await query(url, 'select id from call_bookings')).toHaveLength(2);
  });

  test('replaces an option, and keeps rows with the old one', async () => {
    const older = HOSTED_SQL.replace(`'General Consultation'`, `'Fortune Telling'`);
    const { url, visitor } = await hostedDatabase(older);
    const send = (selected_service: string) => {
      const row = JSON.stringify({ ...rowOf('call_bookings'), selected_service });
      return refusalOf(insertAsPostgrest(visitor, 'call_bookings', row));
    };
    expect(await send('Fortune Telling')).toBeUndefined();
    expect(await send('General Consultation')).toBe('selected_service_check');
    await query(url, HOSTED_SQL);
    expect(await send('Fortune Telling')).toBe('selected_service_check');
    expect(await send('General Consultation')).toBeUndefined();
    expect(await query(url, 'select id from call_bookings')).toHaveLength(2);
  });
});

test('our tables are closed even if default privileges open new tables to every key', async () => {
  const url = await createGenerousDatabase();
  await query(url, 'create table shop (id int); insert into shop values (1)');
  const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'fatal' });
  for (const table of LEAD_TABLES)
    expect((await postRow(server.url, rowOf(table), {}, table)).status).toBe(201);
  const tables = await query<{ name: string; column: string; isClosed: boolean }>(
    url,
    `select relname as name, attname as column, relrowsecurity as "isClosed"
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum = 1
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'shop'`,
  );
  expect(tables.length).toBeGreaterThan(7);
  expect(tables.filter(({ isClosed }) => !isClosed)).toEqual([]);
  for (const role of ['anon', 'authenticated'] as const) {
    const stranger = await connectAs(url, role);
    for (const { name, column } of tables)
      await expectForbidden(stranger, name, [
        'insert into T default values',
        `update T set ${column} = null`,
      ]);
    // Tables that aren't ours keep their privileges.
    expect((await stranger.query('select * from shop')).rowCount).toBe(1);
    await stranger.end();
  }
  const sequences = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`;
  expect(await query(url, sequences)).toEqual([]);
  await server.stop();
});
