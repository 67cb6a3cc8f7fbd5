import { defineConfig } from 'vitest/config';

/** Runs the unit tests of the code that is mutated, and no other: they run again for each change of it. */
export default defineConfig({
  test: {
    include: ['{config,leads,server}/**/*.test.ts'],
    // Stryker ends a run that takes too long.
    testTimeout: 120_000,
  },
});
