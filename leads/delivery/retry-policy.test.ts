import { expect, test } from 'vitest';
import { GIVE_UP_AFTER_MS, retryDelay } from './retry-policy.ts';

test('each delay is twice the one before, up to an hour', () => {
  expect([1, 2, 3, 4, 11, 12, 500].map((attempts) => retryDelay(attempts, 0.5) / 1000)).toEqual([
    2, 4, 8, 16, 2048, 3600, 3600,
  ]);
});

test('jitter adds or subtracts up to a quarter', () => {
  expect([retryDelay(12, 0), retryDelay(12, 1)]).toEqual([2_700_000, 4_500_000]);
});

test('a delivery is given up after five days (spec section 10.3)', () => {
  expect(GIVE_UP_AFTER_MS / 1000).toBe(432_000);
});
