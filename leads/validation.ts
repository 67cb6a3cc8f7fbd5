import * as v from 'valibot';

/** One thing that is wrong with a row, said in the words of spec section 5. */
export interface Problem {
  /** The column, as in spec section 3. */
  field: string;
  /** What the visitor is told. */
  message: string;
  /** `missing`: no value at all. `invalid`: a value that the rules refuse. `unknown`: no such column. */
  kind: 'missing' | 'invalid' | 'unknown';
}

export type Checked<Row> = { ok: true; row: Row } | { ok: false; problems: Problem[] };

/** What a plain HTML form or a `FormData` gives: text, or several texts under one name. */
export type FormValues = Record<string, string | string[] | undefined>;

/**
 * Runs a row's schema and turns what it finds into problems, at most one for each field and in the
 * schema's own order, which is the order of the fields on the page.
 */
export function checkRow<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, row: result.output };
  const problems = new Map<string, Problem>();
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? '';
    if (!problems.has(field)) problems.set(field, { field, message: issue.message, kind: kindOf(issue) });
  }
  return { ok: false, problems: [...problems.values()] };
}

/**
 * A row of exactly these columns. A column that is not there at all is worded by `missing`, since
 * no schema of its own gets to see it.
 */
export function rowSchema<const Entries extends v.ObjectEntries>(
  entries: Entries,
  missing: Record<string, string>,
) {
  return v.strictObject(entries, (issue) => {
    const key = v.getDotPath(issue) ?? '';
    if (issue.expected === 'never') return `There is no field '${key}'`;
    return missing[key] ?? 'A row is one JSON object';
  });
}

/** Text that has more in it than white space. PostgreSQL can't hold NUL, so no row may. */
export function requiredText(message: string) {
  return v.pipe(
    v.string(message),
    v.check((text) => text.trim() !== '' && !text.includes('\0'), message),
  );
}

/** Text, or null where the visitor left the field empty. */
export function optionalText(message: string) {
  return v.optional(
    v.nullable(
      v.pipe(
        v.string(message),
        v.check((text) => !text.includes('\0'), message),
      ),
    ),
    null,
  );
}

/**
 * 'Text, an at sign, text, a dot, text, with no spaces' (spec section 5). It looks for the first such dot, so
 * that no text of thousands of dots has it try each of them.
 */
export const EMAIL = /^[^\s@\0]+@[^\s@\0][^\s@\0.]*\.[^\s@\0]+$/;

/** The `id` that a client may make itself, so that a repeated submit is one row. */
export const clientId = v.optional(
  v.pipe(v.string('id takes a UUID'), v.uuid('id takes a UUID'), v.toLowerCase()),
);

/** A form's single text, with the line ends that a plain form post turns into CRLF put back. */
export function formText(values: FormValues, name: string): string | string[] | undefined {
  const value = values[name];
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
}

/** As `formText`, and null for a field that was left empty. */
export function formTextOrNull(values: FormValues, name: string): string | string[] | null {
  const value = formText(values, name);
  return value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value;
}

function kindOf(issue: v.BaseIssue<unknown>): Problem['kind'] {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown';
  return issue.input === undefined || issue.input === null ? 'missing' : 'invalid';
}
