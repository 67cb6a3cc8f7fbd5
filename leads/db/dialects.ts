import { type RawBuilder, sql } from 'kysely';
import { ACCENTS, LOOKALIKES, SOUNDS } from '../fold-text.ts';
import { EMAIL_PATTERN, MAX_EMAIL, NOT_IN_DOMAIN, NOT_IN_LOCAL_PART } from '../validation.ts';
import type { Db } from './tables.ts';

/** The SQL that differs between SQLite and PostgreSQL: column types and rules as text, and query fragments. */
export type Dialect = typeof SQLITE;

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The code points that `String.prototype.trim` removes. */
const WHITE_SPACE = [
  9, 10, 11, 12, 13, 32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232,
  8233, 8239, 8287, 12288, 65279,
];

const UUID_GLOB = [8, 4, 4, 4, 12].map((length) => '[0-9a-f]'.repeat(length)).join('-');

/** Returns a GLOB pattern for text with any of these characters. @param characters escaped as in a regex */
function globOf(characters: string): string {
  // Replace NUL by U+0001 in the ranges, since an SQL statement can't contain NUL.
  return quoted(`*[${JSON.parse(`"${characters.replace('\\u0000', '\\u0001')}"`)}]*`);
}

const SQLITE_NOW = "(strftime('%Y-%m-%dT%H:%M:%fZ'))";

export const SQLITE = {
  name: 'sqlite' as 'sqlite' | 'postgres',
  idType: 'text',
  instantType: 'text',
  listType: 'text',
  created: `text not null default ${SQLITE_NOW}`,
  tableEnd: 'strict',
  isUuid: (column: string) => `${column} glob '${UUID_GLOB}'`,
  notBlank: (column: string) => `trim(${column}, char(${WHITE_SPACE})) <> ''`,
  /** Rejects NUL in text. PostgreSQL needs no rule, since it can't store NUL. */
  withoutNul: (column: string) => `instr(coalesce(${column}, ''), char(0)) = 0`,
  /** Applies the same rule as `EMAIL` in `validation.ts`. */
  isEmail(column: string) {
    const at = `instr(${column}, '@')`;
    const domain = `substr(${column}, ${at} + 1)`;
    // `rtrim` strips the trailing characters that aren't dots, so `label` is the text after the last dot.
    const label = `substr(${column}, length(rtrim(${column}, replace(${column}, '.', ''))) + 1)`;
    return `length(${column}) <= ${MAX_EMAIL} and ${at} > 1
      and substr(${column}, 1, ${at} - 1) not glob ${globOf(NOT_IN_LOCAL_PART)}
      and ${domain} not glob ${globOf(NOT_IN_DOMAIN)} and '.' || ${domain} not glob '*..*'
      and ${domain} glob '*.?*' and ${label} not in ('', '.') and ${label} not glob '[0-9-]*'`;
  },
  /** Requires a valid date, as `YYYY-MM-DD`. */
  isDay: (column: string) =>
    `${column} glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]' and date(${column}) is ${column}`,
  isTime: (column: string) => `${column} glob '[0-2][0-9]:[0-5][0-9]' and ${column} < '24:00'`,
  isList: (column: string) =>
    `json_valid(${column}) and json_type(${column}) = 'array' and json_array_length(${column}) > 0`,
  /** Like `foldText`. The driver defines the function `fold_text`. */
  folded: (text: RawBuilder<string>) => sql<string>`fold_text(${text})`,
  /** Like `soundsOf`. */
  sounds: (text: RawBuilder<string>) => sql`sounds_of(${text})`,
  /** The database's clock, which all processes share. */
  now: sql.raw<string>(SQLITE_NOW),
  /** Returns the instant `ms` milliseconds from now; if `ms` is negative, in the past. */
  in: (ms: number) => sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${ms / 1000} seconds`})`,
  // The next three members do nothing on SQLite, where only one write transaction can run at a time.
  /** Query suffix: locks the selected rows, and skips rows that another transaction has locked. */
  lockingRows: sql``,
  /** Query suffix: locks the selected row, after waiting for any transaction that is deleting the row. */
  lockingRow: sql``,
  /** Takes the installation-wide lock until the transaction ends. Waits while another transaction holds the lock. */
  async lock(_transaction: Db): Promise<void> {},
};

export const POSTGRES: Dialect = {
  name: 'postgres',
  idType: 'uuid',
  instantType: 'timestamptz(3)',
  listType: 'text[]',
  created: 'timestamptz(3) not null default now()',
  tableEnd: '',
  isUuid: () => 'true',
  notBlank(column) {
    const codes = WHITE_SPACE.map((code) => `\\u${code.toString(16).padStart(4, '0')}`);
    return `btrim(${column}, E'${codes.join('')}') <> ''`;
  },
  withoutNul: () => 'true',
  isEmail: (column) => `char_length(${column}) <= ${MAX_EMAIL} and ${column} ~ ${quoted(EMAIL_PATTERN)}`,
  isDay(column) {
    const first = `make_date(substr(${column}, 1, 4)::int, substr(${column}, 6, 2)::int, 1)`;
    return `case when ${column} ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
      then substr(${column}, 9, 2)::int <= extract(day from ${first} + interval '1 month' - interval '1 day')
      else false end`;
  },
  isTime: (column) => `${column} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
  isList: (column) => `cardinality(${column}) > 0 and array_ndims(${column}) = 1`,
  folded: (text) => sql<string>`lower(regexp_replace(normalize(
    translate(${text}, ${sql.lit(LOOKALIKES[0])}, ${sql.lit(LOOKALIKES[1])}), NFKD), ${sql.lit(ACCENTS)}, '', 'g'))`,
  sounds: (text) => sql`regexp_replace(translate(replace(${POSTGRES.folded(text)}, 'ph', 'f'),
    ${sql.lit(SOUNDS[0])}, ${sql.lit(SOUNDS[1])}), '(.)\\1+', '\\1', 'g')`,
  now: sql.raw('now()'),
  in: (ms) => sql`now() + ${`${ms} ms`}::interval`,
  lockingRows: sql`for update skip locked`,
  lockingRow: sql`for update`,
  async lock(transaction) {
    // An arbitrary key that no other lock uses.
    await sql`select pg_advisory_xact_lock(7310001)`.execute(transaction);
  },
};
