import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './scripts/chromium.mjs';

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two workers keep both cores busy with the full browser. The lighter headless shell needs three.
  workers: process.env.HEADLESS_SHELL_PATH ? 3 : 2,
  forbidOnly: true,
  // Generous, because the machine may be busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // The booking form depends on the device's time zone. Tests for other time zones set their own.
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 900 },
    // Animations would take most of the CPU time. Tests of animations enable them.
    reducedMotion: 'reduce',
    // Creating a context for each test would take half a second.
    reuseContext: true,
    launchOptions: {
      ...(HEADLESS_SHELL_PATH && { executablePath: HEADLESS_SHELL_PATH }),
      // A renderer process for each page would take a fifth more CPU time.
      args: [...CHROMIUM_ARGS, '--renderer-process-limit=1'],
    },
  },
});
