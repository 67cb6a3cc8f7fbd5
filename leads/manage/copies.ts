import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stamp } from '../db/database-files.ts';
import { DAY_MS } from '../durations.ts';

/** Where the copies of a SQLite database go, and how long they stay. */
export interface BackupSettings {
  folder: string;
  /** How many of the newest backups are kept whatever their age, and for how many days each is kept, today among them. */
  keep: number;
}

export interface Copy {
  file: string;
  madeAt: Date;
}

/** The most that `BACKUP_KEEP` takes: the privacy policy promises it. */
export const MAX_KEEP_DAYS = 35;

/** After a clock was set back, copies seem to come from the future. By more than this, they don't count as recent. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Returns the name of a finished copy of a database: no other file has such a name. */
export function copyName(database: string, madeAt: Date): string {
  return `${copyPrefix(database)}${stamp(madeAt)}.db`;
}

/** Returns the backups of a database, oldest first by the time in their names. */
export function findCopies(folder: string, database: string): Copy[] {
  return findStamped(folder, copyPrefix(database), '.db');
}

/** Returns the newest backup of a database that is not from the future. */
export function findLastCopy(folder: string, database: string, now = new Date()): Copy | undefined {
  const latest = now.getTime() + CLOCK_TOLERANCE_MS;
  return findCopies(folder, database).findLast(({ madeAt }) => madeAt.getTime() <= latest);
}

/** Returns the backups that are old enough to go, and that as many newer ones as are kept have replaced. */
export function findExpired({ folder, keep }: BackupSettings, database: string, now: Date): Copy[] {
  return withoutRecent(findCopies(folder, database).slice(0, -keep), keep, now);
}

/** Deletes the databases that restores replaced, and the logs of overwritten ones, once they are old enough. */
export function deleteReplaced(database: string, keep: number, now: Date): void {
  for (const name of [basename(database), `${basename(database)}-wal`])
    withoutRecent(findStamped(dirname(database), `${name}.before-`, ''), keep, now).forEach(deleteCopy);
}

export function deleteCopy({ file }: Copy): void {
  for (const suffix of ['', '.sha256', '-wal']) rmSync(file + suffix, { force: true });
}

/** Leaves out those of the last days, in UTC; today is the first of them. */
function withoutRecent(copies: Copy[], days: number, now: Date): Copy[] {
  const firstDay = stamp(new Date(now.getTime() - (days - 1) * DAY_MS)).slice(0, 'YYYY-MM-DD'.length);
  return copies.filter(({ madeAt }) => stamp(madeAt) < firstDay);
}

function copyPrefix(database: string): string {
  return `${basename(database).replace(/\.[^.]+$/, '')}-`;
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
