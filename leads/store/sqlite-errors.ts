import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

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
};

/** Whether another process holds the file. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === CODES.busy;
}

/** Whether SQLite can't do something now, and may be able to later. */
export function isNotNow(error: unknown): boolean {
  return Object.values(CODES).includes(codeOf(error) ?? 0);
}

/** With less room than this, in bytes, a disk counts as full: SQLite can't even make the files beside a database. */
const FULL_BELOW = 256 * 1024;

/** Why a database file can't be used, for whoever runs it. A full disk shows in several disguises. */
export function causeOf(error: unknown, path: string): string {
  const code = codeOf(error);
  const mayBeFull = code === CODES.ioError || code === CODES.cantOpen || isNoSpace(error);
  const isFull = code === CODES.full || (mayBeFull && freeBytes(dirname(path)) < FULL_BELOW);
  if (isFull) return `the disk of ${dirname(path)} is full`;
  return error instanceof Error ? error.message : String(error);
}

function isNoSpace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // What can't be found out is not said; a folder that does not exist has no room.
    return folder === dirname(folder) ? Number.POSITIVE_INFINITY : freeBytes(dirname(folder));
  }
}

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}
