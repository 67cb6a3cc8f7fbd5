import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, TestRunner, test } from 'vitest';
import { SERVICE_NAMES } from '#content/service-names.ts';
import { openStore } from '#leads/db/open-store.ts';
import {
  columnsOf,
  LEAD_TABLES,
  LEAD_TYPES,
  type LeadTable,
  leadType,
} from '#leads/lead-types/lead-types.ts';
import {
  AI_KNOWLEDGE,
  BUSINESS_SIZES,
  BUSINESS_TYPES,
  GOALS,
  INTEGRATION_NEEDS,
} from '#leads/lead-types/quiz-form.ts';
import { TIMEZONE_VALUES } from '#leads/time-zones.ts';
import { MAX_LETTERS } from '#leads/validation.ts';
import { connectAs, insertAsPostgrest } from '../insert-as-postgrest.ts';
import { anyRow } from '../load/arbitrary.ts';
import { postRow } from '../post-row.ts';
import { callCommand } from '../run-command.ts';
import { query, startPostgres } from '../start-postgres.ts';
import { ROWS, startServer } from '../start-server.ts';

const HOSTED_SQL = readFileSync('db/hosted.sql', 'utf8');

const postgres = await startPostgres();
afterAll(() => postgres.stop());

/** Nobody has made the role yet, and no right is given away. */
const plain = await postgres.createDatabase();
await query(plain, HOSTED_SQL);

await query(plain, 'create role authenticated nologin; create role service_role nologin bypassrls');
const generous = await createGenerousDatabase();
await query(generous, HOSTED_SQL);

const anon = await connectAs(generous, 'anon');
afterAll(() => anon.end());

/** Every type of lead has its table here too. */
const COLUMNS = Object.fromEntries(LEAD_TABLES.map((table) => [table, ['id', ...columnsOf(table)]]));

const LISTED = LEAD_TABLES.map((table) => `'${table}'`).join();

/** As projects of Supabase were until 2026: whoever makes something opens it to everybody with a key. */
async function createGenerousDatabase(): Promise<string> {
  const url = await postgres.createDatabase();
  for (const made of ['tables', 'sequences', 'functions'])
    await query(
      url,
      `alter default privileges in schema public grant all on ${made} to anon, authenticated, service_role`,
    );
  return url;
}

/** A row of each table, as the site sends it. */
const rowOf = (table: LeadTable): Record<string, unknown> => ({ ...ROWS[table], id: crypto.randomUUID() });

/** Sends a row, and returns what it is refused with: a rule's name where it is one, else the code. */
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

describe('what the site sends', () => {
  test.each(LEAD_TABLES)('is stored as it was sent, with the time that it came: %s', async (table) => {
    const row = rowOf(table);
    expect(Object.keys(row).sort()).toEqual(COLUMNS[table]?.toSorted());
    expect(await refusal(table, row)).toBeUndefined();
    const [stored] = await query(generous, `select * from ${table} where id = $1`, [row.id]);
    expect(stored).toEqual({ ...row, created_at: expect.any(Date) });
    expect(Math.abs(Date.now() - Number(stored?.created_at))).toBeLessThan(600_000);
  });

  test.each(LEAD_TABLES)('the same id again is 23505, which the site takes for stored: %s', async (table) => {
    const row = rowOf(table);
    expect(await refusal(table, row)).toBeUndefined();
    expect(await refusal(table, row)).toBe('23505');
    const [count] = await query(generous, `select count(*)::int from ${table} where id = $1`, [row.id]);
    expect(count).toEqual({ count: 1 });
  });

  test('what the rules have a default for may be left out', async () => {
    const { id: _, timezone, additional_info, ...least } = rowOf('call_bookings');
    expect(await refusal('call_bookings', { ...least, name: 'Defaults' })).toBeUndefined();
    expect(
      await query(
        generous,
        `select id, timezone, additional_info from call_bookings where name = 'Defaults'`,
      ),
    ).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), timezone: 'GMT', additional_info: null }]);
    const { solution_priority, contact_phone, business_website, additional_comments, ...fewest } =
      rowOf('quiz_submissions');
    expect(await refusal('quiz_submissions', fewest)).toBeUndefined();
    expect(
      await query(generous, 'select solution_priority from quiz_submissions where id = $1', [fewest.id]),
    ).toEqual([{ solution_priority: 3 }]);
  });
});

const OPTIONS = {
  ...{ selected_service: SERVICE_NAMES, timezone: TIMEZONE_VALUES, business_type: BUSINESS_TYPES },
  ...{ business_size: BUSINESS_SIZES, automation_goals: GOALS, ai_knowledge: AI_KNOWLEDGE },
  integration_needs: INTEGRATION_NEEDS,
};

test('the options are those of the forms', async () => {
  const rules = await query<{ name: string; rule: string }>(
    generous,
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`,
  );
  for (const [column, options] of Object.entries(OPTIONS)) {
    const { rule = '' } = rules.find(({ name }) => name === `${column}_check`) ?? {};
    expect([...rule.matchAll(/'([^']*)'::text/g)].map(([, option]) => option).sort()).toEqual(
      options.toSorted(),
    );
  }
});

describe('the form’s rules accept exactly what the database accepts', () => {
  // No JSON that PostgreSQL reads holds half an emoji.
  const fits = (row: object) =>
    Object.values(row).every((value) => typeof value !== 'string' || value.isWellFormed());

  test.each(LEAD_TABLES)('%s', async (table) => {
    const owner = new pg.Client(generous);
    onTestFinished(() => owner.end());
    await owner.connect();
    const counts = { stored: 0, refused: 0 };
    const property = fc.asyncProperty(anyRow(table), async (input) => {
      const row = { ...input, id: crypto.randomUUID() };
      const checked = LEAD_TYPES[table].check(row, '0001-01-01');
      if (!fits(row)) return;
      const sent = JSON.stringify(checked.ok ? checked.row : row);
      const problem = await refusalOf(insertAsPostgrest(owner, table, sent));
      counts[problem === undefined ? 'stored' : 'refused'] += 1;
      if (problem !== undefined) {
        expect(checked.ok, `${problem} ${sent}`).toBe(false);
        return;
      }
      // A number is read as text.
      const { rows } = await owner.query(`select * from ${table} where id = $1`, [row.id]);
      const { created_at: _, ...stored } = rows[0];
      expect(LEAD_TYPES[table].check(stored, '0001-01-01')).toMatchObject({ ok: true });
    });
    await fc.assert(property, { numRuns: TestRunner.matchesTags(['full']) ? 300 : 120 });
    expect(Math.min(counts.stored, counts.refused)).toBeGreaterThan(8);
  });
});

describe('the database and leads/ agree', () => {
  const WHITE_SPACE = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (text) => text.trim() === '',
  );
  const ASCII = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
  const INK = [...'\b\u000e\u001c\u001f!\u0085\u180e\u200b\u2060\u{1f9f5}'];

  test.each([
    ['call_bookings', 'name'],
    ['call_bookings', 'company_name'],
    ['call_bookings', 'problems_to_solve'],
    ['quiz_submissions', 'contact_name'],
    ['support_messages', 'name'],
    ['support_messages', 'message'],
  ] as const)('on what is blank, character by character: %s.%s', async (table, column) => {
    expect(WHITE_SPACE).toHaveLength(25);
    const row = () => rowOf(table);
    for (const text of WHITE_SPACE) {
      expect(await refusal(table, { ...row(), [column]: text }), text).toBe(`${column}_check`);
    }
    expect(await refusal(table, { ...row(), [column]: WHITE_SPACE.join('') })).toBe(`${column}_check`);
    for (const text of INK) expect(await refusal(table, { ...row(), [column]: text }), text).toBeUndefined();
  });

  test.each(LEAD_TABLES)('on how long a text may be: %s', async (table) => {
    for (const [column, most] of Object.entries(MAX_LETTERS)) {
      if (!COLUMNS[table]?.includes(column)) continue;
      for (const piece of column.includes('email') ? ['x'] : ['x', '\u{1f9f5}', '\n']) {
        const text = (letters: number) =>
          column.includes('email') ? `${piece.repeat(letters - 4)}@b.c` : `${piece.repeat(letters - 1)}x`;
        for (const letters of [most, most + 1]) {
          const row = { ...rowOf(table), [column]: text(letters) };
          expect(leadType(table).check(row, '2026-01-01').ok, column).toBe(letters === most);
          expect(await refusal(table, row), column).toBe(letters === most ? undefined : `${column}_check`);
        }
      }
    }
  });

  test.each([
    ['call_bookings', 'email'],
    ['quiz_submissions', 'contact_email'],
    ['support_messages', 'email'],
  ] as const)('on what an email may hold, character by character: %s.%s', async (table, column) => {
    const row = rowOf(table);
    for (const text of [...WHITE_SPACE, ...INK, ...ASCII, '\u200b', '\u202e', '＠']) {
      for (const email of [`a${text}b@c.d`, `a@b${text}c.d`, `a@b.c${text}`]) {
        const sent = { ...row, id: crypto.randomUUID(), [column]: email };
        const checked = leadType(table).check(sent, '2026-01-01');
        expect(await refusal(table, sent), email).toBe(checked.ok ? undefined : `${column}_check`);
      }
    }
  });
});

describe.each([
  ['a plain PostgreSQL', plain],
  ['a project that opens its tables by default', generous],
])('what a visitor may do in %s', (_, url) => {
  const DENIED = '42501';

  test.each(LEAD_TABLES)('insert, without a look at it: %s', async (table) => {
    const visitor = await connectAs(url, 'anon');
    const row = () => JSON.stringify(rowOf(table));
    expect(await refusalOf(insertAsPostgrest(visitor, table, row()))).toBeUndefined();
    expect(await refusalOf(insertAsPostgrest(visitor, table, row(), '*'))).toBe(DENIED);
    expect(await refusalOf(insertAsPostgrest(visitor, table, row(), 'id'))).toBe(DENIED);
    await visitor.end();
  });

  test.each([
    ['read a row', 'select * from TABLE'],
    ['read a column', 'select id from TABLE'],
    ['count the rows', 'select count(*) from TABLE'],
    ['change a row', `update TABLE set id = gen_random_uuid()`],
    ['delete a row', 'delete from TABLE'],
    ['empty the table', 'truncate TABLE'],
    ['say when a row came', `insert into TABLE (created_at) values (now())`],
    [
      'overwrite a row',
      'insert into TABLE (id) values (gen_random_uuid()) on conflict (id) do update set id = excluded.id',
    ],
    ['copy the rows out', 'copy TABLE to stdout'],
    ['change the table', 'alter table TABLE add column note text'],
    ['switch the policies off', 'alter table TABLE disable row level security'],
    ['drop the table', 'drop table TABLE'],
    ['pass the right on', 'grant insert on TABLE to public'],
  ])('not %s', async (_, statement) => {
    const visitor = await connectAs(url, 'anon');
    for (const table of LEAD_TABLES) {
      const attempt = visitor.query(statement.replace('TABLE', `public.${table}`));
      expect(await refusalOf(attempt), table).toBe(DENIED);
    }
    await visitor.end();
  });

  test('the rights that were given are these, and no others', async () => {
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

  test('row-level security is on, with a policy for inserts alone', async () => {
    expect(
      await query(
        url,
        `select relname, relrowsecurity, array_agg(polcmd::text || ' ' || polroles::regrole[]::text) as policies
         from pg_class join pg_policy on polrelid = pg_class.oid group by 1, 2 order by 1`,
      ),
    ).toEqual(LEAD_TABLES.map((relname) => ({ relname, relrowsecurity: true, policies: ['a {anon}'] })));
  });
});

describe('run again', () => {
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

  test('it leaves the rows, and takes back what was given away in between', async () => {
    const url = await postgres.createDatabase();
    await query(url, HOSTED_SQL);
    const first = await schema(url);
    const visitor = await connectAs(url, 'anon');
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
    await visitor.end();
  });

  test('it puts a new option in the place of an old one, and leaves the rows that have the old one', async () => {
    const url = await postgres.createDatabase();
    await query(url, HOSTED_SQL.replace(`'General Consultation'`, `'Fortune Telling'`));
    const visitor = await connectAs(url, 'anon');
    const send = (selected_service: string) =>
      refusalOf(
        insertAsPostgrest(
          visitor,
          'call_bookings',
          JSON.stringify({ ...rowOf('call_bookings'), selected_service }),
        ),
      );
    expect(await send('Fortune Telling')).toBeUndefined();
    expect(await send('General Consultation')).toBe('selected_service_check');
    await query(url, HOSTED_SQL);
    expect(await send('Fortune Telling')).toBe('selected_service_check');
    expect(await send('General Consultation')).toBeUndefined();
    expect(await query(url, 'select selected_service from call_bookings order by created_at')).toEqual([
      { selected_service: 'Fortune Telling' },
      { selected_service: 'General Consultation' },
    ]);
    await visitor.end();
  });
});

describe('a database of ours that gives strangers every right on new tables', () => {
  test('lets them do nothing with any table of ours once a server has started', async () => {
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
      for (const { name, column } of tables) {
        for (const statement of [
          ...[`select * from ${name}`, `select count(*) from ${name}`, `insert into ${name} default values`],
          ...[`update ${name} set ${column} = null`, `delete from ${name}`, `truncate ${name}`],
          `copy ${name} to stdout`,
        ]) {
          expect(await refusalOf(stranger.query(statement)), statement).toBe('42501');
        }
      }
      // Tables of others keep their rights.
      expect((await stranger.query('select * from shop')).rowCount).toBe(1);
      await stranger.end();
    }
    const sequences = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`;
    expect(await query(url, sequences)).toEqual([]);
    await server.stop();
  });

  test.each(['before', 'after'])(
    'takes rows by the same rules where db/hosted.sql ran %s us',
    async (when) => {
      const url = await createGenerousDatabase();
      if (when === 'before') await query(url, HOSTED_SQL);
      await (await openStore(url)).close();
      if (when === 'after') await query(url, HOSTED_SQL);
      const visitor = await connectAs(url, 'anon');
      const send = (row: object) =>
        refusalOf(insertAsPostgrest(visitor, 'call_bookings', JSON.stringify(row)));
      const { id, ...row } = rowOf('call_bookings');
      expect(await send({ ...row, id })).toBeUndefined();
      expect(await send(row)).toBeUndefined();
      expect(await send({ ...row, name: 'x'.repeat(201) })).toBe('name_check');
      expect(await refusalOf(visitor.query('select * from call_bookings'))).toBe('42501');
      await visitor.end();
      expect((await callCommand(url, ['list', '--json'])).rows()).toHaveLength(2);
    },
  );
});
