import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './setup.mjs';

/**
 * What one runner says about one test file.
 * @typedef {{ file: string, passed: number, failed: number, skipped: number }} FileResult
 */

/** @typedef {'vitest' | 'playwright'} Runner */

/**
 * How each runner's test files are named, and how its JSON report is read.
 * @type {Record<Runner, { files: RegExp, read: (report: any) => FileResult[] }>}
 */
const RUNNERS = {
  vitest: {
    files: /\.test\.tsx?$/,
    read: (report) =>
      report.testResults.map((/** @type {any} */ { name, assertionResults }) => ({
        file: relative(ROOT, name),
        ...count(assertionResults.map((/** @type {any} */ { status }) => status)),
      })),
  },
  playwright: {
    files: /\.spec\.tsx?$/,
    read: (report) =>
      report.suites.map((/** @type {any} */ suite) => ({
        file: join('tests/e2e', suite.file),
        ...count(testsIn(suite).map(({ status }) => PLAYWRIGHT_STATUS[status] ?? status)),
      })),
  },
};

/** @type {Record<string, string>} */
const PLAYWRIGHT_STATUS = { expected: 'passed', skipped: 'skipped' };

/** @param {any} suite @returns {any[]} */
function testsIn({ specs, suites = [] }) {
  return [...specs.flatMap((/** @type {any} */ { tests }) => tests), ...suites.flatMap(testsIn)];
}

/** Whatever neither passed nor was skipped has failed. @param {string[]} statuses */
function count(statuses) {
  const passed = statuses.filter((status) => status === 'passed').length;
  const skipped = statuses.filter((status) => ['skipped', 'pending', 'todo'].includes(status)).length;
  return { passed, skipped, failed: statuses.length - passed - skipped };
}

/**
 * The test files of a runner, wherever they are: one that lies where the runner does not look is noticed as well.
 * @param {Runner} runner
 * @param {string[]} paths files or folders, from the project's folder; none stands for all
 * @returns {string[]} paths from the project's folder
 */
export function testFiles(runner, paths) {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_OURS.includes(entry.name))
    .flatMap(({ name }) =>
      readdirSync(join(ROOT, name), { recursive: true }).map((path) => join(name, String(path))),
    )
    .filter((path) => RUNNERS[runner].files.test(path))
    .filter(
      (file) => paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`)),
    )
    .sort();
}

const NOT_OURS = ['build', 'data', 'dist', 'node_modules', 'screens', 'test-results'];

/**
 * Counts what a runner reports, and lists every reason not to believe that all is well: its exit status alone
 * proves nothing.
 * @param {object} run
 * @param {Runner} run.runner
 * @param {number | null} run.status its exit status
 * @param {string} run.report the path of its JSON report
 * @param {string[]} run.files the test files that it was to run
 * @returns {{ passed: number, failed: number, skipped: number, problems: string[] }}
 */
export function checkReport({ runner, status, report, files }) {
  const results = readResults(runner, report);
  const problems = status === 0 ? [] : [`it ended with status ${status}`];
  if (!results) problems.push('it left no report that can be read');
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of results ?? []) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  if (total.failed > 0) problems.push(`${total.failed} failed`);
  if (results && total.passed + total.failed === 0) problems.push('no test ran');
  for (const file of results ? files : []) {
    const written = testsWritten(readFileSync(join(ROOT, file), 'utf8'));
    const result = results?.find((candidate) => candidate.file === file);
    const found = result ? result.passed + result.failed + result.skipped : 0;
    if (found < Math.max(1, written))
      problems.push(`${file} holds ${written} tests, of which ${found} were found`);
  }
  return { ...total, problems };
}

/** @param {Runner} runner @param {string} path */
function readResults(runner, path) {
  try {
    return RUNNERS[runner].read(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * How many tests a file holds at least: each place where one is written stands for one or, in a loop, for several.
 * @param {string} source
 */
function testsWritten(source) {
  return (
    source.match(/^ *(?:test|it)(?:\.(?:concurrent|each|for|only|skip|skipIf|runIf|fails)\b.*)?(?:\(|<)/gm)
      ?.length ?? 0
  );
}
