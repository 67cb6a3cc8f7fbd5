import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './setup.mjs';

/**
 * What one runner says about one test file, and about each test in it.
 * @typedef {object} FileResult
 * @property {string} file
 * @property {string} [error] why the file as a whole failed
 * @property {{ title: string, status: string, tags: string[], error?: string }[]} tests
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
      report.testResults.map((/** @type {any} */ { name, message, assertionResults }) => ({
        file: relative(ROOT, name),
        error: message,
        tests: assertionResults.map(
          (/** @type {any} */ { ancestorTitles = [], title, status, tags = [], failureMessages }) => ({
            title: [...ancestorTitles, title].join(' › '),
            status,
            tags,
            error: failureMessages?.[0],
          }),
        ),
      })),
  },
  playwright: {
    files: /\.spec\.tsx?$/,
    read: (report) => [
      ...report.suites.map((/** @type {any} */ suite) => ({
        file: join('tests/e2e', suite.file),
        tests: testsIn(suite),
      })),
      ...(report.errors ?? []).map((/** @type {any} */ { message, location }) => ({
        file: location ? relative(ROOT, location.file) : 'tests/e2e',
        error: message,
        tests: [],
      })),
    ],
  },
};

/** @type {Record<string, string>} */
const STATUS = {
  passed: 'passed',
  expected: 'passed',
  skipped: 'skipped',
  pending: 'skipped',
  todo: 'skipped',
};

/** @param {any} suite @param {string[]} [titles] @returns {FileResult['tests']} */
function testsIn({ specs, suites = [] }, titles = []) {
  return [
    ...specs.flatMap((/** @type {any} */ { title, tags = [], tests }) =>
      tests.map((/** @type {any} */ { status, results }) => ({
        title: [...titles, title].join(' › '),
        status,
        tags,
        error: results?.find((/** @type {any} */ { errors }) => errors?.length > 0)?.errors[0].message,
      })),
    ),
    ...suites.flatMap((/** @type {any} */ suite) => testsIn(suite, [...titles, suite.title])),
  ];
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
    .filter((path) => RUNNERS[runner].files.test(path) && !path.split(sep).includes('node_modules'))
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
 * @param {boolean} [run.isFull] whether it was to run the tests with the tag `full` as well
 * @returns {{ passed: number, failed: number, skipped: number, left: number, problems: string[], failures: string[] }}
 *   `left` are those with the tag, `failures` each failed test with the first line of its error
 */
export function checkReport({ runner, status, report, files, isFull = true }) {
  const results = readResults(runner, report);
  const problems = status === 0 ? [] : [`it ended with status ${status}`];
  if (!results) problems.push('it left no report that can be read');
  const total = { passed: 0, failed: 0, skipped: 0, left: 0 };
  const failures = [];
  for (const { file, error, tests } of results ?? []) {
    if (error) failures.push(failure(file, error));
    for (const test of tests) {
      const outcome = outcomeOf(test, isFull);
      total[outcome] += 1;
      if (outcome === 'failed') failures.push(failure(`${file} › ${test.title}`, test.error));
    }
  }
  if (total.failed > 0) problems.push(`${total.failed} failed`);
  if (results && total.passed + total.failed === 0) problems.push('no test ran');
  for (const file of results ? files : []) {
    const written = testsWritten(readFileSync(join(ROOT, file), 'utf8'));
    const found = results?.find((result) => result.file === file)?.tests.length ?? 0;
    if (found < Math.max(1, written))
      problems.push(`${file} holds ${written} tests, of which ${found} were found`);
  }
  return { ...total, problems, failures };
}

/**
 * Whatever neither passed nor was skipped has failed.
 * @param {FileResult['tests'][number]} test @param {boolean} isFull
 */
function outcomeOf({ status, tags }, isFull) {
  if (STATUS[status] === 'passed') return 'passed';
  if (STATUS[status] !== 'skipped') return 'failed';
  return !isFull && tags.includes('full') ? 'left' : 'skipped';
}

/** @param {string} what @param {string} [error] */
function failure(what, error = '') {
  const [line = ''] = stripVTControlCharacters(error).trim().split('\n');
  return `${what}\n  ${line || 'it says nothing'}`;
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
