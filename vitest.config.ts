import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{config,content,leads,server,site,scripts}/**/*.test.{ts,tsx}',
      'tests/integration/**/*.test.ts',
    ],
    globalSetup: 'tests/postgres-setup.ts',
    // One left in by mistake would hide all others.
    allowOnly: false,
    // Most of them wait for other processes; by itself Vitest would leave one core out.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
