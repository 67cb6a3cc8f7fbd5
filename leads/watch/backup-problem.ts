import { statSync } from 'node:fs';
import { type BackupSettings, findLastCopy } from '../backup/copies.ts';

/** A day, and time for the night's copy. */
const MAX_AGE_MS = 26 * 60 * 60 * 1000;

/**
 * Returns what is wrong with the copies of a database in one sentence; undefined if the last one is recent, or the
 * database is too new to have one, or not there at all.
 */
export function backupProblem(
  { folder }: BackupSettings,
  database: string,
  now = new Date(),
): string | undefined {
  const oldest = now.getTime() - MAX_AGE_MS;
  const last = findLastCopy(folder, database, now)?.madeAt;
  if (last)
    return last.getTime() > oldest ? undefined : `The last good backup is from ${last.toISOString()}.`;
  const isOld = (statSync(database, { throwIfNoEntry: false })?.birthtimeMs ?? Infinity) <= oldest;
  return isOld ? 'There is no good backup.' : undefined;
}
