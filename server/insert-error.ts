import type { LeadTable } from '#leads/types.ts';
import type { Problem } from '#leads/validation.ts';

/** An answer of the insert interface that is no success, in PostgREST's shape. */
export interface InsertError {
  status: number;
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
}

export function malformedJson(): InsertError {
  return error(400, 'PGRST102', 'The body is not one row as a JSON object');
}

export function unknownColumn(table: LeadTable, column: string): InsertError {
  return error(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`);
}

/** The first problem's message, and every problem in the details, one a line. */
export function badRow([first, ...others]: [Problem, ...Problem[]]): InsertError {
  return {
    ...error(400, first.kind === 'missing' ? '23502' : '23514', first.message),
    details: [first, ...others].map(({ field, message }) => `${field}: ${message}`).join('\n'),
  };
}

export function unknownTable(name: string): InsertError {
  return error(404, 'PGRST205', `Could not find the table '${name}' in the schema cache`);
}

export function onlyInserts(table: LeadTable): InsertError {
  return error(401, '42501', `permission denied for table ${table}`);
}

export function duplicateId(table: LeadTable): InsertError {
  return error(409, '23505', `duplicate key value violates unique constraint "${table}_pkey"`);
}

/** No `23505`: whoever sent it has to know that it was not stored. */
export function idOfAnother(): InsertError {
  return error(
    409,
    'PGRST409',
    'This was not stored: its id is that of something else. Please change a word and send it again.',
  );
}

export function fromAnotherSite(): InsertError {
  return error(403, '42501', 'A form of another site may not post here');
}

export function tooLarge(): InsertError {
  return error(413, 'PGRST413', 'The body is larger than 64 KiB');
}

export function wrongType(): InsertError {
  return error(415, 'PGRST415', 'The body has to be application/json or application/x-www-form-urlencoded');
}

export function tooMany(retryAfter: number): InsertError {
  return {
    ...error(429, 'PGRST429', 'Too many at once. Please wait a minute and send it again.'),
    retryAfter,
  };
}

export function storeAway(): InsertError {
  return {
    ...error(503, 'PGRST000', 'The lead could not be stored just now. Please send it again in a moment.'),
    retryAfter: 5,
  };
}

export function unexpected(): InsertError {
  return error(500, 'XX000', 'An unexpected error occurred. Please try again later.');
}

function error(status: number, code: string, message: string): InsertError {
  return { status, code, message, details: null, hint: null };
}
