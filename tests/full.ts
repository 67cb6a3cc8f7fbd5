import { TestRunner } from 'vitest';

/** Whether this run includes the tests of `npm run test:full`. */
export const IS_FULL = TestRunner.matchesTags(['full']);

/** Limits a test to `npm run test:full`. Frozen: `test.concurrent` changes its options, so pass it `{ ...FULL }`. */
export const FULL = Object.freeze({ tags: ['full'] });

/** Returns Vitest options that limit a test to `npm run test:full`, unless it is an example that always runs. */
export function fullUnless(isExample: boolean): { tags: string[] } {
  return { tags: isExample ? [] : ['full'] };
}
