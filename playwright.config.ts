import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './scripts/chromium.mjs';

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two workers keep both cores busy with the full browser, but not with the headless shell.
  workers: process.env.HEADLESS_SHELL_PATH ? 3 : 2,
  forbidOnly: true,
  // Far above the slowest test, so that no test fails on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // The form depends on the device's time zone. Tests for other time zones set their own.
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 900 },
    // Animations take most of the processor time. Tests of motion turn them on.
    reducedMotion: 'reduce',
    // A new context takes half a second.
    reuseContext: true,
    launchOptions: {
      ...(HEADLESS_SHELL_PATH && { executablePath: HEADLESS_SHELL_PATH }),
      args: CHROMIUM_ARGS,
    },
  },
});
