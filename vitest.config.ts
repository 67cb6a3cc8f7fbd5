import { defineConfig } from 'vitest/config';
import { ENDING_WITH_PARENT } from './scripts/spawn-server.ts';

export default defineConfig({
  test: {
    // A leftover `.only` would skip all other tests.
    allowOnly: false,
    // Too slow for every `npm test`. CONTRIBUTING.md lists these tests.
    tags: [{ name: 'full', description: 'only run by `npm run test:full`' }],
    // More workers than cores, because most tests wait for other processes.
    maxWorkers: 5,
    // Ends the workers and their servers if the runner is killed.
    execArgv: ENDING_WITH_PARENT,
    // Generous, because the machine may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // A process per file would take a third more CPU time. Files share a process, so each test must undo its changes.
    isolate: false,
    // Needed by mails, which read their colours from `tokens.css`.
    css: { include: /tokens\.css/ },
    projects: [
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: 'tests/postgres-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{agent,config,content,leads,server,site,scripts,tests/agent}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
