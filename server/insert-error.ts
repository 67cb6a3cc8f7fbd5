import type { LeadTable } from '#leads/types.ts';
import type { Problem } from '#leads/validation.ts';

/** An error answer of the insert interface, in PostgREST's shape. */
export interface InsertError {
  status: number;
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

export const MALFORMED_JSON = error(400, 'PGRST102', 'The body must be one row as a JSON object');

/** One answer for a booking that is not there, one that may not pick, and a time that is not offered. */
export const NO_SUCH_PICK = error(404, 'PGRST116', 'There is no such booking that may pick this time');

export const CROSS_SITE_POST = error(403, '42501', 'Pages of other sites may not post here');

/** Not `23505`, which clients treat as stored. */
export const ID_TAKEN = error(
  409,
  'PGRST409',
  'This was not stored: another submission has the same id. Please change a word and send it again.',
);

export const TIME_TAKEN = error(409, '23P01', 'This time is taken');

export const BODY_TOO_LARGE = error(413, 'PGRST413', 'The body is larger than 64 KiB');

export const UNSUPPORTED_TYPE = error(
  415,
  'PGRST415',
  'The body must be application/json or application/x-www-form-urlencoded',
);

export const INTERNAL_ERROR = error(500, 'XX000', 'An unexpected error occurred. Please try again later.');

const NOT_STORED_NOW = 'The lead could not be stored just now. Please send it again in a moment.';
export const STORE_UNAVAILABLE = { ...error(503, 'PGRST000', NOT_STORED_NOW), retryAfter: 5 };

export const unknownColumn = (table: LeadTable, column: string) =>
  error(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`);

/** Has the first problem's message, and all problems in the details, one per line. */
export function invalidRow(problems: Problem[]): InsertError {
  const { kind, message = '' } = problems[0] ?? {};
  const details = problems.map(({ field, message }) => `${field}: ${message}`).join('\n');
  return { ...error(400, kind === 'missing' ? '23502' : '23514', message), details };
}

export const unknownTable = (name: string) =>
  error(404, 'PGRST205', `Could not find the table '${name}' in the schema cache`);

export const permissionDenied = (table: LeadTable) =>
  error(401, '42501', `permission denied for table ${table}`);

export const duplicateId = (table: LeadTable) =>
  error(409, '23505', `duplicate key value violates unique constraint "${table}_pkey"`);

const TOO_MANY = 'Too many submissions. Please wait a minute and send it again.';
export const tooManyRequests = (retryAfter: number) => ({ ...error(429, 'PGRST429', TOO_MANY), retryAfter });

function error(status: number, code: string, message: string): InsertError {
  return { status, code, message, details: null, hint: null };
}
