import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const TEXT = Buffer.from('Which size fits? '.repeat(100));

test('both variants hold the text', async () => {
  const made = await compress('page.html', TEXT);
  expect(made.map(({ suffix }) => suffix)).toEqual(['.br', '.gz']);
  expect(made.map(({ bytes }, index) => [brotliDecompressSync, gunzipSync][index]?.(bytes))).toEqual([
    TEXT,
    TEXT,
  ]);
});

test('a small file has no variants', async () => {
  expect(await compress('page.html', TEXT.subarray(0, 511))).toEqual([]);
});
