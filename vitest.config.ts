import { defineConfig } from 'vitest/config';
import { ENDING_WITH_PARENT } from './scripts/spawn-server.ts';

export default defineConfig({
  test: {
    // One left in by mistake would hide all others.
    allowOnly: false,
    // Too dear for each `npm test`; CONTRIBUTING.md says what is.
    tags: [{ name: 'full', description: 'left for `npm run test:full`' }],
    // Most tests wait for other processes. Vitest's default leaves one core idle, and three files at a time part of both.
    maxWorkers: 5,
    // A runner that is killed leaves its workers, and they their servers.
    execArgv: ENDING_WITH_PARENT,
    // Far beyond what any takes: the machine may have other things to do, and what hangs hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // A process for each file takes a third more processor time. A test undoes what it changes.
    isolate: false,
    // Mails read their colours from it.
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
