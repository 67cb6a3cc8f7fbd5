import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
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

/** Returns the name of a good copy of a database: no other file has such a name. */
export function copyName(database: string, madeAt: Date): string {
  return `${stem(database)}-${stamp(madeAt)}.db`;
}

export function unfinishedCopy(folder: string, database: string): string {
  return join(folder, `.${basename(database)}.unfinished`);
}

/** Returns the path for what a restore replaces. */
export function replacedName(database: string, at: Date): string {
  return `${database}.before-${stamp(at)}`;
}

/** Returns the good copies of a database in a folder, oldest first. */
function goodCopies(folder: string, database: string): Copy[] {
  return stamped(folder, `${stem(database)}-`, '.db');
}

/** Returns what restores have replaced, oldest first. It lies beside the database. */
export function replacedDatabases(database: string): Copy[] {
  return stamped(dirname(database), `${basename(database)}.before-`, '');
}

/**
 * Returns when the last good copy of a database was made; undefined if there is none.
 * @param folder of the copies, `backups.folder` of the configuration
 * @param database the path of the database file
 */
export function lastGoodBackup(folder: string, database: string, now = new Date()): Date | undefined {
  const latest = now.getTime() + CLOCK_TOLERANCE_MS;
  return goodCopies(folder, database).findLast(({ madeAt }) => madeAt.getTime() <= latest)?.madeAt;
}

/**
 * Returns when the last copy of a person who is erased now will be deleted.
 * @returns undefined if there is no copy
 */
export function heldUntil(
  { folder, keep }: BackupSettings,
  database: string,
  now = new Date(),
): Date | undefined {
  const times = [...goodCopies(folder, database), ...replacedDatabases(database)].map(({ madeAt }) =>
    madeAt.getTime(),
  );
  if (existsSync(unfinishedCopy(folder, database))) times.push(now.getTime());
  return times.length === 0 ? undefined : new Date(Math.max(...times) + keep * DAY_MS);
}

/**
 * Deletes copies, and databases that a restore replaced, once they are too old. Call it after a good copy.
 * @returns the deleted files
 */
export function deleteOldCopies({ folder, keep }: BackupSettings, database: string, now: Date): string[] {
  const firstDay = dayOf(new Date(now.getTime() - (keep - 1) * DAY_MS));
  const old = [...goodCopies(folder, database), ...replacedDatabases(database)]
    .filter(({ madeAt }) => dayOf(madeAt) < firstDay)
    .map(({ file }) => file);
  for (const file of old) for (const suffix of ['', '-wal']) rmSync(file + suffix, { force: true });
  return old;
}

/** The day in UTC. */
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

function stamped(folder: string, prefix: string, suffix: string): Copy[] {
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
