/** SQLite's primary result codes, https://www.sqlite.org/rescode.html. */
const CODES = {
  busy: 5,
  locked: 6,
  noMemory: 7,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cantOpen: 14,
  notADatabase: 26,
};

/** Whether another process locks the file. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === CODES.busy;
}

/** Whether the file is none that SQLite can read. */
export function isDamaged(error: unknown): boolean {
  return [CODES.corrupt, CODES.notADatabase].includes(codeOf(error) ?? 0);
}

/** Whether the database is to blame rather than the row, so that a later attempt may succeed. */
export function isSqliteUnavailable(error: unknown): boolean {
  return Object.values(CODES).includes(codeOf(error) ?? 0);
}

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}
