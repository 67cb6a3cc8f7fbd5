import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stamp } from '../db/database-files.ts';
import { DAY_MS } from '../durations.ts';

export interface BackupSettings {
  folder: string;
  /** Both the minimum number of backups, and the number of days (including today) for which each is kept. */
  keep: number;
}

export interface Backup {
  file: string;
  madeAt: Date;
}

/** The upper limit of `BACKUP_KEEP`, which the privacy policy promises. */
export const MAX_KEEP_DAYS = 35;

/** A backup dated further than this in the future doesn't count as the newest: the clock has since been set back. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Returns the file name of a finished backup. No other kind of file has a name of this form. */
export function backupName(database: string, madeAt: Date): string {
  return `${backupPrefix(database)}${stamp(madeAt)}.db`;
}

/** Returns the backups of a database, oldest first by the time in their names. */
export function findBackups(folder: string, database: string): Backup[] {
  return findStamped(folder, backupPrefix(database), '.db');
}

export function findLastBackup(folder: string, database: string, now = new Date()): Backup | undefined {
  const latest = now.getTime() + CLOCK_TOLERANCE_MS;
  return findBackups(folder, database).findLast(({ madeAt }) => madeAt.getTime() <= latest);
}

/** Returns the backups that are older than the last `keep` days and have at least `keep` newer backups. */
export function findExpired({ folder, keep }: BackupSettings, database: string, now: Date): Backup[] {
  return withoutRecent(findBackups(folder, database).slice(0, -keep), keep, now);
}

/**
 * Deletes files next to the database that are older than `keep` days: databases that were replaced by a restore, and
 * write-ahead logs that were saved when the database was overwritten.
 */
export function deleteReplaced(database: string, keep: number, now: Date): void {
  for (const name of [basename(database), `${basename(database)}-wal`])
    withoutRecent(findStamped(dirname(database), `${name}.before-`, ''), keep, now).forEach(deleteBackup);
}

export function deleteBackup({ file }: Backup): void {
  for (const suffix of ['', '.sha256', '-wal']) rmSync(file + suffix, { force: true });
}

/** Returns the backups that are older than the last `days` days (in UTC), which include today. */
function withoutRecent(backups: Backup[], days: number, now: Date): Backup[] {
  const firstDay = stamp(new Date(now.getTime() - (days - 1) * DAY_MS)).slice(0, 'YYYY-MM-DD'.length);
  return backups.filter(({ madeAt }) => stamp(madeAt) < firstDay);
}

function backupPrefix(database: string): string {
  return `${basename(database).replace(/\.[^.]+$/, '')}-`;
}

function findStamped(folder: string, prefix: string, suffix: string): Backup[] {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names.flatMap((name) => {
    const stamped = name.slice(prefix.length, name.length - suffix.length);
    const madeAt = new Date(stamped.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
    const isStamped = !Number.isNaN(madeAt.getTime()) && name === `${prefix}${stamp(madeAt)}${suffix}`;
    return isStamped ? [{ file: join(folder, name), madeAt }] : [];
  });
}
