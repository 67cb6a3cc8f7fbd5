import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorMessage } from '../error-message.ts';

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
export function isUnavailable(error: unknown): boolean {
  return Object.values(CODES).includes(codeOf(error) ?? 0);
}

/** With fewer free bytes the disk counts as full: SQLite can't even create the files beside a database. */
const MIN_FREE_BYTES = 256 * 1024;

/** Returns the reason of an error for the operator. Detects a full disk, which SQLite reports in several ways. */
export function reasonOf(error: unknown, path: string): string {
  const code = codeOf(error);
  const mayBeFull = code === CODES.ioError || code === CODES.cantOpen || isNoSpace(error);
  const isFull = code === CODES.full || (mayBeFull && freeBytes(dirname(path)) < MIN_FREE_BYTES);
  if (isFull) return `the disk of ${dirname(path)} is full`;
  return errorMessage(error);
}

function isNoSpace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // Asks for the parent of a folder that does not exist. An unknown disk does not count as full.
    return folder === dirname(folder) ? Number.POSITIVE_INFINITY : freeBytes(dirname(folder));
  }
}

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}
