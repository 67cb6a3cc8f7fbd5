import { type RawBuilder, sql } from 'kysely';

/** The column types and constraints that SQLite and PostgreSQL write differently. */
export interface SchemaDialect {
  name: 'sqlite' | 'postgres';
  id: RawBuilder<unknown>;
  /** The type of an instant, in UTC. */
  instant: RawBuilder<unknown>;
  list: RawBuilder<unknown>;
  now: RawBuilder<unknown>;
  /** Table options, after the list of columns. */
  tableEnd: RawBuilder<unknown>;
  isUuid(column: string): RawBuilder<unknown>;
  notBlank(column: string): RawBuilder<unknown>;
  /** Same as `EMAIL` in `validation.ts`: text, one at sign, text, a dot, text; no white space. */
  looksLikeEmail(column: string): RawBuilder<unknown>;
  /** `YYYY-MM-DD`, and an existing date. */
  isDay(column: string): RawBuilder<unknown>;
  /** `HH:MM`, 24 hours. */
  isTime(column: string): RawBuilder<unknown>;
  /** A list of one or more of these values. On PostgreSQL it also forbids duplicates. */
  isListOf(column: string, values: readonly string[]): RawBuilder<unknown>;
}

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

export const SQLITE: SchemaDialect = {
  name: 'sqlite',
  id: sql`text`,
  instant: sql`text`,
  list: sql`text`,
  now: sql`(strftime('%Y-%m-%dT%H:%M:%fZ'))`,
  tableEnd: sql`strict`,
  isUuid: (column) => sql`${sql.ref(column)} glob ${sql.lit(UUID_GLOB)}`,
  notBlank: (column) => sql`trim(${sql.ref(column)}, ${SQLITE_WHITE_SPACE}) <> ''`,
  looksLikeEmail(column) {
    const ref = sql.ref(column);
    return sql`${ref} like '_%@_%._%' and ${ref} not like '%@%@%' and ${ref} not glob ('*[' || ${SQLITE_WHITE_SPACE} || ']*')`;
  },
  isDay(column) {
    const ref = sql.ref(column);
    return sql`${ref} glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]' and date(${ref}) is ${ref}`;
  },
  isTime(column) {
    const ref = sql.ref(column);
    return sql`${ref} glob '[0-2][0-9]:[0-5][0-9]' and ${ref} < '24:00'`;
  },
  /** A CHECK can't query a JSON list. This removes each known value from its text; only punctuation may be left. */
  isListOf(column, values) {
    const ref = sql.ref(column);
    const rest = values.reduce<RawBuilder<unknown>>(
      (text, value) => sql`replace(${text}, ${sql.lit(JSON.stringify(value))}, '')`,
      sql`${ref}`,
    );
    return sql`json_valid(${ref}) and json_type(${ref}) = 'array' and json_array_length(${ref}) > 0 and trim(${rest}, '[],') = ''`;
  },
};

const POSTGRES_WHITE_SPACE = WHITE_SPACE.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('');

export const POSTGRES: SchemaDialect = {
  name: 'postgres',
  id: sql`uuid`,
  instant: sql`timestamptz(3)`,
  list: sql`text[]`,
  now: sql`now()`,
  tableEnd: sql``,
  isUuid: (column) => sql`${sql.ref(column)} is not null`,
  notBlank: (column) => sql`btrim(${sql.ref(column)}, ${sql.raw(`E'${POSTGRES_WHITE_SPACE}'`)}) <> ''`,
  looksLikeEmail(column) {
    const text = `[^@${POSTGRES_WHITE_SPACE}]`;
    return sql`${sql.ref(column)} ~ ${sql.raw(`E'^${text}+@${text}+[.]${text}+$'`)}`;
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
};
