import { expect, test } from 'vitest';
import { waitAfter } from './retry-policy.ts';

test('each wait is twice the one before, up to an hour', () => {
  expect([1, 2, 3, 4, 11, 12, 500].map((attempts) => waitAfter(attempts, 0.5) / 1000)).toEqual([
    2, 4, 8, 16, 2048, 3600, 3600,
  ]);
});

test('a quarter of the wait more or less is left to chance', () => {
  expect([waitAfter(12, 0), waitAfter(12, 1)]).toEqual([2_700_000, 4_500_000]);
});
