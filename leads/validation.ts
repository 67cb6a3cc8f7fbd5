import * as v from 'valibot';
import { cleanLine, isBlank } from './clean-line.ts';

/** An error in a row, worded as in spec section 5. */
export interface Problem {
  /** The column's name (spec section 3). */
  field: string;
  message: string;
  /** `missing`: there is no value. `invalid`: the value breaks a rule. `unknown`: there is no such column. */
  kind: 'missing' | 'invalid' | 'unknown';
}

export type Checked<Row> = { ok: true; row: Row } | { ok: false; problems: Problem[] };

/** The fields of an HTML form or a `FormData`; a field with several values is a list. */
export type FormValues = Record<string, string | string[] | undefined>;

/** The rules of a row, with an entry for each column in table order. */
export type RowSchema<Row> = v.GenericSchema<unknown, Row> & { entries: v.ObjectEntries };

/** Validates a row. Reports at most one problem per field, in the order of the schema and the form. */
export function checkRow<Row>(schema: v.GenericSchema<unknown, Row>, input: unknown): Checked<Row> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, row: result.output };
  const problems = new Map<string, Problem>();
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? '';
    if (!problems.has(field)) problems.set(field, { field, message: issue.message, kind: kindOf(issue) });
  }
  return { ok: false, problems: [...problems.values()] };
}

/** Creates a strict schema with these columns and an `id`. Missing and empty values get the same message. */
export function rowSchema<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject({ id: clientId, ...entries }, (issue) => {
    const key = v.getDotPath(issue) ?? '';
    if (issue.expected === 'never') return `There is no field '${key}'`;
    const entry = entries[key];
    return (entry && v.safeParse(entry, undefined).issues?.[0].message) ?? 'A row is one JSON object';
  });
}

/** RFC 5321 section 4.5.3.1.3. */
export const MAX_EMAIL = 254;

/**
 * Maximum text length by column, in Unicode code points (spec section 5). To change a limit, add a migration and update
 * `db/hosted.sql`. The forms have no `maxlength`, because browsers silently drop text beyond it.
 */
export const MAX_LETTERS = {
  name: 200,
  contact_name: 200,
  email: MAX_EMAIL,
  contact_email: MAX_EMAIL,
  company_name: 200,
  contact_phone: 200,
  business_website: 2000,
  problems_to_solve: 5000,
  additional_info: 5000,
  additional_comments: 5000,
  message: 5000,
};

/** Accepts text that isn't blank. @param most the maximum length; a limit below 5,000 means a single line */
export function requiredText(message: string, most?: number) {
  return v.pipe(
    plainText(message, most),
    v.check((text) => !isBlank(text), message),
  );
}

export function requiredEmail(missing: string, invalid: string) {
  return v.pipe(requiredText(missing, MAX_EMAIL), matching(EMAIL, invalid));
}

/** Accepts text or no value. Turns blank text into null. */
export function optionalText(message: string, most?: number) {
  const orNull = v.transform((text: string) => (isBlank(text) ? null : text));
  return v.nullish(v.pipe(plainText(message, most), orNull), null);
}

/** Cleans a single line. Rejects NUL, which PostgreSQL can't store. */
function plainText(message: string, most: number = MAX_LETTERS.message) {
  return v.pipe(
    v.string(message),
    v.transform(most < MAX_LETTERS.message ? cleanLine : String),
    v.check((text) => !text.includes('\0'), message),
    upTo(most),
  );
}

/** Like `v.regex`, which would add to the forms' scripts. */
export function matching(pattern: RegExp, message: string) {
  return v.check((text: string) => pattern.test(text), message);
}

function upTo(most: number) {
  const count = (letters: number) => letters.toLocaleString('en');
  const excessOf = (text: string) => [...text].length - most;
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => excessOf(text) <= 0,
    ({ input }) => {
      const excess = excessOf(input);
      return `Please use at most ${count(most)} letters: ${count(excess)} letter${excess > 1 ? 's' : ''} ${TOO_MANY}`;
    },
  );
}

/** The end of the message for text that is too long. */
export const TOO_MANY = 'too many';

/** Spaces, invisible characters, surrogates and full-width forms, for a regular expression's character class. */
const INVISIBLE = '\\u2000-\\u206f\\u3000\\ud800-\\udfff\\ufeff-\\uffff';

/** Characters not allowed before the at sign of a deliverable address: controls, `"(),:;<>@[\]^` and `INVISIBLE`. */
export const NOT_IN_LOCAL_PART = `\\u0000-\\u0020\\u0022(),:-<>@[-^\\u007f-\\u00ad${INVISIBLE}`;

/** Characters not allowed after the at sign: `INVISIBLE`, and all up to U+00AD except `A-Z a-z 0-9 . - _`. */
export const NOT_IN_DOMAIN = `\\u0000-,/:-@[-^\\u0060{-\\u00ad${INVISIBLE}`;

/** 'Text, an at sign, text, a dot, text, with no spaces' (spec section 5), limited to deliverable addresses. */
export const EMAIL_PATTERN = `^[^${NOT_IN_LOCAL_PART}]+@([^.${NOT_IN_DOMAIN}]+[.])+[^.0-9${NOT_IN_DOMAIN}-][^.${NOT_IN_DOMAIN}]*$`;

export const EMAIL = new RegExp(`(?=^.{1,${MAX_EMAIL}}$)${EMAIL_PATTERN}`, 'u');

export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const NO_UUID = 'id takes a UUID';

/** An optional `id` chosen by the client, so that a repeated submission is stored only once. */
export const clientId = v.optional(
  v.pipe(
    v.string(NO_UUID),
    matching(UUID, NO_UUID),
    v.transform((id) => id.toLowerCase()),
  ),
);

/** Converts a form's fields to a row for validation. Restores line feeds, which a form post turns into CRLF. */
export function rowFromForm<Fields extends v.ObjectEntries>(schema: { entries: Fields }, values: FormValues) {
  const columns = Object.keys(schema.entries).map((name) => {
    const value = values[name];
    return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value];
  });
  return Object.fromEntries(columns) as Record<keyof Fields, unknown>;
}

function kindOf(issue: v.BaseIssue<unknown>): Problem['kind'] {
  if (issue.expected === 'never') return 'unknown';
  return (issue.input ?? null) === null ? 'missing' : 'invalid';
}
