import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { buildIfStale, installIfStale, ROOT, TOOL_ENV } from './setup.mjs';

await installIfStale();
const chromium = findOrInstallChromium();
await buildIfStale();

const reports = mkdtempSync(join(tmpdir(), 'loomline-test-'));
const env = {
  ...TOOL_ENV,
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
};
const checks = [
  ['formatting and lint', 'biome', 'check', '--error-on-warnings'],
  ['types', 'astro', 'check', '--minimumFailingSeverity', 'warning'],
  ['unused files, exports and packages', 'knip'],
  [
    'unit and integration tests',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ],
  ['browser tests', 'playwright', 'test', '--reporter=list,json,./tests/e2e/budget-table.ts'],
];

const failed = checks
  .filter(([what = '', command = '', ...args]) => {
    process.stdout.write(`\n== ${what}\n`);
    return spawnSync(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0;
  })
  .map(([what]) => what);

const vitest = readReport('vitest.json');
const playwright = readReport('playwright.json')?.stats;
const passedTests = (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0);
const failedTests = (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0);

if (failed.length > 0) process.stdout.write(`\nNot passed: ${failed.join(', ')}\n`);
process.stdout.write(`\nTests: ${passedTests} passed, ${failedTests} failed\n`);
process.exit(failed.length > 0 ? 1 : 0);

/** @param {string} name */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return undefined;
  }
}
