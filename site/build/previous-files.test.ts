import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setPreviousFilesAside } from './previous-files.ts';

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loomline-previous-'));
  process.chdir(folder);
  mkdirSync('dist/pages', { recursive: true });
  writeFileSync('dist/pages/a.html', 'A');
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('a file with the same content is put back, the very same file', () => {
  const before = statSync('dist/pages/a.html').ino;
  expect(putBack('A')).toBe(true);
  expect(statSync('dist/pages/a.html').ino).toBe(before);
});

test.each([
  ['holds something else', () => writeFileSync('dist/pages/a.html', 'B')],
  ['is missing', () => rmSync('dist/pages/a.html')],
  ['was a folder', () => toFolder()],
  ['is a link', () => toLink()],
  // Astro would write into it.
  ['has another name as well', () => linkSync('dist/pages/a.html', 'backup.html')],
  ['is read-only', () => chmodSync('dist/pages/a.html', 0o400)],
  ['was in a folder that was a file', () => toFile()],
])('a file that %s is not put back', (_, change) => {
  change();
  expect(putBack('A')).toBe(false);
  expect(existsSync('dist/pages/a.html')).toBe(false);
});

test('the output folder is empty but for its repository, and in the end nothing is left aside', () => {
  mkdirSync('dist/.git');
  const previous = setPreviousFilesAside(join(folder, 'dist'));
  expect(readdirSync('dist')).toEqual(['.git']);
  previous.remove();
  expect(readdirSync('.astro')).toEqual([]);
});

test('what a build left aside that was killed is not put back', () => {
  setPreviousFilesAside(join(folder, 'dist'));
  expect(putBack('A')).toBe(false);
});

test('the first build has no folder yet', () => {
  rmSync('dist', { recursive: true });
  expect(putBack('A')).toBe(false);
});

function putBack(content: string): boolean {
  const previous = setPreviousFilesAside(join(folder, 'dist'));
  mkdirSync('dist/pages', { recursive: true });
  return previous.putBack(join(folder, 'dist/pages/a.html'), Buffer.from(content));
}

function toFolder(): void {
  rmSync('dist/pages/a.html');
  mkdirSync('dist/pages/a.html');
}

function toLink(): void {
  rmSync('dist/pages/a.html');
  writeFileSync('elsewhere.html', 'A');
  symlinkSync(join(folder, 'elsewhere.html'), 'dist/pages/a.html');
}

function toFile(): void {
  rmSync('dist/pages', { recursive: true });
  writeFileSync('dist/pages', 'A');
}
