import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where the copies of a SQLite database go, and how long they stay. */
export interface BackupSettings {
  folder: string;
  /** How many days' copies are kept, today's among them. */
  keep: number;
}

interface Copy {
  file: string;
  madeAt: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** After a clock was set back, copies seem to come from the future. By more than this, they don't count as recent. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Returns the name of a finished copy of a database: no other file has such a name. */
export function copyName(database: string, madeAt: Date): string {
  return `${copyPrefix(database)}${stamp(madeAt)}.db`;
}

/** Returns the path of a database that a restore replaced. It lies beside the new one. */
export function replacedName(database: string, at: Date): string {
  return `${database}.before-${stamp(at)}`;
}

/** Returns the last copy of a database that is not from the future. */
export function findLastCopy(folder: string, database: string, now = new Date()): Copy | undefined {
  const latest = now.getTime() + CLOCK_TOLERANCE_MS;
  return findStamped(folder, copyPrefix(database), '.db').findLast(
    ({ madeAt }) => madeAt.getTime() <= latest,
  );
}

/**
 * Deletes copies, and databases that a restore replaced, once they are too old. Call it after a good copy.
 * @returns the deleted files
 */
export function deleteOldCopies({ folder, keep }: BackupSettings, database: string, now: Date): string[] {
  const firstDay = stamp(new Date(now.getTime() - (keep - 1) * DAY_MS)).slice(0, 'YYYY-MM-DD'.length);
  const old = [
    ...findStamped(folder, copyPrefix(database), '.db'),
    ...findStamped(dirname(database), `${basename(database)}.before-`, ''),
  ]
    .filter(({ madeAt }) => stamp(madeAt) < firstDay)
    .map(({ file }) => file);
  for (const file of old)
    for (const suffix of ['', '.sha256', '-wal']) rmSync(file + suffix, { force: true });
  return old;
}

function copyPrefix(database: string): string {
  return `${basename(database).replace(/\.[^.]+$/, '')}-`;
}

/** A point in time, UTC, as a part of a file name that every file system takes. */
function stamp(instant: Date): string {
  return instant.toISOString().replaceAll(':', '-');
}

/** The files of a folder with a point in time in their names, oldest first. */
function findStamped(folder: string, prefix: string, suffix: string): Copy[] {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names.flatMap((name) => {
    const stamped = name.slice(prefix.length, name.length - suffix.length);
    const madeAt = new Date(stamped.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
    const isOne = !Number.isNaN(madeAt.getTime()) && name === `${prefix}${stamp(madeAt)}${suffix}`;
    return isOne ? [{ file: join(folder, name), madeAt }] : [];
  });
}
