// `npm test` runs every check. `npm test -- PATH …` checks the types and runs lint and tests of these paths alone.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { buildIfStale, installIfStale, ROOT, TOOL_ENV } from './setup.mjs';
import { checkReport, testFiles } from './test-report.mjs';

const paths = process.argv.slice(2).map((path) => normalize(path).replace(/\/$/, ''));
const unknown = paths.find((path) => !existsSync(join(ROOT, path)));
if (unknown !== undefined) {
  process.stderr.write(`There is no ${unknown}: npm test -- takes files and folders of the project.\n`);
  process.exit(2);
}
const suites = {
  vitest: testFiles('vitest', paths),
  playwright: testFiles('playwright', paths),
};

await installIfStale();
const chromium = suites.playwright.length > 0 ? findOrInstallChromium() : undefined;
// A unit test needs nothing built.
if (paths.length === 0 || Object.values(suites).flat().some(isOutside)) await buildIfStale();

const reports = mkdtempSync(join(tmpdir(), 'loomline-test-'));
/** @type {Record<keyof typeof suites, string>} */
const reportOf = { vitest: join(reports, 'vitest.json'), playwright: join(reports, 'playwright.json') };
const env = {
  ...TOOL_ENV,
  ...(chromium && { CHROMIUM_PATH: chromium }),
  PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf.playwright,
};
/** @type {string[]} */
const problems = [];
const tests = { passed: 0, failed: 0, skipped: 0 };

check('formatting and lint', 'biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths);
if (paths.length > 0 && paths.every(isScript) && existsSync(join(ROOT, '.astro', 'types.d.ts'))) {
  // Seconds instead of half a minute, since it remembers what it has checked.
  check('types', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.astro/types.tsbuildinfo');
} else {
  check('types', 'astro', 'check', '--minimumFailingSeverity', 'warning');
}
if (paths.length === 0) check('unused files, exports and packages', 'knip');
runTests('unit and integration tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf.vitest}`,
]);
runTests('browser tests', 'playwright', ['test', '--reporter=list,json,./tests/e2e/budget-table.ts']);
rmSync(reports, { recursive: true, force: true });

if (problems.length > 0) process.stdout.write(`\nNot passed:\n${problems.join('\n')}\n`);
const skipped = tests.skipped > 0 ? `, ${tests.skipped} skipped` : '';
process.stdout.write(`\nTests: ${tests.passed} passed, ${tests.failed} failed${skipped}\n`);
process.exit(problems.length > 0 ? 1 : 0);

/** Whether a test stands apart from the code, and looks at what was built. @param {string} file */
function isOutside(file) {
  return file.startsWith('tests/');
}

/** Whether TypeScript alone can check a file. @param {string} path */
function isScript(path) {
  return /\.(tsx?|mjs)$/.test(path);
}

/** @param {string} what @param {string} command @param {string[]} args */
function check(what, command, ...args) {
  const status = run(what, command, args);
  if (status !== 0) problems.push(`${what}: ${command} ended with status ${status}`);
}

/** @param {string} what @param {keyof typeof suites} runner @param {string[]} args */
function runTests(what, runner, args) {
  const files = suites[runner];
  if (files.length === 0) return;
  const status = run(what, runner, [...args, ...(paths.length > 0 ? files : [])]);
  const result = checkReport({ runner, status, report: reportOf[runner], files });
  tests.passed += result.passed;
  tests.failed += result.failed;
  tests.skipped += result.skipped;
  problems.push(...result.problems.map((problem) => `${what}: ${problem}`));
}

/** @param {string} what @param {string} command @param {string[]} args */
function run(what, command, args) {
  process.stdout.write(`\n== ${what}\n`);
  return spawnSync(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] }).status;
}
