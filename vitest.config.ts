import { defineConfig } from 'vitest/config';
import { ENDING_WITH_PARENT } from './scripts/spawn-server.ts';

export default defineConfig({
  test: {
    // A test that is marked `only` by mistake would hide all others.
    allowOnly: false,
    // Too expensive for each `npm test`; CONTRIBUTING.md lists these tests.
    tags: [{ name: 'full', description: 'left for `npm run test:full`' }],
    // Most tests wait for other processes, so that more workers than cores keep the cores busy.
    maxWorkers: 5,
    // Ends the workers, and the servers that they started, when the runner is killed.
    execArgv: ENDING_WITH_PARENT,
    // Far longer than any test takes, since the machine may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // A process per file takes a third more processor time. So files share one, and each test must undo its changes.
    isolate: false,
    // Mails read their colours from `tokens.css`.
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
