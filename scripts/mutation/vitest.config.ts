import { defineConfig } from 'vitest/config';

/** Runs only unit tests, because Stryker repeats them for each mutant. */
export default defineConfig({
  test: {
    include: ['{config,leads,server}/**/*.test.ts'],
    // High, because Stryker has a timeout of its own.
    testTimeout: 120_000,
  },
});
