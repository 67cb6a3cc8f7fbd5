import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { replacedName } from '../db/database-files.ts';
import { backupName, deleteReplaced, findExpired, findLastBackup } from './backups.ts';

const NOW = new Date('2026-12-20T03:00:10.000Z');

/** Creates a folder with empty files of these names. */
function folderWith(names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-copies-'));
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

function nameOf(day: string, database = 'leads.db'): string {
  return backupName(database, new Date(`${day}T03:00:05.000Z`));
}

function expiredIn(days: string[], keep: number): string[] {
  const folder = folderWith(days.map((day) => nameOf(day)));
  return findExpired({ folder, keep }, '/srv/leads.db', NOW).map(({ file }) => basename(file));
}

test('a backup expires once it is old enough and has enough newer backups', () => {
  const daily = Array.from({ length: 20 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
  expect(expiredIn(daily, 14)).toEqual(daily.slice(0, 6).map((day) => nameOf(day)));
  // The newest `keep` backups stay, whatever their age.
  expect(expiredIn(['2026-10-01', '2026-10-02', '2026-12-19', '2026-12-20'], 14)).toEqual([]);
  // Backups of the last `keep` days stay, even if there are more than `keep` of them.
  const folder = folderWith(['01', '02', '03'].map((hour) => `leads-2026-12-20T${hour}-00-00.000Z.db`));
  expect(findExpired({ folder, keep: 1 }, '/srv/leads.db', NOW)).toEqual([]);
});

test('no other file in the folder is mistaken for a backup', () => {
  const others = [
    ...['ended.jsonl', 'leads-2020-01-01.db', 'leads-2020-13-01T03-00-05.000Z.db', 'leads.db'],
    ...[`${nameOf('2020-01-01')}.part`, nameOf('2020-01-01', 'others.db'), `x${nameOf('2020-01-01')}`],
  ];
  const folder = folderWith([...others, nameOf('2026-12-19'), nameOf('2026-12-20')]);
  const expired = findExpired({ folder, keep: 1 }, '/srv/leads.db', NOW);
  expect(expired.map(({ file }) => basename(file))).toEqual([nameOf('2026-12-19')]);
});

test('databases that were replaced by a restore are deleted once they are old enough', () => {
  const folder = folderWith([nameOf('2026-12-01')]);
  const database = join(folder, 'leads.db');
  const replaced = ['2026-12-06', '2026-12-07'].map((day) => replacedName(database, new Date(day)));
  const log = replacedName(`${database}-wal`, new Date('2026-12-06'));
  for (const file of [database, log, ...replaced, `${replaced[0]}-wal`]) writeFileSync(file, '');
  deleteReplaced(database, 14, NOW);
  expect(readdirSync(folder)).toEqual([nameOf('2026-12-01'), 'leads.db', basename(replaced[1] ?? '')]);
});

test('the last backup is the newest backup that is not dated in the future', () => {
  const folder = folderWith(['2026-12-18', '2026-12-19', '2031-01-01'].map((day) => nameOf(day)));
  expect(findLastBackup(folder, 'data/leads.db', NOW)?.madeAt.toISOString()).toBe('2026-12-19T03:00:05.000Z');
  expect(findLastBackup(folder, 'data/others.db', NOW)).toBeUndefined();
  expect(findLastBackup('/nowhere', 'data/leads.db', NOW)).toBeUndefined();
});
