import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{content,leads,server,site,scripts}/**/*.test.{ts,tsx}', 'tests/integration/**/*.test.ts'],
    globalSetup: 'tests/postgres-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
