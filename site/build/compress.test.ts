import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from './compress.ts';

const TEXT = Buffer.from('Which size fits? '.repeat(100));
const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loomline-compress-'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('both variants hold the text, also those that are kept', async () => {
  const made = await compress('page.html', TEXT);
  expect(made.map(({ suffix }) => suffix)).toEqual(['.br', '.gz']);
  expect(made.map(({ bytes }) => bytes).map(unpack)).toEqual([TEXT, TEXT]);
  const [name = ''] = readdirSync('.astro/kept');
  const before = readFileSync(join('.astro/kept', name));
  expect(await compress('page.html', TEXT)).toEqual(made);
  writeFileSync(join('.astro/kept', name), before.subarray(0, 40));
  expect(await compress('page.html', TEXT)).toEqual(made);
});

test('a small file has no variants', async () => {
  expect(await compress('page.html', TEXT.subarray(0, 511))).toEqual([]);
});

function unpack(bytes: Uint8Array, index: number): Buffer {
  return index === 0 ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}
