import { defineConfig } from 'vitest/config';

/** Runs only unit tests, because Stryker repeats them for each mutant. */
export default defineConfig({
  test: {
    include: ['{config,leads,server}/**/*.test.ts'],
    // High, so that Stryker's own timeout applies first.
    testTimeout: 120_000,
  },
});
