import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { EMAIL_PATTERN, MAX_EMAIL, NOT_IN_DOMAIN, NOT_IN_LOCAL_PART } from '../validation.ts';
import type { Tables } from './tables.ts';

/** What SQLite and PostgreSQL write differently. */
export type Dialect = typeof SQLITE;

type DeliveryQuery<Output> = SelectQueryBuilder<Tables, 'deliveries', Output>;

export function isOneOf(column: string, values: readonly string[]): RawBuilder<unknown> {
  return sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;
}

/** The characters that `String.prototype.trim` removes. */
const WHITE_SPACE = [
  9, 10, 11, 12, 13, 32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232,
  8233, 8239, 8287, 12288, 65279,
];

const HEX = '[0-9a-f]';
const UUID_GLOB = [8, 4, 4, 4, 12].map((length) => HEX.repeat(length)).join('-');

const SQLITE_WHITE_SPACE = sql.raw(`char(${WHITE_SPACE.join()})`);

/** A pattern of texts that have one of these characters, written as in a regular expression. No statement holds NUL. */
function globOf(characters: string): RawBuilder<unknown> {
  return sql.lit(`*[${JSON.parse(`"${characters.replace('\\u0000', '\\u0001')}"`)}]*`);
}

const SQLITE_NOW = "(strftime('%Y-%m-%dT%H:%M:%fZ'))";

export const SQLITE = {
  name: 'sqlite' as 'sqlite' | 'postgres',
  /** The types of ids, instants in UTC, and lists. */
  idType: 'text',
  instantType: 'text',
  listType: 'text',
  /** The column of the instant at which a row was stored. */
  created: `text not null default ${SQLITE_NOW}`,
  /** Table options, after the list of columns. */
  tableEnd: 'strict',
  isUuid: (column: string) => sql`${sql.ref(column)} glob ${sql.lit(UUID_GLOB)}`,
  notBlank: (column: string) => sql`trim(${sql.ref(column)}, ${SQLITE_WHITE_SPACE}) <> ''`,
  /** Forbids NUL in texts, where the database could store it. */
  withoutNul: (columns: readonly string[]): RawBuilder<unknown>[] => [
    sql`constraint no_nul_check check (${sql.join(
      columns.map((column) => sql`instr(coalesce(${sql.ref(column)}, ''), char(0)) = 0`),
      sql` and `,
    )})`,
  ],
  /** Same as `EMAIL` in `validation.ts`. */
  isEmail(column: string) {
    const ref = sql.ref(column);
    const at = sql`instr(${ref}, '@')`;
    const domain = sql`substr(${ref}, ${at} + 1)`;
    // Everything from the last dot on is stripped of what is no dot.
    const label = sql`substr(${ref}, length(rtrim(${ref}, replace(${ref}, '.', ''))) + 1)`;
    return sql`length(${ref}) <= ${sql.lit(MAX_EMAIL)} and ${at} > 1
      and substr(${ref}, 1, ${at} - 1) not glob ${globOf(NOT_IN_LOCAL_PART)}
      and ${domain} not glob ${globOf(NOT_IN_DOMAIN)} and '.' || ${domain} not glob '*..*'
      and ${domain} glob '*.?*' and ${label} not in ('', '.') and ${label} not glob '[0-9-]*'`;
  },
  /** `YYYY-MM-DD`, and an existing date. */
  isDay(column: string) {
    const ref = sql.ref(column);
    return sql`${ref} glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]' and date(${ref}) is ${ref}`;
  },
  /** `HH:MM`, 24 hours. */
  isTime(column: string) {
    const ref = sql.ref(column);
    return sql`${ref} glob '[0-2][0-9]:[0-5][0-9]' and ${ref} < '24:00'`;
  },
  /** A list of one or more of these values, each once. */
  isListOf(column: string, values: readonly string[]) {
    // A CHECK can't query a JSON list. This removes each known value from its text; only punctuation may be left.
    const ref = sql.ref(column);
    const rest = values.reduce<RawBuilder<unknown>>(
      (text, value) => sql`replace(${text}, ${sql.lit(JSON.stringify(value))}, '')`,
      sql`${ref}`,
    );
    const known = values.map((value) => sql`(instr(${ref}, ${sql.lit(JSON.stringify(value))}) > 0)`);
    return sql`json_valid(${ref}) and json_type(${ref}) = 'array' and json_array_length(${ref}) > 0
      and trim(${rest}, '[],') = '' and json_array_length(${ref}) = ${sql.join(known, sql` + `)}`;
  },
  /** The database's own clock, which all processes share. */
  now: sql.raw<string>(SQLITE_NOW),
  /** So many ms from now; negative for the past. */
  in: (ms: number) => sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${ms / 1000} seconds`})`,
  /** A list as a column keeps it. */
  list: (values: string[]): string | string[] => JSON.stringify(values),
  // Of the next two SQLite needs neither: a transaction that writes has the file to itself.
  /** Locks the deliveries that a query selects, and skips those that another transaction has locked. */
  lockingRows: <Output>(query: DeliveryQuery<Output>) => query,
  /** Waits until no other transaction holds this lock, and holds it to the end of this one. */
  async lock(_transaction: Kysely<Tables>, _key: number): Promise<void> {},
};

const POSTGRES_WHITE_SPACE = WHITE_SPACE.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('');

export const POSTGRES: Dialect = {
  name: 'postgres',
  idType: 'uuid',
  instantType: 'timestamptz(3)',
  listType: 'text[]',
  created: 'timestamptz(3) not null default now()',
  tableEnd: '',
  isUuid: (column) => sql`${sql.ref(column)} is not null`,
  notBlank: (column) => sql`btrim(${sql.ref(column)}, ${sql.raw(`E'${POSTGRES_WHITE_SPACE}'`)}) <> ''`,
  withoutNul: () => [],
  isEmail(column) {
    const ref = sql.ref(column);
    return sql`char_length(${ref}) <= ${sql.lit(MAX_EMAIL)} and ${ref} ~ ${sql.lit(EMAIL_PATTERN)}`;
  },
  isDay(column) {
    const ref = sql.ref(column);
    const first = sql`make_date(substr(${ref}, 1, 4)::int, substr(${ref}, 6, 2)::int, 1)`;
    return sql`case when ${ref} ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
      then substr(${ref}, 9, 2)::int <= extract(day from ${first} + interval '1 month' - interval '1 day')
      else false end`;
  },
  isTime: (column) => sql`${sql.ref(column)} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
  isListOf(column, values) {
    const ref = sql.ref(column);
    const each = values.map((value) => sql`(${ref} @> array[${sql.lit(value)}])::int`);
    return sql`cardinality(${ref}) > 0 and array_ndims(${ref}) = 1 and cardinality(${ref}) = ${sql.join(each, sql` + `)}`;
  },
  now: sql.raw('now()'),
  in: (ms) => sql`now() + ${`${ms} ms`}::interval`,
  list: (values) => values,
  lockingRows: (query) => query.forUpdate().skipLocked(),
  async lock(transaction, key) {
    await sql`select pg_advisory_xact_lock(${sql.lit(key)})`.execute(transaction);
  },
};
