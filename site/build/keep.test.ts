import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HOUR_MS = 3_600_000;
const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loomline-keep-'));
  process.chdir(folder);
  vi.resetModules();
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('a result is made once, and comes back whole', async () => {
  const { keep } = await import('./keep.ts');
  const make = vi.fn(async () => Buffer.from('picture'));
  expect(text(await keep(['code', 'input'], make))).toBe('picture');
  expect(text(await keep(['code', 'input'], make))).toBe('picture');
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ['another input', ['code', 'other']],
  ['other code', ['other', 'input']],
  ['the same text in other parts', ['codein', 'put']],
  ['one part more', ['code', 'input', '']],
])('%s has a result of its own', async (_, madeFrom) => {
  const { keep } = await import('./keep.ts');
  await keep(['code', 'input'], making('picture'));
  expect(text(await keep(madeFrom, making('another')))).toBe('another');
  expect(text(await keep(['code', 'input'], making('a third')))).toBe('picture');
});

test.each([
  ['empty', (path: string) => truncateSync(path, 0)],
  ['truncated', (path: string) => truncateSync(path, 36)],
  [
    'changed',
    (path: string) => writeFileSync(path, `${readFileSync(path, 'latin1').slice(0, -1)}x`, 'latin1'),
  ],
])('a kept file that is %s is made anew', async (_, breakFile) => {
  const { keep } = await import('./keep.ts');
  await keep(['input'], making('picture'));
  breakFile(onlyFile());
  expect(text(await keep(['input'], making('picture')))).toBe('picture');
  expect(text(await keep(['input'], making('made again')))).toBe('picture');
});

test('the file of another input is made anew', async () => {
  const { keep } = await import('./keep.ts');
  await keep(['one'], making('one'));
  const one = onlyFile();
  await keep(['two'], making('two'));
  const two = files().find((path) => path !== one) ?? '';
  writeFileSync(one, readFileSync(two));
  expect(text(await keep(['one'], making('one')))).toBe('one');
});

test('whoever makes the same at the same time gets it whole, and leaves one file', async () => {
  const { keep } = await import('./keep.ts');
  const picture = 'x'.repeat(1_000_000);
  const made = await Promise.all(Array.from({ length: 20 }, () => keep(['input'], making(picture))));
  for (const one of made) expect(text(one)).toBe(picture);
  expect(files()).toHaveLength(1);
});

test('what failed is not kept', async () => {
  const { keep } = await import('./keep.ts');
  await expect(keep(['input'], () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  expect(text(await keep(['input'], making('picture')))).toBe('picture');
});

test('what no build has used for a day is removed, and half a file that was left behind', async () => {
  const { keep, removeUnused } = await import('./keep.ts');
  removeUnused();
  await keep(['unused'], making('unused'));
  const unused = onlyFile();
  await keep(['used'], making('used'));
  writeFileSync(join('.astro', 'kept', 'left-behind'), '');
  for (const path of files()) utimesSync(path, hoursAgo(25), hoursAgo(25));
  await keep(['used'], making('made again'));
  removeUnused();
  expect(files()).toHaveLength(1);
  expect(onlyFile()).not.toBe(unused);
});

function making(result: string): () => Promise<Buffer> {
  return async () => Buffer.from(result);
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString();
}

function files(): string[] {
  return readdirSync(join('.astro', 'kept')).map((name) => join('.astro', 'kept', name));
}

function onlyFile(): string {
  expect(files()).toHaveLength(1);
  return files()[0] ?? '';
}

function hoursAgo(hours: number): Date {
  return new Date(Date.now() - hours * HOUR_MS);
}
