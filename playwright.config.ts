import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './scripts/chromium.mjs';

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two keep both cores busy in the browser, and not in its shell.
  workers: process.env.HEADLESS_SHELL_PATH ? 3 : 2,
  forbidOnly: true,
  // Far beyond what any takes: the machine may have other things to do, and what hangs hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // The clock of the device decides what the form shows: a test that is about another names it.
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 900 },
    // Movement costs most of the processor time. The tests that are about it turn it on.
    reducedMotion: 'reduce',
    // A new context costs half a second.
    reuseContext: true,
    launchOptions: {
      ...(HEADLESS_SHELL_PATH && { executablePath: HEADLESS_SHELL_PATH }),
      args: CHROMIUM_ARGS,
    },
  },
});
