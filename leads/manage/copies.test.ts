import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyName, deleteOldCopies, findLastCopy, replacedName } from './copies.ts';

const NOW = new Date('2026-12-20T03:00:10.000Z');

/** A folder with files of these names. */
function folderWith(names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-copies-'));
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

function copyOf(day: string, database = 'leads.db'): string {
  return copyName(database, new Date(`${day}T03:00:05.000Z`));
}

test('the copies of the kept days stay, and nothing else in the folder is touched', () => {
  const others = [
    ...['ended.jsonl', 'leads-2020-01-01.db', 'leads-2020-13-01T03-00-05.000Z.db', 'leads.db'],
    ...[`${copyOf('2020-01-01')}.part`, copyOf('2020-01-01', 'others.db'), `x${copyOf('2020-01-01')}`],
  ];
  const folder = folderWith([
    ...['2026-12-06', '2026-12-07', '2026-12-19', '2026-12-20'].map((day) => copyOf(day)),
    ...others,
  ]);
  const deleted = deleteOldCopies({ folder, keep: 14 }, '/srv/leads.db', NOW);
  expect(deleted.map((file) => basename(file))).toEqual([copyOf('2026-12-06')]);
  expect(readdirSync(folder).toSorted()).toEqual(
    [...others, ...['2026-12-07', '2026-12-19', '2026-12-20'].map((day) => copyOf(day))].toSorted(),
  );
});

test('what a restore replaced is a copy too: it goes with them', () => {
  const folder = folderWith([]);
  const database = join(folder, 'leads.db');
  const replaced = replacedName(database, new Date('2026-12-01T12:00:00.000Z'));
  for (const file of [database, replaced, `${replaced}-wal`]) writeFileSync(file, '');
  expect(deleteOldCopies({ folder: '/nowhere', keep: 14 }, database, NOW)).toEqual([replaced]);
  expect(readdirSync(folder)).toEqual(['leads.db']);
});

test('the last copy is the newest that is not from the future', () => {
  const folder = folderWith(['2026-12-18', '2026-12-19', '2031-01-01'].map((day) => copyOf(day)));
  expect(findLastCopy(folder, 'data/leads.db', NOW)?.madeAt.toISOString()).toBe('2026-12-19T03:00:05.000Z');
  expect(findLastCopy(folder, 'data/others.db', NOW)).toBeUndefined();
  expect(findLastCopy('/nowhere', 'data/leads.db', NOW)).toBeUndefined();
});
