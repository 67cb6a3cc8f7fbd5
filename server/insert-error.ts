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

export function malformedJson(): InsertError {
  return error(400, 'PGRST102', 'The body must be one row as a JSON object');
}

export function unknownColumn(table: LeadTable, column: string): InsertError {
  return error(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`);
}

/** Has the first problem's message, and all problems in the details, one per line. */
export function invalidRow([first, ...others]: [Problem, ...Problem[]]): InsertError {
  return {
    ...error(400, first.kind === 'missing' ? '23502' : '23514', first.message),
    details: [first, ...others].map(({ field, message }) => `${field}: ${message}`).join('\n'),
  };
}

export function unknownTable(name: string): InsertError {
  return error(404, 'PGRST205', `Could not find the table '${name}' in the schema cache`);
}

export function permissionDenied(table: LeadTable): InsertError {
  return error(401, '42501', `permission denied for table ${table}`);
}

export function duplicateId(table: LeadTable): InsertError {
  return error(409, '23505', `duplicate key value violates unique constraint "${table}_pkey"`);
}

/** Not `23505`, which clients treat as stored. */
export function idTaken(): InsertError {
  return error(
    409,
    'PGRST409',
    'This was not stored: another submission has the same id. Please change a word and send it again.',
  );
}

/** One answer for a booking that is not there, one that may not pick, and a time that is not offered. */
export function noSuchPick(): InsertError {
  return error(404, 'PGRST116', 'There is no such booking that may pick this time');
}

export function timeTaken(): InsertError {
  return error(409, '23P01', 'Somebody else has this time');
}

export function crossSitePost(): InsertError {
  return error(403, '42501', 'Pages of other sites may not post here');
}

export function bodyTooLarge(): InsertError {
  return error(413, 'PGRST413', 'The body is larger than 64 KiB');
}

export function unsupportedType(): InsertError {
  return error(415, 'PGRST415', 'The body must be application/json or application/x-www-form-urlencoded');
}

export function tooManyRequests(retryAfter: number): InsertError {
  return {
    ...error(429, 'PGRST429', 'Too many submissions. Please wait a minute and send it again.'),
    retryAfter,
  };
}

export function storeUnavailable(): InsertError {
  return {
    ...error(503, 'PGRST000', 'The lead could not be stored just now. Please send it again in a moment.'),
    retryAfter: 5,
  };
}

export function internalError(): InsertError {
  return error(500, 'XX000', 'An unexpected error occurred. Please try again later.');
}

function error(status: number, code: string, message: string): InsertError {
  return { status, code, message, details: null, hint: null };
}
