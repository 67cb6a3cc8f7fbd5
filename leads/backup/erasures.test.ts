import { appendFileSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readErasures, recordErasure } from './erasures.ts';

const AT = new Date('2026-12-01T12:00:00.000Z');
const BEFORE = '2026-12-01T11:59:59.999Z';
const AFTER = '2026-12-01T12:00:00.001Z';

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'loomline-ledger-')), 'backups');

test('what came before an erasure is erased, under every spelling that erase finds', () => {
  const folder = newFolder();
  expect(readErasures(folder)).toBeUndefined();
  recordErasure(folder, 'JÖRG@Studio.example', AT);
  recordErasure(folder, 'other@studio.example', AT);
  const erasures = readErasures(folder);
  expect(erasures?.count).toBe(2);
  // As SQLite's `lower` leaves each: ASCII letters only.
  for (const address of ['jörg@studio.example', 'jÖrg@studio.example', 'other@studio.example']) {
    expect(erasures?.isErased(address, BEFORE), address).toBe(true);
    expect(erasures?.isErased(address, AFTER), address).toBe(false);
  }
  expect(erasures?.isErased('somebody@studio.example', BEFORE)).toBe(false);
});

test('the ledger is for its owner alone and names nobody', () => {
  const folder = newFolder();
  recordErasure(folder, 'ines@studio.example', AT);
  const file = join(folder, 'erasures.jsonl');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).not.toMatch(/ines|studio/i);
  const other = newFolder();
  recordErasure(other, 'ines@studio.example', AT);
  const hashes = [folder, other].map(
    (place) => readFileSync(join(place, 'erasures.jsonl'), 'utf8').split('\n')[1],
  );
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('half a line, which a kill leaves, costs no other', () => {
  const folder = newFolder();
  recordErasure(folder, 'a@studio.example', AT);
  appendFileSync(join(folder, 'erasures.jsonl'), '{"at":"2026-12-01T1');
  recordErasure(folder, 'b@studio.example', AT);
  const erasures = readErasures(folder);
  expect(erasures).toMatchObject({ count: 2, unreadable: 1 });
  expect(erasures?.isErased('b@studio.example', BEFORE)).toBe(true);
});

test('a ledger without its key is refused, not begun anew', () => {
  const folder = newFolder();
  recordErasure(folder, 'a@studio.example', AT);
  for (const text of ['', '\n', 'null\n', '{"key":1}\n', '{"at":"x","hashes":[]}\n']) {
    writeFileSync(join(folder, 'erasures.jsonl'), text);
    expect(() => readErasures(folder)).toThrow('its first line has no key');
    expect(() => recordErasure(folder, 'b@studio.example', AT)).toThrow('its first line has no key');
  }
});
