import { expect, test } from 'vitest';
import { nextTry } from './retry-policy.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const created_at = '2026-11-20T11:00:00.000Z';

function waitAfter(attempts: number, chance = 0.5): number {
  return ((nextTry({ attempts, created_at }, NOW, chance)?.getTime() ?? 0) - NOW.getTime()) / 1000;
}

test('each wait is twice the one before, up to an hour', () => {
  expect([1, 2, 3, 4, 11, 12, 500].map((attempts) => waitAfter(attempts))).toEqual([
    2, 4, 8, 16, 2048, 3600, 3600,
  ]);
});

test('a quarter of the wait more or less is left to chance', () => {
  expect([waitAfter(12, 0), waitAfter(12, 1)]).toEqual([2700, 4500]);
});

test('after five days it is given up', () => {
  const daysOld = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
  expect(nextTry({ attempts: 100, created_at: daysOld(4.9) }, NOW)).toBeDefined();
  expect(nextTry({ attempts: 100, created_at: daysOld(5) }, NOW)).toBeUndefined();
});
