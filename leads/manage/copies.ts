import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where the copies of a SQLite database go, and how long they stay. */
export interface BackupSettings {
  folder: string;
  /** How many days' copies are kept, today's among them. */
  keep: number;
}

export interface Copy {
  file: string;
  madeAt: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** After a clock was set back, copies seem to come from the future. By more than this, they don't count as recent. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Returns the name of a finished copy of a database: no other file has such a name. */
export function copyName(database: string, madeAt: Date): string {
  return `${stem(database)}-${stamp(madeAt)}.db`;
}

export function replacedName(database: string, at: Date): string {
  return `${database}.before-${stamp(at)}`;
}

/** Returns the last copy of a database that is not from the future. */
export function findLastCopy(folder: string, database: string, now = new Date()): Copy | undefined {
  const latest = now.getTime() + CLOCK_TOLERANCE_MS;
  return findCopies(folder, database).findLast(({ madeAt }) => madeAt.getTime() <= latest);
}

/**
 * Deletes copies, and databases that a restore replaced, once they are too old. Call it after a good copy.
 * @returns the deleted files
 */
export function deleteOldCopies({ folder, keep }: BackupSettings, database: string, now: Date): string[] {
  const firstDay = dayOf(new Date(now.getTime() - (keep - 1) * DAY_MS));
  const old = [...findCopies(folder, database), ...findReplaced(database)]
    .filter(({ madeAt }) => dayOf(madeAt) < firstDay)
    .map(({ file }) => file);
  for (const file of old)
    for (const suffix of ['', '.sha256', '-wal']) rmSync(file + suffix, { force: true });
  return old;
}

/** The copies of a database in a folder, oldest first. */
function findCopies(folder: string, database: string): Copy[] {
  return findStamped(folder, `${stem(database)}-`, '.db');
}

/** What restores have replaced, oldest first. It lies beside the database. */
function findReplaced(database: string): Copy[] {
  return findStamped(dirname(database), `${basename(database)}.before-`, '');
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

function stem(database: string): string {
  return basename(database).replace(/\.[^.]+$/, '');
}

/** A point in time, UTC, as a part of a file name that every file system takes. */
function stamp(instant: Date): string {
  return instant.toISOString().replaceAll(':', '-');
}

const STAMP = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

function findStamped(folder: string, prefix: string, suffix: string): Copy[] {
  const names = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.startsWith(prefix) && name.endsWith(suffix))
    .flatMap((name) => {
      const [, hour, minute, second] =
        STAMP.exec(name.slice(prefix.length, name.length - suffix.length)) ?? [];
      const madeAt = new Date(`${hour}:${minute}:${second}`);
      return Number.isNaN(madeAt.getTime()) ? [] : [{ file: join(folder, name), madeAt }];
    })
    .toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime());
}
